"""The player's rules of a game, whole or by number, and which of them are our own rulings."""

from __future__ import annotations

import re

from archipel.core.game import Game
from archipel.server.content.rulebook import FIGURE, MARK, read, rulings
from archipel.words import Words

NUMBERED = re.compile(r"(?:#+ )?(\d+(?:\.\d+)*)\b")


def rules(game: Game, words: Words, number: str) -> str:
    """The text of RULES.md in a language; with a number, the section or the paragraph of that number."""
    translated = game.folder / f"RULES.{words.language}.md"
    file = translated if translated.exists() else game.folder / "RULES.md"
    if not file.exists():
        return ""
    source = file.read_text(encoding="utf-8").strip()
    parts = _rulings_named(source.split("\n\n"), words)
    return "\n\n".join(part for part in parts if not number or _is(part, number.rstrip(".")))


def _rulings_named(parts: list[str], words: Words) -> list[str]:
    """The mark of a ruling in words, and after the last part a list of them all."""
    ours = rulings(read("\n\n".join(parts)))
    label = f"({words.key('rules-our-ruling')})"
    said = [_said(part, label, words) for part in parts]
    return [*said, words.key("rules-our-rulings", numbers=", ".join(ours))] if ours else said


def _said(part: str, label: str, words: Words) -> str:
    """A part with its mark in words; of its figures, the captions."""
    rows = [row for row in part.splitlines() if not FIGURE.fullmatch(row)]
    captions = [drawn[3] for row in part.splitlines() if (drawn := FIGURE.fullmatch(row))]
    text = "\n".join(rows)
    text = text.removesuffix(MARK) + label if text.endswith(MARK) else text
    return "\n".join([text, *(words.key("rules-figure", caption=caption) for caption in captions)])


def _is(part: str, number: str) -> bool:
    found = NUMBERED.match(part)
    return found is not None and (found[1] == number or found[1].startswith(f"{number}."))
