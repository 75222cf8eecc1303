"""A recorded game to be told: whole, ply by ply, through anybody's eyes."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.content_file import read_record
from archipel.cli.drawing.inks import Inks
from archipel.cli.errors import CommandError
from archipel.cli.session.page import Page
from archipel.cli.session.score_sheet import show_sheet
from archipel.cli.terminal import Manner, open_terminal
from archipel.core.content_names import packed_in
from archipel.core.record import mode_of, replay
from archipel.core.values import Seat
from archipel.core.visibility import seen
from archipel.server.content.position_picture import position_picture
from archipel.server.replay.replay import Replay
from archipel.server.replay.uploads import play_record
from archipel.words import words

KEYS = {"right": "next", "left": "back", "enter": "next", "escape": "quit"}


class RecordedGame:
    """`seat` is the number of whose eyes are lent, 0 for those of a spectator; `content` is the file of the components
    it was played with."""

    def __init__(self, file: Path, lang: str, seat: int, content: Path | None = None, manner: Manner = "plain") -> None:
        self.file = file
        self.record = read_record(file, content, lang)
        replay(self.record)
        self.replay = Replay(play_record(self.record))
        self.replay.stops(None)
        said = words(lang, self.record.game)
        names = [said.key("seat-number", number=number) for number in range(1, self.record.seats + 1)]
        game, packed = self.replay.game, packed_in(self.replay.game.content, self.record.options)
        self.output, self.reader = open_terminal(Inks(game, lang, packed), said, names, manner)
        self.viewer = self.eyes(seat)

    def eyes(self, number: int) -> Seat | None:
        if not 0 <= number <= self.record.seats:
            raise CommandError(self.output.key("terminal-no-seat", seats=str(self.record.seats), number=str(number)))
        return number - 1 if number else None

    def at(self, ply: int) -> int:
        last = len(self.record.actions)
        if not 0 <= ply <= last:
            raise CommandError(self.output.key("terminal-no-ply", last=str(last), ply=str(ply)))
        return ply

    def tell_rules(self) -> None:
        """Say so where a record was made for other rules than it is played by."""
        today = self.replay.game.rules
        if self.record.rules != today:
            self.output.tell("replay-rules-other", made=self.record.rules, today=today)

    def tell(self) -> None:
        """From the first line to the score sheet; everything, or what one seat was told."""
        self.output.line(self.output.key("name"), "bold")
        self.tell_from(0)

    def tell_from(self, ply: int) -> None:
        for number in range(ply, len(self.record.actions) + 1):
            self.log(number)
        outcome = self.replay.history.state.outcome()
        if outcome is not None:
            show_sheet(self.output, outcome, self.replay.game)
        else:
            self.output.tell("terminal-unfinished", count=len(self.record.actions))

    def log(self, ply: int) -> None:
        """What happened by the action that leads to a ply."""
        history = self.replay.history
        events = history.lines[ply - 1].events if ply else history.opening
        self.output.log(events if self.viewer is None else seen(events, self.viewer))

    def page(self, ply: int, prompt: str = "") -> Page:
        """The table at a ply, through the eyes that are lent."""
        state = self.replay.states.state(ply)
        scene = self.replay.history.game.scene(state.view(self.viewer), ())
        return Page(scene, self.output, prompt=prompt, keys=KEYS)

    def show(self, ply: int, prompt: str = "", *, whole: bool = False) -> None:
        """What led to a ply, and the table there."""
        self.log(ply)
        self.output.viewer = self.viewer
        self.reader.present(self.output, self.page(ply, prompt), whole=whole)
        self.output.viewer = None

    def draw(self, ply: int, out: Path | None) -> Path:
        game = self.replay.history.game
        mode = mode_of(game, self.record).id
        target = out or self.file.with_name(f"{self.file.stem}-{ply}.svg")
        lang = self.output.words.language
        told = (self.viewer, ply, lang, self.output.names, mode, packed_in(game.content, self.record.options))
        source = position_picture(game, self.replay.states.state(ply), *told)
        target.write_text(source, encoding="utf-8")
        return target
