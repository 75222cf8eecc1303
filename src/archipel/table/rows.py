"""What is kept, as values: people, tables, lines of a log, results, notes. Every store reads and writes these."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from archipel.core.values import Seat


class Profile(msgspec.Struct, frozen=True):
    """`hook` is the address told of the person's turns, `links` counts the links that once led back to the profile."""

    id: str
    name: str
    lang: str
    theme: str
    preferences: dict[str, str] = {}
    hook: str = ""
    links: int = 0


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person by id, a bot by level, or nobody yet.

    An open seat with a person is kept for them. A person with no id but a name plays at the host's device.
    """

    kind: Literal["person", "bot", "open"]
    person: str = ""
    level: str = ""
    name: str = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time a table agreed on. `live`: so many seconds a seat, and more for each turn; `days`: so many seconds a
    turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class ContentLabel(msgspec.Struct, frozen=True):
    """Components of somebody's own: their digest, and what their owner calls them."""

    digest: str
    name: str = ""


class OwnContent(msgspec.Struct, frozen=True):
    """Components of one's own as a profile keeps them; `made` is in seconds of the epoch, `size` in bytes."""

    game: str
    digest: str
    name: str
    size: int
    made: int


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log.

    `act`: an action in its text form; `undo`: the seat's last one is taken back; `restart`: all of its turn is;
    `begin`: everybody sits and time runs, of no seat; `standin`: a bot plays for the seat, `action` says why (`time`,
    `left` or `away`); `return`: its person takes the seat back; `stop`: its person would stop here, `action` is `all`
    where the others agreed already; `goon`: would not any more; `rules`: from here on by other rules, of no seat,
    `action` is the version before and the one after; `void`: the game ends here without a result, because a line of it
    is not legal by other rules; `standing`: what the table answers for the seat from here on (`turn`, `never <kind>`,
    `ask <kind>`, `ask`), known to nobody else; `pause`: nobody who plays is here, time stands still, of no seat,
    `action` has the milliseconds for which nobody was; `resume`: somebody is; `call`: those present ask for a bot in
    the seat, `wait`: they wait after all, or (`back`) its person is here again. Where an `undo` or a `restart` takes
    more back than the seat's last action, `action` has the numbers of those lines.
    """

    kind: Literal[
        "act",
        "undo",
        "restart",
        "begin",
        "standin",
        "return",
        "stop",
        "goon",
        "rules",
        "void",
        "standing",
        "pause",
        "resume",
        "call",
        "wait",
    ]
    seat: Seat
    action: str = ""


class LoggedEntry(NamedTuple):
    """A line of a log and when it was written, in seconds of the epoch."""

    entry: Entry
    at: float


class Won(msgspec.Struct, frozen=True):
    """A trophy of a game that a person has earned, at which table and in which second of the epoch."""

    person: str
    game: str
    trophy: str
    table: str = ""
    at: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was agreed; `made` is in seconds of the epoch, `over` says that its game has ended.

    `origin` names the replay a table was forked from: it earns nothing and counts nowhere. Until `sealed_until`, in
    seconds of the epoch, nobody but those who sit there sees anything of it, nor may they take its deal elsewhere.
    `host` opened it; `listed` shows it on the start page while it waits; `follows` is the table it plays again.
    `day` is the day whose deal it is, its host's one try at it. `hints` may be asked for there. `content` labels the
    components of somebody's own in the options: such a game earns nothing and is in no statistics.
    """

    id: str
    game: str
    rules: int
    mode: str
    options: dict[str, Any]
    seed: str
    sitters: tuple[Sitter, ...]
    made: int
    over: bool = False
    origin: str = ""
    sealed_until: int = 0
    clock: Clock = Clock()
    host: str = ""
    listed: bool = False
    follows: str = ""
    day: str = ""
    hints: bool = True
    content: ContentLabel | None = None

    def advises(self) -> bool:
        """Whether hints may be asked for: not where the table agreed on none, and never in the deal of a day."""
        return self.hints and not self.day and not self.sealed_until


class Ending(msgspec.Struct, frozen=True):
    """What is left to show of a finished game when its rules have changed: its record, and by viewer (-1: a spectator)
    what each was told and last shown, all of it packed. No record: it cannot be told; no views: nothing can be shown.
    """

    record: bytes = b""
    views: dict[int, bytes] = {}


class Result(msgspec.Struct, frozen=True):
    """What one seat had at the end of a game."""

    seat: Seat
    score: int | None
    won: bool
    rank: str = ""


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a person; no score where its record cannot be read any more."""

    table: str
    game: str
    mode: str
    at: int
    seat: Seat
    seats: int
    score: int | None
    won: bool
    rank: str
    counts: bool
    day: str


class GameIdentity(NamedTuple):
    """What one finished game is told from another by, wherever it is kept: the deal, the second of its end, and whether
    it was forked."""

    game: str
    seed: str
    at: int
    forked: bool


class DailyTry(msgspec.Struct, frozen=True):
    """A finished try at a deal of the day."""

    table: str
    person: str
    score: int
    at: int


class Note(msgspec.Struct, frozen=True):
    """What a person wrote at a line of a log."""

    line: int
    person: str
    words: str
    shared: bool


class PuzzleTry(msgspec.Struct, frozen=True):
    """How a person fares with a puzzle. `day` is the day whose puzzle it was, empty where it was practised; `hint`: one
    was asked for; `missed`: the answer was. `at` is the second of the last change."""

    person: str
    day: str
    puzzle: str
    state: Literal["open", "solved", "missed"]
    tries: int
    hint: bool
    at: int


class AnalysisRow(msgspec.Struct, frozen=True):
    """A pass over a finished game that has come to its end: `replay` is the id of the table or of the record brought
    along, `found` what it found of every ply, packed, `made` the second of its end."""

    replay: str
    depth: str
    found: bytes
    made: int
