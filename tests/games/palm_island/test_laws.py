"""The laws over tables that no single change of an option leads to: all feats, feats with villagers, and the like."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from archipel import conformance
from archipel.core import laws
from archipel.core.laws import Case
from archipel.words import Words

from .position import PALM

NINE = [str(number) for number in range(1, 10)]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {"difficulty": "easy", "trophies": NINE}),
    ("solo", 1, {"difficulty": "easy", "trophies": NINE[::-1], "feats_place": "behind_tracker", "villagers": True}),
    ("solo", 1, {"trophies": ["8"], "villagers": True, "solo_villagers": "any", "open_deck": True}),
    ("cooperative", 2, {"ability": "barter_circle", "ability_use": "unlimited", "disaster": "famine"}),
    ("cooperative", 4, {"ability": "shared_stores", "ability_use": "unlimited", "disaster": "volcano"}),
    ("casual", 3, {"villagers": True, "casual_claim": "paid", "casual_villagers": "any"}),
    ("speed", 3, {"villagers": True, "speed_market": "top"}),
]
CASES = [
    Case(PALM, mode, PALM.choose_options(PALM.mode(mode), changes), seats, f"more-{number}")
    for number, (mode, seats, changes) in enumerate(TABLES)
]
SEEDS = (1, 2)

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@cache
def words_and_faces() -> tuple[dict[str, Words], dict[str, frozenset[str]]]:
    return conformance.speakers(PALM), conformance.faces(PALM)


@pytest.mark.once
@each_case
def test_the_laws(case: Case) -> None:
    for law in laws.LAWS.values():
        law(case, SEEDS[case.seats > 1])


@pytest.mark.once
@each_case
def test_law_11_speaks(case: Case) -> None:
    speakers, faces = words_and_faces()
    laws.speaks(case, 1, speakers=speakers, faces=faces)
