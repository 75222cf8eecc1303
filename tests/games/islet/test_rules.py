"""The player's rules and the code agree on their numbers: every rule has a test, every refusal a rule."""

from __future__ import annotations

import re
from pathlib import Path

from .position import ISLET

CITED = re.compile(r"\b[Rr]ules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)")
REFUSED = re.compile(r'"(\d+\.\d+)"')


def numbered() -> list[str]:
    told = (ISLET.folder / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"(?m)^(\d+\.\d+) ", told)


def cited() -> set[str]:
    """Every number a test names, ranges filled in."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for names in CITED.findall(file.read_text(encoding="utf-8")):
            found |= set(re.findall(r"\d+\.\d+", names))
            for chapter, first, last in re.findall(r"(\d+)\.(\d+) to \d+\.(\d+)", names):
                found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_rule_has_a_test() -> None:
    assert sorted(set(numbered()) - cited()) == []
    assert sorted(cited() - set(numbered())) == []


def test_every_refusal_names_a_rule_there_is() -> None:
    sources = [ISLET.folder / "setup.py", *(ISLET.folder / "steps").glob("*.py")]
    named = {rule for file in sources for rule in REFUSED.findall(file.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert sorted(named - set(numbered())) == []
