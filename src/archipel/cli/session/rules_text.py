"""The player's rules of a game, whole or by number."""

from __future__ import annotations

import re

from archipel.core.game import Game

NUMBERED = re.compile(r"(?:#+ )?(\d+(?:\.\d+)*)\b")


def rules(game: Game, language: str, number: str) -> str:
    """The text of RULES.md in a language; with a number, the section or the paragraph of that number."""
    translated = game.folder / f"RULES.{language}.md"
    file = translated if translated.exists() else game.folder / "RULES.md"
    if not file.exists():
        return ""
    whole = file.read_text(encoding="utf-8").strip()
    if not number:
        return whole
    return "\n\n".join(part for part in whole.split("\n\n") if _is(part, number.rstrip(".")))


def _is(part: str, number: str) -> bool:
    found = NUMBERED.match(part)
    return found is not None and (found[1] == number or found[1].startswith(f"{number}."))
