"""The cards of the lone game as a planner reads them: which cells meet them, and how near the others are."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.parts import CONDITIONS, NEST, NOT_ASKED, TERRAIN
from archipel.games.islet.grid import ISLET, ROW

MET: Final = 0
FAR: Final = 9


def cells_meeting(tops: dict[int, int], cards: list[list[int]], at_least: bool, around: int) -> dict[int, int]:
    """By cell a mask of the open cards of its islet that it meets; only cells without an egg."""
    found: dict[int, int] = {}
    for cell, top in tops.items():
        if top >> EGG & WHOSE:
            continue
        islet = cell // ISLET
        mask = 0
        for card in cards[islet]:
            if tiles_missing(tops, cell, top, islet, card, at_least, around) == MET:
                mask |= 1 << card
        if mask:
            found[cell] = mask
    return found


def tiles_missing(
    tops: dict[int, int], cell: int, top: int, islet: int, card: int, at_least: bool, around: int
) -> int:
    """How many tiles a cell is from meeting a card; FAR: it cannot."""
    level, terrain, nest, near = CONDITIONS[islet][card]
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


def others_around(tops: dict[int, int], cell: int, terrain: int, least: int) -> int:
    """Neighbours of another terrain, and those that lack."""
    wrong = 0
    found = 0
    for near in (cell - 1, cell + 1, cell + ROW if (cell ^ cell >> 8) & 1 else cell - ROW):
        top = tops.get(near, 0)
        if top:
            found += 1
            if TERRAIN[top & KIND] != terrain:
                if top >> EGG & WHOSE:
                    return FAR
                wrong += 1
    return wrong + max(0, least - found)


def distances(tops: dict[int, int], cards: list[list[int]], at_least: bool, around: int) -> list[int]:
    """By card the tiles that the nearest cell is away from meeting it."""
    nearest = [FAR] * len(CONDITIONS[0])
    for cell, top in tops.items():
        if top >> EGG & WHOSE:
            continue
        islet = cell // ISLET
        for card in cards[islet]:
            missing = tiles_missing(tops, cell, top, islet, card, at_least, around)
            if missing < nearest[card]:
                nearest[card] = missing
    return nearest
