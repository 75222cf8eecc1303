"""The command `replay`: a record told from its first line to its score sheet."""

from __future__ import annotations

from pathlib import Path

import msgspec

from archipel.cli.brief import Brief
from archipel.cli.consoles import table_console
from archipel.cli.reader import InputEnded, Reader
from archipel.cli.sheet import show_sheet
from archipel.cli.speech import Speech
from archipel.core.catalog import game as find_game
from archipel.core.game import Game
from archipel.core.record import Record, replay
from archipel.core.state import State
from archipel.words import words


def replay_file(file: Path, lang: str, step: bool) -> None:
    """BrokenRecord before anything is told where the record does not play to its last action."""
    record = Record.from_json(file.read_bytes())
    replay(record)
    Teller(record, lang, step).tell()


class Teller:
    def __init__(self, record: Record, lang: str, step: bool) -> None:
        said = words(lang, record.game)
        names = [said.key("seat-number", number=seat + 1) for seat in range(record.seats)]
        self.record = record
        self.step = step
        self.reader = Reader()
        self.speech = Speech(said, names, table_console())

    def tell(self) -> None:
        game, state = self.begin()
        for ply, (seat, line) in enumerate(self.record.actions, 1):
            if self.step:
                self.pause(game, state, f"{ply}. {self.speech.names[seat]}: {line}")
            self.speech.log(state.apply(seat, game.actions.parse(line)))
        outcome = state.outcome()
        if outcome is not None:
            show_sheet(self.speech, outcome)
        else:
            self.speech.tell("terminal-unfinished", count=len(self.record.actions))

    def begin(self) -> tuple[Game, State]:
        game = find_game(self.record.game)
        self.speech.line(self.speech.key("name"), "bold")
        options = msgspec.convert(self.record.options, game.options)
        state, events = game.open(options, self.record.seats, self.record.seed)
        self.speech.log(events)
        return game, state

    def pause(self, game: Game, state: State, line: str) -> None:
        """The table as everybody sees it, then the action to come; Enter goes on, the end of input to the end."""
        for row in Brief(game.scene(state.view(None), ()), self.speech, {}).lines():
            self.speech.line(row)
        self.speech.line(line, "bold")
        try:
            self.reader.wait(self.speech, self.speech.key("terminal-press-enter"))
        except InputEnded:
            self.step = False
