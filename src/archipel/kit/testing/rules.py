"""The player's rules, the tests and the refusals agree on the numbers of rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from archipel.core.game import Game

NUMBERED = re.compile(r"^(\d+\.\d+) \S", re.MULTILINE)
CITED = re.compile(r"(?<![\w.])\d+\.\d+(?![\w.]*\w)")
RANGE = re.compile(r"(\d+)\.(\d+) to \1\.(\d+)")
NUMBER = re.compile(r"\d+\.\d+")


def numbered(game: Game, name: str = "RULES.md") -> list[str]:
    """The numbers of the rules, as the player's rules give them."""
    return NUMBERED.findall((game.folder / name).read_text(encoding="utf-8"))


def cited(tests: Path) -> set[str]:
    """Every number in the docstring of a test of a folder, ranges filled in."""
    found: set[str] = set()
    for said in docstrings(sorted(tests.glob("test_*.py"))):
        found |= set(CITED.findall(said))
        for chapter, first, last in RANGE.findall(said):
            found |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def named(game: Game) -> set[str]:
    """Every number a refusal of the rules names."""
    files = [*game.folder.glob("*.py"), *(game.folder / "steps").glob("*.py")]
    return {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value)
    }


def docstrings(files: Iterable[Path]) -> Iterator[str]:
    """What the tests of some files say of themselves."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""
