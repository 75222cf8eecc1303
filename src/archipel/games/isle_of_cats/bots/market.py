"""What cards are worth, which to keep of a draft, and which to pay for."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull, hull_of
from archipel.games.isle_of_cats.bots.measures import Aim
from archipel.games.isle_of_cats.bots.purse import Purse
from archipel.games.isle_of_cats.bots.treasures import adoption, finding
from archipel.games.isle_of_cats.content.cards import (
    ACTION_CARDS,
    COLOURED,
    COST,
    FISH_PER,
    KIND,
    OSHAX_CARDS,
    PRIVATE,
    PUBLIC,
    RESCUE_CARDS,
    TREASURE_CARDS,
    TREASURES,
)
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.survey import HUES

ACTIONS: Final[dict[str, int]] = {
    "anywhere": 300,
    "draw2": 1300,
    "draw3": 1900,
    "tile_to_boat": 3200,
    "move_cats": 1300,
    "double_rescue": 700,
    "tiles_to_fields": 1700,
    "basket_for_lessons": 200,
    "basket_for_treasures": 100,
}
FISH_LATER: Final = 400
FISH_NOW: Final = 250
AGAIN: Final = 80
"""What a further treasure card is worth, in hundredths of the one before."""


@final
class Market:
    """The worth of cards to one seat in one decision."""

    def __init__(self, state: CatsState, seat: Seat, chart: Chart, hull: Hull) -> None:
        self.state = state
        self.seat = seat
        self.chart = chart
        self.hull = hull
        self.purse = Purse(state, seat, chart, hull)
        self.purse.look(state, state.crews[seat].anywhere)
        self.rivals: list[Hull] = [hull_of(crew) for other, crew in enumerate(state.crews) if other != seat]
        self.worths: dict[int, int] = {}
        self.oshax = -1
        self.find: list[int] = [-1] * len(TREASURES)

    def worth(self, card: int) -> int:
        """What a card brings that is no rescue card, its cost not counted."""
        found = self.worths.get(card, -1)
        if found < 0:
            found = max(0, self.reckon(card))
            self.worths[card] = found
        return found

    def reckon(self, card: int) -> int:
        bit = 1 << card
        if bit & PRIVATE:
            aim = Aim(card, -1, self.chart.means)
            return prospect(aim, self.hull, self.chart.means) * self.chart.weights.lesson // 100
        if bit & PUBLIC:
            return self.shared(card)
        if bit & OSHAX_CARDS:
            if self.oshax < 0:
                self.oshax = max(0, adoption(self.state, self.chart, self.hull))
            return self.oshax
        if bit & TREASURE_CARDS:
            at = TREASURES.index(KIND[card])
            if self.find[at] < 0:
                self.find[at] = max(0, finding(self.state, self.chart, self.hull, KIND[card]))
            return self.find[at]
        return self.action(KIND[card]) if bit & ACTION_CARDS else 0

    def shared(self, card: int) -> int:
        """A public lesson: what it brings more than to the others."""
        if 1 << card & COLOURED:
            return max([self.lead(card, colour) for colour in range(HUES)])
        return self.lead(card, -1)

    def lead(self, card: int, colour: int) -> int:
        means = self.chart.means
        aim = Aim(card, colour, means)
        own = prospect(aim, self.hull, means)
        if not self.rivals:
            return own // 2
        theirs = max([prospect(aim, hull, means) for hull in self.rivals])
        return own - theirs * 8 // 10

    def colour(self, card: int) -> int:
        """The colour to name for a public lesson."""
        leads = [self.lead(card, colour) for colour in range(HUES)]
        return leads.index(max(leads))

    def action(self, kind: str) -> int:
        later = self.purse.later
        if kind in FISH_PER:
            return self.fish(kind) * (FISH_LATER if later else FISH_NOW)
        if kind == "gain_basket":
            uses = later + (1 if self.state.phase in ("dawn", "fishing", "exploring", "lessons") else 0)
            return self.chart.weights.basket * uses + self.chart.one_more_basket(self.hull)
        if kind == "basket_to_fish":
            return 5 * FISH_NOW if later == 0 else 0
        return ACTIONS.get(kind, 0)

    def fish(self, kind: str) -> int:
        """The fish a card will likely bring."""
        hull, later = self.hull, self.purse.later
        if kind == "fish_lessons":
            return size(self.state.crews[self.seat].lessons) + later // 2
        if kind == "fish_one_color":
            return max(hull.cats) + later // 2
        if kind == "fish_colors":
            return min(HUES, sum([1 for cats in hull.cats if cats]) + later)
        if kind == "fish_rare":
            return 2 * hull.rare + later // 2
        if kind == "fish_oshax":
            return 2 * hull.oshax
        return hull.common + later // 2

    def total(self, cards: int, fish: int, held: int, ready: int) -> int:
        """What buying some cards comes to."""
        spent = 0
        worth = 0
        share = [100] * len(TREASURES)
        for card in numbers_of(cards):
            spent += COST[card]
            found = self.worth(card) if not 1 << card & RESCUE_CARDS else 0
            if 1 << card & TREASURE_CARDS:
                at = TREASURES.index(KIND[card])
                found = found * share[at] // 100
                share[at] = share[at] * AGAIN // 100
            worth += found
        if spent > fish:
            return -1
        return worth + self.purse.day(fish - spent, ready, (held | cards) & RESCUE_CARDS)

    def purchase(self, offered: int) -> tuple[int, int]:
        """The cards worth paying for among those offered, and what they come to."""
        crew = self.state.crews[self.seat]
        cards = numbers_of(offered)
        best, chosen = -1, 0
        # Every choice of the cards, a bit of `pick` for each.
        for pick in range(1 << len(cards)):
            mask = 0
            for place, card in enumerate(cards):
                if pick >> place & 1:
                    mask |= 1 << card
            found = self.total(mask, crew.fish, crew.hand, crew.ready)
            if found > best:
                best, chosen = found, mask
        return chosen, best
