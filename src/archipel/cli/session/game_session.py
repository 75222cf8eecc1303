"""A game at one terminal: people take turns at the keyboard, bots answer, each sees only its own seat."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.bots import bot
from archipel.cli.output import Output
from archipel.cli.session.choices import Choice, Touched, choices
from archipel.cli.session.hints import tell_hint
from archipel.cli.session.input_reader import InputEnded, InputReader
from archipel.cli.session.page import Page
from archipel.cli.session.rules_text import rules
from archipel.cli.session.score_sheet import show_sheet
from archipel.cli.session.standing_choices import StandingChoice, ask_again, standing_choices, tell_table
from archipel.cli.session.typed_command import command
from archipel.cli.table_setup import TableSetup
from archipel.core.game import Outlook
from archipel.core.record import mode_of
from archipel.core.rng import Dealt
from archipel.core.text import Text, seat_text
from archipel.core.values import Event, Outcome, Seat
from archipel.core.visibility import seen
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.standing import table_answers

UNFINISHED = 1


class Quit(Exception):
    """The person at the keyboard leaves."""


def run_session(session: GameSession, *, left: str) -> int:
    """The exit code: 1 where the input ended before the game."""
    try:
        session.play()
    except Quit:
        session.output.tell(left)
    except InputEnded:
        session.output.tell("terminal-input-ended")
        return UNFINISHED
    return 0


class GameSession:
    """`bots` are levels by seat; every other seat is a person's."""

    def __init__(
        self, setup: TableSetup, key: bytes, bots: Mapping[Seat, str], output: Output, reader: InputReader
    ) -> None:
        self.game = setup.game
        self.history = History(setup.game, setup.options, setup.seats, key.hex())
        self.people = [seat for seat in range(setup.seats) if seat not in bots]
        self.bots = {seat: bot(setup.game, level) for seat, level in bots.items()}
        self.thoughts = Dealt(key[::-1]).fork()
        self.output = output
        self.reader = reader
        self.unread: dict[Seat, list[Event]] = {seat: list(self.history.opening) for seat in self.people}
        self.trail: list[Touched] = []
        self.standing: list[StandingChoice] = []
        self.whole = False

    def play(self) -> Outcome | None:
        """To the end of the game, and its score sheet; Quit or InputEnded where it is left before."""
        while True:
            outcome = self.history.state.outcome()
            if outcome is not None:
                self.finish(outcome)
                return outcome
            given = table_answers(self.history, list(self.bots))
            for line in given:
                self.act(line.seat, line.action)
            if given:
                continue
            actors = self.history.state.to_act()
            waiting = [seat for seat in actors if seat in self.people]
            if waiting:
                self.ask(self.output.viewer if self.output.viewer in waiting else waiting[0])
            else:
                self.think(actors[0])

    def finish(self, outcome: Outcome) -> None:
        only = self.people[0] if len(self.people) == 1 else None
        self.output.viewer = only
        self.reader.close()
        self.tell_log(only)
        for line in Page(self.game.scene(self.history.state.view(only), ()), self.output).told(whole=False).lines():
            self.output.line(line)
        show_sheet(self.output, outcome, self.game)

    def think(self, seat: Seat) -> None:
        outlook = Outlook(self.game, self.history.state, seat)
        if self.reader.interactive:
            with self.reader.think(self.output, self.output.key("terminal-thinks", seat=seat_text(seat))):
                action = self.bots[seat].choose(outlook, self.thoughts)
        else:
            action = self.bots[seat].choose(outlook, self.thoughts)
        self.act(seat, str(action))

    def act(self, seat: Seat, action: str) -> None:
        change = self.history.prepare(Entry("act", seat, action))
        self.history.commit(change)
        for unread in self.unread.values():
            unread += change.line.events
        self.trail.clear()

    def ask(self, seat: Seat) -> None:
        """One decision of a person: the picture, then lines until one of them changes something."""
        self.hand_over(seat)
        self.tell_log(seat)
        state = self.history.state
        scene = self.game.scene(state.view(seat), state.legal_actions(seat))
        offered = choices(scene, self.output, self.trail[-1] if self.trail else ())
        self.standing = standing_choices(scene, self.output)
        further = [choice.label for choice in self.standing]
        page = Page(scene, self.output, offered, further=further, prompt=self.output.text(scene.prompt))
        self.reader.present(self.output, page, whole=self.whole)
        self.whole = False
        while not self.answer(seat, offered, self.reader.read(self.output, "> ")):
            pass

    def hand_over(self, seat: Seat) -> None:
        """Another person sits down: what the one before saw leaves the screen."""
        if self.output.viewer == seat:
            return
        if len(self.people) > 1:
            self.output.viewer = None
            self.reader.forget(self.output)
            self.output.tell("terminal-your-seat", name=seat_text(seat))
            self.reader.wait(self.output, self.output.key("terminal-press-enter"))
        self.output.viewer = seat

    def tell_log(self, seat: Seat | None) -> None:
        """What this person has not read yet; all together read what one of them has not."""
        unread = self.unread[seat] if seat is not None else max(self.unread.values(), key=len)
        self.output.line()
        self.output.log(seen(unread, seat))
        unread.clear()

    def answer(self, seat: Seat, offered: list[Choice], line: str) -> bool:
        """Whether the picture is to be drawn again."""
        name, rest = command(line, self.output.words)
        if name:
            return self.obey(seat, name, rest)
        if line.isascii() and line.isdigit():
            return self.choose(seat, offered, int(line[:9]))
        named = [number for number, choice in enumerate(offered, 1) if line and choice.place.lower() == line.lower()]
        if len(named) == 1:
            return self.choose(seat, offered, named[0])
        if named:
            self.output.tell("terminal-several", place=line.upper(), numbers=", ".join(map(str, named)))
            return False
        return bool(line) and self.attempt(seat, line)

    def choose(self, seat: Seat, offered: list[Choice], number: int) -> bool:
        count = len(offered) + len(self.standing)
        if not 1 <= number <= count:
            self.output.tell("terminal-no-choice", count=count)
            return False
        if number > len(offered):
            return self.stand(seat, self.standing[number - len(offered) - 1])
        choice = offered[number - 1]
        if choice.action is None:
            self.trail.append(choice.touch)
            return True
        return self.attempt(seat, str(choice.action))

    def stand(self, seat: Seat, choice: StandingChoice) -> bool:
        try:
            tell_table(self.history, seat, choice.answer, choice.kind)
        except Refusal as refusal:
            self.output.line(self.output.text(refusal.why))
            return False
        return True

    def attempt(self, seat: Seat, action: str) -> bool:
        try:
            self.game.actions.parse(action)
            self.act(seat, action)
        except ValueError:
            self.output.tell("terminal-not-understood")
            return False
        except Refusal as refusal:
            self.output.line(self.output.text(refusal.why))
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
            found = rules(self.game, self.output.words, rest)
            self.output.line(found or self.output.key("terminal-no-rule"))
        elif name == "help":
            self.output.tell("terminal-help")
        elif name == "ask":
            self.output.tell("terminal-asked" if ask_again(self.history, seat) else "terminal-asked-anyway")
        elif name == "back":
            self.trail = self.trail[:-1]
        self.whole = name == "table"
        return name in ("table", "back")

    def undo(self, seat: Seat) -> bool:
        try:
            change = self.history.prepare(Entry("undo", seat))
        except Refusal:
            self.output.tell("terminal-no-undo")
            return False
        self.history.commit(change)
        gone = {id(event) for back in change.line.backs for event in back.events}
        self.unread = {who: [event for event in unread if id(event) not in gone] for who, unread in self.unread.items()}
        self.trail.clear()
        return True

    def hint(self, seat: Seat) -> None:
        """What a strong player would do with what this person knows."""
        record = self.history.record()
        outlook = Outlook(self.game, self.history.state, seat)
        mode = mode_of(self.game, record)
        tell_hint(outlook, self.output, self.thoughts, mode=mode, ply=len(record.actions))

    def why(self, seat: Seat, action: str) -> None:
        try:
            parsed = self.game.actions.parse(action)
        except ValueError:
            self.output.tell("terminal-not-understood")
            return
        why: Text | None = self.history.objection(seat, parsed)
        self.output.line(self.output.text(why) if why is not None else self.output.key("terminal-allowed"))
