"""Part 7 of the dossier: what holds in every random game, checked here from the views and the content alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.core.rng import Quick, Rng
from archipel.games.hashi.board import Board
from archipel.games.hashi.content.components import COMPONENTS
from archipel.games.hashi.sheet import SHEETS
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.values import BoardView, Entered, HashiOptions, HashiView

from .position import HASHI, Table, ends

Side = Literal["A", "B"]
SIDES: tuple[Side, ...] = ("A", "B")
GAMES = [pytest.param(side, seats, id=f"{side}-{seats}") for side in SIDES for seats in (1, 2, 4)]
POSITIONS = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def steps(side: Side, seats: int, seed: int) -> Iterator[tuple[Table, int]]:
    """A random game: the table and who has just acted, after every step."""
    state = HASHI.new(HashiOptions(side=side), seats, seed)
    assert isinstance(state, HashiState)
    table, rng = Table(state), Quick(seed)
    while state.outcome() is None:
        seat = rng.choose(state.to_act())
        table.does(str(rng.choose(state.legal_actions(seat))), seat=seat)
        yield table, seat


def turn_ends(side: Side, seats: int, seed: int) -> Iterator[HashiView]:
    """What a spectator sees when each card is turned up, and at the end."""
    turn = 0
    for table, _ in steps(side, seats, seed):
        view = table.view(None)
        if view.turn > turn or table.state.outcome():
            turn = view.turn
            yield view


@pytest.mark.parametrize(("side", "seats"), GAMES)
def test_a_board_never_breaks_the_rules(side: Side, seats: int) -> None:
    """Rules 5.2, 5.3, 6.2, 6.3, 6.4, 6.5 and 7.1, after every step."""
    content = COMPONENTS.house["boards"][side]
    flags = {isle["id"] for isle in content["islands"] if isle["flag"]}
    for table, seat in steps(side, seats, 11):
        numbers, bridges, touching = table.numbers(seat), table.bridges(seat), table.touching(seat)
        assert all(touching[island] <= numbers.get(island, 6) for island in touching)
        assert set(bridges.values()) <= {1, 2}
        assert not [pair for pair in content["crossings"] if set(pair) <= set(bridges)]
        assert all(set(ends(line)) & set(numbers) for line in bridges)
        assert all(touching.get(island) for island in flags & set(numbers))
        assert table.finished(seat) == {i for i, number in numbers.items() if touching.get(i) == number}
        assert table.view(seat).boards[seat].group == max(map(len, table.groups(seat)), default=0)


@pytest.mark.parametrize(("side", "seats"), GAMES)
def test_turns_add_what_the_cards_allow(side: Side, seats: int) -> None:
    """Rules 4.2, 5.1 and 6.6: each turn adds 0 or 1 number and exactly 0 or b bridges; nothing ever goes back."""
    drawn = 0
    ends = list(turn_ends(side, seats, 12))
    assert len(ends) == 18
    for turn, (before, after) in enumerate(pairwise(ends), start=1):
        drawn += COMPONENTS.house["cards"][before.card]["bridges"]
        for was, now in zip(before.boards, after.boards, strict=True):
            numbers, finished = _count(now.numbers), _finished(now)
            assert numbers - _count(was.numbers) in (0, 1)
            assert sum(now.bridges) - sum(was.bridges) in (0, COMPONENTS.house["cards"][before.card]["bridges"])
            assert _finished(was) <= finished
            assert was.group <= now.group
            assert numbers <= turn + 1
            assert sum(now.bridges) <= drawn


@pytest.mark.parametrize(("side", "seats"), GAMES)
def test_the_score_is_islands_and_bonuses(side: Side, seats: int) -> None:
    """Rule 9.2: between 0 and 60, and what was told adds up to what is scored."""
    *_, (table, _) = steps(side, seats, 13)
    for seat, score in enumerate(table.outcome().scores):
        bonuses = sum(table.points(bonus)[seat] for bonus in ("red", "blue", "six"))
        assert score.total == 2 * len(table.finished(seat)) + bonuses == sum(part.points for part in score.parts)
        assert 0 <= score.total <= 60
        told = [event for event in table.told(Entered) if isinstance(event, Entered) and event.seat == seat]
        assert sum(1 for event in told if event.island) == len(table.numbers(seat)) - 1
        assert sum(len(event.lines) for event in told) == sum(table.bridges(seat).values())


@POSITIONS
@given(side=st.sampled_from(SIDES), seed=st.integers(0, 10_000), turns=st.integers(0, 16), count=st.integers(1, 3))
def test_offered_lines_reach_exactly_the_sets_of_brute_force(side: Side, seed: int, turns: int, count: int) -> None:
    """Rule 6.6: the sets that can be completed line by line are all legal multisets of lines, and no others."""
    board = random_board(side, Quick(seed), turns)
    assert reached_sets(board, count) == brute_force(side, board, count)


def reached_sets(board: Board, count: int) -> set[tuple[int, ...]]:
    if not count:
        return {()}
    found = set()
    for line in board.offered(count):
        board.draw(line)
        rest = reached_sets(board, count - 1)
        board.erase(line)
        assert rest, "a line was offered that leads nowhere"
        found |= {tuple(sorted((line, *more))) for more in rest}
    return found


def brute_force(side: Side, board: Board, count: int) -> set[tuple[int, ...]]:
    """Every multiset of lines that may stand on the board as it is, by the rules as written."""
    content = COMPONENTS.house["boards"][side]
    names = content["lines"]
    crossing = [set(pair) for pair in content["crossings"]]
    standing = {names[at] for at, bridges in enumerate(board.bridges) if bridges}
    found = set()
    for lines in combinations_with_replacement(range(len(names)), count):
        touching = list(board.touching)
        bridges = list(board.bridges)
        for line in lines:
            bridges[line] += 1
            for island in ends(names[line]):
                touching[island - 1] += 1
        used = standing | {names[line] for line in lines}
        numbered = all(any(board.numbers[i - 1] for i in ends(names[line])) for line in lines)
        room = all(n <= (board.numbers[i] or 6) for i, n in enumerate(touching))
        if max(bridges) <= 2 and numbered and room and not any(pair <= used for pair in crossing):
            found.add(lines)
    return found


def random_board(side: Side, rng: Rng, turns: int) -> Board:
    """Some board after so many turns: a number where it may stand, a few bridges where they may be drawn."""
    board = Board(SHEETS[side])
    board.write(6, 3 + rng.below(2))
    for _ in range(turns):
        number = 1 + rng.below(6)
        places = [island for island in range(18) if board.takes(island, number)]
        if places:
            board.write(rng.choose(places), number)
        for _ in range(rng.below(4)):
            lines = [line for line in range(len(board.bridges)) if board.spans(line)]
            if lines:
                board.draw(rng.choose(lines))
    return board


def _count(numbers: tuple[int, ...]) -> int:
    return sum(1 for number in numbers if number)


def _finished(board: BoardView) -> set[int]:
    return {at for at, done in enumerate(board.finished) if done}
