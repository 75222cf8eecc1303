"""A puzzle at one terminal: a choice is weighed, and nothing is played."""

from __future__ import annotations

from msgspec import convert

from archipel.analysis.values import HUNDREDTHS
from archipel.cli.output import Output
from archipel.cli.session.game_session import GameSession
from archipel.cli.session.hints import named
from archipel.cli.session.input_reader import InputReader
from archipel.cli.table_setup import TableSetup
from archipel.core.catalog import game as find_game
from archipel.core.scene import Scene
from archipel.core.values import Outcome, Seat
from archipel.puzzles import Puzzle, answer
from archipel.puzzles.answering import three_of
from archipel.table.rows import Entry


class PuzzleSession(GameSession):
    """The table is as the seat saw it, and stays so until the puzzle is solved."""

    def __init__(self, puzzle: Puzzle, output: Output, reader: InputReader) -> None:
        record = puzzle.record.resolved()
        game = find_game(record.game)
        setup = TableSetup(game, game.mode(puzzle.mode), convert(record.options, game.options), record.seats)
        super().__init__(setup, bytes.fromhex(record.seed), {}, output, reader)
        for seat, action in record.actions:
            self.history.commit(self.history.prepare(Entry("act", seat, action)))
        self.unread = {seat: [] for seat in range(record.seats)}
        self.people = [puzzle.seat]
        self.puzzle = puzzle
        self.solved = False
        output.viewer = puzzle.seat

    def play(self) -> Outcome | None:
        solutions = len(self.puzzle.best)
        self.output.tell("puzzle-ask")
        self.output.tell(f"puzzle-ask-{self.puzzle.unit}", value=self._value(self.puzzle.value), solutions=solutions)
        while not self.solved:
            self.ask(self.puzzle.seat)
        return None

    def act(self, seat: Seat, action: str) -> None:
        """Weighed, where it can be done; refused as at a table where it cannot."""
        self.history.prepare(Entry("act", seat, action))
        found = answer(self.puzzle, action)
        self.trail.clear()
        self.solved = found.good
        if found.good:
            self._tell_solution()
            return
        self.output.tell("terminal-puzzle-not-yet", value=self._value(found.value), best=self._value(self.puzzle.value))
        if found.why is not None:
            self.output.tell("analysis-missing", line=found.why.text())

    def hint(self, seat: Seat) -> None:
        """Three choices, the best among them."""
        self.output.tell("puzzle-among")
        for action in three_of(self.puzzle):
            self.output.line(f"  {named(self._scene(), action, self.output)} [{action}]")

    def _tell_solution(self) -> None:
        self.output.tell("analysis-good")
        tempting = next(one for one in self.puzzle.others if one.action == self.puzzle.tempting)
        what = named(self._scene(), tempting.action, self.output)
        self.output.tell(f"puzzle-tempts-{self.puzzle.unit}", what=what, value=self._value(tempting.value))
        for line in self.puzzle.reasons():
            self.output.line(f"  {self.output.text(line.text())}")

    def _scene(self) -> Scene:
        state = self.history.state
        return self.game.scene(state.view(self.puzzle.seat), state.legal_actions(self.puzzle.seat))

    def _value(self, hundredths: int) -> str:
        if self.puzzle.unit == "chance":
            return self.output.key("analysis-percent", number=str(round(hundredths / HUNDREDTHS)))
        return f"{hundredths / HUNDREDTHS:.1f}"
