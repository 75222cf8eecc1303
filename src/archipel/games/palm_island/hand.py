"""One player's deck in the hand: a ring of cards, each in an area, some stored."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.content.cards import (
    ACTIVE,
    ARROWS,
    BUILDING,
    BUILDINGS,
    CAVES,
    CORE,
    ELDER,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    GIVES_FISH,
    GIVES_STONE,
    GIVES_WILD,
    GIVES_WOOD,
    LIMIT,
    PORTER,
    QUARTERMASTER,
    STARS,
    STORYTELLER,
    TRACK,
    TRACKER,
    VILLAGER,
    D,
)

NO_PERK: Final = -1
ELDERS_COUNT: Final = tuple(BUILDINGS.index(key) for key in ("housing", "temple"))


@final
class Hand:
    """`ring` from the top: look * 2 + stored, so `>> 3` is the card, `>> 1` the look and `& 1` whether it is stored.
    `begun`: a turn of this round was played. `awake` and `spent` are
    recruited villagers on and used this round; `perk` is an ability in force (-1: none)."""

    def __init__(self, ring: list[int], round: int) -> None:
        self.ring = ring
        self.round = round
        self.begun = False
        self.awake: list[int] = []
        self.spent: list[int] = []
        self.perk = NO_PERK
        self.stores_shared = False
        self.used = False

    def clone(self) -> Hand:
        twin = Hand(self.ring.copy(), self.round)
        twin.begun = self.begun
        twin.awake = self.awake.copy()
        twin.spent = self.spent.copy()
        twin.perk = self.perk
        twin.stores_shared = self.stores_shared
        twin.used = self.used
        return twin

    def arrived(self) -> bool:
        return self.ring[0] >> 3 == TRACKER

    def left(self) -> int:
        """Cards before the tracker."""
        for place, element in enumerate(self.ring):
            if element >> 3 == TRACKER:
                return place
        raise AssertionError

    def stored(self) -> list[int]:
        """Places of the stored cards."""
        return [place for place, element in enumerate(self.ring) if element & 1]

    def place_of(self, card: int) -> int:
        """Where a card is; -1: not here."""
        for place, element in enumerate(self.ring):
            if element >> 3 == card:
                return place
        return -1

    def limit(self) -> int:
        more = self.stores_shared or self.place_of(CAVES) >= 0
        for card in self.awake:
            if VILLAGER[card] == PORTER:
                more = True
        return LIMIT + 1 if more else LIMIT

    def straighten(self, places: list[int]) -> None:
        for place in places:
            # -2 has every bit but the last, which says stored.
            self.ring[place] &= -2

    def send_back(self, place: int, look: int, stored: int) -> None:
        """Move the card at `place` to the back, showing `look`."""
        del self.ring[place]
        self.ring.append(look * 2 + stored)

    def annex_end(self) -> int:
        """The place behind the tracker and all that was put right behind it."""
        place = self.left() + 1
        while place < len(self.ring) and is_annexed(self.ring[place] >> 1):
            place += 1
        return place

    def annex(self) -> list[int]:
        return [element >> 1 for element in self.ring[self.left() + 1 : self.annex_end()]]

    def begin_round(self) -> None:
        """The tracker shows the next round and goes to the back, the annex behind it."""
        self.round += 1
        annex = self.annex_end()
        passed = [element & -2 for element in self.ring[1:annex]]
        self.ring = self.ring[annex:]
        self.ring.append((TRACKER * 4 + TRACK[(self.round - 1) % 4]) * 2)
        self.ring += passed
        self.end_round()
        self.awake = [element >> 3 for element in passed if is_active(element >> 3)]

    def end_round(self) -> None:
        """Nothing of the round lasts longer than it."""
        self.begun = False
        self.awake = []
        self.spent = []
        self.perk = NO_PERK
        self.stores_shared = False
        self.used = False

    def arrows(self, building: int) -> int:
        total = 0
        for element in self.ring:
            card = element >> 3
            if card < CORE and BUILDING[card] == building:
                total += ARROWS[element >> 1]
        return total

    def arrows_by_kind(self) -> list[int]:
        totals = [0] * len(BUILDINGS)
        for element in self.ring:
            card = element >> 3
            if card < CORE:
                totals[BUILDING[card]] += ARROWS[element >> 1]
        return totals

    def meets(self, needs: tuple[tuple[int, int], ...]) -> bool:
        return all(self.arrows(building) >= least for building, least in needs)

    def all_arrows(self) -> int:
        return sum([ARROWS[element >> 1] for element in self.ring])

    def units(self) -> int:
        """Resource units on stored cards."""
        total = 0
        for element in self.ring:
            if element & 1:
                look = element >> 1
                total += GIVES_WOOD[look] + GIVES_FISH[look] + GIVES_STONE[look] + GIVES_WILD[look]
        return total

    def stars(self) -> int:
        return sum([STARS[element >> 1] for element in self.ring])

    def villager_points(self) -> int:
        points = 0
        for element in self.ring:
            look = element >> 1
            if look >> 2 < FIRST_VILLAGER or look >> 2 >= FIRST_OUTPOST or look & 3 != D:
                continue
            kind = VILLAGER[look >> 2]
            if kind == STORYTELLER:
                points += self.all_arrows() // 6
            elif kind == ELDER:
                points += self.upgraded_homes()
            elif kind == QUARTERMASTER:
                points += min(4, self.units() // 2)
        return points

    def upgraded_homes(self) -> int:
        count = 0
        for element in self.ring:
            card = element >> 3
            if card < CORE and BUILDING[card] in ELDERS_COUNT and ARROWS[element >> 1] >= 2:
                count += 1
        return count

    def score(self) -> int:
        return self.stars() + self.villager_points()

    def facts(self) -> object:
        marks = (self.round, self.begun, self.perk, self.stores_shared, self.used)
        return tuple(self.ring), marks, tuple(self.awake), tuple(self.spent)


def is_annexed(look: int) -> bool:
    """A recruited villager or a built outpost."""
    card = look >> 2
    return card >= FIRST_OUTPOST or (card >= FIRST_VILLAGER and look & 3 == D)


def is_active(card: int) -> bool:
    return FIRST_VILLAGER <= card < FIRST_OUTPOST and ACTIVE[VILLAGER[card]]
