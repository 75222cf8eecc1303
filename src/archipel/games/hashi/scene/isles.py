"""An island with what is written on it and the bridges it has: alike on every board."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import kept
from archipel.core.text import Text, text
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
    need = number - bridges if number else 0
    state = ("open" if need else "done") if number else "bare"
    return text(
        "isle",
        island=island + 1,
        flag=FLAG_NAMES.get(flag, "none"),
        number=number,
        bridges=bridges,
        need=need,
        state="lost" if lost else state,
    )
