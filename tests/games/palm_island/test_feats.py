"""Feats in the deck: S37 to S40, and the Storage Caves."""

from __future__ import annotations

import pytest

from archipel.games.palm_island.values import Feasted, Lost

from .position import position


def test_s37_a_building_feat_is_stored_like_any_card() -> None:
    """S37, rule 10.3."""
    table = position("F1C 13A T2 1A 4A").does("play 1 store - - -")
    assert table.deck() == "13A T2 1A 4A F1C*"
    assert table.hand().wealth() == 1


def test_a_stored_feat_is_one_of_the_four() -> None:
    """S37, rule 6.1."""
    assert len(position("1A 13A T2 F1C* 4A* 5A* 2A*").legal("play 1 store")) == 4


def test_s38_grand_festival() -> None:
    """S38, rule 10.5."""
    table = position("13A F8B 15D T5 1A")
    assert table.legal("feast") == ["2 1 rotate", "2 2 rotate"]
    assert table.does("feast 2 2 rotate").deck() == "13A T5 1A F8D 15C"
    assert table.told(Feasted) == [Feasted(0, "15", "rotate", "C")]
    assert table.view().score == 10


def test_a_spent_festival_only_passes() -> None:
    """S38, rule 10.5: once a game."""
    table = position("F8D 13A 15D T5 1A")
    assert table.legal() == ["discard"]
    assert table.refusal("feast 1 1 rotate") == "refused-feast 10.5"


def test_s39_the_festival_cannot_reach_past_the_tracker() -> None:
    """S39, rule 10.5."""
    table = position("F8B T5 15D 1A")
    assert table.legal() == ["discard"]
    assert table.refused("feast 1 1 rotate") == "10.5"


def test_cards_are_lost_only_when_the_festival_is_over() -> None:
    """Rule 10.5: a stored card is no target, and what it uncovers waits."""
    table = position("F8B 13A 4A* 1A T5")
    assert table.legal("feast") == ["1 1 rotate"]
    assert table.does("feast 1 1 rotate").deck() == "1A T5 F8D 13B 4A"
    assert table.told(Feasted) == [Feasted(0, "13", "rotate", "B")]
    assert table.told(Lost) == [Lost(0, "4")]


def test_another_card_is_no_festival() -> None:
    """Rule 10.5."""
    table = position("13A F8B 15D T5 1A")
    assert table.refusal("feast 1 1 rotate") == "refused-not-festival 10.5"
    assert table.refusal("feast 3 1 rotate") == "refused-third 4.2"


def test_s40_wild_units() -> None:
    """S40, rule 10.6: each unit is what its owner wishes."""
    table = position("13B 2A T4 F7B* 4A* 1A")
    assert table.legal("play 1 flip") == ["4,F7 - -"]
    assert table.does("play 1 flip F7,4 - -").deck() == "2A T4 F7B 4A 1A 13D"


def test_s40_wild_units_for_either_alternative() -> None:
    """S40 b, PI-10, rule 10.6."""
    table = position("11A 2A T4 F7B* 4A* 1A")
    assert table.legal("play 1 store") == ["F7 - -"]
    assert table.refusal("play 1 store F7,4 - -") == "refused-useless 5.1"


def test_the_storage_caves_make_room_for_five() -> None:
    """Rule 10.7: while they are in the deck."""
    table = position("1A 13A T2 4A* 5A* 6A* 2A* F9B")
    assert table.view().limit == 5
    assert table.legal("play 1 store") == ["- - -"]
    assert table.does("play 1 store - - -").hand().wealth() == 5


@pytest.mark.parametrize(
    ("before", "line", "after"),
    [
        ("F1C 13A T2 4A* 1A*", "play 1 rotate 4,1 - -", "13A T2 4A 1A F1D"),
        ("F2C 13A T2 4A* 1B*", "play 1 rotate 4,1 - -", "13A T2 4A 1B F2D"),
        ("F3C 13A T2 4D* 7B*", "play 1 rotate 4,7 - -", "13A T2 4D 7B F3D"),
        ("F4C 13A T2 4D* 1A*", "play 1 rotate 4,1 - -", "13A T2 4D 1A F4D"),
        ("F5D 13A T2 4D* 1B* 7B*", "play 1 flip 4,1,7 - -", "13A T2 4D 1B 7B F5B"),
        ("F6C 13A T2 12D*", "play 1 rotate 12 - -", "13A T2 12D F6D"),
        ("F7B 13A T2 7B*", "play 1 store 7 - -", "13A T2 7B F7B*"),
    ],
)
def test_what_the_feats_do(before: str, line: str, after: str) -> None:
    """PI-24, rule 10.3."""
    assert position(before).does(line).deck() == after
