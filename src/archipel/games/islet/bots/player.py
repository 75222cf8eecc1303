"""A player of Islet: it ponders each decision afresh and follows the best plan."""

from __future__ import annotations

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.islet.bots.decide import decide
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState


class Player:
    """`sight` is how far it looks. Alone it tries the tiles it may draw on so many `twins`."""

    def __init__(self, sight: Sight, *, twins: int = 0) -> None:
        self.sight = sight
        self.twins = twins

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        state = twin_of(outlook, rng)
        twins = [twin_of(outlook, rng) for _ in range(self.twins if state.seats == 1 else 0)]
        return decide(state, outlook.seat, legal, self.sight, twins)


def twin_of(outlook: Outlook, rng: Rng) -> IsletState:
    state = outlook.sample(rng.fork())
    assert isinstance(state, IsletState)
    return state
