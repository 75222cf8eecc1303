"""Villages that cannot be told apart from outside: the same arrows a kind, points, stored cards and annex."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import final

from archipel.core.rng import Rng
from archipel.games.palm_island.content.cards import BUILDING, BUILDINGS, CORE, FIRST_OUTPOST, TRACKER
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.effects import PER_CARD
from archipel.games.palm_island.hand import Hand, is_annexed
from archipel.games.palm_island.moves import effect_of

Looks = tuple[int, ...]
Elders = tuple[tuple[int, int, tuple[int, ...]], ...]
"""Villagers who count buildings: the arrows they ask for, what they bring for each, and of which kinds."""


def lookalike(hand: Hand, rng: Rng) -> Hand:
    """A hand whose loose cards are in other areas and another order: every such hand is equally likely."""
    twin = hand.clone()
    places: list[int] = []
    loose: list[int] = []
    looks: list[int] = []
    for place, element in enumerate(hand.ring):
        if is_loose(element):
            places.append(place)
            if element >> 3 < CORE:
                loose.append(element >> 1)
            else:
                looks.append(element >> 1)
    loose.sort()
    looks.sort()
    villages_of(hand, loose).draw(looks, rng)
    rng.shuffle(looks)
    for nth, place in enumerate(places):
        twin.ring[place] = looks[nth] * 2
    return twin


def is_loose(element: int) -> bool:
    # The last bit says stored, without it comes the look, without the area the card.
    return not element & 1 and element >> 3 != TRACKER and not is_annexed(element >> 1)


def villages_of(hand: Hand, loose: list[int]) -> Villages:
    """All areas of the loose buildings that show the same arrows, kind by kind, and together the same points."""
    elders = elders_of(hand)
    arrows = [0] * len(BUILDINGS)
    want = 0
    for look in loose:
        arrows[BUILDING[look >> 2]] += HOUSE.arrows[look]
        want += worth(look, elders)
    return villages(tuple([look >> 2 for look in loose]), tuple(arrows), want, elders)


def elders_of(hand: Hand) -> Elders:
    effects = [effect_of(hand.edition, look >> 2) for look in hand.annex() if look >> 2 < FIRST_OUTPOST]
    return tuple([(effect.least, effect.units, effect.buildings) for effect in effects if effect.kind == PER_CARD])


def worth(look: int, elders: Elders) -> int:
    """Points a building is known to bring; villagers of a village may count buildings."""
    points = HOUSE.stars[look]
    for least, units, buildings in elders:
        if HOUSE.arrows[look] >= least and BUILDING[look >> 2] in buildings:
            points += units
    return points


@lru_cache(maxsize=512)
def villages(cards: tuple[int, ...], arrows: tuple[int, ...], want: int, elders: Elders) -> Villages:
    kinds = []
    for kind, shown in enumerate(arrows):
        kinds.append(Kind(alike(tuple([card for card in cards if BUILDING[card] == kind]), shown), elders))
    return Villages(kinds, want)


@cache
def alike(cards: tuple[int, ...], arrows: int) -> list[Looks]:
    """Every way in which these buildings show so many arrows."""
    areas = product(*[range(card * 4, card * 4 + 4) for card in cards])
    return [looks for looks in areas if sum([HOUSE.arrows[look] for look in looks]) == arrows]


@final
class Kind:
    """The ways of one kind of building by what they are worth: `choices[n]` bring `points[n]`."""

    def __init__(self, ways: list[Looks], elders: Elders) -> None:
        groups: dict[int, list[Looks]] = {}
        for looks in ways:
            groups.setdefault(sum([worth(look, elders) for look in looks]), []).append(looks)
        self.points = list(groups)
        self.choices = list(groups.values())


@final
class Villages:
    """One way of each kind, together worth `want`: `counts[n][left]` is in how many ways the kinds from the nth on
    bring `left` points."""

    def __init__(self, kinds: list[Kind], want: int) -> None:
        self.kinds = kinds
        self.want = want
        last = [1] + [0] * want
        self.counts = [last]
        for kind in reversed(kinds):
            last = [ways_to(left, kind, last) for left in range(want + 1)]
            self.counts.append(last)
        self.counts.reverse()

    def draw(self, looks: list[int], rng: Rng) -> None:
        """Add the looks of one village, each as likely as any other."""
        left = self.want
        number = rng.below(self.counts[0][left])
        for nth, kind in enumerate(self.kinds):
            after = self.counts[nth + 1]
            for group, points in enumerate(kind.points):
                if points > left:
                    continue
                rest = after[left - points]
                choices = kind.choices[group]
                # Villages are numbered by their first kinds: those of a group come together, `rest` for each choice.
                if number < rest * len(choices):
                    looks += choices[number // rest]
                    number %= rest
                    left -= points
                    break
                number -= rest * len(choices)


def ways_to(points: int, kind: Kind, after: list[int]) -> int:
    """In how many ways a kind and those after it bring so many points."""
    total = 0
    for own, choices in zip(kind.points, kind.choices, strict=True):
        if own <= points:
            total += len(choices) * after[points - own]
    return total
