"""Action a, writing the number: scenarios S2, S3, S8, S9, S10, S12."""

from __future__ import annotations

import pytest

from .position import position

FLAGS_A = (1, 8, 9, 11, 13, 16, 17)


def test_s2_the_very_first_turn_offers_every_free_flagless_island() -> None:
    """S2, rules 5.1 and 5.3."""
    table = position("A", num={6: 4}, card="5/3")
    assert table.islands() == [2, 3, 4, 5, 7, 10, 12, 14, 15, 18]
    assert {table.refused(f"write {island}") for island in FLAGS_A} == {"5.3"}
    assert table.refused("write 6") == "5.1"


@pytest.mark.parametrize(
    ("card", "offered"), [("1/1", False), ("2/1", False), *((f"{n}/1", True) for n in range(3, 7))]
)
def test_s3_three_bridges_ask_for_three_at_least(card: str, offered: bool) -> None:
    """S3, rule 5.2."""
    table = position("A", num={5: 3, 7: 2}, br={"5-6": 2, "6-7": 1}, card=card)
    assert (6 in table.islands()) is offered
    assert table.refused("write 6") == ("" if offered else "5.2")


def test_s3_writing_three_finishes_the_island_and_four_leaves_one_to_go() -> None:
    """S3, rules 5.4 and 7.1."""
    exact = position("A", num={5: 3, 7: 2}, br={"5-6": 2, "6-7": 1}, card="3/1").does("write 6")
    assert exact.finished() == {6}
    wide = position("A", num={5: 3, 7: 2}, br={"5-6": 2, "6-7": 1}, card="4/1").does("write 6")
    assert wide.finished() == set()
    assert (wide.numbers()[6], wide.touching()[6]) == (4, 3)


def test_s8_a_bridge_of_this_turn_comes_too_late_for_a_flag() -> None:
    """S8, rules 5.3 and 4.2."""
    table = position("A", {12: 6}, {}, "2/1", "1/1")
    assert not set(FLAGS_A) & set(table.islands())
    table.turn(0, "8-12")
    assert set(FLAGS_A) & set(table.islands()) == {8}
    assert table.refused("write 9") == "5.3"


def test_s9_no_second_number() -> None:
    """S9, rule 5.1."""
    table = position("A", num={6: 4}, card="5/3")
    before = table.legal()
    assert table.refused("write 6") == "5.1"
    assert table.legal() == before
    assert table.numbers() == {6: 4}


def test_s10_the_exact_number_closes_the_island_before_the_bridges() -> None:
    """S10, rules 5.4 and 7.2."""
    table = position("A", num={5: 3, 7: 2}, br={"5-6": 2, "6-7": 1}, card="3/1").does("write 6")
    assert table.lines() == ["5-14", "7-9"]
    assert table.refused("bridge 6-7") == "7.2"


def test_s10_declined_the_island_stays_open() -> None:
    """S10, rules 4.2 and 4.3."""
    table = position("A", num={5: 3, 7: 2}, br={"5-6": 2, "6-7": 1}, card="3/1").does("skip_number")
    assert table.lines() == ["5-14", "6-7", "7-9"]


def test_s12_a_hopeless_number_is_legal() -> None:
    """S12, rule 7.3, ruling 30: nothing forbids a number that can never be reached."""
    table = position("A", num={4: 3}, card="6/1")
    assert 7 in table.islands()
    assert table.does("write 7").numbers() == {4: 3, 7: 6}


def test_the_number_cannot_follow_the_bridges() -> None:
    """Rule 4.2: first the number, then the bridges."""
    table = position("A", num={6: 4}, card="5/1")
    assert table.refused("bridge 5-6") == "4.2"
    assert table.refused("skip_bridges") == "4.2"
    table.does("skip_number")
    assert table.refused("write 3") == "4.2"
    assert table.refused("skip_number") == "4.2"


@pytest.mark.parametrize("island", [-1, 0, 19, 99])
def test_an_island_that_is_not_there(island: int) -> None:
    """Rule 2.1: islands are numbered 1 to 18."""
    assert position("A", num={6: 4}, card="5/1").refused(f"write {island}") == "2.1"
