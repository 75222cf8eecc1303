"""A game played on by the plans of a quick player in every seat, a whole turn of exploring at a time."""

from __future__ import annotations

from archipel.core.values import Action
from archipel.games.islet import acts
from archipel.games.islet.bots.chains import Chainlet
from archipel.games.islet.bots.decide import decide, depart, turn
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.turn import Turn
from archipel.games.islet.values import STOP


def play_on(state: IsletState, sight: Sight, rounds: int) -> None:
    """So many rounds and to the beginning of the next, or to the end of the game."""
    last = state.round + rounds
    while state.steps and state.round <= last:
        step = state.steps[-1]
        if isinstance(step, Turn):
            play_turn(state, sight)
        else:
            seat = state.turn
            legal = step.legal(state, seat)
            state.advance(seat, decide(state, seat, legal, sight) if len(legal) > 1 else legal[0])


def play_turn(state: IsletState, sight: Sight) -> None:
    """A chain as a whole, or the beginning of a Move."""
    seat = state.turn
    ponder = Ponder(state, seat, sight)
    chain, walk, stand = turn(ponder)
    if chain is None:
        state.advance(seat, depart(ponder, walk, stand, state.legal_actions(seat)))
        return
    for action in laying(chain):
        state.advance(seat, action)
    if isinstance(state.steps[-1], Chain):
        state.advance(seat, STOP)


def laying(chain: Chainlet) -> list[Action]:
    """The tiles of a chain, one after the other."""
    return [acts.places(cell)[kind] for cell, kind in zip(chain.cells, chain.kinds, strict=True)]
