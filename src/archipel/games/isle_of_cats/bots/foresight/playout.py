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
from archipel.games.isle_of_cats.crew import Tile
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of, size
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
        crew = self.state.crews[seat]
        kept = self.added(seat, crew.drafted, crew.offer, count)
        self.state.advance(seat, Keep(kinds_of(kept)))

    def buy(self, seat: Seat) -> None:
        crew = self.state.crews[seat]
        bought = self.added(seat, crew.picked, crew.drafted & ~crew.picked, 0)
        for card in numbers_of(bought):
            self.state.advance(seat, BUYS[card])
        self.state.advance(seat, PAY)

    def added(self, seat: Seat, cards: int, offered: int, count: int) -> int:
        """The cards that add most to a purchase, one after the other; so many, or as many as are worth their fish."""
        market = self.watch(seat).market()
        crew = self.state.crews[seat]
        fish, hand, ready = crew.fish, crew.hand, crew.ready
        left = numbers_of(offered)
        best = market.total(cards, fish, hand, ready)
        found = 0
        while left and (count == 0 or size(found) < count):
            totals = [market.total(cards | found | 1 << card, fish, hand, ready) for card in left]
            top = max(totals)
            if count == 0 and top <= best:
                break
            best = top
            found |= 1 << left.pop(totals.index(top))
        return found


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
