"""The skin of a game: every face in one sheet, its colours, its island."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from archipel.core.game import Game
from archipel.server.content.assets import Asset, asset, file_asset
from archipel.server.content.safe_sheet import check_sheet
from archipel.server.content.sheet_lines import in_lines

OPEN = re.compile(r"^.*?<svg\b[^>]*>", re.DOTALL)
CLOSE = re.compile(r"</svg>\s*$")
ATLAS = Path(__file__).parent / "atlas"


def skin_file(game: Game, name: str) -> Asset | None:
    return file_asset(game.folder / "skin", name)


def atlas_file(name: str) -> Asset | None:
    """The island of a game that is still to come."""
    return file_asset(ATLAS, name)


def sheet(game: Game, lang: str) -> Asset:
    """The drawn faces and those composed for a language, as one document of symbols, one a line."""
    drawn = game.folder / "skin" / "sprites.svg"
    changed = drawn.stat().st_mtime_ns if drawn.is_file() else 0
    return _sheet(game, lang, drawn, changed)


@lru_cache(maxsize=64)
def _sheet(game: Game, lang: str, drawn: Path, changed: int) -> Asset:
    return _asset(_joined(drawn.read_text(encoding="utf-8") if changed else "", game.faces(lang) if game.faces else ""))


@lru_cache(maxsize=16)
def own_sheet(game: Game, lang: str, content: str) -> Asset:
    """The same with an owner's own components, packed; UnsafeSheet where a browser would do more than draw it."""
    drawn = game.folder / "skin" / "sprites.svg"
    composed = game.faces(lang, content) if game.faces else ""
    source = _joined(drawn.read_text(encoding="utf-8") if drawn.is_file() else "", composed)
    check_sheet(source)
    return _asset(source)


def _asset(source: bytes) -> Asset:
    return asset(in_lines(source), "image/svg+xml")


def _joined(*parts: str) -> bytes:
    symbols = "\n".join(_inside(part) for part in parts if part)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'.encode()


def _inside(document: str) -> str:
    """What stands between the outermost svg tags, or all of it where there are none."""
    found = OPEN.match(document)
    if found is None or "<symbol" in found[0]:
        return document.strip()
    return CLOSE.sub("", document[found.end() :]).strip()
