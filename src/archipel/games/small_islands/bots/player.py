"""A player: plans its tiles, weighs landing against another turn, tries its cards before it chooses."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.bots.cards import Cards
from archipel.games.small_islands.bots.landing import best_landing, best_mooring
from archipel.games.small_islands.bots.plan import Planner, token_price
from archipel.games.small_islands.bots.small import choose_house, least_loss
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.weights import HOUSE_WEIGHTS, Weights
from archipel.games.small_islands.edition import ICONS
from archipel.games.small_islands.geometry import CELLS
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.choosing import Choosing
from archipel.games.small_islands.steps.hand import Placing
from archipel.games.small_islands.steps.houses import Housing
from archipel.games.small_islands.steps.joker import Jokers
from archipel.games.small_islands.steps.moor import Mooring
from archipel.games.small_islands.steps.turn import Turn
from archipel.games.small_islands.values import DONE, LANDS, TAKES

WIDTH: Final = 14
SECOND: Final = 4
SAMPLES: Final = 6


class Islander:
    """`width` first tiles are followed to `second` next ones each, cards tried on `samples` ways the tiles may come;
    `slips` of a hundred decisions are taken at random."""

    def __init__(
        self,
        *,
        width: int = WIDTH,
        second: int = SECOND,
        samples: int = SAMPLES,
        slips: int = 0,
        weights: Weights = HOUSE_WEIGHTS,
    ) -> None:
        self.width = width
        self.second = second
        self.samples = samples
        self.slips = slips
        self.weights = weights

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        if self.slips and rng.below(100) < self.slips:
            return rng.choose(outlook.legal)
        twin = outlook.sample(rng.fork())
        assert isinstance(twin, SmallState)
        stand = Stand(twin, outlook.seat, self.weights)
        step = twin.steps[-1]
        if isinstance(step, Turn):
            return self.turn(stand)
        if isinstance(step, Placing):
            return self.place(stand)
        if isinstance(step, Jokers):
            return joker(stand)
        if isinstance(step, Mooring):
            return best_mooring(stand)
        if isinstance(step, Choosing):
            return Cards(stand, self.samples, rng).choice()
        if isinstance(step, Housing):
            return choose_house(stand, outlook.legal)
        return least_loss(stand, outlook.legal, rng)

    def turn(self, stand: Stand) -> Action:
        state = stand.state
        landing = best_landing(stand)
        ideas = Planner(stand, self.width, self.second).ideas(stand.mat.hand, state.row)
        if landing is not None:
            haste = stand.weights.haste if stand.rivals else 0
            if not ideas or landing.worth >= ideas[0].worth - haste:
                return LANDS[landing.boat]
        if not ideas:
            return TAKES[next(slot for slot in range(3) if state.row[slot] >= 0)]
        return TAKES[max(0, ideas[0].slot)]

    def place(self, stand: Stand) -> Action:
        ideas = Planner(stand, self.width, self.second).ideas(stand.mat.hand, [])
        pose, cell = divmod(ideas[0].place, CELLS)
        return stand.state.edition.place(pose >> 2, cell, pose & 3)


def joker(stand: Stand) -> Action:
    sea = stand.sea(stand.appraiser(stand.goal(), stand.survival(1)))
    growth, use = max(sea.token_growths(stand.mat.jokers))
    if growth <= token_price(stand):
        return DONE
    use, at = divmod(use, ICONS)
    use, cell = divmod(use, CELLS)
    return stand.state.edition.joker(use >> 2, use & 3, cell, at)
