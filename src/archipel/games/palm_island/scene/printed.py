"""What is printed on a card, and where: names of faces, the actions of an area and the places of their chips."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content.cards import (
    AREAS,
    BUILDING,
    BUILDINGS,
    CARD_OF,
    CORE,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    FLIP,
    FLIPPED,
    RECRUIT,
    ROTATE,
    ROTATED,
    STORE,
    TRACKER,
    USABLE,
    VILLAGER,
    VILLAGERS,
    Cost,
)

CARD_WIDTH: Final = 240
CARD_HEIGHT: Final = 360
CHIP_WIDTHS: Final = (0, 216, 112, 74)
CHIP_HEIGHT: Final = 45
CHIP_MIDDLE: Final = 155
CHIP_GAP: Final = 4
FREE: Final[tuple[Cost, ...]] = ((0, 0, 0),)


def design(card: int) -> str:
    """The name of what copies of a card share: their halves, chips, tabs and maps."""
    if card < CORE:
        return BUILDINGS[BUILDING[card]]
    if card == TRACKER:
        return "tracker"
    if card < FIRST_VILLAGER:
        return f"feat-{card - FIRST_FEAT + 1}"
    return VILLAGERS[VILLAGER[card]] if card < FIRST_OUTPOST else f"outpost-{card - FIRST_OUTPOST + 1}"


def look_of(token: str, area: str) -> int:
    return CARD_OF[token] * 4 + AREAS.index(area)


def actions(look: int) -> list[tuple[str, tuple[Cost, ...]]]:
    """The printed actions of an area with their costs, from left to right."""
    rows = (("store", STORE), ("rotate", ROTATE), ("flip", FLIP), ("recruit", RECRUIT))
    found = [(verb, table[look]) for verb, table in rows if table[look]]
    return [*found, ("use", FREE)] if USABLE[look] else found


def chip_at(count: int, nth: int) -> tuple[float, int]:
    """The left edge and the width of the nth of `count` chips."""
    width = CHIP_WIDTHS[count]
    left = (CARD_WIDTH - width * count - CHIP_GAP * (count - 1)) / 2
    return left + nth * (width + CHIP_GAP), width


def turned(look: int, verb: str) -> int:
    """The look a card has after it is rotated or flipped."""
    area = look & 3
    return look - area + (ROTATED[area] if verb == "rotate" else FLIPPED[area])


def face(token: str, area: str) -> str:
    return f"c-{token}-{area}"


def chip_face(look: int, verb: str) -> str:
    return f"chip-{design(look >> 2)}-{AREAS[look & 3]}-{verb}"


def tab_face(look: int) -> str:
    return f"tab-{design(look >> 2)}-{AREAS[look & 3]}"
