"""The scene a page holds: whole at first, then changed by what it is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

import msgspec

from archipel.table.wire.alterations import WITHIN
from archipel.table.wire.derived_structs import unsaid_fields
from archipel.table.wire.scene_changes import folded
from archipel.table.wire.scene_messages import (
    GroupChange,
    SceneChange,
    ScenePartChange,
    WireGroup,
    WirePart,
    WireScene,
)


def digest_of(scene: WireScene) -> int:
    """Of the numbers of all it was sent."""
    return folded(scene.turn, [part.number for part in scene.parts])


class NotHeld(ValueError):
    """A change of another scene than the page holds."""


def changed(scene: WireScene, change: SceneChange) -> WireScene:
    """NotHeld where it has to ask for the whole."""
    if digest_of(scene) != change.of:
        raise NotHeld(f"a change of {change.of}")
    parts = [_part(scene, one) for one in _places(change.parts)]
    fields = _now(scene, change.fields)
    if change.turn >= 0:
        fields["turn"] = change.turn
    if change.groups is not None:
        fields["groups"] = [_group(scene.groups, one) for one in _places(change.groups)]
    if change.cells is not None:
        fields["cells"] = _filled(scene.cells, change.cells)
    if change.outlines is not None:
        fields["outlines"] = tuple(_filled(scene.outlines, change.outlines))
    return msgspec.structs.replace(
        scene,
        parts=[WirePart(number, len(zones), len(pieces)) for number, zones, pieces in parts],
        zones=tuple([zone for _, zones, _ in parts for zone in zones]),
        pieces=tuple([piece for _, _, pieces in parts for piece in pieces]),
        **fields,
    )


def _part(scene: WireScene, one: int | ScenePartChange) -> tuple[int, Sequence[Any], Sequence[Any]]:
    """Number, zones and pieces of a part."""
    at = one if isinstance(one, int) else one.of
    zones = _slice(scene.zones, [part.zones for part in scene.parts], at)
    pieces = _slice(scene.pieces, [part.pieces for part in scene.parts], at)
    if isinstance(one, int):
        return scene.parts[at].number, zones, pieces
    return one.number, _filled(zones, one.zones), _filled(pieces, one.pieces)


def _slice(all: Sequence[Any], counts: list[int], at: int) -> Sequence[Any]:
    if at < 0:
        return ()
    ends = list(accumulate(counts))
    return all[ends[at] - counts[at] : ends[at]]


def _group(before: Sequence[WireGroup], one: int | GroupChange) -> WireGroup:
    if isinstance(one, int):
        return before[one]
    had = before[one.of].gestures if one.of >= 0 else []
    return WireGroup(_filled(had, one.gestures), one.path, one.turn)


def _filled(before: Sequence[Any], told: Sequence[Any]) -> list[Any]:
    """A place beyond what was there is that of one named already."""
    found: list[Any] = []
    for one in _places(told):
        if isinstance(one, int):
            found.append(before[one])
        elif isinstance(one, (tuple, list)):
            at, fields = one
            found.append(_altered(before[at] if at < len(before) else found[at - len(before)], fields))
        else:
            found.append(one)
    return found


def _altered(old: Any, fields: dict[str, Any]) -> Any:
    if isinstance(old, dict):
        return {name: value for name, value in _merged(old, fields).items() if value is not None}
    kind: type[msgspec.Struct] = type(old)
    unsaid = unsaid_fields(kind)
    values = _now(old, {name: unsaid[name] if value is None else value for name, value in fields.items()})
    return msgspec.structs.replace(old, **values)


def _now(old: msgspec.Struct, fields: dict[str, Any]) -> dict[str, Any]:
    """By name, what fields are now, told whole or by what is other within."""
    inner = [name[1:] for name in fields if name.startswith(WITHIN)]
    merged = _merged({name: msgspec.to_builtins(getattr(old, name)) for name in inner}, fields)
    types = _types(type(old))
    return {name: msgspec.convert(value, types[name]) for name, value in merged.items()}


def _merged(old: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    found = dict(old)
    for name, value in fields.items():
        if name.startswith(WITHIN):
            had = old.get(name[1:])
            found[name[1:]] = _filled(had or [], value) if isinstance(value, list) else _altered(had or {}, value)
        else:
            found[name] = value
    return found


@lru_cache
def _types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _places(told: Sequence[Any]) -> Iterator[Any]:
    """Every place by itself."""
    last = -1
    for one in told:
        if not isinstance(one, int):
            yield one
        elif one >= 0:
            last = one
            yield one
        else:
            yield from range(last + 1, last - one + 1)
            last -= one
