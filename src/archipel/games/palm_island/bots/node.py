"""One position of a plan."""

from __future__ import annotations

from typing import final

from archipel.games.palm_island.bots.aside import Aside, aside_of
from archipel.games.palm_island.bots.packs import GUEST, ONE, STORED, buildings_in, pack, stored_in
from archipel.games.palm_island.bots.weights import FISH, POINT, STONE, WILD, WOOD, points, worth
from archipel.games.palm_island.hand import Hand


@final
class Node:
    """The ring, its stored cards and buildings read off it, what lies beside it, and the position before."""

    def __init__(
        self, ring: bytes, stored: bytes, buildings: bytes, aside: Aside, value: int, round: int, parent: Node | None
    ) -> None:
        self.ring = ring
        self.stored = stored
        self.buildings = buildings
        self.aside = aside
        self.value = value
        self.round = round
        self.parent = parent

    def key(self) -> bytes:
        """Tells positions apart, whatever goals were reached on the way."""
        return ONE[self.round] + self.ring + self.aside.key

    def final(self) -> int:
        """The worth of the position if the game ends here."""
        units = 0
        for code in self.stored:
            units += WOOD[code - STORED] + FISH[code - STORED] + STONE[code - STORED] + WILD[code - STORED]
        return points(self.buildings) * POINT + self.aside.final(self.buildings, units)


def node_of(hand: Hand) -> Node:
    ring = pack(hand)
    aside = aside_of(hand)
    value = worth(ring, hand.round, hand.left()) + aside.worth(hand.round)
    return Node(ring, stored_in(ring), buildings_in(ring), aside, value, hand.round, None)


def exchanged(buildings: bytes, code: int, become: int) -> bytes:
    """The buildings with one turned."""
    if code >= GUEST:
        return buildings
    return bytes(sorted(buildings.replace(ONE[code], ONE[become], 1)))
