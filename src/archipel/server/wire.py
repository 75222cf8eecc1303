"""Every message between browser and server, as a Struct."""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from archipel.core.scene import Outline, Piece, Progress, Stage, Tally, Zone
from archipel.core.text import Text
from archipel.core.values import Outcome

# ---- from the browser, on the socket of a table


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Play an action (its text form) in answer to the frame numbered `ply`."""

    ply: int
    action: str


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take my last action back."""

    ply: int


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


Ask = Union[Act, Undo, Why, Sync, Ping]

# ---- to the browser


class WireGesture(msgspec.Struct, omit_defaults=True, array_like=True):
    """The last touch of a path and what it chooses."""

    action: str
    last: str = ""
    label: Text | None = None
    ghost: str = ""
    also: tuple[tuple[str, ...], ...] = ()
    main: bool = False
    icon: str = ""
    then: tuple[str, ...] = ()
    moves: dict[str, str] = {}
    key: str = ""
    note: Text | None = None
    shows: str = ""
    ask: str = ""
    tallies: tuple[Tally, ...] = ()
    walks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    formal: bool = False


class WireGroup(msgspec.Struct, omit_defaults=True):
    """Gestures that share all but their last touch, and their pose. `path` empty and `last` empty: buttons."""

    gestures: list[WireGesture]
    path: tuple[str, ...] = ()
    turn: int = 0


class WireCells(msgspec.Struct, omit_defaults=True):
    """Gestures that are alike but for the cell of `zone` they end on.

    `cells` are numbers, row * cols + col, each as the difference from the one before. `action` is the text form with
    `{x}` for the column, `{y}` for the row, `{n}` for the number of the cell, `{0}` for the next of the first list of
    `words`. `notes` are the numbers in the note that are not the same for all, by the argument's name; `counts` those
    of `tallies`, two lists each: now and after. They all are differences too; an empty list: as in the first.
    """

    zone: str
    action: str
    cells: list[int]
    path: tuple[str, ...] = ()
    turn: int = 0
    label: Text | None = None
    ghost: str = ""
    note: Text | None = None
    shows: str = ""
    ask: str = ""
    tallies: tuple[Tally, ...] = ()
    words: list[list[int]] = []
    notes: dict[str, list[int]] = {}
    counts: list[list[int]] = []


class WireMay(msgspec.Struct, omit_defaults=True):
    """What the seat may do now and need not; `decline` lets it pass where the table waits for an answer."""

    kind: str
    label: Text
    name: Text
    decline: str = ""


class WireShut(msgspec.Struct, omit_defaults=True):
    action: str
    label: Text
    main: bool = False
    icon: str = ""
    note: Text | None = None


class WireScene(msgspec.Struct, omit_defaults=True):
    prompt: Text
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]
    groups: list[WireGroup] = []
    cells: list[WireCells] = []
    shut: list[WireShut] = []
    hint: Text | None = None
    stages: tuple[Stage, ...] = ()
    progress: Progress | None = None
    scores: tuple[int, ...] = ()
    subtitle: Text | None = None
    held: str = ""
    outlines: tuple[Outline, ...] = ()
    may: list[WireMay] = []


class WireEvent(msgspec.Struct, omit_defaults=True):
    """One line of the log. `kind` is the event's tag; `line`: it never begins a group."""

    kind: str
    text: Text
    seat: int | None = None
    ply: int = 0
    line: bool = False


class SeatStatus(msgspec.Struct, omit_defaults=True):
    """Who sits there and what the table knows of them. `level`: of a bot; `open`: nobody sits there yet."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    here: bool = True
    acting: bool = False


class Frame(msgspec.Struct, tag_field="is", tag="frame", omit_defaults=True):
    """All a viewer needs. `events` are those since the frame before (`fresh`), or the whole log (not fresh)."""

    ply: int
    seat: int | None
    game: str
    table: str
    scene: WireScene
    seats: list[SeatStatus]
    events: list[WireEvent]
    fresh: bool = False
    undo: bool = False
    waiting: bool = False
    outcome: Outcome | None = None
    trophies: tuple[str, ...] = ()
    mode: str = ""
    options: dict[str, str | int | bool | list[str]] = {}


class Lobby(msgspec.Struct, tag_field="is", tag="lobby", omit_defaults=True):
    """A table that still waits for people; `seat` is mine, or None."""

    game: str
    table: str
    mode: str
    seats: list[SeatStatus]
    seat: int | None
    options: dict[str, str | int | bool | list[str]] = {}


class Presence(msgspec.Struct, tag_field="is", tag="presence"):
    """Somebody came or went, or started or ended thinking; nothing on the board changed."""

    seats: list[SeatStatus]


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """An action or message that was not carried out; a `frame` follows where the browser was behind."""

    why: Text


class Because(msgspec.Struct, tag_field="is", tag="because"):
    """The answer to a Why; no text: nothing stands against it, or nothing is meant by it."""

    ask: int
    why: Text | None = None


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """Yes."""


Tell = Union[Frame, Lobby, Presence, Refused, Because, Pong]
