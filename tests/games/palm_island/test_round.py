"""Cards lost on top, the length of a round, whole games: S19, S20, S33, S34."""

from __future__ import annotations

import pytest

from archipel.core.rng import Quick
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.values import DISCARD, Acted, Discarded, Lost, Play, RoundBegan

from .position import ORDER, Table, position

BACK = "16A 15A 14A 13A 12A 11A 10A 9A 8A 7A 6A 5A 4A 3A 2A 1A"


def test_s19_a_stored_card_on_top_is_discarded_at_once() -> None:
    """S19, PI-06, rule 6.5."""
    table = position("13A 4A* 1A 7A T2 2A").does("discard")
    assert table.deck() == "1A 7A T2 2A 13A 4A"
    assert table.told(Lost) == [Lost(0, "4")]


def test_s20_a_chain_into_the_end_of_the_round() -> None:
    """S20, PI-06, rules 6.5 and 7.2: one turn."""
    table = position("13A 4A* 1A* T2 2A 3A").does("discard")
    assert table.deck() == "2A 3A 13A 4A 1A T3"
    assert table.told(Lost) == [Lost(0, "4"), Lost(0, "1")]
    assert len(table.told(Discarded)) == 1


def test_cards_lost_before_the_first_turn_of_a_round_are_told() -> None:
    """PI-06 and PI-16, rule 6.5."""
    table = position("15A T3 1A* 4A* 2A").does("discard")
    assert table.deck() == "2A 15A T4 1A 4A"
    assert table.events[-3:] == [RoundBegan(4), Lost(0, "1"), Lost(0, "4")]


@pytest.mark.parametrize("seed", range(5))
def test_s33_a_round_is_sixteen_passes(seed: int) -> None:
    """S33 a, rule 7.2: turns and automatic discards."""
    table, rng = position(f"{ORDER} T1"), Quick(seed)
    while table.view().round == 1:
        table.does(rng.choose(table.state.legal_actions(0)))
    started = table.events.index(RoundBegan(2))
    passes = [event for event in table.events[:started] if isinstance(event, (Acted, Discarded, Lost))]
    assert len(passes) == 16


def test_s33_nothing_but_discards() -> None:
    """S33 b, rule 7.2."""
    table = position(f"{ORDER} T1").does(*["discard"] * 128)
    assert table.outcome().scores[0].total == 0
    assert table.deck() == f"T8 {ORDER}"


WISHES = (("flip", 1), ("rotate", 1), ("flip", 2), ("rotate", 2), ("store", 1), ("store", 2))


def simple_choice(table: Table) -> Action:
    """A fixed policy: upgrades first, then stores that need no room, each paid with the fewest units."""
    legal = [action for action in table.state.legal_actions(0) if isinstance(action, Play) and not action.free]
    for verb, slot in WISHES:
        ways = [action for action in legal if (action.verb, action.slot) == (verb, slot)]
        if ways:
            return min(ways, key=lambda action: dear(table, action))
    return DISCARD


def dear(table: Table, action: Play) -> tuple[int, list[int]]:
    hand = table.hand()
    places = [hand.place_of(CARD_OF[token]) for token in action.pay]
    paying = hand.clone()
    paying.ring = [hand.ring[place] for place in places]
    return paying.wealth(), places


FIRST = "T8 1C 3D 4D* 2D 5D 10C 8D* 6D 11D 7D* 9D* 12A 13A 14A 15A 16A"
OTHER = "T8 14D 16A 11B 10D 6B 15B 5A 9B 8B* 7B* 13A 4A 3A 12C 1C* 2D*"


@pytest.mark.parametrize(
    ("order", "score", "arrows", "turns", "lost", "units", "end"),
    [(ORDER, 12, 20, 124, 4, 8, FIRST), (BACK, 7, 14, 122, 6, 7, OTHER)],
    ids=["a", "b"],
)
def test_s34_whole_games(order: str, score: int, arrows: int, turns: int, lost: int, units: int, end: str) -> None:
    """S34: two games under a fixed policy, to the last card."""
    table = position(f"{order} T1")
    played = 0
    while table.state.outcome() is None:
        table.does(simple_choice(table))
        played += 1
    assert table.deck() == end
    assert table.outcome().scores[0].total == score
    assert (table.hand().all_arrows(), table.hand().wealth()) == (arrows, units)
    assert (played, len(table.told(Lost))) == (turns, lost)
