"""Islands that can no longer be finished, from what is public alone (rule 7.3)."""

from __future__ import annotations

from archipel.games.hashi.hopeless import hopeless, to_come
from archipel.games.hashi.scene.boards import board_of

from .position import Table, position


def lost(table: Table) -> set[int]:
    view = table.view()
    return {island + 1 for island in hopeless(view, board_of(view, 0))}


def test_nothing_is_lost_at_first() -> None:
    assert lost(position("A", {6: 4}, {}, "5/3")) == set()


def test_a_number_beyond_what_the_open_lines_can_bring() -> None:
    """Island 14 has two lines; a 6 is more than they carry."""
    assert lost(position("A", {14: 6}, {}, "5/3")) == {14}
    assert lost(position("A", {14: 4}, {}, "5/3")) == set()


def test_a_finished_neighbour_brings_nothing() -> None:
    """Island 5 can only count on 14 once 6 is finished."""
    assert lost(position("A", {5: 3, 6: 1}, {"6-7": 1}, "5/3")) == {5}


def test_a_crossing_bridge_closes_a_line() -> None:
    """The bridge 6-7 leaves island 8 without 2-8: six are out of its reach, four are not."""
    assert lost(position("A", {6: 3, 8: 6}, {"6-7": 1}, "5/3")) == {8}
    assert lost(position("A", {6: 3, 8: 4}, {"6-7": 1}, "5/3")) == set()


def test_more_bridges_than_any_number_to_come() -> None:
    """Six bridges at a blank island, and every 6 but the hidden one is seen."""
    table = position("A", {5: 6, 7: 4, 11: 2}, {"5-6": 2, "6-7": 2, "6-11": 2}, "1/1", turn=17)
    assert 6 in lost(table)


def test_at_the_last_turn_only_its_own_card_comes() -> None:
    table = position("A", {6: 4}, {}, "5/3", turn=17)
    numbers, bridges = to_come(table.view(), table.state.sheet)
    assert (numbers, bridges) == (frozenset({5}), 3)
    table.does("skip_number")
    assert to_come(table.view(), table.state.sheet) == (frozenset(), 3)
    assert 2 in lost(table)
