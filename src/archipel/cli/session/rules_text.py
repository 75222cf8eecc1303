"""The player's rules of a game, whole or by number, and which of them are our own rulings."""

from __future__ import annotations

import re

from archipel.core.game import Game
from archipel.server.content.rulebook import MARK, read, rulings
from archipel.words import Words

NUMBERED = re.compile(r"(?:#+ )?(\d+(?:\.\d+)*)\b")


def rules(game: Game, words: Words, number: str) -> str:
    """The text of RULES.md in a language; with a number, the section or the paragraph of that number."""
    translated = game.folder / f"RULES.{words.language}.md"
    file = translated if translated.exists() else game.folder / "RULES.md"
    if not file.exists():
        return ""
    parts = _rulings_named(file.read_text(encoding="utf-8").strip().split("\n\n"), words)
    return "\n\n".join(part for part in parts if not number or _is(part, number.rstrip(".")))


def _rulings_named(parts: list[str], words: Words) -> list[str]:
    """The mark of a ruling in words, and after the last part a list of them all."""
    ours = rulings(read("\n\n".join(parts)))
    label = f"({words.key('rules-our-ruling')})"
    said = [part.removesuffix(MARK) + label if part.endswith(MARK) else part for part in parts]
    return [*said, words.key("rules-our-rulings", numbers=", ".join(ours))] if ours else said


def _is(part: str, number: str) -> bool:
    found = NUMBERED.match(part)
    return found is not None and (found[1] == number or found[1].startswith(f"{number}."))
