"""Gestures on the wire: those that share a path are one group, those alike but for numbers one row of columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from archipel.core.scene import Gesture, Scene, Tally, cell_of
from archipel.core.text import Text
from archipel.core.values import Action
from archipel.table.wire.derived_structs import unsaid_fields, wire_values, wired
from archipel.table.wire.messages import WireCells, WireGesture, WireGroup
from archipel.table.wire.number_columns import Columns, Form, columns_of, differences, filled, form_of

FEW = 4
SEPARATOR = "\n"
FIELDS = wire_values(Gesture, but=("action", "path", "turn"))
# No row carries these; those of a row may differ in more than numbers; it shares the others but for their numbers.
ODD = ("then", "moves", "key", "walks")
FREE = ("ghost", "note", "shows")
SHARED = tuple(name for name, _ in FIELDS if name not in ODD + FREE)

OBJECTS = ("label", "note", "also", "tallies", "then", "moves", "walks")
UNSAID: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(unsaid_fields(WireGesture)))

_odd, _free, _shared, _objects = attrgetter(*ODD), attrgetter(*FREE), attrgetter(*SHARED), attrgetter(*OBJECTS)
_words = attrgetter(*(name for name in SHARED + FREE + ODD if name not in OBJECTS))
PLAIN = _odd(Gesture(Action()))


class Brings(NamedTuple):
    """All of a gesture but what is chosen where: what its row shares, and each of the fields that are free."""

    shared: Form
    free: tuple[Form, ...]


class Line(NamedTuple):
    """A gesture of a row: its action, its path and all it brings."""

    gesture: Gesture
    action: Form
    path: Form
    brings: Brings


def packed(scene: Scene) -> tuple[list[WireGroup], list[WireCells]]:
    """Every gesture once, in groups or in rows."""
    rows = [row for row in _rows(scene.gestures) if len(row) >= FEW]
    if not rows:
        return _groups(scene.gestures), []
    cols = {zone.id: zone.cols for part in scene.parts for zone in part.zones}
    in_rows = {id(line.gesture) for row in rows for line in row}
    single = [gesture for gesture in scene.gestures if id(gesture) not in in_rows]
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
        columns = columns_of(row.columns, row.cols)
        which = columns_of([row.which])["0"]
        like = msgspec.json.encode(row.like).decode()
        for at in range(len(row.columns[0])):
            brings = filled(like, columns_of(row.table), which[at]) if which else filled(like, columns, at)
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


def _rows(gestures: Sequence[Gesture]) -> list[list[Line]]:
    """Gestures that differ only in numbers and in what is free."""
    found: dict[object, list[Line]] = {}
    known: dict[object, Brings | None] = {}
    for gesture in gestures:
        line = _line(gesture, known)
        if line is not None:
            like = line.action.frame, line.path.frame, line.brings.shared.frame
            found.setdefault(like, []).append(line)
    return list(found.values())


def _line(gesture: Gesture, known: dict[object, Brings | None]) -> Line | None:
    """None for what no row can carry."""
    path = _form_of_path(gesture.path)
    if path is None:
        return None
    same = (*map(id, _objects(gesture)), *_words(gesture))
    brings = known[same] if same in known else known.setdefault(same, _brings(gesture))
    action = _form_of_action(gesture.action) if brings else None
    return Line(gesture, action, path, brings) if action and brings else None


@lru_cache(maxsize=1 << 14)
def _form_of_path(path: tuple[str, ...]) -> Form | None:
    """None for buttons, and for pieces touched while others are held: a page counts these in their order."""
    text = SEPARATOR.join(path)
    return form_of(text) if "/" in text or len(path) == 1 else None


@lru_cache(maxsize=1 << 14)
def _form_of_action(action: Action) -> Form | None:
    return form_of(str(action))


def _brings(gesture: Gesture) -> Brings | None:
    if _odd(gesture) != PLAIN:
        return None
    shared = form_of(_json(_shared(gesture)))
    free = [form for value in _free(gesture) if (form := form_of(_json(value)))]
    return Brings(shared, tuple(free)) if shared and len(free) == len(FREE) else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _wire_row(row: Sequence[Line], widths: Mapping[str, int]) -> WireCells:
    columns = Columns()
    cells = [cell for line in row if (cell := cell_of(line.gesture.path[-1]))]
    cols = widths.get(cells[0][0], 0) if cells else 0
    if cols:
        columns.count_cells([x for _, x, _ in cells], [y for _, _, y in cells], cols)
    wire = WireCells(
        action=columns.template([line.action for line in row]),
        path=columns.template([line.path for line in row]).split(SEPARATOR),
        columns=columns.told,
        cols=cols,
    )
    if any(line.gesture.turn for line in row):
        wire.turn = columns.hole([line.gesture.turn for line in row])
    kinds: dict[Brings, int] = {}
    which = [kinds.setdefault(line.brings, len(kinds)) for line in row]
    if 1 < len(kinds) <= len(row) // 2:
        table = Columns()
        wire.like, wire.which, wire.table = _like(list(kinds), table), differences(which), table.told
    else:
        wire.like = _like([line.brings for line in row], columns)
    return wire


def _like(brings: Sequence[Brings], columns: Columns) -> dict[str, Any]:
    """What the fields of all these are but for the holes; a field that differs in more than numbers is all hole."""
    told = [columns.json_template([one.shared for one in brings])]
    for forms in zip(*[one.free for one in brings], strict=True):
        alike = all(form.frame == forms[0].frame for form in forms)
        told.append(columns.json_template(forms) if alike else columns.bare_hole([_read(form.text) for form in forms]))
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
    return WireGesture(str(gesture.action), last, *wired(gesture, FIELDS))
