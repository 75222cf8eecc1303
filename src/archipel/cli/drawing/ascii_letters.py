"""Drawings for a terminal whose encoding has only plain letters."""

from __future__ import annotations

import unicodedata

from rich.text import Text as Line

PLAIN = str.maketrans(
    "œŒæÆ·•▶✓─│┌┐└┘═║┊≈∴■♠✿♣α◆★↻⇄→↓↑←…×−–—’‘“”«»▐▌█▏",
    'oOaA..>+-|++++=|:~:#&*%fo*@<>v^<.x---\'\'""""[]#_',
)


def speaks_unicode(encoding: str) -> bool:
    return encoding.lower().replace("-", "").startswith("utf")


def ascii_only(line: str | Line) -> str | Line:
    """Character for character, so that drawings keep their places; what has no like is a question mark."""
    if isinstance(line, str):
        return "".join(map(_plain, line))
    plain = Line("".join(map(_plain, line.plain)), style=line.style)
    plain.spans = list(line.spans)
    return plain


def _plain(character: str) -> str:
    if character.isascii():
        return character
    told = character.translate(PLAIN)
    base = unicodedata.normalize("NFKD", told)[:1]
    return base if base.isascii() and base else "?"
