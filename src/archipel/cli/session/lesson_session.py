"""A lesson at one terminal: notes to read, and the moves the learner makes to go on."""

from __future__ import annotations

from archipel.analysis import Advice
from archipel.cli.output import Output
from archipel.cli.session.game_session import GameSession, Quit
from archipel.cli.session.hints import tell_advice
from archipel.cli.session.input_reader import InputReader
from archipel.cli.session.page import Page
from archipel.cli.session.rules_text import rules
from archipel.cli.session.score_sheet import show_sheet
from archipel.cli.session.typed_command import command
from archipel.cli.table_setup import TableSetup
from archipel.core.values import Outcome, Seat
from archipel.server.content.lessons import Lesson
from archipel.table.refusal import Refusal


class LessonSession(GameSession):
    """A terminal at which a lesson decides who plays what, and which moves are taken."""

    def __init__(self, lesson: Lesson, output: Output, reader: InputReader) -> None:
        plan, game = lesson.plan, lesson.game
        mode = game.mode(plan.mode)
        setup = TableSetup(game, mode, game.choose_options(mode, plan.options), plan.seats)
        others = {seat: "random" for seat in range(plan.seats) if seat != plan.seat}
        super().__init__(setup, bytes.fromhex(plan.seed), others, output, reader)
        self.lesson = lesson
        self.history = lesson.history
        self.read = 0
        self.told = -1
        output.viewer = plan.seat

    def play(self) -> Outcome:
        self.output.tell("learn-how")
        while True:
            self.note()
            outcome = self.lesson.outcome()
            if self.lesson.moment.you:
                self.ask(self.lesson.seat)
            elif self.lesson.last and outcome is not None:
                self.reader.close()
                show_sheet(self.output, outcome, self.game)
                self.output.tell("learn-done")
                return outcome
            else:
                self.turn_page()

    def note(self) -> None:
        """What has happened since the step before, then what is to be known now, once."""
        lesson, seat = self.lesson, self.lesson.seat
        for line in lesson.history.lines[self.read :]:
            self.unread[seat] += line.events
        self.read = len(lesson.history.lines)
        self.history = lesson.history
        self.tell_log(seat)
        state = self.history.state
        self.reader.glance(Page(self.game.scene(state.view(seat), ()), self.output))
        if lesson.at == self.told:
            return
        self.told = lesson.at
        self.output.line()
        step = self.output.key("learn-step", step=lesson.at + 1, of=len(lesson.plan.moments))
        self.output.line(f"{step}{' · ' + self.output.key('learn-now-you') if lesson.moment.you else ''}", "bold")
        self.output.line(self.output.text(lesson.moment.text()))

    def turn_page(self) -> None:
        """Enter goes on; `back` and the other words do as they do at a table."""
        while True:
            name, rest = command(
                self.reader.read(self.output, self.output.key("terminal-press-enter") + " "), self.output.words
            )
            if name == "back":
                return self.turn_back()
            if name == "rules":
                found = rules(self.game, self.output.words, rest)
                self.output.line(found or self.output.key("terminal-no-rule"))
            elif name == "quit":
                raise Quit
            else:
                return self.lesson.go_on()

    def turn_back(self) -> None:
        self.lesson.turn_to(self.lesson.at - 1)
        self.told = -1
        self.read = len(self.lesson.history.lines)
        self.trail.clear()

    def attempt(self, seat: Seat, action: str) -> bool:
        try:
            self.lesson.act(action)
        except Refusal as refusal:
            self.output.line(self.output.text(refusal.why))
            return False
        self.trail.clear()
        return True

    def undo(self, seat: Seat) -> bool:
        self.turn_back()
        return True

    def hint(self, seat: Seat) -> None:
        state = self.history.state
        scene = self.game.scene(state.view(seat), state.legal_actions(seat))
        tell_advice(scene, Advice(self.lesson.moment.you, ()), self.output, title="learn-meant")
