"""The command `learn`: a game's tutorial in text, step by step."""

from __future__ import annotations

from archipel.bots import Advice
from archipel.cli.booklet import rules
from archipel.cli.commands import command
from archipel.cli.consoles import table_console
from archipel.cli.failure import Failure
from archipel.cli.hinting import tell_advice
from archipel.cli.reader import InputEnded, Reader
from archipel.cli.setting import Setting
from archipel.cli.sheet import show_sheet
from archipel.cli.speech import Speech
from archipel.cli.terminal import Quit, Terminal
from archipel.core.catalog import game as find_game
from archipel.core.values import Outcome, Seat
from archipel.server.content.lessons import Lesson, tutorial
from archipel.table.refusal import Refusal
from archipel.words import words

UNFINISHED = 1


def learn(name: str, lang: str) -> int:
    """The exit code: 1 where the input ended before the lesson."""
    game = find_game(name)
    plan = tutorial(game.id)
    said = words(lang, game.id)
    if plan is None:
        raise Failure(said.key("learn-none"))
    names = [said.key("seat-number", number=seat + 1) for seat in range(plan.seats)]
    speech = Speech(said, names, table_console())
    try:
        Learner(Lesson(game, plan), speech, Reader()).play()
        return 0
    except Quit:
        speech.tell("learn-left")
        return 0
    except InputEnded:
        speech.tell("terminal-input-ended")
        return UNFINISHED


class Learner(Terminal):
    """A terminal at which a lesson decides who plays what, and which moves are taken."""

    def __init__(self, lesson: Lesson, speech: Speech, reader: Reader) -> None:
        plan, game = lesson.plan, lesson.game
        mode = game.mode(plan.mode)
        setting = Setting(game, mode, game.choose_options(mode, plan.options), plan.seats)
        others = {seat: "random" for seat in range(plan.seats) if seat != plan.seat}
        super().__init__(setting, bytes.fromhex(plan.seed), others, speech, reader)
        self.lesson = lesson
        self.history = lesson.history
        self.read = 0
        speech.viewer = plan.seat

    def play(self) -> Outcome:
        self.speech.tell("learn-how")
        while True:
            self.note()
            outcome = self.lesson.outcome()
            if self.lesson.moment.you:
                self.ask(self.lesson.seat)
            elif self.lesson.last and outcome is not None:
                show_sheet(self.speech, outcome)
                self.speech.tell("learn-done")
                return outcome
            else:
                self.turn_page()

    def note(self) -> None:
        """What has happened since the step before, then what is to be known now."""
        lesson, seat = self.lesson, self.lesson.seat
        for line in lesson.history.lines[self.read :]:
            self.unread[seat] += line.events
        self.read = len(lesson.history.lines)
        self.history = lesson.history
        self.tell_log(seat)
        self.speech.line()
        step = self.speech.key("learn-step", step=lesson.at + 1, of=len(lesson.plan.moments))
        self.speech.line(f"{step}{' · ' + self.speech.key('learn-now-you') if lesson.moment.you else ''}", "bold")
        self.speech.line(self.speech.text(lesson.moment.text()))

    def turn_page(self) -> None:
        """Enter goes on; `back` and the other words do as they do at a table."""
        while True:
            name, rest = command(
                self.reader.read(self.speech, self.speech.key("terminal-press-enter") + " "), self.speech.words
            )
            if name == "back":
                return self.turn_back()
            if name == "rules":
                found = rules(self.game, self.speech.words.language, rest)
                self.speech.line(found or self.speech.key("terminal-no-rule"))
            elif name == "quit":
                raise Quit
            else:
                return self.lesson.go_on()

    def turn_back(self) -> None:
        self.lesson.turn_to(self.lesson.at - 1)
        self.read = len(self.lesson.history.lines)
        self.touched = ()

    def attempt(self, seat: Seat, action: str) -> bool:
        try:
            self.lesson.act(action)
        except Refusal as refusal:
            self.speech.line(self.speech.text(refusal.why))
            return False
        self.touched = ()
        return True

    def undo(self, seat: Seat) -> bool:
        self.turn_back()
        return True

    def hint(self, seat: Seat) -> None:
        state = self.history.state
        scene = self.game.scene(state.view(seat), state.legal_actions(seat))
        tell_advice(scene, Advice(self.lesson.moment.you, ()), self.speech, title="learn-meant")
