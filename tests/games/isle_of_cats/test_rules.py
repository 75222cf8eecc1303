"""The player's rules and the code agree on their numbers: every rule has a test, every refusal a rule."""

from __future__ import annotations

import re
from pathlib import Path

from .position import GAME

CITED = re.compile(r"\b[Rr]ules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)")
REFUSED = re.compile(r'rule="(\d+\.\d+)"|unfinished\("(\d+\.\d+)"\)|"refused-[a-z-]+", "(\d+\.\d+)"\)')
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
"""Every scenario of the dossier, by its name there."""


def numbered() -> list[str]:
    told = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"(?m)^(\d+\.\d+) ", told)


def sources() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py")]


def spread(pattern: str, names: str) -> set[str]:
    """Names of a list, ranges filled in."""
    found = set(re.findall(pattern, names))
    for chapter, first, last in re.findall(r"(\d+)\.(\d+) to \d+\.(\d+)", names):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    for letter, first, last in re.findall(r"([A-EGM])(\d\d) to [A-EGM](\d\d)", names):
        found |= {f"{letter}{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_rule_has_a_test() -> None:
    cited = {number for source in sources() for names in CITED.findall(source) for number in spread(r"\d+\.\d+", names)}
    assert sorted(set(numbered()) - cited) == []
    assert sorted(cited - set(numbered())) == []


def test_every_scenario_has_a_test() -> None:
    told = [
        doc for source in sources() for doc in re.findall(r'"""(?:Rules? .*)?[Ss]cenarios? .*?"""', source, re.DOTALL)
    ]
    assert sorted(SCENARIOS - {name for doc in told for name in spread(SCENARIO.pattern, doc)}) == []


def test_every_refusal_names_a_rule_there_is() -> None:
    files = [*GAME.folder.glob("*.py"), *(GAME.folder / "steps").glob("*.py")]
    named = {
        number for file in files for found in REFUSED.findall(file.read_text(encoding="utf-8")) for number in found
    }
    named.discard("")
    assert len(named) > 25
    assert sorted(named - set(numbered())) == []
