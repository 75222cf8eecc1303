"""The worth of any state to a seat, in hundredths of a PP."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.small_islands import scoring
from archipel.games.small_islands.bots.appraisal import pays
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.weights import PP, Weights
from archipel.games.small_islands.explorer import ALEXIS
from archipel.games.small_islands.objectives import TEMPLE, count
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.houses import Housing, reward_of

VICTORY: Final = 20 * PP


def worth(state: SmallState, seat: Seat, weights: Weights) -> int:
    if not state.steps:
        return finished(state, seat, VICTORY)
    stand = Stand(state, seat, weights)
    mat = stand.mat
    goal = stand.goal()
    building = state.scoring and state.turn == seat
    if building and not isinstance(state.steps[-1], Housing):
        goal = None
    sea = stand.sea(stand.appraiser(goal, 0 if state.left else stand.survival(0)))
    total = PP * (mat.points() + sum(mat.tokens)) + sea.value + stand.boat_worth(sea) + pending(stand)
    total += mat.jokers.bit_count() * weights.joker[stand.rounds]
    for other in stand.rivals:
        total -= PP * state.mats[other].points() // len(stand.rivals)
    if state.alexis is not None:
        total -= PP * scoring.total(state, ALEXIS)
    return total + stand.price * (mat.at_hand + mat.reserve)


def finished(state: SmallState, seat: Seat, victory: int) -> int:
    """How far a seat is ahead of its best rival, and so much for having won."""
    best = max([scoring.total(state, other) for other in range(state.players()) if other != seat])
    won = victory if scoring.ranking(state)[0] == seat else 0
    return PP * (scoring.total(state, seat) - best) + won


def pending(stand: Stand) -> int:
    """What houses just built, and tokens being drawn, are still to pay."""
    state = stand.state
    if state.turn != stand.seat or not stand.mat.now:
        return 0
    board = state.board
    prizes = stand.prospects.prizes
    total = 0
    if state.options.payment != "each" and not state.finds and not state.drawn:
        reward = reward_of(state, stand.seat)
        for spot in state.built:
            total += pays(reward, board.counts[board.island_at(spot)], prizes)
    for spot in state.finds:
        total += prizes[min(len(prizes) - 1, count(board.counts[board.island_at(spot)], TEMPLE))]
    return total + (PP * max(state.drawn) if state.drawn else 0)
