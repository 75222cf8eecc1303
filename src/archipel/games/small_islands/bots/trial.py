"""Weighing what could be done by playing on from it, again and again, on twins of the state."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action, Seat
from archipel.games.small_islands import scoring
from archipel.games.small_islands.bots.judging import finished
from archipel.games.small_islands.bots.playout import play_on, prefer
from archipel.games.small_islands.bots.stand import Stand, goal_of, rounds_to_come
from archipel.games.small_islands.bots.way import Way
from archipel.games.small_islands.bots.weights import PP, Weights
from archipel.games.small_islands.explorer import ALEXIS
from archipel.games.small_islands.state import SmallState

SURE: Final = 100


def best_of(outlook: Outlook, rng: Rng, ways: list[Way], samples: int, weights: Weights) -> Way:
    """The way that leaves the seat best off: all are tried on the same twins, then the better half on twice as many,
    and so on."""
    left = list(range(len(ways)))
    totals = [weights.prior * (way.worth - ways[0].worth) for way in ways]
    while len(left) > 1:
        for _ in range(samples):
            twin = outlook.sample(rng.fork())
            assert isinstance(twin, SmallState)
            prefer(twin, outlook.seat, weights)
            for way in left:
                totals[way] += tried_out(twin.clone(), outlook.seat, ways[way].actions, weights)
        ranked = [(-totals[way], way) for way in left]
        ranked.sort()
        left = [way for _, way in ranked[: (len(left) + 1) // 2]]
        samples *= 2
    return ways[left[0]]


def tried_out(state: SmallState, seat: Seat, way: list[Action], weights: Weights) -> int:
    last = state.round + weights.beyond[rounds_to_come(state)]
    for action in way:
        state.advance(seat, action)
    play_on(state, last, weights)
    return balance(state, seat, weights)


def balance(state: SmallState, seat: Seat, weights: Weights) -> int:
    """How far a seat is ahead of its best rival, between two rounds or at the end."""
    if not state.steps:
        return finished(state, seat, weights.victory)
    own = standing(state, seat, weights)
    if state.alexis is not None:
        return own - PP * scoring.total(state, ALEXIS)
    return own - max([standing(state, other, weights) for other in range(state.seats) if other != seat])


def standing(state: SmallState, seat: Seat, weights: Weights) -> int:
    """What a seat has, and what its boat, houses, tokens and cards promise as a round begins."""
    stand = Stand(state, seat, weights)
    mat = stand.mat
    total = PP * (mat.points() + sum(mat.tokens)) + mat.jokers.bit_count() * weights.joker[stand.rounds]
    total += weights.spare[0 if state.alexis is None else 1] * (mat.at_hand + mat.reserve)
    promise = 0
    for card in mat.cards if not state.advanced else []:
        promise = max(promise, stand.sea(stand.appraiser(goal_of(state, [card]), SURE)).value)
    stand.look_back()
    sea = stand.sea(stand.appraiser(None, 0))
    return total + stand.boat_worth(sea) + (sea.value if state.advanced else promise * weights.drawn // 100)
