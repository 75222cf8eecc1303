"""Action b, drawing the bridges: scenarios S1, S2, S13, S14, S16, S17, S18, S20, S21."""

from __future__ import annotations

from collections import Counter

import pytest

from archipel.games.hashi.values import Entered

from .position import Table, position


def complete_sets(table: Table) -> set[tuple[str, ...]]:
    """Every set of bridges that the offered sequences lead to."""
    if not table.lines():
        return set()
    found = set()
    for line in table.lines():
        twin = Table(table.state.clone()).does(f"bridge {line}")
        rest = complete_sets(twin) or {()}
        found |= {tuple(sorted((line, *more))) for more in rest}
    return found


def test_s1_linus_a_three_is_finished_by_its_third_bridge() -> None:
    """S1, rules 7.1 and 7.2."""
    table = position("A", {12: 3}, {}, "1/1", "2/2", "1/2").turn(0, "8-12")
    assert table.touching()[12] == 1
    assert table.finished() == set()
    table.turn(0, "11-12", "12-16")
    assert table.touching()[12] == 3
    assert table.finished() == {12}
    table.does("skip_number")
    assert table.legal() == ["skip_bridges"]
    assert {table.refused(f"bridge {line}") for line in ("8-12", "11-12", "12-13", "12-16")} == {"7.2"}


def test_s2_tim_draws_from_the_number_just_written() -> None:
    """S2, rule 6.2: a number written this very turn counts."""
    table = position("A", num={6: 4}, card="5/3").does("write 3")
    assert table.lines() == ["1-6", "2-3", "3-4", "3-17", "5-6", "6-7", "6-11"]
    assert len(complete_sets(table)) == 70
    table.does("bridge 5-6", "bridge 2-3", "bridge 3-4")
    assert table.touching() == {2: 1, 3: 2, 4: 1, 5: 1, 6: 1}
    assert table.finished() == set()


def test_s13_both_ends_without_number() -> None:
    """S13, rule 6.2."""
    table = position("A", num={6: 4}, card="5/1").does("skip_number")
    assert table.lines() == ["1-6", "5-6", "6-7", "6-11"]
    assert table.refused("bridge 14-15") == "6.2"


def test_s14_no_set_of_three_is_a_forced_decline() -> None:
    """S14, rule 6.6: exactly the card's bridges, or none."""
    table = position("A", num={14: 1, 18: 2}, br={"14-15": 1}, card="5/3").does("skip_number")
    assert table.finished() == {14}
    assert table.legal() == ["skip_bridges"]
    assert {table.refused("bridge 13-18"), table.refused("bridge 17-18")} == {"6.6"}


def test_s14_exactly_three_sets_of_two() -> None:
    """S14, rules 6.3 and 6.6."""
    table = position("A", num={14: 1, 18: 2}, br={"14-15": 1}, card="5/2").does("skip_number")
    assert complete_sets(table) == {("13-18", "13-18"), ("17-18", "17-18"), ("13-18", "17-18")}


def test_once_begun_a_set_is_completed() -> None:
    """Rule 6.6, ruling 22: never fewer bridges than shown."""
    table = position("A", num={6: 4}, card="5/2").does("skip_number", "bridge 5-6")
    assert not table.can_skip()
    assert table.refused("skip_bridges") == "6.6"
    assert table.refused("confirm") == "4.4"
    table.does("bridge 5-6")
    assert table.legal() == ["confirm"]
    assert table.refused("bridge 6-7") == "6.6"
    assert table.refused("skip_bridges") == "6.6"


def test_s16_a_long_line_drawn_first_blocks_what_crosses_it() -> None:
    """S16 a, rule 6.5."""
    numbers = {3: 4, 6: 3, 9: 2, 10: 2, 12: 5}
    table = position("A", num=numbers, br={"3-17": 1, "9-10": 1}, card="1/1").does("skip_number")
    assert {table.refused(f"bridge {line}") for line in ("6-7", "8-9", "12-13")} == {"6.5"}
    assert "3-17" in table.lines()


def test_s16_short_lines_drawn_first_block_the_long_one() -> None:
    """S16 b, rule 6.5; where lines meet at an island they do not cross (ruling 24)."""
    numbers = {2: 4, 3: 4, 6: 3, 9: 2, 10: 2, 12: 5}
    table = position("A", num=numbers, br={"6-7": 1, "9-10": 1}, card="1/1").does("skip_number")
    assert {table.refused(f"bridge {line}") for line in ("3-17", "2-8")} == {"6.5"}
    assert {"6-7", "8-9", "12-13"} <= set(table.lines())


def test_s17_no_third_bridge_on_a_line() -> None:
    """S17, rule 6.3."""
    table = position("A", num={9: 4, 10: 6}, br={"9-10": 2}, card="1/1").does("skip_number")
    assert table.lines() == ["4-10", "7-9", "8-9", "10-13"]
    assert table.refused("bridge 9-10") == "6.3"


def test_s18_a_closed_neighbour() -> None:
    """S18, rules 7.2 and 5.3."""
    table = position("A", num={2: 1, 3: 5}, br={"1-2": 1}, card="2/1")
    assert table.finished() == {2}
    flags = {1, 8, 9, 11, 13, 16, 17}
    assert flags & set(table.islands()) == {1}
    table.does("skip_number")
    assert table.lines() == ["3-4", "3-17"]
    assert table.refused("bridge 2-3") == "7.2"


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("card", ["1/1", "3/2", "6/3"])
def test_s20_declining_everything_changes_nothing_but_the_turn(side: str, card: str) -> None:
    """S20, rule 4.3, ruling 27: both declines are shown to all."""
    table = position(side, {7: 3}, {"7-9" if side == "A" else "7-8": 1}, card, others=[({12: 4}, {})])
    before = table.numbers(), table.bridges(), table.view().turn
    for seat in (0, 1):
        table.turn(0, seat=seat)
    assert (table.numbers(), table.bridges()) == before[:2]
    assert table.view().turn == before[2] + 1
    shown = table.told(Entered)
    assert shown == [Entered(0, 0, 0, ()), Entered(1, 0, 0, ())]
    assert all(event.seen_by(viewer) == event for event in shown for viewer in (None, 0, 1))
    assert table.view(None).last == ((0, 0), (0, 0))


def test_s21_a_line_crossed_three_times_is_blocked_by_one_of_them() -> None:
    """S21 a, rule 6.5."""
    table = position("B", num={7: 2, 10: 4}, br={"7-13": 1}, card="1/1").does("skip_number")
    assert table.lines() == ["3-10", "7-8", "7-13", "10-12"]
    assert table.refused("bridge 10-11") == "6.5"


def test_s21_and_blocks_all_three() -> None:
    """S21 b, rule 6.5."""
    table = position("B", num={7: 2, 8: 3, 10: 4, 14: 5}, br={"10-11": 1}, card="1/1").does("skip_number")
    assert table.lines() == ["3-10", "4-8", "7-8", "8-9", "10-11", "10-12", "13-14", "14-15"]
    assert {table.refused(f"bridge {line}") for line in ("7-13", "1-14", "8-17")} == {"6.5"}


def test_never_more_than_six_at_an_island_without_number() -> None:
    """Rule 6.4, ruling 21: six are legal, a seventh is not."""
    numbers = {1: 3, 5: 3, 7: 3, 11: 4}
    full = {"1-6": 2, "5-6": 2, "6-7": 2}
    table = position("A", num=numbers, br=full, card="1/1").does("skip_number")
    assert table.refused("bridge 6-11") == "6.4"
    nearly = {**full, "6-7": 1}
    table = position("A", num=numbers, br=nearly, card="1/1").does("skip_number", "bridge 6-11")
    assert table.touching()[6] == 6


@pytest.mark.parametrize("line", ["1-3", "6-5", "nowhere", "18-19"])
def test_bridges_follow_dotted_lines(line: str) -> None:
    """Rules 6.1 and 2.2."""
    table = position("A", num={6: 4}, card="5/1").does("skip_number")
    assert table.refused(f"bridge {line}") == "6.1"


def test_the_second_bridge_on_a_line_may_come_in_the_same_turn() -> None:
    """Rule 6.3."""
    table = position("A", num={6: 4}, card="5/2").turn(0, "5-6", "5-6")
    assert Counter(table.bridges()) == {"5-6": 2}
