"""A game at one terminal: people take turns at the keyboard, bots answer, each sees only its own seat."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.bots import bot
from archipel.cli.booklet import rules
from archipel.cli.brief import Brief
from archipel.cli.choices import Choice, choices
from archipel.cli.commands import command
from archipel.cli.hinting import tell_hint
from archipel.cli.menu import menu
from archipel.cli.picture import Picture
from archipel.cli.reader import Reader
from archipel.cli.setting import Setting
from archipel.cli.sheet import show_sheet
from archipel.cli.speech import Speech
from archipel.core.game import Outlook
from archipel.core.rng import Dealt
from archipel.core.scene import Scene
from archipel.core.telling import seen
from archipel.core.text import Text, seat_text
from archipel.core.values import Event, Outcome, Seat
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry

FORGET = "\x1b[3J"  # a terminal's lines that have scrolled away


class Quit(Exception):
    """The person at the keyboard leaves."""


class Terminal:
    """`bots` are levels by seat; every other seat is a person's."""

    def __init__(self, setting: Setting, key: bytes, bots: Mapping[Seat, str], speech: Speech, reader: Reader) -> None:
        self.game = setting.game
        self.history = History(setting.game, setting.options, setting.seats, key.hex())
        self.people = [seat for seat in range(setting.seats) if seat not in bots]
        self.bots = {seat: bot(setting.game, level) for seat, level in bots.items()}
        self.thoughts = Dealt(key[::-1]).fork()
        self.speech = speech
        self.reader = reader
        self.unread: dict[Seat, list[Event]] = {seat: list(self.history.opening) for seat in self.people}
        self.touched: tuple[str, ...] = ()
        self.whole = False

    def play(self) -> Outcome:
        """To the end of the game, and its score sheet; Quit or InputEnded where it is left before."""
        while True:
            outcome = self.history.state.outcome()
            if outcome is not None:
                self.finish(outcome)
                return outcome
            actors = self.history.state.to_act()
            waiting = [seat for seat in actors if seat in self.people]
            if waiting:
                self.ask(self.speech.viewer if self.speech.viewer in waiting else waiting[0])
            else:
                self.think(actors[0])

    def finish(self, outcome: Outcome) -> None:
        only = self.people[0] if len(self.people) == 1 else None
        self.speech.viewer = only
        self.tell_log(only)
        self.draw(self.game.scene(self.history.state.view(only), ()), [])
        show_sheet(self.speech, outcome)

    def think(self, seat: Seat) -> None:
        outlook = Outlook(self.game, self.history.state, seat)
        if self.reader.interactive:
            with self.speech.console.status(self.speech.key("terminal-thinks", seat=seat_text(seat))):
                action = self.bots[seat].choose(outlook, self.thoughts)
        else:
            action = self.bots[seat].choose(outlook, self.thoughts)
        self.act(seat, str(action))

    def act(self, seat: Seat, action: str) -> None:
        change = self.history.prepare(Entry("act", seat, action))
        self.history.commit(change)
        for unread in self.unread.values():
            unread += change.line.events
        self.touched = ()

    def ask(self, seat: Seat) -> None:
        """One decision of a person: the picture, then lines until one of them changes something."""
        self.hand_over(seat)
        self.tell_log(seat)
        state = self.history.state
        scene = self.game.scene(state.view(seat), state.legal_actions(seat))
        offered = choices(scene, self.speech, self.touched)
        self.draw(scene, offered)
        self.offer(scene, offered)
        while not self.answer(seat, offered, self.reader.read(self.speech, "> ")):
            pass

    def hand_over(self, seat: Seat) -> None:
        """Another person sits down: what the one before saw leaves the screen."""
        if self.speech.viewer == seat:
            return
        if len(self.people) > 1:
            self.speech.viewer = None
            if self.reader.interactive:
                self.speech.console.clear()
                self.speech.console.file.write(FORGET)
            self.speech.tell("terminal-your-seat", name=seat_text(seat))
            self.reader.wait(self.speech, self.speech.key("terminal-press-enter"))
        self.speech.viewer = seat

    def tell_log(self, seat: Seat | None) -> None:
        """What this person has not read yet; all together read what one of them has not."""
        unread = self.unread[seat] if seat is not None else max(self.unread.values(), key=len)
        self.speech.line()
        self.speech.log(seen(unread, seat))
        unread.clear()

    def draw(self, scene: Scene, offered: list[Choice]) -> None:
        numbers = {choice.target: number for number, choice in enumerate(offered, 1) if choice.target}
        picture = Picture if self.whole else Brief
        for line in picture(scene, self.speech, numbers).lines():
            self.speech.line(line)
        self.whole = False

    def offer(self, scene: Scene, offered: list[Choice]) -> None:
        self.speech.line()
        self.speech.line(self.speech.text(scene.prompt), "bold")
        for line in menu([choice.label for choice in offered], self.speech.console.width):
            self.speech.line(line)

    def answer(self, seat: Seat, offered: list[Choice], line: str) -> bool:
        """Whether the picture is to be drawn again."""
        name, rest = command(line, self.speech.words)
        if name:
            return self.obey(seat, name, rest)
        if line.isascii() and line.isdigit():
            return self.choose(seat, offered, int(line[:9]))
        return bool(line) and self.attempt(seat, line)

    def choose(self, seat: Seat, offered: list[Choice], number: int) -> bool:
        if not 1 <= number <= len(offered):
            self.speech.tell("terminal-no-choice", count=len(offered))
            return False
        choice = offered[number - 1]
        if choice.action is None:
            self.touched = choice.touch
            return True
        return self.attempt(seat, str(choice.action))

    def attempt(self, seat: Seat, action: str) -> bool:
        try:
            self.game.actions.parse(action)
            self.act(seat, action)
        except ValueError:
            self.speech.tell("terminal-not-understood")
            return False
        except Refusal as refusal:
            self.speech.line(self.speech.text(refusal.why))
            return False
        return True

    def obey(self, seat: Seat, name: str, rest: str) -> bool:
        if name == "quit":
            raise Quit
        if name == "undo":
            return self.undo(seat)
        if name == "why":
            self.why(seat, rest)
        elif name == "hint":
            self.hint(seat)
        elif name == "rules":
            found = rules(self.game, self.speech.words.language, rest)
            self.speech.line(found or self.speech.key("terminal-no-rule"))
        elif name == "help":
            self.speech.tell("terminal-help")
        elif name == "back":
            self.touched = self.touched[:-1]
        self.whole = name == "table"
        return name in ("table", "back")

    def undo(self, seat: Seat) -> bool:
        try:
            change = self.history.prepare(Entry("undo", seat))
        except Refusal:
            self.speech.tell("terminal-no-undo")
            return False
        self.history.commit(change)
        assert change.line.back is not None
        gone = {id(event) for event in change.line.back.events}
        self.unread = {who: [event for event in unread if id(event) not in gone] for who, unread in self.unread.items()}
        self.touched = ()
        return True

    def hint(self, seat: Seat) -> None:
        """What a strong player would do with what this person knows."""
        tell_hint(Outlook(self.game, self.history.state, seat), self.speech, self.thoughts)

    def why(self, seat: Seat, action: str) -> None:
        try:
            parsed = self.game.actions.parse(action)
        except ValueError:
            self.speech.tell("terminal-not-understood")
            return
        why: Text | None = self.history.objection(seat, parsed)
        self.speech.line(self.speech.text(why) if why is not None else self.speech.key("terminal-allowed"))
