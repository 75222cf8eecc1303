"""Casual and speed games: outposts claimed, outposts bought: S50, S52, S53, and both readings of the market."""

from __future__ import annotations

import pytest

from archipel.games.palm_island.values import Arrived, Bought, Claimed, Contested, Passed

from .position import Table, position

REST = "4A 7B 13A 15A"


def test_s50_a_sole_claimant() -> None:
    """S50, PI-37 and PI-38, rule 9.6: free, at once, right behind the tracker."""
    decks = (f"T3 1C 2C {REST}", f"T3 1C 2A {REST}")
    table = position(*decks, mode="casual", market="O6")
    assert table.told(Claimed) == [Claimed(0, "O6")]
    assert table.deck(0) == f"1C 2C {REST} T4 O6"
    assert table.deck(1) == f"1C 2A {REST} T4"
    assert table.view().score == 2
    assert table.view(1).hands[0].annex == ("O6",)


def test_a_contested_outpost_leaves_the_game() -> None:
    """PI-37 and PI-48, rule 9.6; one nobody meets stays."""
    decks = (f"T3 1C 2C {REST}", f"T3 1C 2C {REST}", f"T3 1A 2C {REST}")
    table = position(*decks, mode="casual", market="O6 O11")
    assert table.told(Contested) == [Contested("O6")]
    assert table.told(Claimed) == []
    assert (table.view().market, table.view().removed) == (("O11",), ("O6",))


def test_several_outposts_at_one_meeting() -> None:
    """PI-37, rule 9.6."""
    table = position("T8 1C 2C 7D 8B 4A", "T8 1A", mode="casual", market="O6 O11")
    assert table.told(Claimed) == [Claimed(0, "O6"), Claimed(0, "O11")]
    assert table.outcome().scores[0].total == 2 + 2 + 3


def test_claims_that_are_paid_where_agreed() -> None:
    """PI-37, the other reading."""
    table = position("T3 1C 2C 13A 4D* 3B*", "T3 1A 13A 4D*", mode="casual", market="O6 O11", casual_claim="paid")
    assert table.legal() == ["buy O6 3,4", "pass"]
    assert table.refusal("discard", 1) == "refused-waiting-claim 9.6"
    assert table.refusal("buy O11 4,3") == "refused-one-at-a-time 9.6"
    assert table.refusal("buy O6 4") == "refused-short 5.1"
    table.does("buy O6 4,3")
    assert table.deck(0) == "1C 2C 13A 4D 3B T4 O6"


def test_a_paid_claim_may_be_declined() -> None:
    """PI-37, the other reading: the outpost stays."""
    table = position("T3 1C 2C 13A 4D* 3B*", "T3 1A 13A 4D*", mode="casual", market="O6", casual_claim="paid")
    table.does("pass")
    assert table.view().market == ("O6",)
    assert table.deck(0) == "1C 2C 13A 4D* 3B* T4"


EARLY = "14A T4 15A 1C* 2B* 4D*"
LATE = "13A T4 16A 5D* 1B* 7B*"


def race() -> Table:
    """S52: seat 0 is X, seat 1 is Y, who is about to arrive."""
    return position(LATE, EARLY, mode="speed", market="O1 O6")


def test_s52_the_order_of_purchase() -> None:
    """S52, PI-41 and PI-42, rules 9.2 and 9.5."""
    table = race().does("discard", seat=1)
    assert table.told(Arrived) == [Arrived(1, 1)]
    assert table.view(1).pending.stage == "buy"
    table.does("buy O6 1,2", seat=1).does("discard", "buy O1 5,1")
    assert table.told(Bought) == [Bought(1, "O6", ("1", "2")), Bought(0, "O1", ("1", "5"))]
    assert table.deck(0) == "16A 5D 1B 7B* 13A T5 O1"
    assert table.deck(1) == "15A 1C 2B 4D* 14A T5 O6"
    assert (table.view().pending.stage, table.view(1).pending.stage) == ("play", "play")


def test_s53_one_purchase_on_arrival() -> None:
    """S53, PI-42, rule 9.2: the next when everybody has arrived."""
    table = race().does("discard", "buy O6 1,2", seat=1)
    assert table.refusal("buy O1 4", 1) == "refused-one-purchase 9.2"
    assert table.refusal("discard", 1) == "refused-waiting-round 7.1"


def test_what_is_bought_is_gone() -> None:
    """Rule 9.3: the later arrival is refused, and spends nothing."""
    table = race().does("discard", seat=1).does("discard", seat=0).does("buy O6 1,2", seat=1)
    assert table.refusal("buy O6 5,1") == "refused-taken 9.3"
    assert table.deck(0) == "T4 16A 5D* 1B* 7B* 13A"
    assert table.view().gone == (("O6", 1),)


def test_nobody_buys_before_arriving() -> None:
    """Rule 9.2."""
    assert race().refusal("buy O6 1") == "refused-not-arrived 9.2"
    assert race().refusal("pass") == "refused-not-arrived 9.2"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("buy O6 1", "refused-short 5.1"),
        ("buy O6 1,2,4", "refused-useless 5.1"),
        ("buy O6 1,1", "refused-twice 5.2"),
        ("buy O6 15,2", "refused-not-stored 5.1"),
        ("buy O14 1,2", "refused-not-on-sale 9.3"),
        ("buy nowhere 1", "refused-not-on-sale 9.3"),
        ("discard", "refused-round-over 9.2"),
        ("agree", "refused-round-over 9.2"),
    ],
)
def test_what_the_market_refuses(line: str, why: str) -> None:
    assert race().does("discard", seat=1).refusal(line, 1) == why


def test_cycles_in_order_of_arrival() -> None:
    """PI-42, rule 9.5: a pass is final, and the rest wait their turn."""
    decks = ("T4 13A 4D* 1B* 5D* 2B*", "T4 13A 4D* 1B* 5D* 2B*")
    table = position(*decks, mode="speed", market="O1 O6 O11", arrivals=(1, 0))
    assert table.view().waiting == (1,)
    assert table.refusal("buy O1 4,1", 0) == "refused-waiting-turn 9.5"
    assert table.refusal("discard", 1) == "refused-round-over 9.5"
    table.does("buy O1 4,1", seat=1).does("pass", seat=0)
    assert table.told(Passed) == [Passed(0)]
    table.does("buy O6 5,2", seat=1)
    assert (table.view().pending.stage, table.view().round) == ("play", 5)


def test_whoever_cannot_pay_is_not_asked() -> None:
    """PI-42, rule 9.5."""
    table = position("T4 13A 7B*", "T4 13A 4D* 1B*", mode="speed", market="O1", arrivals=(0, 1))
    assert table.state.to_act() == (1,)


def test_only_the_top_of_the_pile_where_agreed() -> None:
    """PI-41, the other reading, rule 9.4; the next card may suit who could not pay for this one."""
    decks = ("T4 13A 4D* 1A*", "T4 13A 4D* 1B* 2A*")
    table = position(*decks, mode="speed", market="O6 O1", arrivals=(0, 1), speed_market="top")
    assert table.refusal("buy O1 4,1", 1) == "refused-not-top 9.4"
    table.does("buy O6 4,1", seat=1)
    assert table.legal() == ["buy O1 1,4", "pass"]


def test_the_last_round_has_its_meeting() -> None:
    """PI-17, rule 7.3."""
    table = position("T8 13A 4D* 1B*", "T8 13A", mode="speed", market="O1", arrivals=(1, 0)).does("buy O1 4,1")
    assert table.outcome().winners == (0,)


def test_stored_cards_behind_the_tracker_still_pay() -> None:
    """PI-16, rule 9.5."""
    table = position("T4 4D* 1B* 13A", "T4 13A", mode="speed", market="O1", arrivals=(0, 1)).does("buy O1 4,1")
    assert table.deck(0) == "4D 1B 13A T5 O1"


def test_others_see_the_last_meeting_and_the_progress() -> None:
    """PI-49, rule 7.4: never the order of a deck, nor what is stored since."""
    table = position("4A 13A 1A T3 2A", "4A 13A 1A T3 2A", mode="casual").does("play 1 store - - -")
    seen = table.view(1).hands[0]
    assert (seen.left, seen.stored) == (2, ())
    assert table.view(1).cards == position("4A 13A 1A T3 2A", "4A 13A 1A T3 2A", mode="casual").view(1).cards
    table.does("discard", "play 1 store - - -").does("discard", "discard", "discard", seat=1)
    assert [card.card for card in table.view(1).hands[0].stored] == ["4", "1"]
