"""Gestures on the wire: those that share a path are one group, those alike but for a cell one row of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, pairwise

import msgspec

from archipel.core.scene import Gesture, Scene, Zone, cell_of
from archipel.core.text import Text
from archipel.core.values import spelled
from archipel.server.wire import WireCells, WireGesture, WireGroup

FEW = 4


def packed(scene: Scene) -> tuple[list[WireGroup], list[WireCells]]:
    """Every gesture once, in groups or in rows of cells."""
    zones = {zone.id: zone for zone in scene.zones}
    single: list[Gesture] = []
    rows: list[WireCells] = []
    for alike in _alike(scene.gestures):
        row = _row(alike, zones) if len(alike) >= FEW else None
        if row is not None:
            rows.append(row)
        else:
            single += alike
    return _groups(single), rows


def unpacked(groups: Sequence[WireGroup], rows: Sequence[WireCells], zones: Mapping[str, Zone]) -> Iterator[Unpacked]:
    """Every gesture of groups and rows: what a browser makes of them."""
    for group in groups:
        for gesture in group.gestures:
            path = (*group.path, gesture.last) if gesture.last else group.path
            yield Unpacked(gesture.action, path, group.turn, gesture.label)
    for row in rows:
        cols = zones[row.zone].cols
        words = [list(accumulate(column)) for column in row.words]
        for at, number in enumerate(accumulate(row.cells)):
            y, x = divmod(number, cols)
            action = row.action.format(*(column[at] for column in words), x=x, y=y, n=number)
            yield Unpacked(action, (*row.path, f"{row.zone}/{x},{y}"), row.turn, row.label)


class Unpacked(msgspec.Struct, frozen=True):
    """One gesture as it arrives."""

    action: str
    path: tuple[str, ...]
    turn: int
    label: Text | None


def _alike(gestures: Sequence[Gesture]) -> list[list[Gesture]]:
    """Gestures that differ only in their action and their last touch, which is a cell; each of the others by itself."""
    found: dict[object, list[Gesture]] = {}
    texts: dict[int, bytes] = {}
    for gesture in gestures:
        cell = cell_of(gesture.path[-1]) if gesture.path else None
        if cell is None or gesture.also or gesture.main or gesture.icon or gesture.then or gesture.moves or gesture.key:
            found[id(gesture)] = [gesture]
            continue
        words = _mark(gesture.label, texts), _mark(gesture.note, texts), gesture.ghost, gesture.shows, gesture.ask
        like = type(gesture.action), cell[0], gesture.path[:-1], gesture.turn, words
        if like in found:
            found[like].append(gesture)
        else:
            found[like] = [gesture]
    return list(found.values())


def _mark(text: Text | None, texts: dict[int, bytes]) -> bytes:
    """Equal for equal texts; the same text again is known by its identity."""
    mark = texts.get(id(text))
    if mark is None:
        mark = texts[id(text)] = msgspec.json.encode(text)
    return mark


def _row(alike: Sequence[Gesture], zones: Mapping[str, Zone]) -> WireCells | None:
    """The gestures as one row; None where their actions differ in more than numbers."""
    first = alike[0]
    cells = [cell_of(gesture.path[-1]) or ("", 0, 0) for gesture in alike]
    zone = cells[0][0]
    cols = zones[zone].cols if zone in zones else 0
    if not cols:
        return None
    xs, ys = tuple(x for _, x, _ in cells), tuple(y for _, _, y in cells)
    numbers = tuple(y * cols + x for _, x, y in cells)
    template = [str(first.action.__struct_config__.tag)]
    words: list[list[int]] = []
    for column in zip(*[msgspec.structs.astuple(gesture.action) for gesture in alike], strict=True):
        if column == numbers:
            template.append("{n}")
        elif column == xs:
            template.append("{x}")
        elif column == ys:
            template.append("{y}")
        elif column.count(column[0]) == len(column):
            template.append(_plain(spelled(column[0])))
        elif all(type(value) is int for value in column):
            template.append(f"{{{len(words)}}}")
            words.append(_steps(column))
        else:
            return None
    return WireCells(
        zone=zone,
        action=" ".join(template),
        cells=_steps(numbers),
        path=first.path[:-1],
        turn=first.turn,
        label=first.label,
        ghost=first.ghost,
        note=first.note,
        shows=first.shows,
        ask=first.ask,
        words=words,
    )


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
    return WireGesture(
        action=str(gesture.action),
        last=last,
        label=gesture.label,
        ghost=gesture.ghost,
        also=gesture.also,
        main=gesture.main,
        icon=gesture.icon,
        then=tuple(str(action) for action in gesture.then),
        moves=dict(gesture.moves),
        key=gesture.key,
        note=gesture.note,
        shows=gesture.shows,
        ask=gesture.ask,
    )
