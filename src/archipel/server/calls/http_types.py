"""What HTTP calls take and answer, where it is nothing that the house knows otherwise."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.analysis.values import Depth
from archipel.core.content import Fault
from archipel.core.text import Text
from archipel.core.values import Seat
from archipel.server.statistics.puzzle_book import PuzzleProgress
from archipel.server.statistics.results import GameStatistics
from archipel.table.log_line import Viewer
from archipel.table.rows import ContentLabel
from archipel.table.wire.messages import Frame, SeatStatus, WireEvent


class RefusedCall(msgspec.Struct, omit_defaults=True):
    """Why nothing was done: the answer of every call that fails; `faults` are those of a file that was sent."""

    why: Text
    faults: tuple[Fault, ...] = ()


# ---- tables


class OpenedTable(msgspec.Struct):
    """The table to go to: its page is `/table/{table}`."""

    table: str


class TakenSeat(msgspec.Struct):
    seat: Seat


class TableListing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether everybody finds a table that waits on the start page."""

    listed: bool


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """What becomes of a seat at a table that waits: `bot`, one of this level plays there; `open`, it is free for
    anybody; `me`, I sit there from now on."""

    kind: Literal["bot", "open", "me"]
    level: str = "normal"


class BegunTable(msgspec.Struct):
    """How many play."""

    seats: int


class FreedSeats(msgspec.Struct):
    """How many seats were kept for somebody and are for anybody now."""

    seats: int


class DailyWish(msgspec.Struct, forbid_unknown_fields=True):
    """A deal of today that somebody would like to try."""

    game: str
    mode: str


class PuzzleAnswerWish(msgspec.Struct, forbid_unknown_fields=True):
    """A choice that somebody takes for the best, in its text form."""

    action: str


class PuzzleSheet(msgspec.Struct):
    """A puzzle: how far I am, and the table as its seat saw it."""

    progress: PuzzleProgress
    frame: Frame


# ---- people


class ProfileName(msgspec.Struct):
    name: str


class EarnedTrophy(msgspec.Struct):
    """`at` is in seconds of the epoch."""

    game: str
    trophy: str
    table: str
    at: int


class Achievements(msgspec.Struct):
    statistics: list[GameStatistics]
    trophies: list[EarnedTrophy]


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    """`renew`: a new key, and those before open nothing any more."""

    renew: bool = False


class LinkKey(msgspec.Struct):
    """`/take#{key}` leads back to the profile."""

    key: str


class TakeWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whose key is it; `sure`: and be that person from now on."""

    key: str
    sure: bool = False


class PasskeyCount(msgspec.Struct):
    """How many passkeys open this profile."""

    passkeys: int


class OfflineOffer(msgspec.Struct):
    """`here`: the games can be kept in a browser, from `/offline/`."""

    here: bool


class HookWish(msgspec.Struct, forbid_unknown_fields=True):
    """A public https address that is told of my turns; empty: none."""

    address: str


class EraseWish(msgspec.Struct, forbid_unknown_fields=True):
    """The profile is to be gone for good."""

    sure: Literal["yes"]


# ---- components of one's own


class ContentWish(msgspec.Struct, forbid_unknown_fields=True):
    """A file to be kept in my profile under a name; `wanted` is the digest that it has to have, where it is for a
    record."""

    game: str
    name: str
    text: str
    wanted: str = ""


# ---- replays


class ReplayNote(msgspec.Struct, omit_defaults=True):
    """`ply` is that of the viewpoint; `by` names somebody else who shares it."""

    ply: int
    words: str
    shared: bool = False
    by: str = ""


class ReplayOverview(msgspec.Struct, omit_defaults=True):
    """All there is to know of a replay from one viewpoint. `plies` can be stopped at; once nothing is hidden any
    more, `lines` says which line of the log led to each, so that viewpoints can be changed in place, `actors` who
    acted (-1: nobody), `acts` after how many actions of the record each is, and `stood_in` which actions of the record
    a bot chose for somebody who was away. `rules` says what has become of a game that was played by other rules than
    today's."""

    id: str
    game: str
    mode: str
    seats: list[SeatStatus]
    seat: Viewer
    viewpoints: tuple[Viewer, ...]
    plies: list[int]
    events: list[WireEvent]
    notes: list[ReplayNote]
    lines: list[int] = []
    actors: list[int] = []
    acts: list[int] = []
    stood_in: list[int] = []
    own: Viewer = None
    open: bool = False
    table: str = ""
    options: dict[str, str | int | bool | list[str]] = {}
    rules: Text | None = None
    content: ContentLabel | None = None


class UploadedRecord(msgspec.Struct):
    """The replay to go to: its page is `/replay/{replay}`."""

    replay: str


class NoteWish(msgspec.Struct, forbid_unknown_fields=True):
    """A note as it is written; empty words take it away."""

    ply: int
    words: str
    seat: Viewer = None
    shared: bool = False


class ForkWish(msgspec.Struct, forbid_unknown_fields=True):
    """`seat` is the viewpoint of the ply, `sit` the seat to take; `action`: what that seat does first, in its text
    form. `act`, in the place of the ply: just before that action of the record, with all that was chosen by then."""

    ply: int
    sit: Seat
    seat: Viewer = None
    level: str = "normal"
    action: str | None = None
    act: int | None = None


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """How hard is looked: a first look takes seconds, a deep one minutes."""

    depth: Depth = "quick"


class TryWish(msgspec.Struct, forbid_unknown_fields=True):
    """Another choice instead of the action number `act` of the record, in its text form."""

    act: int
    action: str
