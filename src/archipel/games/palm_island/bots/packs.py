"""A hand as bytes, for search: one byte a card, which says kind, area and stored; equal cards are not told apart."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.content.cards import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CORE,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    C,
)
from archipel.games.palm_island.content.cards import TRACKER as TRACKER_CARD
from archipel.games.palm_island.edition import Edition
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


@final
class Codes:
    """The bytes of an edition's cards: `code` by look; by byte `looks` of real cards that it may stand for, `points`,
    `upgrades` and what they give."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.code = [code_of(edition, look) for look in range(CARDS * AREAS)]
        self.looks = [self.looks_of(code) for code in range(STORED)]
        self.points = self.by_code(edition.stars)
        self.upgrades = self.by_code(edition.arrows)
        self.wood = self.by_code(edition.wood)
        self.fish = self.by_code(edition.fish)
        self.stone = self.by_code(edition.stone)
        self.wild = self.by_code(edition.wild)
        self.gives = self.by_code(edition.gives)

    def looks_of(self, code: int) -> list[int]:
        found = [look for look in range(FIRST_VILLAGER * AREAS) if self.code[look] == code]
        if GUEST <= code < GUEST + len(self.edition.villagers):
            guests = range(FIRST_VILLAGER, FIRST_OUTPOST)
            found = [card * 4 + C for card in guests if self.code[card * 4 + C] == code]
        return found

    def by_code(self, table: list[int]) -> list[int]:
        return [table[looks[0]] if looks else 0 for looks in self.looks]


def code_of(edition: Edition, look: int) -> int:
    card = look >> 2
    if card < CORE:
        return BUILDING[card] * AREAS + (look & 3)
    if card == TRACKER_CARD:
        return TRACKER
    if card < FIRST_VILLAGER:
        return (len(BUILDINGS) + card - FIRST_FEAT) * AREAS + (look & 3)
    return GUEST + edition.villager[card] if card < FIRST_OUTPOST else 0


def pack(codes: Codes, hand: Hand) -> bytes:
    """The ring from the top, without the annex."""
    code = codes.code
    return bytes([code[element >> 1] | (element & 1) << 7 for element in hand.ring if not is_annexed(element >> 1)])


def unpack(codes: Codes, ring: bytes) -> list[int]:
    """A ring of real cards, each once."""
    used = [0] * STORED
    elements: list[int] = []
    for code in ring:
        # Copies are counted by kind, whatever their area: & -AREAS clears the two bits of the area.
        plain = code & (STORED - 1)
        kind = plain & -AREAS if plain < GUEST else plain
        look = codes.looks[plain][used[kind]]
        used[kind] += 1
        elements.append(look * 2 + (code >> 7))
    return elements


def pack_annex(hand: Hand) -> bytes:
    """Recruited villagers and built outposts, in a fixed order."""
    return bytes(sorted([annexed(hand.edition, look >> 2) for look in hand.annex()]))


def annexed(edition: Edition, card: int) -> int:
    return edition.villager[card] if card < FIRST_OUTPOST else OUTPOST + card - FIRST_OUTPOST


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


def arrows_in(codes: Codes, buildings: bytes, kind: int) -> int:
    """Arrows of one kind of building."""
    return sum([codes.upgrades[code] for code in buildings if code // AREAS == kind])
