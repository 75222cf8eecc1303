"""RULES.md numbers every rule, in both languages alike; each number has a test that cites it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from archipel.core.laws import cases
from archipel.core.laws.pool import pool
from archipel.core.laws.walk import stops, walk

from .position import HASHI

NUMBER = re.compile(r"^(\d+\.\d+) \S", re.MULTILINE)
CITED = re.compile(r"\d+\.\d+")
HERE = Path(__file__).parent


def numbers(name: str) -> list[str]:
    return NUMBER.findall((HASHI.folder / name).read_text(encoding="utf-8"))


def cited() -> Iterator[str]:
    """Every number in the docstring of a test of this folder."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from CITED.findall(ast.get_docstring(node) or "")


def test_both_languages_number_the_same_rules() -> None:
    assert numbers("RULES.md") == numbers("RULES.fr.md")
    assert len(numbers("RULES.md")) == len(set(numbers("RULES.md"))) > 40


def test_each_rule_has_a_test_that_cites_it() -> None:
    assert sorted(set(numbers("RULES.md")) - set(cited())) == []


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert sorted(set(cited()) - set(numbers("RULES.md"))) == []


def test_every_refusal_names_a_rule_that_is_there() -> None:
    known = set(numbers("RULES.md"))
    named = set()
    for case in cases(HASHI):
        game = walk(case, 1)
        for _, state in stops(game, 12):
            for action in pool(game):
                for seat in state.to_act():
                    why = state.objection(seat, action)
                    if why is not None:
                        named.add(why.rule)
    assert len(named) >= 10
    assert named <= known
