"""How a thing differs from another: fields that are other, and of texts and lists only what is other in them.

`name` is the field as it is now, null: as if it had never been said; `~name` is how it differs from what it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from archipel.core.scene import Spot, Stage, Tally
from archipel.core.text import Text
from archipel.table.wire.derived_structs import unsaid_fields

WITHIN: Final = "~"
LIKE: Final = "like"
THINGS: Final = (Spot, Stage, Tally)


def altered(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields that differ."""
    unsaid = unsaid_fields(type(new))
    found: dict[str, Any] = {}
    for name, had, value in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if had is not value and had != value:
            if value == unsaid.get(name):
                found[name] = None
            else:
                _tell(found, name, had, value)
    return found


def differing(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The same of values by name, all of which are in both."""
    found: dict[str, Any] = {}
    for name, value in new.items():
        if value != old[name]:
            _tell(found, name, old[name], value)
    return found


def _tell(found: dict[str, Any], name: str, had: Any, value: Any) -> None:
    inner = _within(name, had, value)
    if inner is None:
        found[name] = value
    else:
        found[WITHIN + name] = inner


def _within(name: str, had: Any, value: Any) -> Any:
    """What is other in it; None where it had better be told whole."""
    kind = type(value)
    if kind is not type(had):
        return None
    if kind is Text:
        return _in_text(had, value)
    if kind is tuple and value:
        if type(value[0]) is str:
            return _in_names(had, value)
        return _in_things(had, value) if type(value[0]) in THINGS else None
    return _in_values(had, value) if kind is dict and name == LIKE else None


def _in_text(had: Text, value: Text) -> dict[str, Any] | None:
    """Only what it is told may differ."""
    if had.key != value.key or had.rule != value.rule or not had.args or not value.args:
        return None
    args: dict[str, Any] = {name: None for name in had.args if name not in value.args}
    for name, arg in value.args.items():
        was = had.args.get(name)
        if was != arg:
            _tell(args, name, was, arg)
    return {"~args": args}


def _in_values(had: Mapping[str, Any], value: Mapping[str, Any]) -> dict[str, Any] | None:
    """Texts as they are in a row of gestures."""
    if had.get("key") != value.get("key") or had.get("rule") != value.get("rule"):
        return None
    found: dict[str, Any] = {name: None for name in had if name not in value}
    for name, one in value.items():
        was = had.get(name)
        if was == one:
            continue
        inner = _in_values(was, one) if type(was) is dict and type(one) is dict else None
        if inner is None:
            found[name] = one
        else:
            found[WITHIN + name] = inner
    return found


def _in_names(had: Sequence[str], value: Sequence[str]) -> list[Any] | None:
    """Those that were there by their places."""
    places = {name: place for place, name in enumerate(had)}
    return None if places.keys().isdisjoint(value) else [places.get(name, name) for name in value]


def _in_things(had: Sequence[Any], value: Sequence[Any]) -> list[Any]:
    """Those that were there by their places; one that is new by how it differs from another that is spoken of alike."""
    length = len(had)
    places = {_name(one): place for place, one in enumerate(had)}
    likes: dict[str, int] = {}
    told: list[Any] = []
    for at, one in enumerate(value):
        sort = one.label.key
        place = places.get(_name(one), likes.get(sort, -1))
        likes[sort] = length + at
        if place < 0:
            told.append(one)
            continue
        other = had[place] if place < length else value[place - length]
        told.append(place if place < length and other == one else (place, altered(other, one)))
    return told


def _name(one: Any) -> str:
    """By which it is known again."""
    return one.id if type(one) is Spot else one.label.key
