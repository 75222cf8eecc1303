"""Every composed face of Hashi, as symbols: they hold no words, so both languages share them."""

from __future__ import annotations

from functools import lru_cache

from archipel.games.hashi.content.check import SIDES
from archipel.games.hashi.scene.places import place, size
from archipel.games.hashi.sheet import Sheet, sheet_of
from archipel.games.hashi.skin.garden import backdrops, front_of, land_of, water_of
from archipel.games.hashi.skin.ink import inks
from archipel.games.hashi.skin.panels import panels
from archipel.games.hashi.skin.small import smalls
from archipel.games.hashi.skin.strokes import ACROSS, DOTS, dotted, strokes
from archipel.kit.skin.svg import group, path
from archipel.kit.skin.svg import halo as symbol


def faces(lang: str, content: str = "") -> str:
    """The symbols of a language; all languages look alike here. `content` are an owner's own components, packed."""
    return composed(content)


@lru_cache(maxsize=8)
def composed(content: str) -> str:
    sheets = [sheet_of(content, side) for side in SIDES]
    boards = [face for sheet in sheets for face in (*backdrops(sheet), board(sheet))]
    return "\n".join([*boards, *strokes(sheets), *inks(), *panels(), *smalls(sheets)])


def board(sheet: Sheet) -> str:
    """A whole blank board, for those that are only looked at."""
    parts = [water_of(sheet)]
    for line in range(len(sheet.lines)):
        x, y, way, steps, crossed = place(sheet, line)
        d = dotted(way, steps, crossed)
        left, top = (x - 60 * steps, y - ACROSS // 2) if way == "h" else (x - ACROSS // 2, y - 60 * steps)
        parts.append(group(path(d, "none", f'stroke="#2b626b" {DOTS}'), extra=f'transform="translate({left} {top})"'))
    return symbol(f"board-{sheet.side}", *size(sheet), *parts, land_of(sheet), front_of(sheet))
