"""The worth of a boat under way: points so far, and what its cells, families and lessons promise."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.boat import ALL_MAPS, BOARD, EDGE, RATS, ROOM, STRIDE, near
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.bots.measures import EDGE_CATS, ONE, ROOMS_BARE, Aim, Means
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
SIZES: Final = 60
GRAIN: Final = 50
GROWTH: Final = 33
"""The share of the cats to come that one colour may have, in hundredths."""
SHUN: Final = 8000
COMMONS_ONLY: Final = 123
"""A lesson that counts common treasures."""

_growths: dict[tuple[int, int, int], list[int]] = {}


@final
class Chart:
    """How one seat looks at boats during one decision. `price`: what the sister takes for a cat, by colour."""

    def __init__(self, state: CatsState, seat: Seat, weights: Weights, cats: int) -> None:
        crew = state.crews[seat]
        self.weights = weights
        self.last: Hull | None = None
        self.last_value = 0
        self.means: Means = future(state, seat, cats)
        self.alone = state.sister is not None
        self.rare = 0 if state.mode == "family" else POINT * RARE_POINTS
        self.aims: list[Aim] = [Aim(card, -1, self.means) for card in numbers_of(crew.lessons)]
        self.shared: list[Aim] = [self.public(state, card, colour) for card, colour, _ in state.public]
        self.hers: list[Aim] = []
        self.doubled = False
        self.price: list[int] = [0] * HUES
        if state.sister is not None:
            self.reckon_sister(state)
        more = self.means.cats * GROWTH // 100
        self.gain: list[list[int]] = [growth(more, price, weights.hope) for price in self.price]
        self.edge = 0
        self.shunned = 0
        self.reckon_hints()
        free = max(1, size(BOARD & ~crew.covered))
        self.likely: int = min(ONE, self.means.cells * 9 // 10 // free)
        self.rat: int = POINT - (POINT - weights.rat) * self.likely // ONE
        self.map_worth: int = weights.map * min(ONE, self.means.cats // 8) // ONE
        self.bonus: int = weights.bonus * (60 + 10 * self.means.days) // 100 if sum(state.stock) else 0

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
        self.doubled = DOUBLE in [TABLE[card].type for card in sister.lessons]
        self.hers = [Aim(card, -1, self.means) for card in sister.lessons if TABLE[card].type != DOUBLE]

    def reckon_hints(self) -> None:
        """What a lesson makes of a cat at the edge, and of rooms to be left alone."""
        for aim in self.aims + self.shared:
            if aim.metric == EDGE_CATS:
                self.edge += ONE * aim.points // aim.divisor
            elif aim.metric == ROOMS_BARE:
                for room in aim.rooms:
                    self.shunned |= ROOM[room]
        for aim in self.hers:
            if aim.metric == EDGE_CATS:
                self.edge -= ONE * aim.points

    def value(self, hull: Hull) -> int:
        """Asked again and again of the boat one compares with: the last answer is kept."""
        if hull is not self.last:
            self.last = hull
            self.last_value = (
                self.deck(hull.boat, hull.covered) + self.rare * hull.rare + self.families(hull) + self.taught(hull)
            )
        return self.last_value

    def sketch(self, hull: Hull, colour: int, mask: int) -> int:
        """A first guess at what a tile brings in one place, to compare places of one tile."""
        total = self.deck(hull.boat, hull.covered | mask)
        if mask & EDGE:
            total += self.edge
        if mask & self.shunned and not hull.covered & self.shunned:
            total -= SHUN
        if colour < 0:
            return total
        halo = near(mask)
        count = 1
        before = 0
        for group in hull.groups[colour]:
            if group.mask & halo:
                count += group.count
                before += FAMILY_POINTS[group.count]
        return total + POINT * (FAMILY_POINTS[count] - before) + self.gain[colour][count]

    def deck(self, boat: int, covered: int) -> int:
        """Rooms, rats, maps, and how well the free cells hang together."""
        weights = self.weights
        free = BOARD & ~covered
        rooms = self.means.rooms
        chances = 0
        for room in ROOM:
            chances += rooms[(room & free).bit_count()]
        cells = free.bit_count()
        total = (
            -weights.cell * cells
            - self.rat * (RATS[boat] & free).bit_count()
            - ROOM_POINTS * chances * weights.room // 100
        )
        total += self.map_worth * (ALL_MAPS[boat] & free).bit_count()
        # Free cells whose neighbour on one side is free as well; guard cells are never free.
        left = free & free << 1
        right = free & free >> 1
        up = free & free << STRIDE
        down = free & free >> STRIDE
        lone = free & ~(left | right | up | down)
        # An odd number of free neighbours and no two opposite ones: one.
        nook = (left ^ right ^ up ^ down) & ~(left & right | up & down)
        # Each free cell has four sides; one shared with a free cell is no rim for either.
        rim = 4 * cells - 2 * left.bit_count() - 2 * up.bit_count()
        return total - weights.lone * lone.bit_count() - weights.nook * nook.bit_count() - weights.rim * rim

    def families(self, hull: Hull) -> int:
        """Points of families, and of what may still join them: the cats to come go to the most promising."""
        free = BOARD & ~hull.covered
        now = 0
        spent = 0
        later = 0
        worst = 0
        bad = 0
        for colour in range(HUES):
            best = 0
            for group in hull.groups[colour]:
                now += FAMILY_POINTS[group.count]
                if group.count > best and (group.halo & free).bit_count() >= 2:
                    best = group.count
            gain = self.gain[colour][best]
            later += gain
            if colour == 0:
                worst = bad = gain
            elif colour == 1:
                worst, bad = min(gain, worst), max(gain, worst)
            elif gain < worst:
                worst, bad = gain, worst
            elif gain < bad:
                bad = gain
            spent += self.price[colour] * hull.cats[colour]
        return POINT * now + later - worst - bad - spent

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

    def one_more_basket(self, hull: Hull) -> int:
        """What one more basket does to lessons that count them."""
        total = 0
        for aim in self.aims:
            before = prospect(aim, hull, self.means)
            self.means.baskets += 1
            total += prospect(aim, hull, self.means) - before
            self.means.baskets -= 1
        return total


def growth(more: int, price: int, hope: int) -> list[int]:
    """What is likely to join a group is worth, by the size of the group."""
    key = more // GRAIN, price, hope
    found = _growths.get(key)
    if found is None:
        more = key[0] * GRAIN
        paid = price * more // ONE
        found = _growths[key] = [
            max(0, smoothed(held * ONE + more) - POINT * FAMILY_POINTS[held] - paid) * hope // 100
            for held in range(SIZES)
        ]
    return found


def smoothed(cats: int) -> int:
    """Family points of a likely size."""
    whole = cats // ONE
    return SMOOTH[whole] + (SMOOTH[whole + 1] - SMOOTH[whole]) * (cats - whole * ONE) // ONE
