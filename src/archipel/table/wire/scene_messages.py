"""A scene as it travels: whole, or what makes the one before into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from archipel.core.scene import Gesture, May, Outline, Piece, Scene, Shut, Zone
from archipel.core.text import Text
from archipel.table.wire.derived_structs import wire_struct

if TYPE_CHECKING:

    class WireGesture(msgspec.Struct):
        """A gesture but for what its group says of it: `last` is the last touch of its path."""

        action: str
        last: str

        def __getattr__(self, name: str) -> Any: ...

    class WireShut(Shut, frozen=True): ...

    class WireMay(May, frozen=True): ...
else:
    WireGesture = wire_struct(Gesture, "WireGesture", instead={"path": (("last", str, ""),), "turn": ()})
    WireShut = wire_struct(Shut, "WireShut", instead={})
    WireMay = wire_struct(May, "WireMay", instead={})


class WireGroup(msgspec.Struct, omit_defaults=True, gc=False):
    """Gestures that share all but their last touch, and their pose. `path` empty and `last` empty: buttons."""

    gestures: list[WireGesture]
    path: tuple[str, ...] = ()
    turn: int = 0


class WireCells(msgspec.Struct, omit_defaults=True, gc=False):
    """A row: gestures that are alike but for numbers, as texts with holes (see number_columns.py).

    `columns` have a value for each gesture; with `cols` the first are cells of a grid, row * cols + col, and `<x>` and
    `<y>` are a cell's column and row. `like` are the other fields of a gesture, but for those that are as unsaid. Where
    few differ in these, the holes of `like` are those of `table`, and `which` is the place in it of each gesture.
    """

    action: str
    path: list[str]
    columns: list[list[Any]]
    turn: str = ""
    cols: int = 0
    like: dict[str, Any] = {}
    which: list[int] = []
    table: list[list[Any]] = []


class WirePart(msgspec.Struct, array_like=True):
    """How many of the zones and pieces of a scene belong to a part, and the number of what it shows."""

    number: int
    zones: int
    pieces: int


if TYPE_CHECKING:

    class WireScene(msgspec.Struct, frozen=True):
        prompt: Text
        zones: tuple[Zone, ...]
        pieces: tuple[Piece, ...]
        parts: list[WirePart]
        turn: int
        groups: list[WireGroup]
        cells: list[WireCells]
        outlines: tuple[Outline, ...]

        def __getattr__(self, name: str) -> Any: ...
else:
    WireScene = wire_struct(
        Scene,
        "WireScene",
        instead={
            "parts": (
                ("zones", tuple[Zone, ...]),
                ("pieces", tuple[Piece, ...]),
                ("parts", list[WirePart], []),
                ("turn", int, 0),
            ),
            "gestures": (("groups", list[WireGroup], []), ("cells", list[WireCells], [])),
            "shut": (("shut", list[WireShut], []),),
            "may": (("may", list[WireMay], []),),
        },
    )


# What was at a place, with other fields; null: the field is left out.
Altered = tuple[int, dict[str, Any]]


class ScenePartChange(msgspec.Struct, omit_defaults=True):
    """A part that is new, or differs from the part `of` of the scene before. A list holds what is new and, instead of
    what was there, its place: n is the one at n, a -n after it the next n."""

    number: int
    of: int = -1
    zones: list[int | Zone | Altered] = []
    pieces: list[int | Piece | Altered] = []


class GroupChange(msgspec.Struct, omit_defaults=True):
    """A group of gestures that is new, or differs from the group `of` of the scene before; `gestures` as in a part."""

    gestures: list[int | WireGesture | Altered]
    of: int = -1
    path: tuple[str, ...] = ()
    turn: int = 0


class SceneChange(msgspec.Struct, omit_defaults=True):
    """What makes the scene before, which has the digest `of`, into the scene now: every part in its order, by its place
    where it has not changed; groups and rows of gestures and outlines where they have; other fields by name. `turn` is
    the number of all but the parts, where it is another."""

    of: int
    parts: list[int | ScenePartChange]
    turn: int = -1
    groups: list[int | GroupChange] | None = None
    cells: list[int | WireCells | Altered] | None = None
    outlines: list[int | Outline | Altered] | None = None
    fields: dict[str, Any] = {}
