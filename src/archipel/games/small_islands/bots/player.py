"""A player: plans its tiles, weighs landing against another turn, tries its cards before it chooses."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.bots.cards import Cards
from archipel.games.small_islands.bots.landing import best_landing, best_mooring
from archipel.games.small_islands.bots.plan import Idea, Planner
from archipel.games.small_islands.bots.small import choose_house, choose_token, least_loss
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.trial import Way, best_of
from archipel.games.small_islands.bots.weights import HOUSE_WEIGHTS, Weights
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.choosing import Choosing
from archipel.games.small_islands.steps.hand import Placing
from archipel.games.small_islands.steps.houses import Housing
from archipel.games.small_islands.steps.joker import Jokers
from archipel.games.small_islands.steps.moor import Mooring
from archipel.games.small_islands.steps.turn import Turn
from archipel.games.small_islands.values import LANDS, TAKES

WIDTH: Final = 14
SECOND: Final = 4
SAMPLES: Final = 6
IDEAS: Final = 6


class Islander:
    """`width` first tiles are followed to `second` next ones each, cards tried on `samples` ways the tiles may come;
    what seems best is weighed by `trials` play-outs at a time. `slips` of a hundred decisions are taken at random."""

    def __init__(
        self,
        *,
        width: int = WIDTH,
        second: int = SECOND,
        samples: int = SAMPLES,
        trials: int = 0,
        slips: int = 0,
        weights: Weights = HOUSE_WEIGHTS,
    ) -> None:
        self.width = width
        self.second = second
        self.samples = samples
        self.trials = trials
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
            return self.weigh(outlook, rng, self.turns(stand))
        if isinstance(step, Placing):
            return self.weigh(outlook, rng, self.places(stand))
        if isinstance(step, Jokers):
            return choose_token(stand)
        if isinstance(step, Mooring):
            return best_mooring(stand)
        if isinstance(step, Choosing):
            choices = Cards(stand, self.samples, rng).choices()
            return self.weigh(outlook, rng, [Way([action], worth) for worth, action in choices])
        if isinstance(step, Housing):
            return choose_house(stand, outlook.legal)
        return least_loss(stand, outlook.legal, rng)

    def weigh(self, outlook: Outlook, rng: Rng, ways: list[Way]) -> Action:
        """The first action of the best way; the first way is the best at first sight."""
        if not self.trials or len(ways) == 1:
            return ways[0].actions[0]
        return best_of(outlook, rng, ways, self.trials, self.weights).actions[0]

    def turns(self, stand: Stand) -> list[Way]:
        state = stand.state
        landing = best_landing(stand)
        ideas: list[Idea] = []
        if max(state.row) >= 0:
            ideas = Planner(stand, self.width, self.second).ideas(stand.mat.hand, state.row)
        ways: list[Way] = []
        for idea in ideas[:IDEAS]:
            ways.append(Way([TAKES[max(0, idea.slot)], stand.lay(idea.place)], idea.worth))
        if landing is not None:
            haste = stand.weights.haste if stand.rivals else 0
            first = 0 if not ideas or landing.worth >= ideas[0].worth - haste else len(ways)
            ways.insert(first, Way([LANDS[landing.boat]], landing.worth + haste))
        if not ways:
            ways.append(Way([TAKES[next(slot for slot in range(3) if state.row[slot] >= 0)]], 0))
        return ways

    def places(self, stand: Stand) -> list[Way]:
        ideas = Planner(stand, self.width, self.second).ideas(stand.mat.hand, [])
        return [Way([stand.lay(idea.place)], idea.worth) for idea in ideas[:IDEAS]]
