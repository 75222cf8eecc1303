"""Tournaments: fair seats, the same result on any number of cores, honest figures."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.arena import Match, Played, cores, figures, plan, play, run
from archipel.arena.figures import wilson
from archipel.arena.match import Pace
from archipel.bots import UnknownBot
from archipel.core.game import BadOptions, Mode
from archipel.core.values import Outcome, Score

GAME = next(iter(games().values()))


def mode(seats: int) -> Mode:
    return next(mode for mode in GAME.modes if seats in mode.seats)


def matches(seats: int, bots: tuple[str, ...], count: int, seed: int = 1) -> list[Match]:
    return plan(GAME, GAME.choose_options(mode(seats)), seats, bots, count, seed)


def nothing() -> None:
    pass


def test_every_deal_is_played_from_every_side() -> None:
    found = matches(2, ("random", "easy"), 4)
    assert [match.bots for match in found] == [("random", "easy"), ("easy", "random")] * 2
    assert found[0].deal == found[1].deal != found[2].deal == found[3].deal
    assert len({seed for match in found for seed in match.thoughts}) == 8


def test_alone_every_bot_plays_every_deal() -> None:
    found = matches(1, ("random", "easy"), 3)
    assert [match.bots for match in found] == [("random",), ("easy",)] * 3
    assert len({match.deal for match in found}) == 3


def test_more_seats_than_bots_and_fewer() -> None:
    assert [match.bots for match in matches(3, ("random", "easy"), 2)] == [
        ("random", "easy", "random"),
        ("easy", "random", "easy"),
    ]
    assert matches(2, ("random", "easy", "greedy"), 3)[2].bots == ("greedy", "random")


def test_the_number_of_workers_changes_nothing() -> None:
    planned = matches(2, ("random",), 4)
    ticks: list[int] = []
    alone = run(planned, 1, lambda: ticks.append(1))
    together = run(planned, 2, nothing)
    assert [played.outcome for played in alone] == [played.outcome for played in together]
    assert len(ticks) == 4


def test_a_match_tells_its_pace() -> None:
    played = play(matches(1, ("random",), 1)[0])
    assert played.paces[0].decisions > played.paces[0].turns > 1
    assert played.paces[0].longest_turn >= played.paces[0].longest > 0


def test_bad_plans_are_refused() -> None:
    with pytest.raises(UnknownBot):
        matches(2, ("genius",), 1)
    with pytest.raises(BadOptions):
        plan(GAME, GAME.choose_options(mode(2)), 99, ("random",), 1, 1)
    assert cores() >= 1


def test_shared_victories_count_by_share() -> None:
    match = Match("x", {}, ("a", "b"), "", (0, 0))
    tied = Played(match, Outcome((0, 1), (Score(3, ()), Score(3, ())), ""), [Pace(), Pace()])
    won = Played(match, Outcome((0,), (Score(6, ()), Score(2, ())), ""), [Pace(), Pace()])
    first, second = figures([tied, won])
    assert (first.bot, first.games, first.wins, first.mean) == ("a", 2, 1.5, 4.5)
    assert (second.wins, second.lowest, second.highest) == (0.5, 2, 3)


def test_ranks_are_counted_from_the_lowest() -> None:
    match = Match("x", {}, ("a",), "", (0,))
    ends = [(50, "high"), (10, "low"), (52, "high")]
    played = [Played(match, Outcome((0,), (Score(points, ()),), "", rank), [Pace()]) for points, rank in ends]
    found = figures(played)[0]
    assert list(found.ranks.items()) == [("low", 1), ("high", 2)]
    assert (found.median, found.games) == (50, 3)


def test_wilson() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0 < wilson(0, 10)[1] < 0.31
    assert wilson(0, 0) == (0, 1)
