"""Planes and choices of Palm Island, reckoned by hand."""

from __future__ import annotations

import pytest

from archipel.kit.testing.numbers import choices, features_of, told

from .position import PALM, opened, position

MINE = "5A 7B* T2 O6"
THEIRS = "4B 13A 1C* T2 V:porter.D"
X = "T2 13A 4D* 1B* 7D*"
Y = "T2 14A 1C* 2B* 8D*"


def test_a_row_has_its_size() -> None:
    features = features_of(PALM)
    assert (features.size, len(features.choices), features.openers) == (1749, 134, 78)
    assert len(features.encode(opened("speed", 6).view(None))) == features.size


def test_one_s_own_deck() -> None:
    """Fifty-four cards in the order of their tokens, areas A to D."""
    planes = told(PALM, position(THEIRS, MINE, mode="speed", market="O1 O11").view(1))
    assert planes["deck"] == {4: 1, 54 + 6: 1, 54 + 16: 1}
    assert planes["stored"] == {6: 1}
    assert planes["places"] == {4: 1, 6: 2, 16: 3}
    assert planes["top"] == {4: 1, 54: 1, 58 + 6: 1, 58 + 55: 1, 116 + 16: 1, 116 + 55: 1}
    assert planes["own"] == {0: 2, 1: 4, 2: 2, 3: 4, 4: 2}
    assert planes["own arrows"] == {2: 1}
    assert planes["annex"] == {14 + 5: 1}
    assert planes["villagers"] == {}


def test_the_table_from_a_seat() -> None:
    """The own seat comes first, then the next one around the table."""
    planes = told(PALM, position(THEIRS, MINE, mode="speed", market="O1 O11").view(1))
    assert planes["options"] == {3: 1, 5: 1}
    assert planes["table"] == {1: 1, 6 + 1: 1}
    assert planes["stage"] == {1: 1}
    assert planes["market"] == {14: 1, 24: 1, 28 + 14: 1, 28 + 24: 2}
    assert planes["seats"] == {0: 1, 1: 1, 3: 2, 4: 2, 6: 1, 7: 1, 9: 3, 10: 1}
    assert planes["arrows"] == {2: 1, 8: 1, 9: 1}
    assert planes["shown"] == {17 + 6: 1, 68 + 34: 1}
    assert planes["shown places"] == {6: 2, 17: 3}
    assert planes["annexes"] == {19: 1, 28 + 3: 1}


def test_a_villager_at_work() -> None:
    planes = told(PALM, position(THEIRS, MINE, mode="speed").view(0))
    assert planes["villagers"] == {3: 1}
    assert planes["own"] == {0: 2, 1: 5, 2: 3, 3: 5, 4: 1}


def test_a_purchase() -> None:
    table = position("T4 13A 7B*", "T4 13A 4D* 1B*", mode="speed", market="O1", arrivals=(0, 1))
    planes = told(PALM, table.does("buy O1 1,4", seat=1).view(0))
    assert planes["gone"] == {28 + 14: 1}
    assert planes["market"] == {}


def test_a_meeting() -> None:
    table = position(X, Y, mode="cooperative", disaster="famine").does("pledge 4", "pledge 1")
    table.does("pledge 2", "pledge 8", seat=1).does("agree", seat=1)
    planes = told(PALM, table.view(1))
    assert planes["common"] == {2: 1}
    assert planes["stage"] == {4: 1, 7: 1}
    assert planes["pledges"] == {1: 1, 7: 1, 17 + 3: 1, 17: 1}
    assert {place: planes["seats"].get(place) for place in (1, 2, 7, 8)} == {1: None, 2: 2, 7: 1, 8: 1}


def test_options_and_feats() -> None:
    table = opened(difficulty="easy", trophies=["7", "1"], feats_place="behind_tracker", villagers=True)
    planes = told(PALM, table.view())
    assert planes["options"] == {0: 1, 4: 1, 7: 1, 9: 1}
    assert planes["feats"] == {6: 1, 0: 2}
    assert len(planes["places"]) == 16 + 1 + 2 + 3


@pytest.mark.parametrize(
    ("line", "spelled"),
    [
        ("start", ["start"]),
        ("discard", ["discard"]),
        ("pass", ["pass"]),
        ("aim", ["aim"]),
        ("agree", ["agree"]),
        ("feast 2 1 flip", ["feast 2 1 flip"]),
        ("rest V4", ["rest V4"]),
        ("pledge F7", ["pledge F7"]),
        ("withdraw 12", ["withdraw 12"]),
        ("play 1 store - - -", ["play 1 store", "enough"]),
        ("play 2 flip 10,2,F1 - V10,V3", ["play 2 flip", "pay 2", "pay 10", "pay F1", "help V3", "help V10", "enough"]),
        ("play 1 store 11 4,1,F2 -", ["play 1 store", "pay 11", "free 1", "free 4", "free F2", "enough"]),
        ("ability 4,1", ["ability", "pay 1", "pay 4", "enough"]),
        ("buy O14 1,2,3,7,8", ["buy O14", "pay 1", "pay 2", "pay 3", "pay 7", "pay 8", "enough"]),
        ("buy V9 10", ["buy V9", "pay 10", "enough"]),
    ],
)  # fmt: skip
def test_choices_of_an_action(line: str, spelled: list[str]) -> None:
    assert choices(PALM, line) == spelled
