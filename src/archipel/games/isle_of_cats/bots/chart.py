"""The worth of a boat under way: points so far, and what its cells, families and lessons promise."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.boat import BOARD, MAPS, RATS, ROOM, STRIDE
from archipel.games.isle_of_cats.bots.aims import ONE, Aim, Means, prospect
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.bots.outlay import future
from archipel.games.isle_of_cats.bots.weights import POINT, Weights
from archipel.games.isle_of_cats.content.cards import SISTER_POINTS
from archipel.games.isle_of_cats.content.table import FAMILY, FAMILY_POINTS, RARE_POINTS, ROOM_POINTS
from archipel.games.isle_of_cats.lessons import PROSPECTOR, TABLE
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.scoring import DOUBLE
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.survey import HUES

SMOOTH: Final[list[int]] = [0, 1600, 4200] + [POINT * points for points in FAMILY_POINTS[FAMILY:]]
"""Family points that a size promises where more are to come."""
COMMONS_ONLY: Final = 123
"""A lesson that counts common treasures."""


@final
class Chart:
    """How one seat looks at boats during one decision. `price`: what the sister takes for a cat, by colour."""

    def __init__(self, state: CatsState, seat: Seat, weights: Weights, covered: int) -> None:
        crew = state.crews[seat]
        self.weights = weights
        self.means: Means = future(state, seat, covered)
        self.alone = state.sister is not None
        self.rare = 0 if state.mode == "family" else POINT * RARE_POINTS
        self.aims: list[Aim] = [Aim(card, -1, self.means) for card in numbers_of(crew.lessons)]
        self.shared: list[Aim] = [self.public(state, card, colour) for card, colour, _ in state.public]
        self.hers: list[Aim] = []
        self.doubled = False
        self.price: list[int] = [0] * HUES
        if state.sister is not None:
            self.reckon_sister(state)
        self.grow = self.means.cats * 33 // 100
        free = max(1, size(BOARD & ~covered))
        self.likely: int = min(ONE, self.means.cells * 9 // 10 // free)
        self.rat: int = POINT - (POINT - weights.rat) * self.likely // ONE
        self.map_worth: int = weights.map * min(ONE, self.means.cats // 8) // ONE
        self.bonus: int = weights.bonus if sum(state.stock) else 0

    def public(self, state: CatsState, card: int, colour: int) -> Aim:
        if card == PROSPECTOR and state.options.prospector_scope == "common":
            aim = Aim(COMMONS_ONLY, colour, self.means)
            aim.points = TABLE[card].points
            return aim
        return Aim(card, colour, self.means)

    def reckon_sister(self, state: CatsState) -> None:
        sister = state.sister
        assert sister is not None
        turned = len(sister.colours)
        rest = SISTER_POINTS[turned:]
        for colour in range(HUES):
            if colour in sister.colours:
                self.price[colour] = POINT * SISTER_POINTS[sister.colours.index(colour)]
            else:
                self.price[colour] = POINT * sum(rest) // len(rest)
        self.doubled = any([TABLE[card].type == DOUBLE for card in sister.lessons])
        self.hers = [Aim(card, -1, self.means) for card in sister.lessons if TABLE[card].type != DOUBLE]

    def value(self, hull: Hull) -> int:
        return self.deck(hull) + self.families(hull) + self.taught(hull)

    def deck(self, hull: Hull) -> int:
        """Rooms, rats, maps, treasures, and how well the free cells hang together."""
        weights = self.weights
        covered = hull.covered
        free = BOARD & ~covered
        total = weights.cell * size(covered) - self.rat * size(RATS[hull.boat] & free) + self.rare * hull.rare
        rooms = self.means.rooms
        chances = 0
        for room in ROOM:
            chances += rooms[size(room & free)]
        total -= ROOM_POINTS * chances
        for map in MAPS[hull.boat]:
            if map & free:
                total += self.map_worth
        left = free & free << 1
        right = free & free >> 1
        up = free & free << STRIDE
        down = free & free >> STRIDE
        lone = free & ~(left | right | up | down)
        nook = (left ^ right ^ up ^ down) & ~(left & right | up & down)
        rim = 4 * size(free) - 2 * size(left) - 2 * size(up)
        return total - weights.lone * size(lone) - weights.nook * size(nook) - weights.rim * rim

    def families(self, hull: Hull) -> int:
        """Points of families, and of what may still join them: the cats to come go where they bring most."""
        free = BOARD & ~hull.covered
        now = 0
        largest: list[int] = []
        order: list[int] = []
        for colour in range(HUES):
            best = 0
            open = False
            for group in hull.groups[colour]:
                now += FAMILY_POINTS[group.count]
                if group.count >= best and size(group.halo & free) >= 2:
                    best = group.count
                    open = True
            largest.append(best if open else 0)
            order.append(best * 100 - self.price[colour] // 10)
        coming = self.means.cats
        later = 0
        spent = 0
        for colour in range(HUES):
            spent += self.price[colour] * hull.cats[colour]
        for _ in range(HUES):
            colour = order.index(max(order))
            order[colour] = -10_000
            more = min(self.grow, coming)
            coming -= more
            held = largest[colour]
            gain = smoothed(held * ONE + more) - POINT * FAMILY_POINTS[held] - self.price[colour] * more // ONE
            if gain > 0:
                later += gain
        return POINT * now + later * self.weights.hope // 100 - spent

    def taught(self, hull: Hull) -> int:
        """Lessons, and less what the sister's bring her."""
        total = 0
        for aim in self.aims:
            total += prospect(aim, hull, self.means)
        for aim in self.shared:
            points = prospect(aim, hull, self.means)
            total += points // 2 if self.alone else points
        best = 0
        for aim in self.hers:
            points = prospect(aim, hull, self.means)
            total -= points
            best = max(best, points)
        return total - best if self.doubled else total


def smoothed(cats: int) -> int:
    """Family points of a likely size."""
    whole = cats // ONE
    return SMOOTH[whole] + (SMOOTH[whole + 1] - SMOOTH[whole]) * (cats - whole * ONE) // ONE
