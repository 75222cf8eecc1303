"""From the scene a viewer holds to the next: only what differs goes over the wire, and a number says what is held."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from archipel.core.scene import Gesture, Outline, Scene, ScenePart
from archipel.table.wire.alterations import altered, differing
from archipel.table.wire.frames import wire_fields
from archipel.table.wire.gesture_codec import packed
from archipel.table.wire.scene_messages import (
    Altered,
    GroupChange,
    SceneChange,
    ScenePartChange,
    WireCells,
    WireGroup,
    WirePart,
    WireScene,
)

S = TypeVar("S", bound=msgspec.Struct)
PRIME: Final = 16777619
MASK: Final = (1 << 32) - 1


class Told(NamedTuple):
    """What was told of a part that became another; it holds both, so that they are known by their identity."""

    old: ScenePart
    part: ScenePart
    zones: Any
    pieces: Any


Known = dict[tuple[int, int], Told]
NOTHING: Final = ScenePart()


class Shown:
    """A scene as a viewer holds it. `numbers` are those of its parts, `turn` that of everything else: counted as the
    viewer's own scenes change, so that they tell of nothing else; `last` is the last that was given. `digest` is one
    number of all these: a page folds those it was sent, and compares."""

    __slots__ = (
        *("cells", "digest", "fields", "gestures", "groups", "last", "names", "numbers", "outlines", "parts", "places"),
        "turn",
    )

    def __init__(self, scene: Scene, before: Shown | None = None, last: int = 0) -> None:
        self.groups: list[WireGroup]
        self.cells: list[WireCells]
        self.gestures: tuple[Gesture, ...] = scene.gestures
        if before is not None and before.gestures is scene.gestures:
            self.groups, self.cells = before.groups, before.cells
        else:
            self.groups, self.cells = packed(scene)
        self.outlines: tuple[Outline, ...] = scene.outlines
        self.fields = wire_fields(scene)
        self.parts: tuple[ScenePart, ...] = scene.parts
        self.names: list[str] = _names(scene.parts)
        self.places: dict[str, int] = dict(zip(self.names, count()))
        self.numbers: list[int] = []
        self.last: int = last if before is None else before.last
        if before is None:
            self.numbers = [self._next() for _ in scene.parts]
            self.turn = self._next()
        else:
            self._recognise(before)
            self.turn = before.turn if self._same_turn(before) else self._next()
        self.digest: int = folded(self.turn, self.numbers)

    def whole(self) -> WireScene:
        zones = tuple([zone for part in self.parts for zone in part.zones])
        pieces = tuple([piece for part in self.parts for piece in part.pieces])
        return WireScene(
            zones=zones,
            pieces=pieces,
            parts=[WirePart(n, len(p.zones), len(p.pieces)) for n, p in zip(self.numbers, self.parts, strict=True)],
            turn=self.turn,
            groups=self.groups,
            cells=self.cells,
            outlines=self.outlines,
            **self.fields,
        )

    def since(self, before: Shown, known: Known | None = None) -> SceneChange:
        """What makes the scene before into this one; what others were told of the same parts is `known`."""
        change = SceneChange(before.digest, _parts(before, self, {} if known is None else known))
        if self.turn != before.turn:
            change.turn = self.turn
            if self.groups != before.groups:
                change.groups = _groups(before.groups, self.groups)
            if self.cells != before.cells:
                change.cells = _kept(before.cells, self.cells, _row, _any_row)
            if self.outlines != before.outlines:
                change.outlines = _kept(before.outlines, self.outlines, _id, _kind)
            change.fields = differing(before.fields, self.fields)
        return change

    def _recognise(self, before: Shown) -> None:
        """Parts that are as before keep their number, and those drawn anew for nothing are let go."""
        parts: list[ScenePart] = []
        for name, part in zip(self.names, self.parts, strict=True):
            at = before.places.get(name, -1)
            if at >= 0 and (before.parts[at] is part or before.parts[at] == part):
                parts.append(before.parts[at])
                self.numbers.append(before.numbers[at])
            else:
                parts.append(part)
                self.numbers.append(self._next())
        self.parts = tuple(parts)

    def _next(self) -> int:
        self.last += 1
        return self.last

    def _same_turn(self, before: Shown) -> bool:
        return (
            self.fields == before.fields
            and self.groups == before.groups
            and self.cells == before.cells
            and self.outlines == before.outlines
        )


def folded(turn: int, numbers: Iterable[int]) -> int:
    """One number of many, in their order; 32 bits, so that a browser reckons alike."""
    found = 0
    for number in (turn, *numbers):
        found = (found ^ number) * PRIME & MASK
        found ^= found >> 15
    return found


def _encoded(told: list[Any]) -> Any:
    return msgspec.Raw(msgspec.json.encode(told)) if told else told


def _parts(before: Shown, after: Shown, known: Known) -> list[int | ScenePartChange]:
    runs = Runs()
    for name, number, part in zip(after.names, after.numbers, after.parts, strict=True):
        at = before.places.get(name, -1)
        if at >= 0 and before.numbers[at] == number:
            runs.place(at)
        else:
            zones, pieces = _told(before.parts[at] if at >= 0 else NOTHING, part, known)
            runs.thing(ScenePartChange(number, at, zones, pieces))
    return runs.told


def _told(old: ScenePart, part: ScenePart, known: Known) -> tuple[Any, Any]:
    """What has become of a part: found and encoded once, whoever is told."""
    found = known.get((id(old), id(part)))
    if found is None:
        zones, pieces = _kept(old.zones, part.zones, _id, _kind), _kept(old.pieces, part.pieces, _id, _kind)
        found = known[id(old), id(part)] = Told(old, part, _encoded(zones), _encoded(pieces))
    return found.zones, found.pieces


def _groups(before: Sequence[WireGroup], after: Sequence[WireGroup]) -> list[int | GroupChange]:
    places = {(group.path, group.turn): at for at, group in enumerate(before)}
    runs = Runs()
    for group in after:
        at = places.get((group.path, group.turn), -1)
        if at >= 0 and before[at].gestures == group.gestures:
            runs.place(at)
        else:
            old = before[at].gestures if at >= 0 else []
            runs.thing(GroupChange(_kept(old, group.gestures, _action, _kind), at, group.path, group.turn))
    return runs.told


def _kept(
    before: Sequence[S], after: Sequence[S], key: Callable[[S], object], kind: Callable[[S], object]
) -> list[int | S | Altered]:
    """What is there now: what was there before, by its place, how what was there has changed, and what is new; that by
    how it differs from another of its `kind`, here before or named already."""
    runs, length = Runs(), len(before)
    places: dict[object, int] | None = None
    likes: dict[object, int] | None = None
    for at, one in enumerate(after):
        if at < length and before[at] is one:
            runs.place(at)
            continue
        if places is None:
            places = dict(zip(map(key, before), count()))
        place = places.get(key(one), -1)
        if place >= 0 and before[place] == one:
            runs.place(place)
            continue
        like = place
        if like < 0 and (sort := kind(one)) is not None:
            if likes is None:
                likes = dict(zip(map(kind, before), count()))
            like = likes.get(sort, -1)
            likes[sort] = length + at
        if like < 0:
            runs.thing(one)
        else:
            runs.thing((like, altered(before[like] if like < length else after[like - length], one)))
    return runs.told


class Runs:
    """Things, and places of what was there: those that follow each other as the first and, negative, how many more."""

    __slots__ = ("last", "told")

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.last = -2

    def thing(self, one: object) -> None:
        self.told.append(one)
        self.last = -2

    def place(self, at: int) -> None:
        told = self.told
        if at != self.last + 1:
            told.append(at)
        elif type(told[-1]) is int and told[-1] < 0:
            told[-1] -= 1
        else:
            told.append(-1)
        self.last = at


def _names(parts: Sequence[ScenePart]) -> list[str]:
    """A part is called after its first zone; without one, by how many such there were before it."""
    loose = count()
    return [part.zones[0].id if part.zones else f"/{next(loose)}" for part in parts]


def _kind(thing: Any) -> object:
    """Things that are spoken of alike are told alike; None: nothing is said of it."""
    return thing.label.key if thing.label is not None else None


_id: Callable[[Any], object] = attrgetter("id")
_action: Callable[[Any], object] = attrgetter("action")


def _row(row: WireCells) -> object:
    return tuple(row.path), row.action


def _any_row(row: WireCells) -> object:
    return len(row.path)
