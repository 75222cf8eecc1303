"""Villagers: recruited, switched off, helping: S55, S56, and what they allow."""

from __future__ import annotations

from archipel.games.palm_island.values import Acted, Rested

from .position import position


def test_s55_recruiting() -> None:
    """S55, PI-38 and PI-44, rules 11.1 to 11.3: right behind the tracker, active from the next round on."""
    table = position("V:netmaker.C V:elder.C T1 1A* 2A* 4A* 5A").does("play 1 recruit 1,2,4 - -")
    assert table.deck() == "V:elder.C T1 V:netmaker.D 1A 2A 4A 5A"
    assert table.told(Acted) == [Acted(0, "V1", "recruit", "D", ("1", "2", "4"), (), ())]
    assert table.view().awake == ()
    table.does("discard")
    assert table.deck() == "1A 2A 4A 5A V:elder.C T2 V:netmaker.D"
    assert table.view().awake == ("V1",)
    assert "rest V1" in table.legal()


def test_s55_a_villager_is_discarded_like_any_card() -> None:
    """PI-44, rule 11.1."""
    table = position("V:elder.C 13A T1 1A")
    assert table.legal() == ["discard"]
    assert table.does("discard").deck() == "13A T1 1A V:elder.C"


def test_s56_a_discount_once_a_round() -> None:
    """S56, PI-45, rule 11.4."""
    table = position("13A 5A T3 V:netmaker.D 4A*")
    assert table.legal("play 1 rotate") == ["4 - V1"]
    table.does("play 1 rotate 4 - V1")
    assert table.deck() == "5A T3 V:netmaker.D 4A 13B"
    assert table.view().spent == ("V1",)
    assert table.refusal("play 1 rotate - - V1") == "refused-helper 11.4"
    table.does("discard")
    assert (table.view().round, table.view().spent) == (4, ())


def test_a_helper_nobody_needs_is_not_used() -> None:
    """PI-45, rule 11.4: the payment covers the cost without it."""
    table = position("13A 5A T3 V:netmaker.D 1C* 4A*")
    assert table.legal("play 1 rotate") == ["1 - -", "4 - V1"]
    assert table.refusal("play 1 rotate 1 - V1") == "refused-useless 5.1"


def test_two_helpers_at_once() -> None:
    """PI-45, rule 11.4: discounts add up."""
    table = position("13A 5A T3 V:netmaker.D V:carpenter.D")
    assert table.legal("play 1 rotate") == ["- - V1,V2"]
    assert table.does("play 1 rotate - - V1,V2").deck() == "5A T3 V:netmaker.D V:carpenter.D 13B"


def test_a_helper_lowers_the_cost_of_recruiting() -> None:
    """PI-45, rule 11.4."""
    table = position("V:quartermaster.C 5A T3 V:netmaker.D 4A*")
    assert table.legal("play 1 recruit") == ["4 - V1"]


def test_resting() -> None:
    """PI-45, rule 11.3: at the start of the round only."""
    table = position("13A 5A 1A T3 V:netmaker.D V:porter.D 4A*").does("rest V1")
    assert table.told(Rested) == [Rested(0, "V1")]
    assert table.view().awake == ("V4",)
    assert table.refusal("rest V1") == "refused-rest 11.3"
    assert table.legal("play 1 rotate") == []
    table.does("discard")
    assert table.refusal("rest V4") == "refused-rest 11.3"
    table.does("discard", "discard")
    assert table.view().awake == ("V1", "V4")


def test_the_porter() -> None:
    """Rule 11.4: five stored cards this round."""
    table = position("1A 13A T2 V:porter.D 4A* 5A* 6A* 2A* 3A")
    assert table.legal("play 1 store") == ["- - -"]
    table.does("rest V4")
    assert len(table.legal("play 1 store")) == 4


def test_helpers_end_with_the_round() -> None:
    """PI-45, rule 11.4: no discount at the market."""
    decks = ("13A T4 V:netmaker.D 4D* 1A*", "13A T4")
    table = position(*decks, mode="speed", market="O6").does("discard")
    assert table.view().awake == ()
    assert table.legal() == []
    assert table.view().pending.stage == "wait"


def test_a_villager_bought_in_the_race() -> None:
    """PI-46, rule 11.5: right behind the tracker, active from the next round on."""
    table = position("13A T4 4D* 1B*", "13A T4", mode="speed", market="V1 V6", villagers=True)
    table.does("discard", "buy V1 4,1").does("discard", seat=1)
    assert table.deck(0) == "4D 1B 13A T5 V:netmaker.D"
    assert table.view().awake == ("V1",)


def test_the_annex_takes_no_turn() -> None:
    """PI-38, rule 11.2: it is passed behind the tracker."""
    table = position("13A T4 V:elder.D O6 1A", "13A T4 1A", mode="casual")
    table.does("discard").does("discard", seat=1)
    assert table.deck(0) == "1A 13A T5 V:elder.D O6"
    assert table.view().annex == ("V6", "O6")
