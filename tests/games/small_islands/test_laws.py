"""The laws over options that need each other: the packs with the small table and the seventh level."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core import laws
from archipel.core.laws import Case

from .position import SMALL

TOGETHER: list[tuple[str, int, dict[str, Any]]] = [
    ("advanced", 4, {"pack": True, "table": 11, "payment": "each"}),
    ("solo_advanced", 1, {"pack": True, "level": 7, "table": 11}),
    ("normal", 4, {"pack": True, "payment": "each"}),
]


@pytest.mark.parametrize(("mode", "seats", "changes"), TOGETHER)
@pytest.mark.parametrize("number", [4, 8, 12])
def test_law(number: int, mode: str, seats: int, changes: dict[str, Any]) -> None:
    """Rules 1.1, 1.2 and 14.4: such games are played to the end and keep every law."""
    options = SMALL.choose_options(SMALL.mode(mode), changes)
    laws.LAWS[number](Case(SMALL, mode, options, seats, "together"), 5)
