"""The command `replay`: a record told from its first line to its score sheet, or looked at ply by ply."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.brief import Brief
from archipel.cli.consoles import table_console
from archipel.cli.failure import Failure
from archipel.cli.picture import Picture
from archipel.cli.reader import InputEnded, Reader
from archipel.cli.sheet import show_sheet
from archipel.cli.speech import Speech
from archipel.core.record import Record, replay
from archipel.core.telling import seen
from archipel.core.values import Seat
from archipel.server.content.position_picture import position_picture
from archipel.server.replay.replay import Replay
from archipel.server.replay.uploads import mode_of, play_record
from archipel.words import words

COMMANDS = ("next", "back", "seat", "table", "picture", "help", "quit")


def replay_file(file: Path, lang: str, *, step: bool = False, ply: int | None = None, seat: int = 0) -> None:
    """BrokenRecord before anything is told where the record does not play to its last action."""
    teller = Teller(file, lang, seat)
    teller.tell_rules()
    if step:
        Stepper(teller, ply or 0).run()
    elif ply is not None:
        teller.show(teller.at(ply), Brief)
    else:
        teller.tell()


def picture_file(file: Path, lang: str, *, ply: int | None, seat: int, out: Path | None) -> Path:
    """Where the picture of a ply, else of the last, was written."""
    teller = Teller(file, lang, seat)
    return teller.draw(len(teller.record.actions) if ply is None else teller.at(ply), out)


class Teller:
    """`seat` is the number of whose eyes are lent, 0 for those of a spectator."""

    def __init__(self, file: Path, lang: str, seat: int) -> None:
        self.file = file
        self.record = Record.from_json(file.read_bytes())
        replay(self.record)
        self.replay = Replay(play_record(self.record))
        self.replay.stops(None)
        said = words(lang, self.record.game)
        names = [said.key("seat-number", number=number) for number in range(1, self.record.seats + 1)]
        self.speech = Speech(said, names, table_console())
        self.viewer = self.eyes(seat)

    def eyes(self, number: int) -> Seat | None:
        if not 0 <= number <= self.record.seats:
            raise Failure(self.speech.key("terminal-no-seat", seats=str(self.record.seats), number=str(number)))
        return number - 1 if number else None

    def at(self, ply: int) -> int:
        last = len(self.record.actions)
        if not 0 <= ply <= last:
            raise Failure(self.speech.key("terminal-no-ply", last=str(last), ply=str(ply)))
        return ply

    def tell_rules(self) -> None:
        """Say so where a record was made for other rules than it is played by."""
        today = self.replay.game.rules
        if self.record.rules != today:
            self.speech.tell("replay-rules-other", made=self.record.rules, today=today)

    def tell(self) -> None:
        """From the first line to the score sheet; everything, or what one seat was told."""
        self.speech.line(self.speech.key("name"), "bold")
        self.tell_from(0)

    def tell_from(self, ply: int) -> None:
        for number in range(ply, len(self.record.actions) + 1):
            self.log(number)
        outcome = self.replay.history.state.outcome()
        if outcome is not None:
            show_sheet(self.speech, outcome)
        else:
            self.speech.tell("terminal-unfinished", count=len(self.record.actions))

    def log(self, ply: int) -> None:
        """What happened by the action that leads to a ply."""
        history = self.replay.history
        events = history.lines[ply - 1].events if ply else history.opening
        self.speech.log(events if self.viewer is None else seen(events, self.viewer))

    def show(self, ply: int, kind: type[Picture]) -> None:
        """The table at a ply, through the eyes that are lent, and what led to it."""
        self.log(ply)
        self.speech.viewer = self.viewer
        state = self.replay.states.state(ply)
        for row in kind(self.replay.history.game.scene(state.view(self.viewer), ()), self.speech, {}).lines():
            self.speech.line(row)
        self.speech.viewer = None

    def draw(self, ply: int, out: Path | None) -> Path:
        game = self.replay.history.game
        mode = mode_of(game, self.record)
        target = out or self.file.with_name(f"{self.file.stem}-{ply}.svg")
        lang = self.speech.words.language
        source = position_picture(game, self.replay.states.state(ply), self.viewer, ply, lang, self.speech.names, mode)
        target.write_text(source, encoding="utf-8")
        return target


class Stepper:
    """One ply after another, as it is asked for."""

    def __init__(self, teller: Teller, ply: int) -> None:
        self.teller = teller
        self.speech = teller.speech
        self.reader = Reader()
        self.ply = teller.at(ply)

    def run(self) -> None:
        """Until one leaves, or is at the end; where the input ends before, the rest is told."""
        last = len(self.teller.record.actions)
        self.speech.line(self.speech.key("name"), "bold")
        self.show(Brief)
        while True:
            try:
                line = self.reader.read(self.speech, f"{self.ply}/{last} > ")
            except InputEnded:
                if self.ply < last:
                    self.teller.tell_from(self.ply + 1)
                return
            try:
                if not self.obey(line):
                    return
            except (Failure, OSError) as error:
                self.speech.line(str(error))

    def obey(self, line: str) -> bool:
        """Whether to go on."""
        first, _, rest = line.partition(" ")
        if first.isascii() and first.isdigit():
            self.go(int(first[:9]))
            return True
        names = [name for name in COMMANDS if first.lower() in (name, self.speech.key(f"terminal-step-{name}"))]
        name = names[0] if names else "next" if not first else "help"
        if name == "next":
            self.go(min(self.ply + 1, len(self.teller.record.actions)))
        elif name == "back":
            self.go(max(0, self.ply - 1))
        elif name == "seat":
            self.teller.viewer = self.teller.eyes(int(rest) if rest.isascii() and rest.isdigit() else 0)
            self.show(Brief)
        elif name == "table":
            self.show(Picture)
        elif name == "picture":
            written = self.teller.draw(self.ply, Path(rest) if rest else None)
            self.speech.tell("terminal-drawn", file=str(written))
        elif name == "help":
            self.speech.tell("terminal-step-how")
        return name != "quit"

    def go(self, ply: int) -> None:
        self.ply = self.teller.at(ply)
        self.show(Brief)

    def show(self, kind: type[Picture]) -> None:
        """The table, then the action to come, or how it ended."""
        self.teller.show(self.ply, kind)
        actions = self.teller.record.actions
        outcome = self.teller.replay.history.state.outcome()
        if self.ply < len(actions):
            seat, action = actions[self.ply]
            self.speech.line(f"{self.ply + 1}. {self.speech.names[seat]}: {action}", "bold")
        elif outcome is not None:
            show_sheet(self.speech, outcome)
