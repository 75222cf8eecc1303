"""A sentence to be: a key of the locale files with its arguments, and the rule it cites."""

from __future__ import annotations

from typing import Union

import msgspec

Arg = Union[int, str, "Text"]


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Rules and scenes speak in these; locale/*.ftl holds the words."""

    key: str
    args: dict[str, Arg] = {}
    rule: str = ""


def text(key: str, /, rule: str = "", **args: Arg) -> Text:
    return Text(key, args, rule)


def seat_text(seat: int) -> Text:
    """A seat, spoken as the name of whoever sits there."""
    return Text("seat", {"seat": seat})
