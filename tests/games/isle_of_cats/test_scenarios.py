"""Every scenario has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from archipel.kit.testing.rules import docstrings

SCENARIO = re.compile(r"\b([A-EGM]\d\d)\b")
SCENARIOS = {
    *[f"A{n:02}" for n in range(1, 21)],
    *[f"B{n:02}" for n in (1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22, 23, 24, 25)],
    *[f"C{n:02}" for n in (2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23)],
    *[f"D{n:02}" for n in (1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15)],
    *[f"E{n:02}" for n in (1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 23)],
    *[f"M{n:02}" for n in range(2, 9)],
    *[f"G{n:02}" for n in range(1, 7)],
}


def spread(names: str) -> set[str]:
    """Names of a list, ranges filled in."""
    found = set(SCENARIO.findall(names))
    for letter, first, last in re.findall(r"([A-EGM])(\d\d) to [A-EGM](\d\d)", names):
        found |= {f"{letter}{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_scenario_has_a_test() -> None:
    told = docstrings(sorted(Path(__file__).parent.glob("test_*.py")))
    assert sorted(SCENARIOS - {name for said in told if "cenario" in said for name in spread(said)}) == []
