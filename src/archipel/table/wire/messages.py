"""Every message between browser and server, as a Struct."""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from archipel.core.game import Ladder
from archipel.core.text import Text
from archipel.core.values import Feat, Outcome
from archipel.table.rows import Clock, ContentLabel
from archipel.table.standing import Standing
from archipel.table.wire.scene_messages import SceneChange, WireScene

WIRE = 4

# ---- from the browser, on the socket of a table


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Play an action (its text form) in answer to the frame numbered `ply`."""

    ply: int
    action: str


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take my last action back."""

    ply: int


class Restart(msgspec.Struct, tag_field="do", tag="restart", forbid_unknown_fields=True):
    """Take my whole turn back, as far as it can be."""

    ply: int


class Marks(msgspec.Struct, tag_field="do", tag="marks", forbid_unknown_fields=True):
    """What would come of choices at that ply: each an action's text form and those that follow it by themselves."""

    ply: int
    ways: list[list[str]]


class Stand(msgspec.Struct, tag_field="do", tag="stand", forbid_unknown_fields=True):
    """What the table is to answer for me when I am only asked: no to everything before my turn (`turn`), no to this
    kind (`never`), nothing for I want to be asked (`ask`; of no kind: before my turn too)."""

    answer: Literal["turn", "never", "ask"]
    kind: str = ""


class Leave(msgspec.Struct, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """A bot may play for me."""


class Call(msgspec.Struct, tag_field="do", tag="call", forbid_unknown_fields=True):
    """A bot may play for somebody we wait for and who is away, unless they are back within a minute; `wait`: we wait
    for them after all."""

    seat: int
    wait: bool = False


class Return(msgspec.Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """I take my seat back from the bot."""


class Stop(msgspec.Struct, tag_field="do", tag="stop", forbid_unknown_fields=True):
    """I would stop the game here, or play on after all; it stops when everybody would."""

    agree: bool = True


class Why(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Why may I not touch this? Either an action's text form, or a path of ids with a pose. `ask` comes back."""

    ask: int
    action: str = ""
    path: list[str] = []
    turn: int = 0


class Sync(msgspec.Struct, tag_field="do", tag="sync", forbid_unknown_fields=True):
    """Send me the whole frame again."""


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class Lift(msgspec.Struct, tag_field="do", tag="lift", forbid_unknown_fields=True):
    """At a device where several play: the curtain goes up for one of their seats."""

    seat: int


class Lower(msgspec.Struct, tag_field="do", tag="lower", forbid_unknown_fields=True):
    """The curtain comes down; nothing of the table is sent until it is lifted."""


class Hint(msgspec.Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What would a strong player do in my place, at that ply? In a lesson: which move is meant?"""

    ply: int


class Read(msgspec.Struct, tag_field="do", tag="read", forbid_unknown_fields=True):
    """In a lesson: turn to a step, counted from 0."""

    step: int


Ask = Union[Act, Undo, Why, Sync, Ping, Lift, Lower, Restart, Marks, Stand, Leave, Call, Return, Stop, Hint, Read]

# ---- to the browser


class WireEvent(msgspec.Struct, omit_defaults=True, gc=False):
    """One line of the log. `kind` is the event's tag; `line`: it never begins a group; `feat`: it is celebrated, with
    its `points` where it brings some."""

    kind: str
    text: Text
    seat: int | None = None
    ply: int = 0
    line: bool = False
    feat: Feat = ""
    points: int = 0


class SeatStatus(msgspec.Struct, omit_defaults=True, gc=False):
    """Who sits there and what the table knows of them. `level`: of a bot; `open`: nobody sits there yet; `stood`: a bot
    plays for the person; `stop`: who would stop the game here."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    here: bool = True
    acting: bool = False
    stood: bool = False
    stop: bool = False


class WireClock(msgspec.Struct, omit_defaults=True, gc=False):
    """Milliseconds each seat has left as the message goes out, and the seats for which they run; `answer` are those to
    answer an invitation in, which costs nobody any time. `paused`: nobody who plays is here, and time stands still."""

    kind: Literal["live", "days"]
    left: list[int]
    running: list[int] = []
    answer: int = 0
    paused: bool = False


class WireCall(msgspec.Struct, gc=False):
    """Those present asked for a bot in a seat; it comes after so many milliseconds unless its person does."""

    seat: int
    left: int


class Picture(msgspec.Struct, omit_defaults=True):
    """All of a frame that a change of the game can change: the whole scene, or the change from the one before to one of
    this `digest`. `restart` is how many actions a restart takes back, `standing` what the table answers for me when I
    am only asked."""

    ply: int
    scene: WireScene | None = None
    change: SceneChange | None = None
    digest: int = 0
    undo: bool = False
    waiting: bool = False
    outcome: Outcome | None = None
    trophies: tuple[str, ...] = ()
    restart: int = 0
    stopped: bool = False
    standing: Standing | None = None


class TableFacts(msgspec.Struct, omit_defaults=True):
    """What was agreed at a table. `hints`: one may be asked for; `day`: it is the deal of that day; `content`: the
    components are somebody's own; `ladder`: the titles of the mode, where it has them."""

    game: str
    table: str
    mode: str = ""
    options: dict[str, str | int | bool | list[str]] = {}
    hints: bool = False
    day: str = ""
    content: ContentLabel | None = None
    ladder: Ladder | None = None


class Frame(msgspec.Struct, tag_field="is", tag="frame", omit_defaults=True):
    """All a viewer needs. `events` are those since the frame before (`fresh`), or the whole log (not fresh); a frame
    that is not fresh says `about` what table it is.

    `wire` is the version of these messages: a page that speaks another is to be loaded again. `mine` are the seats
    that play at this device in turn, where there are several; `start` the milliseconds until everybody may begin;
    `calls` the seats for which a bot was asked."""

    wire: int
    seat: int | None
    picture: Picture
    seats: list[SeatStatus]
    events: list[WireEvent]
    fresh: bool = False
    mine: tuple[int, ...] = ()
    clock: WireClock | None = None
    start: int = 0
    calls: list[WireCall] = []
    about: TableFacts | None = None


class LobbyMessage(msgspec.Struct, tag_field="is", tag="lobby", omit_defaults=True):
    """A table that still waits for people; `seat` is mine, or None.

    `place` is the free seat that I would be given; `host`: I opened the table; `listed`: everybody finds it on the
    start page; `ready`: its host may begin with those who sit. `clock` and `hints` are what was agreed, as `options`
    are."""

    game: str
    table: str
    mode: str
    seats: list[SeatStatus]
    seat: int | None
    options: dict[str, str | int | bool | list[str]] = {}
    place: int | None = None
    host: bool = False
    listed: bool = False
    ready: bool = False
    clock: Clock = Clock()
    hints: bool = False
    content: ContentLabel | None = None


class Cancelled(msgspec.Struct, tag_field="is", tag="cancelled"):
    """The host has called off the table that waited: there is nothing to come back to."""


class Curtain(msgspec.Struct, tag_field="is", tag="curtain", omit_defaults=True):
    """Instead of a frame, at a device where several play: who they are and whose turn it is, nothing of the table."""

    game: str
    table: str
    mode: str
    seats: list[SeatStatus]
    mine: tuple[int, ...]
    content: ContentLabel | None = None


class Rematch(msgspec.Struct, tag_field="is", tag="rematch"):
    """The game is played again at this table: whoever played has a seat there, everybody else may watch."""

    table: str


class Presence(msgspec.Struct, tag_field="is", tag="presence", omit_defaults=True):
    """Somebody came or went, or started or ended thinking; nothing on the board changed."""

    seats: list[SeatStatus]
    clock: WireClock | None = None
    start: int = 0
    calls: list[WireCall] = []


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """An action or message that was not carried out; a `frame` follows where the browser was behind."""

    why: Text


class Because(msgspec.Struct, tag_field="is", tag="because"):
    """The answer to a Why; no text: nothing stands against it, or nothing is meant by it."""

    ask: int
    why: Text | None = None


class Marked(msgspec.Struct, tag_field="is", tag="marked", omit_defaults=True):
    """Of the choices asked about at that ply, by their first action: which cannot be taken back, which end my turn."""

    ply: int
    asked: list[str]
    final: list[str] = []
    ends: list[str] = []


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """Yes."""


class Hinted(msgspec.Struct, tag_field="is", tag="hint", omit_defaults=True):
    """The answer to a Hint: an action's text form, and the reasons for it; no action: it came too late."""

    ply: int
    action: str
    why: tuple[Text, ...] = ()


class LessonMessage(msgspec.Struct, tag_field="is", tag="lesson", omit_defaults=True):
    """Before each frame of a lesson: the step, what is read, what glows, and the move that is meant where one is."""

    step: int
    of: int
    note: Text
    you: str = ""
    look: tuple[str, ...] = ()
    outcome: Outcome | None = None


Tell = Union[
    Frame, LobbyMessage, Cancelled, Curtain, Rematch, Presence, Refused, Because, Pong, Marked, Hinted, LessonMessage
]
