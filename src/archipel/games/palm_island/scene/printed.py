"""What is printed on a card, and where: names of faces, the actions of an area and the places of their chips."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content import cards
from archipel.games.palm_island.edition import Edition

CARD_WIDTH: Final = 240
CARD_HEIGHT: Final = 360
CHIP_WIDTHS: Final = (0, 216, 112, 74)
CHIP_HEIGHT: Final = 45
CHIP_MIDDLE: Final = 155
CHIP_GAP: Final = 4
FREE: Final[tuple[cards.Cost, ...]] = ((0, 0, 0),)


def design(edition: Edition, card: int) -> str:
    """The name of what copies of a card share: their halves, chips, tabs and maps."""
    if card < cards.CORE:
        return cards.BUILDINGS[cards.BUILDING[card]]
    if card == cards.TRACKER:
        return "tracker"
    if card < cards.FIRST_VILLAGER:
        return f"feat-{card - cards.FIRST_FEAT + 1}"
    if card < cards.FIRST_OUTPOST:
        return edition.villagers[edition.villager[card]]
    return f"outpost-{card - cards.FIRST_OUTPOST + 1}"


def look_of(token: str, area: str) -> int:
    return cards.CARD_OF[token] * 4 + cards.AREAS.index(area)


def actions(edition: Edition, look: int) -> list[tuple[str, tuple[cards.Cost, ...]]]:
    """The printed actions of an area with their costs, from left to right."""
    rows = (("store", edition.store), ("rotate", edition.rotate), ("flip", edition.flip), ("recruit", edition.recruit))
    found = [(verb, table[look]) for verb, table in rows if table[look]]
    return [*found, ("use", FREE)] if edition.usable[look] else found


def chip_at(count: int, nth: int) -> tuple[float, int]:
    """The left edge and the width of the nth of `count` chips."""
    width = CHIP_WIDTHS[count]
    left = (CARD_WIDTH - width * count - CHIP_GAP * (count - 1)) / 2
    return left + nth * (width + CHIP_GAP), width


def turned(look: int, verb: str) -> int:
    """The look a card has after an action: only rotating and flipping change it."""
    # A look is card * 4 + area: its two lowest bits are the area.
    area = look & 3
    return look - area + {"rotate": cards.ROTATED, "flip": cards.FLIPPED}.get(verb, range(4))[area]


def face(token: str, area: str) -> str:
    return f"c-{token}-{area}"


def chip_face(edition: Edition, look: int, verb: str) -> str:
    return f"chip-{design(edition, look >> 2)}-{cards.AREAS[look & 3]}-{verb}"


def tab_face(edition: Edition, look: int) -> str:
    return f"tab-{design(edition, look >> 2)}-{cards.AREAS[look & 3]}"
