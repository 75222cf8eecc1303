"""A player: plans its tiles, weighs landing against another turn, tries its cards before it chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.bots.cards import Cards
from archipel.games.small_islands.bots.landing import best_landing, moorings
from archipel.games.small_islands.bots.plan import ALL, Idea, Planner
from archipel.games.small_islands.bots.small import houses, least_losses, tokens
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.trial import best_of
from archipel.games.small_islands.bots.way import Way
from archipel.games.small_islands.bots.weights import HOUSE_WEIGHTS, Weights
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.choosing import Choosing
from archipel.games.small_islands.steps.discovery import Keeping
from archipel.games.small_islands.steps.hand import Placing
from archipel.games.small_islands.steps.houses import Housing
from archipel.games.small_islands.steps.joker import Jokers
from archipel.games.small_islands.steps.moor import MOORS, Mooring
from archipel.games.small_islands.steps.start import Start
from archipel.games.small_islands.steps.turn import Turn
from archipel.games.small_islands.values import LANDS, TAKES

WIDTH: Final = 14
SECOND: Final = 4
SAMPLES: Final = 6
IDEAS: Final = 8
ALIKE: Final = 2


class Islander:
    """`width` first tiles are followed to `second` next ones each, cards tried on `samples` ways the tiles may come;
    with `trials`, the `ideas` that seem best are weighed by play-outs, so many at a time. Of a hundred places for a
    tile `sees` are not overlooked."""

    def __init__(
        self,
        *,
        width: int = WIDTH,
        second: int = SECOND,
        samples: int = SAMPLES,
        trials: int = 0,
        ideas: int = IDEAS,
        sees: int = ALL,
        weights: Weights = HOUSE_WEIGHTS,
    ) -> None:
        self.width = width
        self.second = second
        self.samples = samples
        self.trials = trials
        self.ideas = ideas
        self.sees = sees
        self.weights = weights

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        twin = outlook.sample(rng.fork())
        assert isinstance(twin, SmallState)
        stand = Stand(twin, outlook.seat, self.weights)
        ways = self.ways(stand, outlook.legal, rng)
        if not self.trials or len(ways) == 1 or isinstance(twin.steps[-1], (Start, Keeping)):
            return ways[0].actions[0]
        return best_of(outlook, rng, ways, self.trials, self.weights).actions[0]

    def ways(self, stand: Stand, legal: Sequence[Action], rng: Rng) -> list[Way]:
        """What could be done, the best at first sight first."""
        step = stand.state.steps[-1]
        if isinstance(step, Turn):
            return self.turns(stand, rng)
        if isinstance(step, Placing):
            return self.places(stand, rng)
        if isinstance(step, Jokers):
            return tokens(stand, self.ideas // 2)
        if isinstance(step, Mooring):
            return [Way([MOORS[one.cell]], one.worth) for one in moorings(stand)[: self.ideas]]
        if isinstance(step, Choosing):
            choices = Cards(stand, self.samples, rng).choices()
            return [Way([action], worth) for worth, action in choices]
        if isinstance(step, Housing):
            return houses(stand, legal)
        return least_losses(stand, legal, rng)

    def turns(self, stand: Stand, rng: Rng) -> list[Way]:
        state = stand.state
        landing = best_landing(stand)
        ideas: list[Idea] = []
        if max(state.row) >= 0:
            ideas = self.planner(stand, rng).ideas(stand.mat.hand, state.row)
        ways: list[Way] = []
        for idea in unlike(ideas)[: self.ideas]:
            ways.append(Way([TAKES[max(0, idea.slot)], stand.lay(idea.place)], idea.worth))
        if landing is not None:
            haste = stand.weights.haste if stand.rivals else 0
            first = 0 if not ideas or landing.worth >= ideas[0].worth - haste else len(ways)
            ways.insert(first, Way([LANDS[landing.boat]], landing.worth + haste))
        if not ways:
            ways.append(Way([TAKES[next(slot for slot in range(3) if state.row[slot] >= 0)]], 0))
        return ways

    def places(self, stand: Stand, rng: Rng) -> list[Way]:
        ideas = self.planner(stand, rng).ideas(stand.mat.hand, [])
        return [Way([stand.lay(idea.place)], idea.worth) for idea in ideas[: self.ideas]]

    def planner(self, stand: Stand, rng: Rng) -> Planner:
        return Planner(stand, self.width, self.second, self.sees, rng)


def unlike(ideas: list[Idea]) -> list[Idea]:
    """Of ideas that lay the same tile at the same place, the two best."""
    places = [idea.place for idea in ideas]
    return [idea for at, idea in enumerate(ideas) if places[:at].count(idea.place) < ALIKE]
