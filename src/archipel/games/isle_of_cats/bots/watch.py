"""One decision of a bot: what it looks at, reckoned when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from archipel.core.rng import Rng
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.bots.berths import Berth, Loose, berths, cat
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull, hull_of
from archipel.games.isle_of_cats.bots.market import Market
from archipel.games.isle_of_cats.bots.outlay import cats_ahead, usable
from archipel.games.isle_of_cats.bots.purse import Purse
from archipel.games.isle_of_cats.bots.search import Skill, looked_ahead
from archipel.games.isle_of_cats.bots.weights import Weights
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.rescue import affordable


@final
class Watch:
    def __init__(
        self,
        state: CatsState,
        seat: Seat,
        legal: Sequence[Action],
        skill: Skill,
        weights: Weights,
        rng: Rng,
        hull: Hull | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.legal = legal
        self.skill = skill
        self.rng = rng
        self.crew = state.crews[seat]
        self.hull: Hull = hull_of(self.crew) if hull is None else hull
        self.chart = Chart(state, seat, weights, cats_ahead(state, self.crew))
        self.base: int = self.chart.value(self.hull)

    def market(self) -> Market:
        return Market(self.state, self.seat, self.chart, self.hull)

    def purse(self) -> Purse:
        return Purse(self.state, self.seat, self.chart, self.hull)

    def price(self, tile: int) -> int:
        if self.state.mode == "family":
            return 0
        return LEFT_PRICE if tile in self.state.left else RIGHT_PRICE

    def cats(self) -> list[Loose]:
        """Cats to be had now, with what their price means."""
        purse = self.purse()
        fish = self.crew.fish
        return [cat(tile, purse.cost(fish, self.price(tile))) for tile in affordable(self.state, self.crew)]

    def count(self) -> int:
        """How many cats can still be rescued today."""
        if self.state.mode == "family":
            return (len(self.state.left) + len(self.state.right)) // self.state.seats + 1
        return min(usable(self.crew, True), self.crew.fish // LEFT_PRICE)

    def ranked(self, wanted: list[Loose], others: list[Loose], count: int) -> list[Berth]:
        """The best places of tiles, best first."""
        found: list[Berth] = []
        for loose in wanted:
            found += berths(self.chart, self.hull, loose, self.crew.anywhere, self.skill.close)
        if self.skill.blur:
            for berth in found:
                berth.worth += self.rng.below(self.skill.blur)
        return looked_ahead(self.chart, found, others, count, self.skill)
