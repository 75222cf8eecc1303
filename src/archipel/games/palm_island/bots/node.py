"""One position of a plan."""

from __future__ import annotations

from typing import final

from archipel.games.palm_island.bots.aside import Aside, aside_of
from archipel.games.palm_island.bots.craft import Craft, craft_of
from archipel.games.palm_island.bots.packs import GUEST, ONE, STORED, buildings_in, pack, stored_in
from archipel.games.palm_island.bots.weights import POINT
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

    def final(self, craft: Craft) -> int:
        """The worth of the position if the game ends here."""
        codes = craft.codes
        units = 0
        for stored in self.stored:
            code = stored - STORED
            units += codes.wood[code] + codes.fish[code] + codes.stone[code] + codes.wild[code]
        return craft.weights.points(self.buildings) * POINT + self.aside.final(codes, self.buildings, units)


def node_of(hand: Hand) -> Node:
    craft = craft_of(hand.edition)
    ring = pack(craft.codes, hand)
    aside = aside_of(hand)
    value = craft.weights.worth(ring, hand.round, hand.left()) + aside.worth(hand.edition, hand.round)
    return Node(ring, stored_in(ring), buildings_in(ring), aside, value, hand.round, None)


def exchanged(buildings: bytes, code: int, become: int) -> bytes:
    """The buildings with one turned."""
    if code >= GUEST:
        return buildings
    return bytes(sorted(buildings.replace(ONE[code], ONE[become], 1)))
