"""The laws over tables that no single change of an option leads to."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core import laws
from archipel.core.laws import Case

from .position import GAME

ALL = {"promo": "both", "promo_oshax": "island", "anywhere_after_draw": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fleet", 2, {**ALL, "modules": "BCD"}),
    ("solo", 1, {**ALL, "modules": "ABD", "difficulty": "expert"}),
    ("solo", 1, {"anytime": "reduced", "solo_sister_finishes_on_empty_fields": False}),
]


CASES = [
    Case(GAME, mode, GAME.choose_options(GAME.mode(mode), changes), seats, f"more-{number}")
    for number, (mode, seats, changes) in enumerate(TABLES)
]
NUMBERS = (1, 2, 3, 4, 8, 12, 13)
SEED = 2


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_laws(case: Case) -> None:
    for number in NUMBERS:
        laws.LAWS[number](case, SEED)
