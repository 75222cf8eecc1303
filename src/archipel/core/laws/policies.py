"""Stubborn ways to play, on which a game must end as well: always the first choice, always the last, back to where one
has been."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from archipel.core.laws.case import Case, LawBroken
from archipel.core.laws.pool import some
from archipel.core.laws.walk import Walk
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat

TRIED: Final = 8
"""About how many choices of a seat a seeker tries before it moves."""

Move = tuple[Seat, Action]
Policy = Callable[[State, "Trail"], Move]


class Trail:
    """Where a game has been since chance was last asked: before that it cannot come back to."""

    def __init__(self) -> None:
        self.draws = -1
        self.seen: set[tuple[str, tuple[Seat, ...]]] = set()

    def knows(self, state: State) -> bool:
        return state.rng.draws == self.draws and (state.digest(), state.to_act()) in self.seen

    def add(self, state: State) -> None:
        if state.rng.draws != self.draws:
            self.draws = state.rng.draws
            self.seen.clear()
        self.seen.add((state.digest(), state.to_act()))


def play_by(policy: Policy, name: str, case: Case, seed: int) -> None:
    """Law 1: the game ends within its bound, and no state with the same seats to act comes again."""
    state, trail = case.new(seed), Trail()
    for ply in range(case.game.bound):
        trail.add(state)
        seat, action = policy(state, trail)
        state.advance(seat, action)
        if state.outcome() is not None:
            return
        if trail.knows(state):
            why = f"{name}: {action} of seat {seat} led back to a state that had been, with the same seats to act"
            raise LawBroken(1, case, seed, ply, why)
    raise LawBroken(1, case, seed, case.game.bound, f"{name} did not end within {case.game.bound} plies")


def as_walked(game: Walk) -> Policy:
    """The moves of a game that was walked."""
    plies: Iterator[Move] = ((ply.seat, ply.action) for ply in game.plies)
    return lambda _state, _trail: next(plies)


def first(state: State, trail: Trail) -> Move:
    """The first choice of the first seat the table waits for."""
    seat, legal = offered(state)[0]
    return seat, legal[0]


def last(state: State, trail: Trail) -> Move:
    """The last choice of the last seat that may act, guests after those the table waits for."""
    seat, legal = offered(state)[-1]
    return seat, legal[-1]


def seeker(seed: int) -> Policy:
    """Whatever leads to where the game has been; at random where nothing seems to."""
    rng = Quick(seed)
    return lambda state, trail: _seek(state, trail, rng)


def _seek(state: State, trail: Trail, rng: Rng) -> Move:
    every = offered(state)
    for seat, legal in every:
        for action in _tries(legal, rng):
            twin = state.clone()
            twin.advance(seat, action)
            if trail.knows(twin):
                return seat, action
    seat, legal = rng.choose(every)
    return seat, rng.choose(legal)


def offered(state: State) -> list[tuple[Seat, Sequence[Action]]]:
    """The choices of everybody who has some, whoever the table waits for first."""
    every = [(seat, state.legal_actions(seat)) for seat in state.may_act()]
    return [(seat, legal) for seat, legal in every if legal]


def _tries(legal: Sequence[Action], rng: Rng) -> list[Action]:
    """One of every kind, and some more where there are many."""
    if len(legal) <= TRIED:
        return list(legal)
    kinds = {type(action): action for action in legal}
    return [*kinds.values(), *some(legal, TRIED, rng.below(len(legal)))]
