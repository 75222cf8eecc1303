"""Tournaments: fair seats, the same result on any number of cores, honest figures."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from archipel import games
from archipel.arena import CannotPlay, Match, Played, cores, figures, plan, play, run, tournament, workers
from archipel.arena.figures import wilson
from archipel.arena.match import Pace
from archipel.arena.release import Release, play_as
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
    with workers(1) as one, workers(2) as two:
        alone = run(planned, one, lambda: ticks.append(1))
        together = run(planned, two, nothing)
    assert [played.outcome for played in alone] == [played.outcome for played in together]
    assert len(ticks) == 4


class Backwards(Executor):
    """Whoever asks for four has the last of them first."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.calls: list[tuple[Any, ...]] = []

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.calls.append(args)
        future: Future[Any] = Future()
        self.asked.append((future, lambda: call(*args, **kwargs)))
        if len(self.asked) == 4:
            while self.asked:
                last, made = self.asked.pop()
                last.set_result(made())
        return future


class Elsewhere(Executor):
    """Where another release is installed."""

    def __init__(self, found: Release) -> None:
        self.found = found

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(self.found)
        return future


def test_any_executor_will_do_and_the_order_is_the_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "AHEAD", 4)
    planned = matches(2, ("random",), 8)
    backwards = Backwards()
    with ThreadPoolExecutor(2) as threads:
        usual = run(planned, threads, nothing)
    turned = run(planned, backwards, nothing)
    assert [played.match for played in turned] == planned
    assert [played.outcome for played in turned] == [played.outcome for played in usual]
    assert len(backwards.calls) == len(planned)
    assert all(isinstance(given, str | int | bytes) or given is play for call in backwards.calls for given in call)


def test_no_more_is_asked_for_than_can_be_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "AHEAD", 4)
    backwards = Backwards()
    next(tournament.in_order(play, matches(2, ("random",), 8), backwards))
    assert len(backwards.calls) == 4


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Release("0.0.9", GAME.id, GAME.rules), "A worker has Archipel 0.0.9"),
        (Release("0.1.0", GAME.id, GAME.rules + 1), f"rules {GAME.rules + 1} of {GAME.id}"),
        (Release("0.1.0", GAME.id, 0), f"does not have the game {GAME.id}"),
    ],
)
def test_another_release_is_refused(found: Release, said: str) -> None:
    with pytest.raises(CannotPlay, match=said):
        run(matches(2, ("random",), 1), Elsewhere(found), nothing)


def test_whoever_has_another_release_does_not_play() -> None:
    assert isinstance(play_as("0.0.9", GAME.id, GAME.rules, play, b"nothing that could be read"), Release)


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
