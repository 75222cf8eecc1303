"""What a seat may know: its own deck by heart, of another's what the last meeting showed."""

from __future__ import annotations

from itertools import product

import pytest

from archipel.core.rng import Quick, Rng
from archipel.games.palm_island.content.cards import CORE
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.scoring import merit
from archipel.games.palm_island.small_draws import SmallDraws
from archipel.games.palm_island.villages import is_loose, lookalike, villages_of

from .position import deck, opened, written

VILLAGES = [
    "T5 1C 2B 3A* 4B 5D 6A 7D 8B* 9C 10B 11A 12C 13D 14A 15B 16A",
    "T5 V:elder.D O6 1C 2B 3A 4B 5C 6A 7D 8B* 9C 10B 11D 12C 13D 14B 15D 16A V:porter.C",
    "1A 2A 3A 4A 5A 6A 7A 8A 9A 10A 11A 12A 13A 14A 15A 16A V:elder.C T1",
    "1D 2D 3D 4C 5C 6C 7D 8D 9D 10D 11D 12B 13C 14C 15C 16C T8 V:elder.D V:storyteller.D",
]


def outside(hand: Hand) -> object:
    """All that a meeting shows."""
    stored = [(place, hand.ring[place]) for place in hand.stored()]
    return hand.arrows_by_kind(), merit(hand), stored, hand.annex(), hand.left(), len(hand.ring)


@pytest.mark.parametrize("notation", VILLAGES)
def test_lookalikes_cannot_be_told_apart(notation: str) -> None:
    """PI-49, rule 7.4."""
    hand = deck(notation)
    cards = sorted(element >> 3 for element in hand.ring)
    found = set()
    for seed in range(40):
        twin = lookalike(hand, Quick(seed))
        assert outside(twin) == outside(hand)
        assert sorted(element >> 3 for element in twin.ring) == cards
        found.add(written(twin))
    assert len(found) == 40


def test_a_lookalike_does_not_depend_on_the_order_or_the_areas() -> None:
    """PI-49: what cannot be told apart is drawn alike."""
    one = deck("T5 1C 2A 4B 5A 7D 8A 9A 13B 14A 3A* 15A")
    other = deck("T5 14B 4A 13A 1A 9A 2B 15A 7A 8D 3A* 5B")
    assert outside(one) == outside(other)
    for seed in range(10):
        assert lookalike(one, Quick(seed)).facts() == lookalike(other, Quick(seed)).facts()


class Numbered(Rng):
    """Chance that draws one number, and says below what."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.bound = 0

    def below(self, bound: int) -> int:
        self.bound = bound
        return self.number


def test_every_village_is_drawn_by_one_number() -> None:
    """PI-49: no village that fits is likelier than another."""
    hand = deck("T5 1C 2A* 4B 5A 7D 8A 13B 3A* 6A*")
    loose = sorted(element >> 1 for element in hand.ring if is_loose(element) and element >> 3 < CORE)
    known, asked = villages_of(hand, loose), Numbered(0)
    known.draw([], asked)
    found = set()
    for number in range(asked.bound):
        looks: list[int] = []
        known.draw(looks, Numbered(number))
        found.add(tuple(looks))
        assert sorted(look >> 2 for look in looks) == [look >> 2 for look in loose]
        twin = deck("T5 2A* 3A* 6A*")
        twin.ring += [look * 2 for look in looks]
        assert (twin.arrows_by_kind(), twin.score()) == (hand.arrows_by_kind(), hand.score())
    assert len(found) == asked.bound == fitting(hand, loose)


def fitting(hand: Hand, loose: list[int]) -> int:
    """How many areas of the loose cards show the same, found by trying all."""
    kept = [element for element in hand.ring if not is_loose(element)]
    areas = product(*[range(look >> 2 << 2, (look >> 2 << 2) + 4) for look in loose])
    twins = (Hand(kept + [look * 2 for look in looks], hand.round) for looks in areas)
    want = hand.arrows_by_kind(), hand.score()
    return sum((twin.arrows_by_kind(), twin.score()) == want for twin in twins)


@pytest.mark.parametrize("bounds", [(7,), (2, 3, 10), (1, 17, 5, 1000)])
def test_small_draws_are_even(bounds: tuple[int, ...]) -> None:
    draws, turns = SmallDraws(Quick(3)), 4000
    totals = [0] * len(bounds)
    for _ in range(turns):
        for place, bound in enumerate(bounds):
            drawn = draws.below(bound)
            assert 0 <= drawn < bound
            totals[place] += drawn
    for bound, total in zip(bounds, totals, strict=True):
        assert abs(total / turns - (bound - 1) / 2) <= bound / 50


@pytest.mark.parametrize("mode", ["cooperative", "casual", "speed"])
def test_a_twin_holds_nothing_hidden(mode: str) -> None:
    """Decks of others are drawn anew, in the hand and as last shown; one's own stays."""
    state, rng = opened(mode, 3, 1).state, Quick(1)
    for _ in range(200):
        seat = rng.choose(state.to_act())
        state.apply(seat, rng.choose(state.legal_actions(seat)))
    twin = state.determinize(0, Quick(5))
    assert twin.hands[0].facts() == state.hands[0].facts()
    for seat in (1, 2):
        assert twin.hands[seat].ring != state.hands[seat].ring
        assert twin.shown[seat].ring != state.shown[seat].ring
        assert twin.hands[seat].left() == state.hands[seat].left()


def test_the_common_order_is_known_in_the_first_round() -> None:
    """PI-36, rule 9.1."""
    state, other = opened("speed", 2).state, opened("cooperative", 2).state
    assert state.determinize(0, Quick(1)).hands[1].ring == state.hands[1].ring
    assert other.determinize(0, Quick(1)).hands[1].ring != other.hands[1].ring


def test_who_watches_a_solo_game_sees_how_far_it_is() -> None:
    """Rule 7.4: not the hand."""
    view = opened().does("start", "discard", "discard").view(None)
    assert (view.cards, view.hands[0].left) == ((), 14)
