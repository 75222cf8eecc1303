"""A player of Islet: it ponders each decision afresh, follows the best plan, and slips now and then."""

from __future__ import annotations

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.islet.bots.decide import decide
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.state import IsletState


class Player:
    """`sight` is how far it looks; in `slips` of a hundred decisions it does anything."""

    def __init__(self, sight: Sight, *, slips: int = 0) -> None:
        self.sight = sight
        self.slips = slips

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        if self.slips and rng.below(100) < self.slips:
            return rng.choose(legal)
        state = outlook.sample(rng.fork())
        assert isinstance(state, IsletState)
        return decide(state, outlook.seat, legal, self.sight)
