"""Before the first card: scenarios S29 and S30, the solo start, what the boards and the deck hold."""

from __future__ import annotations

from typing import Literal

import pytest

from archipel.core.game import BadOptions
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.values import HashiOptions, Passed, Turned

from .position import CARD_IDS, HASHI, Table, rigged

FLAGLESS = {"A": [2, 3, 4, 5, 6, 7, 10, 12, 14, 15, 18], "B": [4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 17]}
RED = {"A": {1, 9, 11, 13}, "B": {1, 2, 11, 13}}
BLUE = {"A": {8, 16, 17}, "B": {3, 16, 18}}


def new(seats: int, side: Literal["A", "B"] = "A") -> Table:
    return rigged(HashiOptions(side=side), seats, ["5/3"], "1/1")


def test_s29_boards_are_passed_to_the_left() -> None:
    """S29, rule 3.1, ruling 25: seat i starts the board of seat i + 1."""
    table = new(3)
    for seat, start in enumerate(["start 7 3", "start 12 4", "start 3 4"]):
        table.does(start, seat=seat)
    assert [table.numbers(seat) for seat in range(3)] == [{3: 4}, {7: 3}, {12: 4}]
    assert set(table.told(Passed)) == {Passed(1, 7, 3), Passed(2, 12, 4), Passed(0, 3, 4)}
    assert table.told(Turned) == [Turned(1, 5, 3)]


def test_s29_two_seats_swap_and_one_keeps_its_board() -> None:
    """S29, rules 3.1 and 10.1, ruling 18."""
    pair = new(2).does("start 7 3", seat=0).does("start 12 4", seat=1)
    assert [pair.numbers(seat) for seat in range(2)] == [{12: 4}, {7: 3}]
    assert new(1).does("start 7 3").numbers() == {7: 3}


@pytest.mark.parametrize("side", ["A", "B"])
def test_s30_legal_starts(side: Literal["A", "B"]) -> None:
    """S30, rule 3.1: a 3 or a 4 on a flagless island, 22 ways."""
    expected = [f"start {island} {number}" for island in FLAGLESS[side] for number in (3, 4)]
    assert new(2, side).legal() == expected
    assert len(expected) == 22


@pytest.mark.parametrize("line", ["start 7 5", "start 7 2", "start 8 3"])
def test_s30_illegal_starts(line: str) -> None:
    """S30, rule 3.1."""
    assert new(2).refused(line) == "3.1"


@pytest.mark.parametrize("side", ["A", "B"])
def test_s30_no_flag_takes_a_start(side: Literal["A", "B"]) -> None:
    """S30, rules 2.1 and 3.1: four red flags, three blue ones."""
    table = new(2, side)
    assert len(RED[side]) == 4
    assert len(BLUE[side]) == 3
    assert {table.refused(f"start {island} 3") for island in RED[side] | BLUE[side]} == {"3.1"}


def test_nothing_else_before_the_start_numbers() -> None:
    """Rules 3.1 and 2.1."""
    table = new(2)
    for line in ("write 3", "skip_number", "bridge 2-3", "skip_bridges", "confirm"):
        assert table.refused(line) == "3.1"
    assert table.refused("start 19 3") == "2.1"
    assert table.refused("start 0 3") == "2.1"


def test_no_start_after_the_start() -> None:
    """Rule 3.1."""
    assert new(1).does("start 7 3").refused("start 12 4") == "3.1"


def test_start_numbers_appear_together() -> None:
    """Rule 3.2, ruling 4: nobody sees a start number before all are written."""
    table = new(3).does("start 7 3", seat=0)
    for viewer in (None, 1, 2):
        assert all(event.seen_by(viewer) is None for event in table.events if "island" in event.__struct_fields__)
        assert table.view(viewer).pending.start is None
        assert not any(sum(board.numbers) for board in table.view(viewer).boards)
        assert table.view(viewer).pending.ready == (True, False, False)
    assert table.view(0).pending.start == (7, 3)


def test_a_random_solo_start_leaves_no_decision() -> None:
    """Rule 10.1, ruling 18: one of the 22 legal pairs, drawn by the game."""
    found = set()
    for seed in range(300):
        state = HASHI.new(HashiOptions(solo_start="random"), 1, seed)
        assert isinstance(state, HashiState)
        table = Table(state)
        assert table.view().turn == 1
        [(island, number)] = table.numbers().items()
        assert table.view(None).boards == table.view(0).boards
        found.add((island, number))
    assert found == {(island, number) for island in FLAGLESS["A"] for number in (3, 4)}


def test_a_random_start_is_for_one_seat() -> None:
    """Rule 10.1."""
    with pytest.raises(BadOptions) as refused:
        HASHI.new(HashiOptions(solo_start="random"), 2, 1)
    assert refused.value.why is not None
    assert refused.value.why.rule == "10.1"


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="1 to 4 seats"):
        HASHI.new(HashiOptions(), seats, 1)


@pytest.mark.parametrize("side", ["A", "B"])
def test_everybody_plays_on_the_same_side(side: Literal["A", "B"]) -> None:
    """Rules 2.1 and 2.3, ruling 28."""
    table = new(4, side)
    assert table.view(None).side == side
    for seat in range(4):
        assert table.legal(seat=seat) == table.legal(seat=0)
    assert [len(board.numbers) for board in table.view(None).boards] == [18] * 4


def test_seventeen_cards_are_to_come_and_one_is_put_away() -> None:
    """Rules 2.4 and 3.3: over many deals every card is the hidden one, and every card the first."""
    hidden, first = set(), set()
    for seed in range(300):
        state = HASHI.new(HashiOptions(solo_start="random"), 1, seed)
        assert isinstance(state, HashiState)
        assert sorted([*state.deck, state.removed, state.card]) == list(range(18))
        hidden.add(CARD_IDS[state.removed])
        first.add(CARD_IDS[state.card])
    assert hidden == first == set(CARD_IDS)
