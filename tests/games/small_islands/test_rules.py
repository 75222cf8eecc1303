"""The player's rules and the code agree on their numbers: every rule has a test, every refusal a rule."""

from __future__ import annotations

import re
from pathlib import Path

from .position import SMALL

CITED = re.compile(r"\b[Rr]ules? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)")
REFUSED = re.compile(r'rule="(\d+\.\d+)"|, "(\d+\.\d+)"\)')


def numbered(name: str) -> list[str]:
    return re.findall(r"(?m)^(\d+\.\d+) ", (SMALL.folder / name).read_text(encoding="utf-8"))


def cited() -> set[str]:
    """Every number a test names."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for names in CITED.findall(file.read_text(encoding="utf-8")):
            found |= set(re.findall(r"\d+\.\d+", names))
    return found


def test_every_rule_has_a_test() -> None:
    assert sorted(set(numbered("RULES.md")) - cited()) == []
    assert sorted(cited() - set(numbered("RULES.md"))) == []


def test_both_languages_have_the_same_numbers() -> None:
    assert numbered("RULES.fr.md") == numbered("RULES.md")


def test_every_refusal_names_a_rule_there_is() -> None:
    sources = [*SMALL.folder.glob("*.py"), *(SMALL.folder / "steps").glob("*.py")]
    named = {one or other for file in sources for one, other in REFUSED.findall(file.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert sorted(named - set(numbered("RULES.md"))) == []
