"""Playing on quickly: every seat lays whatever adds most at once, until a round is over."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action, Seat
from archipel.games.small_islands.bots.cards import best_tile, promise
from archipel.games.small_islands.bots.landing import best_landing, best_mooring
from archipel.games.small_islands.bots.plan import WORST
from archipel.games.small_islands.bots.small import choose_house, choose_token
from archipel.games.small_islands.bots.stand import Stand, goal_of
from archipel.games.small_islands.bots.weights import Weights
from archipel.games.small_islands.geometry import CELLS
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.choosing import CARDS, Choosing
from archipel.games.small_islands.steps.hand import Placing
from archipel.games.small_islands.steps.houses import Housing
from archipel.games.small_islands.steps.joker import Jokers
from archipel.games.small_islands.steps.moor import Mooring
from archipel.games.small_islands.steps.turn import Turn
from archipel.games.small_islands.values import DONE, LANDS, TAKES

BOUND: Final = 400


def play_on(state: SmallState, last: int, weights: Weights) -> None:
    """Until the round after `last` begins, or the game is over."""
    for _ in range(BOUND):
        if not state.steps or state.round > last:
            return
        seat = state.to_act()[0]
        step = state.steps[-1]
        if isinstance(step, Turn):
            take_turn(state, seat, weights)
        else:
            state.advance(seat, quick(state, seat, weights))


def quick(state: SmallState, seat: Seat, weights: Weights) -> Action:
    """What a seat does without looking ahead; of what hardly matters the last."""
    step = state.steps[-1]
    if isinstance(step, Placing):
        return place(Stand(state, seat, weights))
    if isinstance(step, Jokers):
        return token(Stand(state, seat, weights))
    if isinstance(step, Mooring):
        return best_mooring(Stand(state, seat, weights))
    if isinstance(step, Housing):
        return choose_house(Stand(state, seat, weights), step.legal(state, seat))
    if isinstance(step, Choosing):
        return favourites(Stand(state, seat, weights))
    return step.legal(state, seat)[-1]


def take_turn(state: SmallState, seat: Seat, weights: Weights) -> None:
    """Lands, or takes a tile and lays the best."""
    stand = Stand(state, seat, weights)
    mat = stand.mat
    chance = stand.survival(1)
    sea = stand.sea(stand.appraiser(stand.goal(), chance))
    best = WORST
    where = -1
    growths: list[int] = []
    tiles = mat.hand + [tile for tile in state.row if tile >= 0]
    for tile in tiles:
        highest = WORST
        for at in sea.fitting(tile):
            growth = sea.growth(at // CELLS, at % CELLS)
            if growth > highest:
                highest = growth
                if growth > best:
                    best = growth
                    where = at
        growths.append(highest)
    if not state.navigation:
        landing = best_landing(stand)
        if landing is not None:
            worth = sea.value + best + stand.boat_worth(sea) + chance * next_best(growths, best) // 100
            stuck = where < 0 or len(tiles) == len(mat.hand)
            if stuck or landing.worth >= worth - (weights.hurry if stand.rivals else 0):
                state.advance(seat, LANDS[landing.boat])
                return
    slot = slot_for(state, mat.hand, growths, where // CELLS >> 2 if where >= 0 else -1)
    state.advance(seat, TAKES[slot])
    if where >= 0 and isinstance(state.steps[-1], Placing) and state.turn == seat:
        state.advance(seat, stand.lay(where))


def next_best(growths: list[int], best: int) -> int:
    """What a second tile would add."""
    found = 0
    seen = False
    for growth in growths:
        if growth == best and not seen:
            seen = True
        else:
            found = max(found, growth)
    return found


def slot_for(state: SmallState, hand: list[int], growths: list[int], tile: int) -> int:
    """The slot of the tile to lay, else of the one worth most next."""
    best = WORST - 1
    found = 0
    at = len(hand)
    for slot in range(3):
        if state.row[slot] >= 0:
            if state.row[slot] == tile:
                return slot
            if growths[at] > best:
                best = growths[at]
                found = slot
            at += 1
    return found


def place(stand: Stand) -> Action:
    sea = stand.sea(stand.appraiser(stand.goal(), stand.survival(1)))
    return stand.lay(best_tile(sea, stand.mat.hand)[1])


def token(stand: Stand) -> Action:
    """Early in a round tokens are kept."""
    return DONE if stand.rounds and stand.survival(1) == 100 else choose_token(stand)


def favourites(stand: Stand) -> Action:
    """The card that promises most now, then the next."""
    mat = stand.mat
    offered = mat.cards[:CARDS]
    if stand.state.advanced and not mat.now:
        return stand.state.edition.choose(offered[0], offered[1])
    worths = [promise(stand, goal_of(stand.state, [*mat.now, card])) for card in offered]
    first = worths.index(max(worths))
    second = (first + 1) % CARDS
    third = (first + 2) % CARDS
    if worths[third] > worths[second]:
        second = third
    return stand.state.edition.choose(offered[first], offered[second])


def prefer(state: SmallState, seat: Seat, weights: Weights) -> None:
    """Rivals hold for this round the better of two cards guessed at."""
    if state.advanced:
        return
    for rival in range(state.seats):
        mat = state.mats[rival]
        if rival != seat and not mat.shown and len(mat.now) == 1 and len(mat.later) == 1:
            stand = Stand(state, rival, weights)
            if promise(stand, goal_of(state, mat.later)) > promise(stand, goal_of(state, mat.now)):
                mat.now, mat.later = mat.later, mat.now
