"""What a seat sees and may touch. The client draws it, lights it, and knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from archipel.core.text import Arg, Text
from archipel.core.values import Action

Layout = Literal["spots", "grid", "triangles", "row", "fan", "pile", "track", "ring", "ladder", "panel", "preview"]


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A place of a zone that can be touched though nothing lies there; named `zone/spot` in paths."""

    id: str
    x: int
    y: int
    label: Text
    face: str = ""
    lit: str = ""


class Toggle(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A button of a zone that only changes what is shown: the class `on-<id>`, and the outline `shows`."""

    id: str
    label: Text
    icon: str = ""
    shows: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cells of a zone that have a name together: a room, a field. `cells` are col, row, col, row ..."""

    id: str
    label: Text
    cells: tuple[int, ...]


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of the table. `inside` is another zone, or a slot of the chrome:
    board (the middle), side (beside it), more (beside it; in a drawer where the window is small),
    tray (with the prompt), seat:N (the panel of a seat).

    spots: `width` x `height` units, pieces at x, y (their centre).  grid: `cols` x `rows` cells of `cell`
    units; its spots are implicit, `zone/col,row`.  triangles: the same with triangles of side `cell`, columns half a
    side apart, pointing up where col + row is odd.  row, fan, pile: pieces in their order.  ladder: rungs, lowest
    first.  panel: a titled box of other zones.  preview: the choice in hand, what it gives and takes; else its
    pieces.  `mini`: drawn small with faces `mini.<face>`, opened large on a touch.

    `zoom`: a window on a board that may be larger, with `beyond` the face repeated around it; `stands`: drawn a quarter
    turned to the left on a phone; `tilt`: triangles first seen from the side; `pad`: units left, above, right of and
    below the cells of a grid; `rests`: a window that shows all, and on a phone comes close only while a shape is held;
    `tell`: the ghosts of all lit targets are drawn, not only that pointed at. A `spots` zone
    with `cols`, `rows` and `cell` has the cells of a grid too. `origin` is the column and row called A1 (none: the
    first ones), `areas` are the rooms its cells lie in: see `place_of`.

    `drawer`: where the window is small it lies in the drawer named by the zone of this id, often itself; with
    `drawer_short` only where it is low too, not in one that stands upright. `badge` is a number on the handle.
    `needed`: where the window is small it stands in the slot `tray`, with the turn.
    """

    id: str
    layout: Layout
    label: Text
    inside: str = "board"
    owner: int = -1
    skin: str = ""
    cols: int = 0
    rows: int = 0
    cell: int = 100
    width: int = 0
    height: int = 0
    face: str = ""
    caption: Text | None = None
    spots: tuple[Spot, ...] = ()
    mini: bool = False
    title: bool = False
    zoom: bool = False
    beyond: str = ""
    stands: bool = False
    tilt: bool = False
    pad: tuple[int, ...] = ()
    tell: bool = False
    toggles: tuple[Toggle, ...] = ()
    rests: bool = False
    drawer: str = ""
    drawer_short: bool = False
    badge: int = 0
    origin: tuple[int, ...] = ()
    areas: tuple[Area, ...] = ()
    needed: bool = False


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on the table. The same id in two scenes is the same thing, moved.

    `face` is a symbol of the skin, drawn at the size of its viewBox; `lit` is the symbol drawn beneath it while it is a
    legal target; `words` is drawn as text on or instead of the face; `marks` are CSS classes of the skin; `label` is
    its spoken name (none: decoration); `note` explains it on hover or long press.

    `shape` are the cells it covers in pose 0, as col, row, col, row ... from the upper left of its box; `poses` are
    those it may be turned to while held (none: those of its gestures); `level` is how high it lies, in triangles;
    `large` is a face shown with the note, where its own is too small to read.
    """

    id: str
    at: str
    face: str = ""
    label: Text | None = None
    x: int = 0
    y: int = 0
    turn: int = 0
    layer: int = 0
    tint: str = ""
    count: int | None = None
    words: Text | None = None
    note: Text | None = None
    lit: str = ""
    marks: str = ""
    shape: tuple[int, ...] = ()
    poses: tuple[int, ...] = ()
    level: int = 0
    large: str = ""


class ScenePart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Some zones and pieces of a scene, drawn from one small piece of a view (see core/parts.py)."""

    zones: tuple[Zone, ...] = ()
    pieces: tuple[Piece, ...] = ()


class Tally(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One count: a symbol of the skin, its spoken name, how many now, and how many after the choice.

    `at` is a piece that shows it, the label in the place of its words, while the choice is pointed at; the card then
    does not.
    """

    label: Text
    count: int
    face: str = ""
    after: int | None = None
    at: str = ""


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How to choose one legal action: touch `path` in order, the last held piece in pose `turn`; no path: a button.

    `also` are other paths to the same choice; `ghost` is the face previewed on the last target; `main` marks the
    button a player presses most; `icon` is a symbol of the chrome; `then` are choices that follow by themselves while
    they are legal, where nothing else could be chosen; `moves` says how pieces go if it is chosen: (piece, way), ways
    being `turn` (half a turn in the plane), `flip` (about the upright axis, showing `ghost`), `tip` (a quarter turn),
    `right` (a quarter turn back) and `slide` (down and away); `key` is the letter that begins it on a keyboard; `note`
    says by the ghost what it would bring, and `tallies` count it; `shows` is the outline drawn with the ghost; `ask` is
    the kind of its `May`; `walks` are further last touches, each with the choices that follow this one by themselves;
    `formal`: the only thing that can be done, and no choice at all: done by itself unless the player wants to be asked;
    `button`: what the button says that makes the choice in hand, one whose path (or another, in `also`) ends on the
    thing it begins with; `asks` is the prompt meanwhile; `after` names what it would bring, over the preview of it;
    `revocable`: another choice takes it back, so that it never is said to stand for good; `sure`: the player is asked
    once more before it goes; `alike`: the paths in `also` are lit as its own is.

    A label is told the pose as `$turn` and, where the path ends on a cell of a grid, its name as `$place`, and its
    `$column` and `$row` from the zone's origin: one Text serves a thousand placements (see `spoken`).
    """

    action: Action
    path: tuple[str, ...] = ()
    label: Text | None = None
    turn: int = 0
    ghost: str = ""
    also: tuple[tuple[str, ...], ...] = ()
    main: bool = False
    icon: str = ""
    then: tuple[Action, ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    key: str = ""
    note: Text | None = None
    shows: str = ""
    ask: str = ""
    tallies: tuple[Tally, ...] = ()
    walks: tuple[tuple[str, tuple[Action, ...]], ...] = ()
    formal: bool = False
    button: Text | None = None
    asks: Text | None = None
    after: Text | None = None
    revocable: bool = False
    sure: bool = False
    alike: bool = False


class Shut(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A button that is there but closed: pressing it asks the rules why; `note` is a second line on it."""

    action: Action
    label: Text
    main: bool = False
    icon: str = ""
    note: Text | None = None


class Stage(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One part of the turn in hand, shown as a chip: done, now, or next; `full` of `of` pips."""

    mark: str
    label: Text
    state: Literal["done", "now", "next"]
    full: int = 0
    of: int = 0
    pip: str = ""
    note: Text | None = None


class Progress(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How far the game is: beads in the top bar, in groups where the game has them."""

    label: Text
    now: int
    of: int
    groups: tuple[int, ...] = ()


class Outline(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A group of cells or things in the zone `at`, outlined with its counts when one of them is pointed at.

    `cells` are col, row, col, row ...; `members` are pieces and spots; `path` is an SVG path in the zone's units, where
    the border of the cells is not the outline wanted.
    """

    id: str
    at: str
    label: Text
    cells: tuple[int, ...] = ()
    members: tuple[str, ...] = ()
    path: str = ""
    tallies: tuple[Tally, ...] = ()
    note: Text | None = None
    marks: str = ""


class May(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the seat may do now and need not: asked quietly, or never, as the player prefers for this `kind`.

    `label` says what may be done, `name` what the kind is called among the preferences; `decline` is the action that
    lets it pass where the table waits for an answer.
    """

    kind: str
    label: Text
    name: Text
    decline: Action | None = None


class Scene(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """`held` is the piece in the player's hand as the scene begins: it need not be picked up first."""

    prompt: Text
    parts: tuple[ScenePart, ...]
    gestures: tuple[Gesture, ...] = ()
    shut: tuple[Shut, ...] = ()
    hint: Text | None = None
    stages: tuple[Stage, ...] = ()
    progress: Progress | None = None
    scores: tuple[int, ...] = ()
    subtitle: Text | None = None
    held: str = ""
    outlines: tuple[Outline, ...] = ()
    may: tuple[May, ...] = ()

    @property
    def zones(self) -> tuple[Zone, ...]:
        return tuple([zone for part in self.parts for zone in part.zones])

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple([piece for part in self.parts for piece in part.pieces])


@lru_cache(maxsize=1 << 14)
def cell_of(name: str) -> tuple[str, int, int] | None:
    """The zone, column and row that a name in a path means; None for a piece, or a spot with a name of its own."""
    zone, _, cell = name.rpartition("/")
    column, comma, row = cell.partition(",")
    if zone and comma and column.isdecimal() and row.isdecimal():
        return zone, int(column), int(row)
    return None


def spoken(gesture: Gesture, zones: Sequence[Zone]) -> Text | None:
    """The label of a gesture, told its pose and the cell it ends on."""
    label = gesture.label
    if label is None:
        return None
    told: dict[str, Arg] = {"turn": gesture.turn}
    cell = cell_of(gesture.path[-1]) if gesture.path else None
    if cell is not None:
        name, column, row = cell
        place = place_of(next((zone for zone in zones if zone.id == name), None), column, row)
        told |= {"place": place, "column": place.args["column"], "row": place.args["row"]}
    return Text(label.key, told | label.args, label.rule)


def place_of(zone: Zone | None, column: int, row: int) -> Text:
    """What a cell is called: B7, counted from the zone's origin, with the area it lies in where it has one."""
    west, north = (zone.origin if zone is not None else ()) or (0, 0)
    args: dict[str, Arg] = {"column": column - west + 1, "row": row - north + 1}
    area = next((area for area in zone.areas if _holds(area, column, row)), None) if zone is not None else None
    return Text("place-cell", args) if area is None else Text("place-cell-in", args | {"area": area.label})


def _holds(area: Area, column: int, row: int) -> bool:
    cells = area.cells
    return any(cells[at] == column and cells[at + 1] == row for at in range(0, len(cells), 2))
