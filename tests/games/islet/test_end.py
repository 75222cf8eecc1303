"""The end of a game and its winners. Section D of the scenarios."""

from __future__ import annotations

import pytest

from archipel.games.islet.events import Ended, LastEgg, LastTile

from .position import H, Player, Table, opened, position

LAST = Player(at="1,0", raw="F3 C1 W1", g="F", eggs="0/1/7")
SHORT = Player(hand="Wb Sl")


def passes(table: Table, *seats: int) -> Table:
    for seat in seats:
        table.does("end", seat=seat)
    return table


def explores(table: Table, seat: int) -> Table:
    """One tile in the sea, then the draw."""
    cell = table.legal("place", seat)[0]
    return table.does(f"place {cell}", "stop", seat=seat)


def lays_last(table: Table, seat: int) -> Table:
    return table.does(f"lay {table.ways('lay', seat)[0]}", seat=seat)


def test_the_last_egg_ends_the_round() -> None:
    """D1, RULING 27, rule 9.1."""
    table = passes(position(H, Player(), LAST, Player(), round=9), 0)
    lays_last(table, 1)
    assert (table.eggs(1), table.told(LastEgg)[0].seat, table.view().turns) == ("0/0/8", 1, (2,))
    table.goes("1,1", "W", seat=1).does("end", seat=1)
    assert table.view().turn == 2
    passes(table, 2)
    assert table.told(Ended)[0].why == "egg"
    assert table.outcome().reason == "reason-egg"
    assert table.outcome().winners == (1,)


def test_the_last_egg_of_the_last_player() -> None:
    """D2, rule 9.1."""
    table = passes(position(H, Player(), Player(), LAST), 0, 1)
    passes(lays_last(table, 2), 2)
    assert table.outcome().reason == "reason-egg"


def test_the_last_tile_leaves_one_more_round() -> None:
    """D3, RULING 26, rule 9.2."""
    table = passes(position(H, Player(), SHORT, Player(), bag=3, round=7), 0)
    explores(table, 1)
    assert (table.told(LastTile)[0].seat, table.view().turns) == (1, (0, 1, 2))
    passes(table, 2)
    assert (table.view().round, table.view().turns) == (8, (1, 2))
    passes(table, 0, 1)
    assert table.state.outcome() is None
    passes(table, 2)
    assert table.outcome().reason == "reason-tile"


def test_the_last_tile_then_the_last_egg() -> None:
    """D4, RULING 25, rule 9.3."""
    table = passes(position(H, Player(), SHORT, LAST, bag=3, round=7), 0)
    explores(table, 1)
    passes(lays_last(table, 2), 2)
    assert (table.outcome().reason, table.view().round) == ("reason-egg", 7)


def test_the_last_egg_then_the_last_tile() -> None:
    """D6, RULING 25, rule 9.3."""
    table = position(H, LAST, SHORT, Player(), bag=3, round=7)
    passes(lays_last(table, 0), 0)
    explores(table, 1)
    passes(table, 2)
    assert (table.outcome().reason, table.view().round) == ("reason-egg", 7)


def test_the_last_egg_in_the_round_after_the_last_tile() -> None:
    """RULING 25, rule 9.3: both end points are the same."""
    table = position(H, SHORT, LAST, Player(), bag=3, round=7)
    explores(table, 0)
    passes(table, 1, 2, 0)
    passes(lays_last(table, 1), 1, 2)
    assert (table.outcome().reason, table.view().round) == ("reason-egg", 8)


def test_the_round_ends_before_the_first_player() -> None:
    """RULING 29, rules 3.3 and 9.1: whoever is first, all have the same number of turns."""
    table = position(H, LAST, Player(), Player())
    table.state.first = 2
    lays_last(table, 0)
    assert table.view().turns == (1,)
    passes(table, 0, 1)
    assert table.outcome().reason == "reason-egg"


@pytest.mark.parametrize(("seats", "bag"), [(2, 76), (3, 72), (4, 68)])
def test_setup_cannot_bring_the_end(seats: int, bag: int) -> None:
    """D7, RULING 26, rules 3.1 and 9.2."""
    view = opened(seats).view()
    assert (view.bag, view.last_egg, view.last_tile, view.turns) == (bag, -1, -1, ())


def finished(*levels: tuple[int, ...]) -> Table:
    table = position(H, *[Player(eggs=f"0/0/{len(own)}", levels=own) for own in levels])
    table.state.steps = []
    table.state.why = "tile"
    return table


@pytest.mark.parametrize(
    ("levels", "winners", "places"),
    [
        (((1,) * 7, (5,) * 6, (4,) * 6), (0,), (1, 2, 3)),
        (((5, 3, 3, 1), (5, 4, 1, 1)), (1,), (2, 1)),
        (((5, 3, 3, 1), (4, 4, 4, 4)), (0,), (1, 2)),
        (((1, 3, 5, 3), (3, 5, 1, 3), (2,)), (0, 1), (1, 1, 3)),
        (((), ()), (0, 1), (1, 1)),
        (((10, 1), (9, 9)), (0,), (1, 2)),
    ],
)
def test_who_wins(levels: tuple[tuple[int, ...], ...], winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    """D8, D9, D11, RULING 28, rules 1.1 and 9.5: most eggs, then the highest levels, then all share."""
    table = finished(*levels)
    assert table.outcome().winners == winners
    assert [score.total for score in table.outcome().scores] == [len(own) for own in levels]
    assert tuple(bird.place for bird in table.view().birds) == places


@pytest.mark.parametrize(("guard", "rounds"), [(3, 3), (0, 20)])
def test_nothing_happens_for_three_rounds(guard: int, rounds: int) -> None:
    """D12, RULING 24, rule 9.4."""
    table = position(H, Player(), Player(), round=10, stall_guard_rounds=guard)
    for _ in range(rounds):
        assert table.state.outcome() is None
        passes(table, 0, 1)
    assert (table.state.outcome() is not None) == bool(guard)
    if guard:
        assert (table.outcome().reason, table.view().round) == ("reason-stall", 12)


@pytest.mark.parametrize("lays", [False, True])
def test_an_explore_or_an_egg_starts_the_count_again(lays: bool) -> None:
    """D12, RULING 24, rule 9.4."""
    table = position(H, Player(), Player(at="1,0", raw="F3"), round=10)
    passes(table, 0, 1, 0, 1, 0)
    assert table.view().idle == 2
    if lays:
        table.does("lay FFF", "guarantee W", "end", seat=1)
    else:
        explores(table, 1)
    assert (table.view().round, table.view().idle) == (13, 0)
