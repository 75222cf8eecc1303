"""A hand as bytes, for search: one byte a card, which says kind, area and stored; equal cards are not told apart."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content.cards import (
    ARROWS,
    BUILDING,
    BUILDINGS,
    CARDS,
    CORE,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    STARS,
    VILLAGER,
    VILLAGERS,
    C,
)
from archipel.games.palm_island.content.cards import TRACKER as TRACKER_CARD
from archipel.games.palm_island.hand import Hand, is_annexed

KINDS: Final = len(BUILDINGS) + FIRST_VILLAGER - FIRST_FEAT
AREAS: Final = 4
GUEST: Final = KINDS * AREAS
"""The first villager still to be recruited; areas of buildings and feats come before."""
TRACKER: Final = 127
STORED: Final = 128
OUTPOST: Final = 16
"""In an annex: villagers by kind, then outposts by number."""

LOOSE: Final = bytes(range(STORED))
# The highest bit of a byte says stored; the seven below it are the code.
STRAIGHT: Final = bytes([code & (STORED - 1) for code in range(256)])
ONE: Final[list[bytes]] = [bytes([code]) for code in range(256)]


def code_of(look: int) -> int:
    card = look >> 2
    if card < CORE:
        return BUILDING[card] * AREAS + (look & 3)
    if card == TRACKER_CARD:
        return TRACKER
    if card < FIRST_VILLAGER:
        return (len(BUILDINGS) + card - FIRST_FEAT) * AREAS + (look & 3)
    return GUEST + VILLAGER[card] if card < FIRST_OUTPOST else 0


CODE: Final[list[int]] = [code_of(look) for look in range(CARDS * AREAS)]


def looks_of(code: int) -> list[int]:
    """The looks of real cards that a byte may stand for."""
    found = [look for look in range(FIRST_VILLAGER * AREAS) if CODE[look] == code]
    if GUEST <= code < GUEST + len(VILLAGERS):
        found = [card * 4 + C for card in range(FIRST_VILLAGER, FIRST_OUTPOST) if CODE[card * 4 + C] == code]
    return found


LOOKS: Final[list[list[int]]] = [looks_of(code) for code in range(STORED)]
POINTS: Final[list[int]] = [STARS[looks[0]] if looks else 0 for looks in LOOKS]
UPGRADES: Final[list[int]] = [ARROWS[looks[0]] if looks else 0 for looks in LOOKS]


def pack(hand: Hand) -> bytes:
    """The ring from the top, without the annex."""
    return bytes([CODE[element >> 1] | (element & 1) << 7 for element in hand.ring if not is_annexed(element >> 1)])


def unpack(ring: bytes) -> list[int]:
    """A ring of real cards, each once."""
    used = [0] * STORED
    elements: list[int] = []
    for code in ring:
        # Copies are counted by kind, whatever their area: & -AREAS clears the two bits of the area.
        plain = code & (STORED - 1)
        kind = plain & -AREAS if plain < GUEST else plain
        look = LOOKS[plain][used[kind]]
        used[kind] += 1
        elements.append(look * 2 + (code >> 7))
    return elements


def pack_annex(hand: Hand) -> bytes:
    """Recruited villagers and built outposts, in a fixed order."""
    return bytes(sorted([annexed(look >> 2) for look in hand.annex()]))


def annexed(card: int) -> int:
    return VILLAGER[card] if card < FIRST_OUTPOST else OUTPOST + card - FIRST_OUTPOST


def stored_in(ring: bytes) -> bytes:
    """The stored cards, in the order of the ring."""
    return ring.translate(None, LOOSE)


def buildings_in(ring: bytes) -> bytes:
    """The areas of all buildings and feats, in a fixed order."""
    return bytes(sorted([code for code in ring.translate(STRAIGHT) if code < GUEST]))


def straightened(ring: bytes, mask: int) -> bytes:
    """The ring with some of its stored cards straightened; bits follow the order of the ring."""
    # The lowest bit is the next stored card; to straighten it is to clear its highest bit.
    changed = bytearray(ring)
    place = 0
    while mask:
        while changed[place] < STORED:
            place += 1
        if mask & 1:
            changed[place] -= STORED
        place += 1
        mask >>= 1
    return bytes(changed)


def arrows_in(buildings: bytes, kind: int) -> int:
    """Arrows of one kind of building."""
    return sum([UPGRADES[code] for code in buildings if code // AREAS == kind])
