"""Gestures on the wire: those that share a path are one group, those alike but for numbers one row of columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import astuple

from archipel.core.scene import Gesture, Scene, Tally, cell_of
from archipel.core.text import Text
from archipel.core.values import Action, spelled
from archipel.table.wire.derived_structs import unsaid_fields, wire_values, wired
from archipel.table.wire.number_columns import (
    LARGEST,
    SMALLEST,
    Columns,
    Form,
    columns_of,
    differences,
    filled,
    form_of,
    form_of_word,
)
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

ActionForm = tuple[str, tuple[int, ...]]
PathForm = tuple[str, str, tuple[int, ...]]

_odd = attrgetter(*ODD)
PLAIN = _odd(Gesture(Action()))

MOST = 1 << 14
KNOWN: dict[int, tuple[Gesture, WireGesture]] = {}
FORMS: dict[int, tuple[object, Form | None]] = {}
INTERNED: dict[Form | None, Form | None] = {}
WORDED: dict[object, tuple[str, list[tuple[int, ...] | None]]] = {}
ACTIONS: dict[int, tuple[Action, ActionForm | None]] = {}
PATHS: dict[tuple[str, ...], PathForm | None] = {}
WHOLE = Form("<>", (0,))


Brings = tuple[Form, ...]
"""All of a gesture but what is chosen where: the forms of SHARED, then those of FREE."""


class Row:
    """Gestures that differ only in numbers and in what is free; `action` and `path` are their frames."""

    __slots__ = ("action", "actions", "brings", "gestures", "path", "paths")

    def __init__(self, action: str, path: str) -> None:
        self.action = action
        self.path = path
        self.gestures: list[Gesture] = []
        self.actions: list[tuple[int, ...]] = []
        self.paths: list[tuple[int, ...]] = []
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
    if len(FORMS) > MOST:
        FORMS.clear()
        INTERNED.clear()
    if len(PATHS) > MOST:
        PATHS.clear()
    rows: dict[object, Row] = {}
    known: dict[object, Brings] = {}
    for gesture in gestures:
        touched = gesture.path
        path = PATHS[touched] if touched in PATHS else PATHS.setdefault(touched, _form_of_path(touched))
        if path is None or _odd(gesture) != PLAIN:
            continue
        action, brings = _form_of_action(gesture.action), _brings(gesture, known)
        if action is None or not brings:
            continue
        like = action[0], path[0], path[1], brings[0].frame, brings[1].frame, brings[2].frame, brings[3].frame
        row = rows.get(like)
        if row is None:
            row = rows[like] = Row(action[0], path[0] + path[1])
        row.gestures.append(gesture)
        row.actions.append(action[1])
        row.paths.append(path[2])
        row.brings.append(brings)
    return rows.values()


def _form_of_path(path: tuple[str, ...]) -> PathForm | None:
    """Its frame in two pieces, and its numbers. None for buttons, and for pieces touched while others are held: a page
    counts these in their order."""
    first, last = SEPARATOR.join(path[:-1]), path[-1] if path else ""
    if not last or (first and "/" not in first and "/" not in last):
        return None
    before, after = form_of_word(first + SEPARATOR if first else ""), form_of_word(last)
    return None if before is None or after is None else (before.frame, after.frame, before.numbers + after.numbers)


def _form_of_action(action: Action) -> ActionForm | None:
    """That of its text form; an action that is kept is known by its identity, and held."""
    known = ACTIONS.get(id(action))
    if known is None:
        if len(ACTIONS) > MOST:
            ACTIONS.clear()
        known = ACTIONS[id(action)] = action, _spelled(action)
    return known[1]


def _spelled(action: Action) -> ActionForm | None:
    """Actions differ in many numbers but in few words: the words are worked out once."""
    values = astuple(action)
    kind = type(action), tuple([None if type(value) is int else value for value in values])
    known = WORDED.get(kind)
    if known is None:
        if len(WORDED) > MOST:
            WORDED.clear()
        known = WORDED[kind] = _worded(action)
    frame, slots = known
    numbers: list[int] = []
    for value, slot in zip(values, slots, strict=True):
        if slot is None:
            if not SMALLEST <= value <= LARGEST:
                return None
            numbers.append(value)
        else:
            numbers += slot
    return (frame, tuple(numbers)) if frame else None


def _worded(action: Action) -> tuple[str, list[tuple[int, ...] | None]]:
    """The frame of actions that differ in whole numbers alone, and by field the numbers in its word; None: it is one
    itself. No frame where a word has no form."""
    frames, slots = [str(type(action).__struct_config__.tag)], []
    for value in astuple(action):
        form = WHOLE if type(value) is int else form_of(spelled(value))
        if form is None:
            return "", [None] * len(astuple(action))
        frames.append(form.frame)
        slots.append(None if form is WHOLE else form.numbers)
    return " ".join(frames), slots


def _brings(gesture: Gesture, known: dict[object, Brings]) -> Brings:
    """One object for all that bring the same; nothing where something of it has no form."""
    label, also, tallies, note = gesture.label, gesture.also, gesture.tallies, gesture.note
    same = id(label), id(also), id(tallies), id(note), gesture.ask, gesture.ghost, gesture.shows
    found = known.get(same)
    if found is None:
        shared = _form_of(label), _form_of(also), _form_of_name(gesture.ask), _form_of(tallies)
        forms = *shared, _form_of_name(gesture.ghost), _form_of(note), _form_of_name(gesture.shows)
        told = tuple([form for form in forms if form is not None])
        found = known[same] = known.setdefault(tuple(map(id, told)), told) if len(told) == len(forms) else ()
    return found


def _form_of(value: object) -> Form | None:
    """That of its JSON, one for all that are equal; a value that is kept is known by its identity, and held."""
    known = FORMS.get(id(value))
    if known is None:
        form = form_of(_json(value))
        known = FORMS[id(value)] = value, INTERNED.setdefault(form, form)
    return known[1]


@lru_cache(maxsize=1 << 10)
def _form_of_name(name: str) -> Form | None:
    form = form_of(_json(name))
    return INTERNED.setdefault(form, form)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _wire_row(row: Row, widths: Mapping[str, int]) -> WireCells:
    columns = Columns()
    cols = _count_cells(row, widths, columns)
    wire = WireCells(
        action=columns.template(row.action, row.actions),
        path=columns.template(row.path, row.paths).split(SEPARATOR),
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
    fields: dict[str, Any] = {}
    for name, forms in zip(SHARED + FREE, zip(*brings, strict=True), strict=True):
        first = forms[0]
        if forms.count(first) == len(forms):
            value = _said(first)
        elif all(form.frame == first.frame for form in forms):
            value = _read(columns.json_template(forms))
        else:
            value = _read(columns.bare_hole([_said(form) for form in forms]))
        if value != UNSAID[name]:
            fields[name] = value
    return fields


@lru_cache(maxsize=1 << 12)
def _said(form: Form) -> Any:
    """What a form is a form of."""
    return _read(form.text())


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
