"""Gestures on the wire: those that share a path are one group, those alike but for numbers one row of columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from archipel.core.scene import Gesture, Scene, Tally, cell_of
from archipel.core.text import Text
from archipel.core.values import Action
from archipel.table.wire.derived_structs import unsaid_fields, wire_values, wired
from archipel.table.wire.number_columns import Columns, Form, columns_of, differences, filled, form_of
from archipel.table.wire.scene_messages import WireCells, WireGesture, WireGroup

# Rows of fewer gestures, and of scenes with fewer in all, save less than it takes to find them.
FEW, MANY = 3, 24
SEPARATOR = "\n"
FIELDS = wire_values(Gesture, but=("action", "path", "turn"))
# What may differ in more than numbers within a row, what may not, and what no row carries.
FREE = ("ghost", "note", "shows")
SHARED = ("label", "also", "ask", "tallies")
ODD = tuple(name for name, _ in FIELDS if name not in FREE + SHARED)
UNSAID: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(unsaid_fields(WireGesture)))

_odd, _free, _shared = attrgetter(*ODD), attrgetter(*FREE), attrgetter(*SHARED)
PLAIN = _odd(Gesture(Action()))

MOST = 1 << 12
KNOWN: dict[int, tuple[Gesture, WireGesture]] = {}


class Brings(NamedTuple):
    """All of a gesture but what is chosen where: what its row shares, and each of the fields that are free."""

    shared: Form
    free: tuple[Form, ...]


class Row:
    """Gestures that differ only in numbers and in what is free."""

    __slots__ = ("actions", "brings", "gestures", "paths")

    def __init__(self) -> None:
        self.gestures: list[Gesture] = []
        self.actions: list[Form] = []
        self.paths: list[Form] = []
        self.brings: list[Brings] = []


def packed(scene: Scene) -> tuple[list[WireGroup], list[WireCells]]:
    """Every gesture once, in groups or in rows."""
    gestures = scene.gestures
    rows = [row for row in _rows(gestures) if len(row.gestures) >= FEW] if len(gestures) >= MANY else []
    if not rows:
        return _groups(gestures), []
    cols = {zone.id: zone.cols for part in scene.parts for zone in part.zones}
    in_rows = {id(gesture) for row in rows for gesture in row.gestures}
    single = [gesture for gesture in gestures if id(gesture) not in in_rows]
    return _groups(single), [_wire_row(row, cols) for row in rows]


class Unpacked(msgspec.Struct, frozen=True):
    """One gesture as it arrives; `more` are its other fields by name."""

    action: str
    path: tuple[str, ...]
    turn: int
    label: Text | None = None
    note: Text | None = None
    tallies: tuple[Tally, ...] = ()
    more: dict[str, Any] = {}


def unpacked(groups: Sequence[WireGroup], rows: Sequence[WireCells]) -> Iterator[Unpacked]:
    """Every gesture of groups and rows: what a browser makes of them."""
    for group in groups:
        for gesture in group.gestures:
            yield _whole(gesture, group.path, group.turn)
    for row in rows:
        columns, table = columns_of(row.columns, row.cols), columns_of(row.table)
        which = columns_of([row.which])["0"]
        like = msgspec.json.encode(row.like).decode()
        for at in range(len(row.columns[0])):
            brings = filled(like, table, which[at]) if which else filled(like, columns, at)
            told = msgspec.json.decode(brings) | {"action": filled(row.action, columns, at)}
            path = tuple([filled(touch, columns, at) for touch in row.path])
            yield _whole(msgspec.convert(told, WireGesture), path, int(filled(row.turn, columns, at) or 0))


def action_at(row: WireCells, at: int) -> str:
    """The action of one gesture of a row."""
    return filled(row.action, columns_of(row.columns, row.cols), at)


def _whole(gesture: WireGesture, path: tuple[str, ...], turn: int) -> Unpacked:
    fields = {name: getattr(gesture, name) for name, _ in FIELDS}
    own = {name: fields.pop(name) for name in ("label", "note", "tallies")}
    return Unpacked(gesture.action, (*path, gesture.last) if gesture.last else path, turn, **own, more=fields)


def _rows(gestures: Sequence[Gesture]) -> Iterable[Row]:
    rows: dict[object, Row] = {}
    known: dict[object, Brings | None] = {}
    for gesture in gestures:
        path = _form_of_path(gesture.path)
        if path is None or _odd(gesture) != PLAIN:
            continue
        action, brings = _form_of_action(gesture.action), _brings(gesture, known)
        if action is None or brings is None:
            continue
        like = action.frame, path.frame, brings.shared.frame
        row = rows.get(like)
        if row is None:
            row = rows[like] = Row()
        row.gestures.append(gesture)
        row.actions.append(action)
        row.paths.append(path)
        row.brings.append(brings)
    return rows.values()


@lru_cache(maxsize=1 << 14)
def _form_of_path(path: tuple[str, ...]) -> Form | None:
    """None for buttons, and for pieces touched while others are held: a page counts these in their order."""
    text = SEPARATOR.join(path)
    return form_of(text) if "/" in text or len(path) == 1 else None


@lru_cache(maxsize=1 << 14)
def _form_of_action(action: Action) -> Form | None:
    return form_of(str(action))


def _brings(gesture: Gesture, known: dict[object, Brings | None]) -> Brings | None:
    """One object for all that bring the same; what was seen before is known by the identity of its parts."""
    ghost, note, shows = _free(gesture)
    label, also, ask, tallies = _shared(gesture)
    same = id(label), id(note), id(tallies), id(also), ghost, shows, ask
    found = known.get(same)
    if found is None and same not in known:
        shared = form_of(_json(_shared(gesture)))
        free = [form for value in _free(gesture) if (form := form_of(_json(value)))]
        found = Brings(shared, tuple(free)) if shared and len(free) == len(FREE) else None
        known[same] = found = known.setdefault(found, found)
    return found


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _wire_row(row: Row, widths: Mapping[str, int]) -> WireCells:
    columns = Columns()
    cols = _count_cells(row, widths, columns)
    wire = WireCells(
        action=columns.template(row.actions),
        path=columns.template(row.paths).split(SEPARATOR),
        columns=columns.told,
        cols=cols,
    )
    turns = [gesture.turn for gesture in row.gestures]
    if any(turns):
        wire.turn = columns.hole(turns)
    _tell_brings(row, columns, wire)
    return wire


def _count_cells(row: Row, widths: Mapping[str, int], columns: Columns) -> int:
    """How many cells of a grid are side by side; 0 where the row does not end on cells that can be counted so."""
    cells = [cell for gesture in row.gestures if (cell := cell_of(gesture.path[-1]))]
    if len(cells) < len(row.gestures):
        return 0
    cols = widths.get(cells[0][0], 0)
    xs = [x for _, x, _ in cells]
    if max(xs) >= cols:
        return 0
    columns.count_cells(xs, [y for _, _, y in cells], cols)
    return cols


def _tell_brings(row: Row, columns: Columns, wire: WireCells) -> None:
    """What gestures bring is a table where it is the same for many."""
    kinds: dict[int, int] = {}
    which = [kinds.setdefault(id(brings), len(kinds)) for brings in row.brings]
    if len(kinds) > len(which) // 2:
        wire.like = _like(row.brings, columns)
        return
    table = Columns()
    wire.like = _like([row.brings[which.index(kind)] for kind in range(len(kinds))], table)
    wire.table = table.told
    if len(kinds) > 1:
        wire.which = differences(which)


def _like(brings: Sequence[Brings], columns: Columns) -> dict[str, Any]:
    """What the fields of all these are but for the holes; a field that differs in more than numbers is all hole."""
    told = [columns.json_template([one.shared for one in brings])]
    for forms in zip(*[one.free for one in brings], strict=True):
        if all(form.frame == forms[0].frame for form in forms):
            told.append(columns.json_template(forms))
        else:
            told.append(columns.bare_hole([_read(form.text()) for form in forms]))
    shared, *free = [_read(text) for text in told]
    fields = dict(zip(SHARED + FREE, shared + free, strict=True))
    return {name: value for name, value in fields.items() if value != UNSAID[name]}


def _read(text: str) -> Any:
    return msgspec.json.decode(text)


def _groups(gestures: Sequence[Gesture]) -> list[WireGroup]:
    groups: dict[tuple[tuple[str, ...], int], WireGroup] = {}
    for gesture in gestures:
        path, last = gesture.path[:-1], gesture.path[-1] if gesture.path else ""
        group = groups.setdefault((path, gesture.turn), WireGroup([], path, gesture.turn))
        group.gestures.append(_wire_gesture(gesture, last))
    return list(groups.values())


def _wire_gesture(gesture: Gesture, last: str) -> WireGesture:
    """One for all who may do the same; a gesture that is kept is known by its identity, and held for that."""
    known = KNOWN.get(id(gesture))
    if known is None:
        if len(KNOWN) == MOST:
            KNOWN.clear()
        known = KNOWN[id(gesture)] = gesture, WireGesture(str(gesture.action), last, *wired(gesture, FIELDS))
    return known[1]
