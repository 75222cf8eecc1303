"""A player of Islet: it ponders each decision afresh and follows the best plan."""

from __future__ import annotations

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.islet.bots.decide import decide
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState


class Player:
    """`sight` is how far it looks, `alone` how far in a game alone."""

    def __init__(self, sight: Sight, *, alone: Sight | None = None) -> None:
        self.sight = sight
        self.alone = alone or sight

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        state = outlook.sample(rng.fork())
        assert isinstance(state, IsletState)
        return decide(state, outlook.seat, legal, self.alone if state.seats == 1 else self.sight)
