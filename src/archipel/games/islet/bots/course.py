"""A game alone played on to its end by the plans of a quick player, a whole turn of exploring at a time."""

from __future__ import annotations

from archipel.core.values import Action
from archipel.games.islet import acts
from archipel.games.islet.bots.chains import Chainlet
from archipel.games.islet.bots.decide import decide, source, turn
from archipel.games.islet.bots.ponder import Ponder
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.turn import Turn
from archipel.games.islet.values import STOP


def play_out(state: IsletState, sight: Sight) -> None:
    """To the end of the game."""
    while state.steps:
        step = state.steps[-1]
        if isinstance(step, Turn):
            play_turn(state, sight)
        else:
            legal = step.legal(state, 0)
            state.advance(0, decide(state, 0, legal, sight) if len(legal) > 1 else legal[0])


def play_turn(state: IsletState, sight: Sight) -> None:
    """A chain as a whole, or the beginning of a Move."""
    legal = state.legal_actions(0)
    chain, stand = turn(Ponder(state, 0, sight))
    if chain is None:
        state.advance(0, source(stand.eggs_left() == 0, legal))
        return
    for action in laying(chain):
        state.advance(0, action)
    if isinstance(state.steps[-1], Chain):
        state.advance(0, STOP)


def laying(chain: Chainlet) -> list[Action]:
    """The tiles of a chain, one after the other."""
    return [acts.places(cell)[kind] for cell, kind in zip(chain.cells, chain.kinds, strict=True)]
