"""How many tiles a cell is from what a card of the lone game asks."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.cards import NOT_ASKED, Condition
from archipel.games.islet.content.parts import NEST, TERRAIN
from archipel.games.islet.grid import neighbours

MET: Final = 0
FAR: Final = 9
CLIMB: Final = 2


def tiles_missing(tops: dict[int, int], cell: int, top: int, asked: Condition, at_least: bool, around: int) -> int:
    """How many tiles a cell is from what is asked; FAR: it cannot meet it."""
    level, terrain, nest, near = asked
    kind = top & KIND
    right = terrain in (NOT_ASKED, TERRAIN[kind]) and nest in (NOT_ASKED, NEST[kind])
    missing = 0
    if level != NOT_ASKED:
        missing = level - (top >> LEVEL)
        if missing < 0:
            if not at_least:
                return FAR
            missing = 0
    if not right and not missing:
        if level != NOT_ASKED and not at_least:
            return FAR
        missing = 1
    if near != NOT_ASKED:
        missing += others_around(tops, cell, near, around)
    return missing


def climbable(tops: dict[int, int], at: int, cell: int, tiles: int) -> bool:
    """Whether a chain can come here: from the sea, or over lower tiles with neither egg nor bird."""
    level = tops[cell] >> LEVEL
    for near in neighbours(cell):
        top = tops.get(near, 0)
        if not top:
            return True
        if (
            tiles
            and top >> LEVEL < level
            and not top >> EGG & WHOSE
            and near != at
            and climbable(tops, at, near, tiles - 1)
        ):
            return True
    return False


def others_around(tops: dict[int, int], cell: int, terrain: int, least: int) -> int:
    """Neighbours of another terrain, and those that lack."""
    wrong = 0
    found = 0
    for near in neighbours(cell):
        top = tops.get(near, 0)
        if top:
            found += 1
            if TERRAIN[top & KIND] != terrain:
                if top >> EGG & WHOSE:
                    return FAR
                wrong += 1
    return wrong + max(0, least - found)
