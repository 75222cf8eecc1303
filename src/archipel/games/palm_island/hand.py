"""One player's deck in the hand: a ring of cards, each in an area, some stored."""

from __future__ import annotations

from typing import Final, final

from archipel.games.palm_island.content.cards import (
    BUILDING,
    BUILDINGS,
    CORE,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    LIMIT,
    TRACK,
    TRACKER,
    D,
)
from archipel.games.palm_island.edition import HOUSE, Edition
from archipel.games.palm_island.effects import PER_ARROWS, PER_CARD, PER_UNITS, ROOM, Effect
from archipel.games.palm_island.values import HandView

NO_PERK: Final = -1


@final
class Hand:
    """`ring` from the top: look * 2 + stored, so `>> 3` is the card, `>> 1` the look and `& 1` whether it is stored.
    `begun`: a turn of this round was played. `awake` and `spent` are recruited villagers on and used this round;
    `perk` is an ability in force (-1: none). `edition` says what the cards are, `summary` what a meeting showed."""

    def __init__(self, ring: list[int], round: int, edition: Edition = HOUSE) -> None:
        self.ring = ring
        self.round = round
        self.edition = edition
        self.begun = False
        self.awake: list[int] = []
        self.spent: list[int] = []
        self.perk = NO_PERK
        self.used = False
        self.summary: HandView | None = None

    def clone(self) -> Hand:
        twin = Hand(self.ring.copy(), self.round, self.edition)
        twin.begun = self.begun
        twin.awake = self.awake.copy()
        twin.spent = self.spent.copy()
        twin.perk = self.perk
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
        edition = self.edition
        most = LIMIT
        for element in self.ring:
            most = max(most, edition.room[element >> 3])
        for card in self.awake:
            most = max(most, room_of(edition.effects[edition.villager[card]]))
        return most if self.perk == NO_PERK else max(most, room_of(edition.abilities[self.perk].effect))

    def units(self, places: list[int]) -> list[int]:
        """What the cards at some places give, packed."""
        gives, ring = self.edition.gives, self.ring
        return [gives[ring[place] >> 1] for place in places]

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
        return self.left() + 1 + len(self.annex())

    def annex(self) -> list[int]:
        found: list[int] = []
        for place in range(self.left() + 1, len(self.ring)):
            look = self.ring[place] >> 1
            if not is_annexed(look):
                break
            found.append(look)
        return found

    def begin_round(self) -> None:
        """The tracker shows the next round and goes to the back, the annex behind it."""
        self.round += 1
        annex = self.annex_end()
        passed = [element & -2 for element in self.ring[1:annex]]
        self.ring = self.ring[annex:]
        self.ring.append((TRACKER * 4 + TRACK[(self.round - 1) % 4]) * 2)
        self.ring += passed
        self.end_round()
        self.awake = [element >> 3 for element in passed if self.is_active(element >> 3)]

    def is_active(self, card: int) -> bool:
        """A villager who works during a round."""
        kind = self.edition.villager[card]
        return kind >= 0 and self.edition.effects[kind].is_active()

    def end_round(self) -> None:
        """Nothing of the round lasts longer than it."""
        self.begun = False
        self.awake = []
        self.spent = []
        self.perk = NO_PERK
        self.used = False

    def arrows(self, building: int) -> int:
        total = 0
        for element in self.ring:
            if BUILDING[element >> 3] == building:
                total += self.edition.arrows[element >> 1]
        return total

    def arrows_by_kind(self) -> list[int]:
        totals = [0] * len(BUILDINGS)
        building, arrows = BUILDING, self.edition.arrows
        for element in self.ring:
            card = element >> 3
            if card < CORE:
                totals[building[card]] += arrows[element >> 1]
        return totals

    def meets(self, needs: tuple[tuple[int, int], ...]) -> bool:
        return all(self.arrows(building) >= least for building, least in needs)

    def all_arrows(self) -> int:
        arrows = self.edition.arrows
        return sum([arrows[element >> 1] for element in self.ring])

    def wealth(self) -> int:
        """Resource units on stored cards."""
        edition = self.edition
        total = 0
        for element in self.ring:
            if element & 1:
                look = element >> 1
                total += edition.wood[look] + edition.fish[look] + edition.stone[look] + edition.wild[look]
        return total

    def stars(self) -> int:
        stars, total = self.edition.stars, 0
        for element in self.ring:
            total += stars[element >> 1]
        return total

    def villager_points(self) -> int:
        points = 0
        for element in self.ring:
            look = element >> 1
            if look >> 2 < FIRST_VILLAGER or look >> 2 >= FIRST_OUTPOST or look & 3 != D:
                continue
            points += self.points_for(self.edition.effects[self.edition.villager[look >> 2]])
        return points

    def points_for(self, effect: Effect) -> int:
        """What a villager brings at the end."""
        count = 1
        if effect.kind == PER_ARROWS:
            count = self.all_arrows() // effect.per
        elif effect.kind == PER_UNITS:
            count = self.wealth() // effect.per
        elif effect.kind == PER_CARD:
            count = self.upgraded(effect)
        elif effect.is_active():
            return 0
        return min(effect.most, count * effect.units)

    def upgraded(self, effect: Effect) -> int:
        """Buildings of some kinds with enough arrows."""
        count = 0
        for element in self.ring:
            if BUILDING[element >> 3] in effect.buildings and self.edition.arrows[element >> 1] >= effect.least:
                count += 1
        return count

    def score(self) -> int:
        return self.stars() + self.villager_points()

    def facts(self) -> object:
        marks = (self.round, self.begun, self.perk, self.used)
        return tuple(self.ring), marks, tuple(self.awake), tuple(self.spent)


def is_annexed(look: int) -> bool:
    """A recruited villager or a built outpost."""
    card = look >> 2
    return card >= FIRST_OUTPOST or (card >= FIRST_VILLAGER and look & 3 == D)


def room_of(effect: Effect) -> int:
    return effect.units if effect.kind == ROOM else LIMIT
