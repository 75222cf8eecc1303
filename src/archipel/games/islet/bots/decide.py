"""What a plan says to do now, decision by decision: explore or move, where to go, what to keep."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action, Seat
from archipel.games.islet import acts
from archipel.games.islet.acts import DISCARDS, REMOVE_FROM_BAG, REMOVES
from archipel.games.islet.bots.follow import next_step
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.purse import one
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.limit import Limited
from archipel.games.islet.steps.move import Moving
from archipel.games.islet.steps.removal import Removal
from archipel.games.islet.steps.turn import FROM_BAG, FROM_HAND, MIXED, Turn
from archipel.games.islet.values import STOP


def decide(state: IsletState, seat: Seat, legal: Sequence[Action], sight: Sight) -> Action:
    ponder = Ponder(state, seat, sight)
    step = state.steps[-1]
    if isinstance(step, Turn):
        return begin(ponder, legal)
    if isinstance(step, Chain):
        chain = ponder.best_chain(ponder.next_chains(step.cells, sum([one(gain) for gain in step.yields])))
        if chain is None or not chain.cells:
            return STOP
        return acts.places(chain.cells[0])[chain.kinds[0]]
    if isinstance(step, Moving):
        return next_step(ponder, step.passed, legal)
    if isinstance(step, Removal):
        return removal(ponder, legal)
    if isinstance(step, Limited) and ponder.alone:
        return DISCARDS[ponder.least_wanted()]
    return best_of(state, seat, legal, sight)


def begin(ponder: Ponder, legal: Sequence[Action]) -> Action:
    """Explore, or move; in what may be the last turn an egg comes before all."""
    _, stand, value = ponder.move([ponder.bird.at])
    chain = ponder.best_chain(ponder.first_chains())
    if chain is not None and (stand.first is None or (ponder.turns > 0 and chain.value > value)):
        return acts.places(chain.cells[0])[chain.kinds[0]]
    if ponder.alone:
        return source(stand.eggs_left() == 0, legal)
    return next_step(ponder, [ponder.bird.at], legal)


def source(last: bool, legal: Sequence[Action]) -> Action:
    """The last Move is paid from the hand: only the bag counts."""
    if MIXED in legal:
        return MIXED
    if FROM_BAG not in legal:
        return FROM_HAND if FROM_HAND in legal else legal[0]
    return FROM_HAND if last and FROM_HAND in legal else FROM_BAG


def removal(ponder: Ponder, legal: Sequence[Action]) -> Action:
    """Tiles of the bag while one may choose, but for the last Move; of the hand, those held twice."""
    if REMOVE_FROM_BAG in legal and ponder.move([ponder.bird.at])[1].eggs_left():
        return REMOVE_FROM_BAG
    hand = ponder.bird.hand
    for kind in hand:
        if hand.count(kind) > 1:
            return REMOVES[kind]
    return legal[0]


def best_of(state: IsletState, seat: Seat, legal: Sequence[Action], sight: Sight) -> Action:
    """Of few choices the one with the best Move after it."""
    best = legal[0]
    highest = -1
    for action in legal:
        after = state.clone()
        after.advance(seat, action)
        value = prospect(after, seat, sight)
        if value > highest:
            best, highest = action, value
    return best


def prospect(state: IsletState, seat: Seat, sight: Sight) -> int:
    """The worth of the best Move from here; a game won outright comes first."""
    ponder = Ponder(state, seat, sight)
    if not ponder.bird.eggs_left():
        return 1 << 30
    return ponder.move([ponder.bird.at])[1].value
