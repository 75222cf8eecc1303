"""The three race bonuses: scenarios S4, S23, S25, S26."""

from __future__ import annotations

import pytest

from archipel.games.hashi.scoring import BONUSES, award
from archipel.games.hashi.values import Reached, Struck

from .position import Table, position

LINUS = {5: 1, 14: 2, 15: 3, 16: 3, 17: 2}
LINUS_BRIDGES = {"5-14": 1, "14-15": 1, "15-16": 2, "16-17": 1}

AWARDS = [
    ("blue", (6, 6), (7, 7), (7, 7)),
    ("blue", (6, 7), (7, 3), (7, 3)),
    ("blue", (6, 8), (7, 0), (7, 3)),
    ("blue", (0, 17), (0, 7), (0, 7)),
    ("red", (10, 11, 11, 12), (9, 5, 5, 0), (9, 5, 5, 5)),
    ("red", (12, 0, 12, 13), (9, 0, 9, 5), (9, 0, 9, 5)),
    ("six", (5, 9, 6, 6), (8, 0, 4, 4), (8, 4, 4, 4)),
    ("six", (0, 0), (0, 0), (0, 0)),
]


def linus(window: str = "next_turn") -> Table:
    """S4 at turn 8, the other player far behind."""
    behind: tuple[dict[int, int], dict[str, int]] = ({7: 3}, {})
    table = position("A", LINUS, LINUS_BRIDGES, "1/1", others=[behind], turn=8, window=window)
    assert table.finished() == {5, 14, 15, 16}
    return table.turn(18, "17-18").turn(0, seat=1)


def test_s4_first_with_six_linked_finished_islands() -> None:
    """S4, rules 8.3 and 8.4: 8 points at the end of turn 8, the 8 crossed off for the other, the 4 still open."""
    table = linus()
    assert table.groups() == [{5, 14, 15, 16, 17, 18}]
    assert table.reached("six") == [8, 0]
    assert table.points("six") == [8, 0]
    assert table.told(Reached) == [Reached(0, "six", 8)]
    assert table.told(Struck) == [Struck("six", 8)]


def test_s4_the_low_value_goes_a_turn_later() -> None:
    """Rule 8.4: under `next_turn` the 4 is crossed off at the end of turn 9."""
    table = linus().turn(0).turn(0, seat=1)
    assert table.told(Struck) == [Struck("six", 8), Struck("six", 4)]


def test_s4_or_stays_open() -> None:
    """Rule 8.5: under `any_later_turn` the 4 is never crossed off."""
    table = linus("any_later_turn")
    for _ in range(9, 18):
        table.turn(0).turn(0, seat=1)
    assert table.told(Struck) == [Struck("six", 8)]


@pytest.mark.parametrize(("bonus", "turns", "next_turn", "any_later"), AWARDS)
def test_s23_award_table(
    bonus: str, turns: tuple[int, ...], next_turn: tuple[int, ...], any_later: tuple[int, ...]
) -> None:
    """S23, rules 8.4, 8.5, 8.6 and 8.7, rulings 9 to 12."""
    number = BONUSES.index(bonus)
    assert tuple(award(number, list(turns), "next_turn")) == next_turn
    assert tuple(award(number, list(turns), "any_later_turn")) == any_later


def test_s25_an_unfinished_island_separates_then_three_jump_to_seven() -> None:
    """S25, rule 8.3, rulings 13 to 15."""
    numbers = {5: 1, 13: 1, 14: 2, 15: 3, 16: 4, 17: 2, 18: 2}
    bridges = {"5-14": 1, "13-18": 1, "14-15": 1, "15-16": 2, "16-17": 1, "17-18": 1}
    table = position("A", numbers, bridges, "6/1", "3/1", others=[({7: 3}, {})])
    assert table.groups() == [{5, 14, 15}, {13, 17, 18}]
    assert (table.touching()[16], table.numbers()[16]) == (3, 4)
    table.turn(0).turn(0, seat=1)
    assert table.reached("six") == [0, 0]
    table.turn(0, "12-16").turn(0, seat=1)
    assert table.groups() == [{5, 13, 14, 15, 16, 17, 18}]
    assert table.reached("six") == [2, 0]
    assert 12 not in table.numbers()


def test_s26_seven_finished_islands_largest_group_five() -> None:
    """S26, rule 8.3, ruling 14."""
    numbers = {3: 2, 4: 2, 5: 1, 14: 2, 15: 3, 16: 3, 17: 1}
    bridges = {"3-4": 2, "5-14": 1, "14-15": 1, "15-16": 2, "16-17": 1}
    table = position("A", numbers, bridges, others=[({7: 3}, {})]).turn(0).turn(0, seat=1)
    assert len(table.finished()) == 7
    assert [len(group) for group in table.groups()] == [5, 2]
    assert table.reached("six") == [0, 0]


def test_a_bonus_is_scored_once_and_several_in_one_turn() -> None:
    """Rules 8.2, 8.3 and 8.6: the high value is not followed by the low one; blue and six in one turn both count."""
    numbers = {5: 1, 14: 2, 15: 3, 16: 3, 17: 2, 8: 1, 12: 1}
    bridges = {**LINUS_BRIDGES, "8-12": 1}
    table = position("A", numbers, bridges, "1/1", others=[({7: 3}, {})], turn=3)
    table.turn(18, "17-18").turn(0, seat=1)
    assert table.told(Reached) == [Reached(0, "blue", 7), Reached(0, "six", 8)]
    table.turn(0).turn(0, seat=1)
    assert len(table.told(Reached)) == 2
    assert (table.points("blue"), table.points("six")) == ([7, 0], [8, 0])


def test_reached_in_the_same_turn_all_get_the_high_value() -> None:
    """Rules 8.4 and 8.6, ruling 9: who drew first does not matter."""
    for order in ((0, 1), (1, 0)):
        table = position("A", LINUS, LINUS_BRIDGES, "1/1", others=[(LINUS, LINUS_BRIDGES)], turn=8)
        for seat in order:
            table.turn(18, "17-18", seat=seat)
        assert table.points("six") == [8, 8]
        assert table.told(Struck) == []
