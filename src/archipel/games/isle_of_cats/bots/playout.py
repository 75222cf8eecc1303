"""Playing a twin on to its end, everybody in haste, and what the end is worth."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.isle_of_cats import scoring
from archipel.games.isle_of_cats.bots.hull import Hull, hull_of
from archipel.games.isle_of_cats.bots.sailor import decide, others_of
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.bots.weights import POINT, Weights
from archipel.games.isle_of_cats.content.cards import COST, RESCUE_CARDS
from archipel.games.isle_of_cats.crew import Tile
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.buying import BUYS
from archipel.games.isle_of_cats.steps.draft import FAMILY, Draft
from archipel.games.isle_of_cats.steps.paying import Paying
from archipel.games.isle_of_cats.steps.placing import Placing
from archipel.games.isle_of_cats.steps.window import Window
from archipel.games.isle_of_cats.values import PAY, Keep, Play

CLOSE_CALL: Final = 25
"""A lead of so many points is worth half of what a sure victory is: beyond it further points hardly matter."""


@final
class Playout:
    """`hulls` are the boats as last looked at, by seat."""

    def __init__(self, state: CatsState, skill: Skill, weights: Weights, rng: Rng) -> None:
        self.state = state
        self.skill = skill
        self.weights = weights
        self.rng = rng
        self.tiles: list[tuple[Tile, ...]] = [crew.tiles for crew in state.crews]
        self.hulls: list[Hull] = [hull_of(crew, hasty=True) for crew in state.crews]

    def run(self) -> None:
        """Every seat plays on by what boats and cards promise, until nothing is left to decide."""
        state = self.state
        while state.steps:
            self.move(state.to_act()[0])

    def watch(self, seat: Seat) -> Watch:
        state = self.state
        crew = state.crews[seat]
        if self.tiles[seat] is not crew.tiles:
            self.tiles[seat] = crew.tiles
            self.hulls[seat] = hull_of(crew, hasty=True)
        return Watch(state, seat, (), self.skill, self.weights, self.rng, self.hulls[seat])

    def move(self, seat: Seat) -> None:
        state = self.state
        step = state.steps[-1]
        if isinstance(step, Draft) and step.rounds != FAMILY:
            self.keep(seat, step.keep)
            return
        if isinstance(step, Paying):
            self.buy(seat)
            return
        if isinstance(step, Placing) and state.drawn < 0:
            watch = self.watch(seat)
            loose, _, _ = others_of(watch, step)
            state.advance(seat, watch.ranked([loose], [], 1)[0].place)
            return
        legal = state.legal_actions(seat)
        if len(legal) == 1 or (isinstance(step, Window) and not isinstance(legal[0], Play)):
            state.advance(seat, legal[-1])
            return
        watch = self.watch(seat)
        watch.legal = legal
        action = decide(watch)
        state.advance(seat, action if action in legal else legal[0])

    def keep(self, seat: Seat, count: int) -> None:
        """The cards that bring most beyond their cost, each by itself."""
        market = self.watch(seat).market()
        cards = numbers_of(self.state.crews[seat].offer)
        nets: list[int] = []
        for card in cards:
            worth = market.basket(card) if RESCUE_CARDS >> card & 1 else market.worth(card)
            nets.append(worth - market.purse.rate * COST[card])
        kept = 0
        for place in sorted(range(len(cards)), key=nets.__getitem__, reverse=True)[:count]:
            kept |= 1 << cards[place]
        self.state.advance(seat, Keep(kinds_of(kept)))

    def buy(self, seat: Seat) -> None:
        """All that is worth its fish at once."""
        chosen, _ = self.watch(seat).market().purchase(self.state.crews[seat].drafted)
        for card in numbers_of(chosen & ~self.state.crews[seat].picked):
            self.state.advance(seat, BUYS[card])
        self.state.advance(seat, PAY)


def lead(state: CatsState, seat: Seat) -> int:
    """How far a seat is ahead in the end, in points: of the sister, or of the best of the others."""
    outcome = scoring.outcome(state)
    own = outcome.scores[seat].total
    if state.sister is not None:
        return own - outcome.scores[seat].parts[-1].points
    return own - max([score.total for other, score in enumerate(outcome.scores) if other != seat])


def regard(lead: int) -> int:
    """What a lead is worth: near the line a point, far from it ever less."""
    # Half a point is between winning and losing: level is lost to the sister.
    return POINT * CLOSE_CALL * (2 * lead - 1) // (2 * CLOSE_CALL + abs(2 * lead - 1))
