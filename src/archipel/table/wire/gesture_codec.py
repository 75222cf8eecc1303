"""Gestures on the wire: those that share a path are one group, those alike but for a cell one row of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from operator import attrgetter
from typing import Any

import msgspec

from archipel.core.scene import Gesture, Scene, Tally, Zone, cell_of
from archipel.core.text import Arg, Text
from archipel.core.values import Action, spelled
from archipel.table.wire.derived_structs import default_of, wire_values, wired
from archipel.table.wire.messages import WireCells, WireGesture, WireGroup

FEW = 4
FIELDS = wire_values(Gesture, but=("action", "path", "turn"))
DEFAULTS: dict[str, Any] = {field.name: default_of(field) for field in msgspec.structs.fields(WireGesture)[2:]}
SHARED = tuple(name for name, _ in FIELDS if name in WireCells.__struct_fields__)
UNSHARED = tuple(name for name, _ in FIELDS if name not in SHARED)

_unshared = attrgetter(*UNSHARED)
_same = attrgetter(*(name for name in SHARED if name not in ("label", "note", "tallies")))
UNSHARED_DEFAULTS = _unshared(Gesture(Action()))


def packed(scene: Scene) -> tuple[list[WireGroup], list[WireCells]]:
    """Every gesture once, in groups or in rows of cells."""
    cols: dict[str, int] = {}
    single: list[Gesture] = []
    rows: list[WireCells] = []
    for alike in _alike(scene.gestures):
        if len(alike) >= FEW and not cols:
            cols = {zone.id: zone.cols for part in scene.parts for zone in part.zones}
        row = _row(alike, cols) if len(alike) >= FEW else None
        if row is not None:
            rows.append(row)
        else:
            single += alike
    return _groups(single), rows


class Unpacked(msgspec.Struct, frozen=True):
    """One gesture as it arrives; `more` are its other fields by name."""

    action: str
    path: tuple[str, ...]
    turn: int
    label: Text | None = None
    note: Text | None = None
    tallies: tuple[Tally, ...] = ()
    more: dict[str, Any] = {}


def unpacked(groups: Sequence[WireGroup], rows: Sequence[WireCells], zones: Mapping[str, Zone]) -> Iterator[Unpacked]:
    """Every gesture of groups and rows: what a browser makes of them."""
    for group in groups:
        for gesture in group.gestures:
            fields = {name: getattr(gesture, name) for name, _ in FIELDS}
            path = (*group.path, gesture.last) if gesture.last else group.path
            yield _whole(gesture.action, path, group.turn, fields)
    for row in rows:
        cols = zones[row.zone].cols
        words = [list(accumulate(column)) for column in row.words]
        notes = {name: list(accumulate(column)) for name, column in row.notes.items()}
        counts = [list(accumulate(column)) for column in row.counts]
        same = DEFAULTS | {name: getattr(row, name) for name in SHARED}
        for at, number in enumerate(accumulate(row.cells)):
            y, x = divmod(number, cols)
            action = row.action.format(*(column[at] for column in words), x=x, y=y, n=number)
            note = row.note and Text(row.note.key, row.note.args | {k: v[at] for k, v in notes.items()}, row.note.rule)
            tallies = tuple(_counted(tally, counts, 2 * n, at) for n, tally in enumerate(row.tallies))
            path = (*row.path, f"{row.zone}/{x},{y}")
            yield _whole(action, path, row.turn, same | {"note": note, "tallies": tallies})


def _whole(action: str, path: tuple[str, ...], turn: int, fields: dict[str, Any]) -> Unpacked:
    own = {name: fields.pop(name) for name in ("label", "note", "tallies")}
    return Unpacked(action, path, turn, **own, more=fields)


def _counted(tally: Tally, counts: Sequence[Sequence[int]], column: int, at: int) -> Tally:
    now, after = (counts[column], counts[column + 1]) if counts else ([], [])
    return Tally(tally.label, now[at] if now else tally.count, tally.face, after[at] if after else tally.after)


def _alike(gestures: Sequence[Gesture]) -> list[list[Gesture]]:
    """Gestures that differ only in numbers and in their last touch, which is a cell; each of the others by itself."""
    found: dict[object, list[Gesture]] = {}
    marks: dict[int, object] = {}
    for gesture in gestures:
        cell = cell_of(gesture.path[-1]) if gesture.path else None
        if cell is None or _odd(gesture):
            found[id(gesture)] = [gesture]
            continue
        words = _mark(gesture.label, marks), _same(gesture)
        brings = _form(gesture.note), tuple([_tally_form(tally, marks) for tally in gesture.tallies])
        like = type(gesture.action), cell[0], gesture.path[:-1], gesture.turn, words, brings
        if like in found:
            found[like].append(gesture)
        else:
            found[like] = [gesture]
    return list(found.values())


def _odd(gesture: Gesture) -> bool:
    """With something of its own that no row can carry."""
    return _unshared(gesture) != UNSHARED_DEFAULTS


def _mark(text: Text | None, marks: dict[int, object]) -> object:
    """Equal for equal texts; the same text again is known by its identity."""
    mark = marks.get(id(text))
    if mark is None:
        mark = marks[id(text)] = msgspec.json.encode(text)
    return mark


def _form(text: Text | None) -> object:
    """Equal for texts that differ in plain numbers only."""
    if text is None:
        return None
    return text.key, text.rule, tuple([(name, *_arg_form(value)) for name, value in text.args.items()])


def _arg_form(value: Arg) -> tuple[object, ...]:
    return (int,) if type(value) is int else (str, value if isinstance(value, str) else msgspec.json.encode(value))


def _tally_form(tally: Tally, marks: dict[int, object]) -> object:
    return tally.face, _mark(tally.label, marks), tally.after is None


def _row(alike: Sequence[Gesture], widths: Mapping[str, int]) -> WireCells | None:
    """The gestures as one row; None where their actions differ in more than numbers."""
    first = alike[0]
    cells = [cell_of(gesture.path[-1]) or ("", 0, 0) for gesture in alike]
    zone = cells[0][0]
    cols = widths.get(zone, 0)
    if not cols:
        return None
    xs, ys = tuple(x for _, x, _ in cells), tuple(y for _, _, y in cells)
    numbers = tuple(y * cols + x for _, x, y in cells)
    template = [str(first.action.__struct_config__.tag)]
    words: list[list[int]] = []
    for column in zip(*[msgspec.structs.astuple(gesture.action) for gesture in alike], strict=True):
        whole = all(type(value) is int for value in column)
        if whole and column == numbers:
            template.append("{n}")
        elif whole and column == xs:
            template.append("{x}")
        elif whole and column == ys:
            template.append("{y}")
        elif column.count(column[0]) == len(column):
            template.append(_plain(spelled(column[0])))
        elif whole:
            template.append(f"{{{len(words)}}}")
            words.append(_steps(column))
        else:
            return None
    notes = _note_columns(alike)
    counts = _count_columns(alike)
    shared = {name: getattr(first, name) for name in SHARED}
    return WireCells(
        zone=zone,
        action=" ".join(template),
        cells=_steps(numbers),
        path=first.path[:-1],
        turn=first.turn,
        words=words,
        notes=notes,
        counts=counts if any(counts) else [],
        **shared,
    )


def _note_columns(alike: Sequence[Gesture]) -> dict[str, list[int]]:
    """The arguments of the notes that are not the same for all."""
    first = alike[0].note
    found: dict[str, list[int]] = {}
    for name, value in first.args.items() if first is not None else ():
        if type(value) is int:
            column = [gesture.note.args[name] if gesture.note else 0 for gesture in alike]
            numbers = [number for number in column if isinstance(number, int)]
            if numbers.count(value) < len(numbers):
                found[name] = _steps(numbers)
    return found


def _count_columns(alike: Sequence[Gesture]) -> list[list[int]]:
    """Now and after of each tally; empty where they are the same for all."""
    columns: list[list[int]] = []
    for n in range(len(alike[0].tallies)):
        for values in (
            [gesture.tallies[n].count for gesture in alike],
            [gesture.tallies[n].after or 0 for gesture in alike],
        ):
            columns.append(_steps(values) if values.count(values[0]) < len(values) else [])
    return columns


def _steps(values: Sequence[int]) -> list[int]:
    """The first value, then each difference."""
    return [values[0], *(after - before for before, after in pairwise(values))]


def _plain(word: str) -> str:
    return word.replace("{", "{{").replace("}", "}}")


def _groups(gestures: Sequence[Gesture]) -> list[WireGroup]:
    groups: dict[tuple[tuple[str, ...], int], WireGroup] = {}
    for gesture in gestures:
        path, last = gesture.path[:-1], gesture.path[-1] if gesture.path else ""
        group = groups.setdefault((path, gesture.turn), WireGroup([], path, gesture.turn))
        group.gestures.append(_wire_gesture(gesture, last))
    return list(groups.values())


def _wire_gesture(gesture: Gesture, last: str) -> WireGesture:
    return WireGesture(str(gesture.action), last, *wired(gesture, FIELDS))
