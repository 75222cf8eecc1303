"""Structs of the wire derived from those of a scene: a field is defined once, where the scene defines it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from archipel.core.values import Action

PAIRS = tuple[tuple[str, str], ...]
Fitted = list[tuple[str, Callable[[Any], Any] | None]]


def wire_struct(kind: type[msgspec.Struct], name: str, *, instead: Mapping[str, tuple[Any, ...]]) -> Any:
    """The Struct that carries `kind`: actions in their text form, pairs by name. A field of `instead` gives way to
    others, each a name, a type and a default."""
    fields: list[Any] = []
    for field in _fields(kind):
        fields += instead.get(field[0], (field,))
    about = f"{kind.__name__} of core/scene.py as it travels."
    return msgspec.defstruct(name, fields, omit_defaults=True, gc=False, module=__name__, namespace={"__doc__": about})


def wire_values(kind: type[msgspec.Struct], *, but: tuple[str, ...] = ()) -> Fitted:
    """The fields of a Struct in their order, each with what makes it fit to travel; None: nothing need be done."""
    hints = get_type_hints(kind)
    return [(name, _converter(hints[name])) for name in kind.__struct_fields__ if name not in but]


def wired(value: msgspec.Struct, fields: Fitted) -> list[Any]:
    """The values of those fields as they travel."""
    return [getattr(value, name) if fit is None else fit(getattr(value, name)) for name, fit in fields]


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    """What a field is where nothing is said of it."""
    return field.default_factory() if field.default is msgspec.NODEFAULT else field.default


@lru_cache
def unsaid_fields(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What each field is that need not be said."""
    return {field.name: default_of(field) for field in msgspec.structs.fields(kind) if not field.required}


def _fields(kind: type[msgspec.Struct]) -> list[tuple[Any, ...]]:
    hints = get_type_hints(kind)
    found: list[tuple[Any, ...]] = []
    for field in msgspec.structs.fields(kind):
        travels, fit = _wire_type(hints[field.name]), _converter(hints[field.name])
        if field.required:
            found.append((field.name, travels))
        else:
            default = default_of(field)
            found.append((field.name, travels, fit(default) if fit else default))
    return found


def _wire_type(kind: Any) -> Any:
    if kind is Action or kind == Action | None:
        return str
    if kind == PAIRS:
        return dict[str, str]
    if get_origin(kind) is tuple:
        return tuple[tuple(_wire_type(item) for item in get_args(kind))]  # type: ignore[misc]
    return kind


def _converter(kind: Any) -> Callable[[Any], Any] | None:
    if kind is Action:
        return str
    if isinstance(kind, UnionType) and kind == Action | None:
        return _text_or_nothing
    if kind == PAIRS:
        return dict
    return _spelled if _wire_type(kind) != kind else None


def _text_or_nothing(action: Action | None) -> str:
    return str(action or "")


def _spelled(value: Any) -> Any:
    if isinstance(value, Action):
        return str(value)
    return tuple([_spelled(item) for item in value]) if isinstance(value, tuple) else value
