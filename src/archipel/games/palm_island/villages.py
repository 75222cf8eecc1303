"""Villages that cannot be told apart from outside: the same arrows a kind, points, stored cards and annex."""

from __future__ import annotations

from functools import cache
from itertools import product

from archipel.core.rng import Rng
from archipel.games.palm_island.content.cards import BUILDING, BUILDINGS, CORE, FIRST_OUTPOST, TRACKER
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.effects import PER_CARD, Effect
from archipel.games.palm_island.hand import Hand, is_annexed
from archipel.games.palm_island.moves import effect_of

Looks = tuple[int, ...]


def lookalike(hand: Hand, rng: Rng) -> Hand:
    """A hand whose loose cards are in other areas and another order."""
    twin = hand.clone()
    places = [place for place, element in enumerate(hand.ring) if is_loose(element)]
    loose = sorted([hand.ring[place] >> 1 for place in places])
    looks = [look for look in loose if look >> 2 >= CORE]
    for group in drawn(hand, [look for look in loose if look >> 2 < CORE], rng):
        looks += group
    rng.shuffle(looks)
    for place, look in zip(places, looks, strict=True):
        twin.ring[place] = look * 2
    return twin


def is_loose(element: int) -> bool:
    # The last bit says stored, without it comes the look, without the area the card.
    return not element & 1 and element >> 3 != TRACKER and not is_annexed(element >> 1)


def drawn(hand: Hand, loose: list[int], rng: Rng) -> list[Looks]:
    """Areas for the loose buildings, kind by kind, that show the same arrows and together the same points."""
    guests = [effect_of(hand.edition, look >> 2) for look in hand.annex() if look >> 2 < FIRST_OUTPOST]
    elders = [effect for effect in guests if effect.kind == PER_CARD]
    choices: list[list[Looks]] = []
    for kind in range(len(BUILDINGS)):
        mine = [look for look in loose if BUILDING[look >> 2] == kind]
        found = alike(tuple([look >> 2 for look in mine]), sum([HOUSE.arrows[look] for look in mine]))
        first = rng.below(len(found))
        choices.append(found[first:] + found[:first])
    want = sum([worth(look, elders) for look in loose])
    picked: list[Looks] = []
    matched = pick(choices, want, elders, picked)
    assert matched
    return picked


@cache
def alike(cards: tuple[int, ...], arrows: int) -> list[Looks]:
    """Every way in which these buildings show so many arrows."""
    areas = product(*[range(card * 4, card * 4 + 4) for card in cards])
    return [looks for looks in areas if sum([HOUSE.arrows[look] for look in looks]) == arrows]


def worth(look: int, elders: list[Effect]) -> int:
    """Points a building is known to bring; villagers of a village may count buildings."""
    points = HOUSE.stars[look]
    for elder in elders:
        if HOUSE.arrows[look] >= elder.least and BUILDING[look >> 2] in elder.buildings:
            points += elder.units
    return points


def pick(choices: list[list[Looks]], want: int, elders: list[Effect], picked: list[Looks]) -> bool:
    """One choice of each kind, together worth exactly `want`."""
    if len(picked) == len(choices):
        return want == 0
    for looks in choices[len(picked)]:
        left = want - sum([worth(look, elders) for look in looks])
        picked.append(looks)
        if left >= 0 and pick(choices, left, elders, picked):
            return True
        picked.pop()
    return False
