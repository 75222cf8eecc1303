"""An island with what is written on it and the bridges it has: alike on every board."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import kept
from archipel.core.text import Arg, Text
from archipel.games.hashi.sheet import BLUE, RED

FLAG_NAMES: Final = {RED: "red", BLUE: "blue"}


@kept
def ink(number: int, bridges: int) -> str:
    """The face of what is written on an island."""
    if not number:
        return f"min-{bridges}" if bridges else "isle"
    return f"ink-{number}-{number - bridges}" if number > bridges else f"done-{number}"


@kept
def isle_label(island: int, flag: int, number: int, bridges: int, lost: bool) -> Text:
    """An island that has no number, or is finished, says nothing of what it needs."""
    args: dict[str, Arg] = {"island": island + 1, "flag": FLAG_NAMES.get(flag, "none"), "bridges": bridges}
    if lost:
        return Text("isle", args | {"state": "lost", "number": number})
    if not number:
        return Text("isle", args | {"state": "bare"})
    if number == bridges:
        return Text("isle", args | {"state": "done", "number": number})
    return Text("isle", args | {"state": "open", "number": number, "need": number - bridges})
