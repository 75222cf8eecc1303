"""A turn: one action of the first two cards, or the discard: S02 to S09, S22 to S25, S27 to S29."""

from __future__ import annotations

import pytest

from archipel.games.palm_island.values import Acted, Discarded

from .position import deck, position, written


@pytest.mark.parametrize("notation", ["13A 4A* 1A T2 2A", "F1C 13A T2 V:porter.D O6 1A* V:elder.C", "T8 16C"])
def test_the_notation_reads_as_it_is_written(notation: str) -> None:
    assert written(deck(notation)) == notation


def test_s02_store_for_nothing() -> None:
    """S02, rule 4.1: the card keeps its area, sticks out at the back and gives its resources."""
    table = position("4A 13A 1A 7A T1 2A 3A").does("play 1 store - - -")
    assert table.deck() == "13A 1A 7A T1 2A 3A 4A*"
    assert table.view().hands[0].stored == ()
    assert [card.card for card in table.view().cards if card.stored] == ["4"]
    assert table.hand().wealth() == 1
    assert table.told(Acted) == [Acted(0, "4", "store", "A", (), (), ())]


def test_s03_the_second_card_leaves_the_first_in_place() -> None:
    """S03, rule 4.1."""
    table = position("13A 1A 7A T1 2A 3A 4A*").does("play 2 store - - -")
    assert table.deck() == "13A 7A T1 2A 3A 4A* 1A*"
    assert [card.card for card in table.view().cards if card.stored] == ["4", "1"]


def test_s04_cards_that_pay_keep_their_place() -> None:
    """S04, PI-19, rules 5.1 and 5.3."""
    table = position("13A 7A T1 2A 3A 4A* 1A*").does("play 1 rotate 4,1 - -")
    assert table.deck() == "7A T1 2A 3A 4A 1A 13B"
    assert (table.hand().stars(), table.hand().all_arrows()) == (1, 1)


@pytest.mark.parametrize(("verb", "after"), [("flip", "1C"), ("rotate", "1B")])
def test_s05_flip_leads_to_c_and_rotate_to_b(verb: str, after: str) -> None:
    """S05, PI-02, rule 2.2."""
    table = position("1A 13A 14A T1 2A* 3A").does(f"play 1 {verb} 2 - -")
    assert table.deck() == f"13A 14A T1 2A 3A {after}"


@pytest.mark.parametrize(("before", "verb"), [("1B", "flip"), ("1C", "rotate")])
def test_s06_both_routes_meet_in_d(before: str, verb: str) -> None:
    """S06, PI-02."""
    table = position(f"{before} 13A T1 2A* 4A*").does(f"play 1 {verb} 2,4 - -")
    assert table.deck() == "13A T1 2A 4A 1D"
    assert table.hand().all_arrows() == 2


def test_s07_discard() -> None:
    """S07, PI-13, rule 4.1: nothing is paid and the area stays."""
    table = position("15A 4A 1A T3 16A").does("discard")
    assert table.deck() == "4A 1A T3 16A 15A"
    assert table.told(Discarded) == [Discarded(0, "15")]


def test_s08_the_second_card_is_never_discarded() -> None:
    """S08, rule 4.1."""
    assert position("4A 15A 1A T3 16A").legal() == ["play 1 store - - -", "discard"]


def test_s09_forced_discard() -> None:
    """S09, rule 4.1."""
    assert position("15A 13A 1A T3 16A").legal() == ["discard"]


def test_s22_the_tracker_in_second_place() -> None:
    """S22, PI-15, rule 4.4: what lies behind it is out of reach until the next round."""
    table = position("15A T2 1A 2A")
    assert table.legal() == ["discard"]
    assert table.refused("play 2 store - - -") == "4.4"
    assert table.refused("play 3 store - - -") == "4.2"
    assert table.does("discard").deck() == "1A 2A 15A T3"
    assert table.view().round == 3


def test_s23_holding_the_top_card() -> None:
    """S23, rule 4.1."""
    table = position("16A 4A 5A 1A T5 2A").does(*["play 2 store - - -"] * 3)
    assert table.deck() == "16A T5 2A 4A* 5A* 1A*"
    assert table.does("discard").deck() == "2A 4A* 5A* 1A* 16A T6"


def test_s24_the_path_of_the_tracker() -> None:
    """S24, PI-03, rule 7.2."""
    table = position("1A T1")
    faces = []
    for _ in range(8):
        tracker = next(card for card in table.view().cards if card.card == "T")
        faces.append((tracker.area, table.view().round))
        table.does("discard")
    assert faces == [("A", 1), ("B", 2), ("D", 3), ("C", 4), ("A", 5), ("B", 6), ("D", 7), ("C", 8)]
    assert table.state.outcome() is not None


def test_s25_stored_cards_survive_the_end_of_a_round() -> None:
    """S25, rule 6.4."""
    table = position("15A T3 1A 4A* 2A*").does("discard")
    assert table.deck() == "1A 4A* 2A* 15A T4"
    assert table.hand().wealth() == 2


def test_s27_the_trade_house_may_step_back() -> None:
    """S27, PI-14, rule 4.1."""
    table = position("11D 13A T6 7B* 2A")
    before = table.hand().all_arrows()
    assert table.does("play 1 rotate 7 - -").deck() == "13A T6 7B 2A 11C"
    assert table.hand().all_arrows() == before - 1


def test_s28_the_tool_maker_straight_to_its_points() -> None:
    """S28, rule 2.2."""
    table = position("12A 13A T6 4A* 1A* 7D*").does("play 1 rotate 4,1,7 - -")
    assert table.deck() == "13A T6 4A 1A 7D 12B"
    assert table.view().score == 6


def test_s29_finished_cards_only_pass() -> None:
    """S29, rule 4.1."""
    table = position("15C 4C T6 1A")
    assert table.legal() == ["discard"]
    assert table.view().score == 15
