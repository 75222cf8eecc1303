"""What fish and baskets are good for: how many cats a day can bring, and what is left of it."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.bots.berths import NOWHERE, best_worth, cat
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.bots.outlay import HALVES, REGULAR, later_days
from archipel.games.isle_of_cats.content.cards import SPEED
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.lessons import TABLE
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.state import CatsState

LAST_FISH: Final = 40
SPARE: Final = (0, 100, 175, 235, 280)
"""What baskets kept for later days are worth, in hundredths of one."""
SPEEDY: Final = 110
FIRST_FISH: Final = 8
CROWD: Final = (0, 140, 150, 170, 180)
"""How far down the list of cats the next one is, in hundredths, by the number at the table."""


@final
class Purse:
    """`cats` are (worth, price) of the cats in the fields, best first; `kept`: fish a lesson of the own rewards, with
    its points; `fine`: what the sister gets for each fish left."""

    def __init__(self, state: CatsState, seat: Seat, chart: Chart, hull: Hull) -> None:
        self.later = later_days(state)
        self.rate = chart.weights.fish if self.later else LAST_FISH
        self.kept = 0
        self.prize = 0
        self.fine = 0
        for card in numbers_of(state.crews[seat].lessons):
            lesson = chart.means.table[card]
            if lesson.metric == "fish":
                self.kept, self.prize = lesson.value, 1000 * lesson.points
        if state.sister is not None:
            for card in state.sister.lessons:
                if TABLE[card].metric == "fish":
                    self.fine = 1000 * TABLE[card].points
        self.crowd = CROWD[state.seats]
        self.cats: list[tuple[int, int]] = []
        self.chart = chart
        self.hull = hull

    def look(self, state: CatsState, anywhere: bool) -> None:
        """Reckon what each cat of the fields would bring."""
        base = self.chart.value(self.hull)
        found: list[tuple[int, int]] = []
        for tile in state.left + state.right:
            price = LEFT_PRICE if tile in state.left else RIGHT_PRICE
            worth = best_worth(self.chart, self.hull, cat(tile, 0), anywhere)
            if worth > NOWHERE:
                found.append((worth - base, price))
        found.sort(key=self.net, reverse=True)
        self.cats = found

    def net(self, offer: tuple[int, int]) -> int:
        return offer[0] - self.rate * offer[1]

    def worth(self, fish: int) -> int:
        """What a number of fish is worth."""
        prize = self.prize if self.later == 0 and fish >= self.kept else 0
        if self.later == 0:
            return LAST_FISH * fish + prize - self.fine * fish
        weights = self.chart.weights
        first, more = min(fish, FIRST_FISH), min(max(0, fish - FIRST_FISH), FIRST_FISH)
        found = weights.fish * first + weights.more_fish * more + weights.much_fish * (fish - first - more)
        return found // 2 if self.fine else found

    def cost(self, fish: int, price: int) -> int:
        """What it costs to spend some of so many fish."""
        return self.worth(fish) - self.worth(fish - price)

    def trip(self, fish: int, baskets: int) -> tuple[int, int]:
        """What a day's rescue brings with the fish left over, and how many cats."""
        total = 0
        count = 0
        place = 0
        best = self.worth(fish)
        taken = 0
        while count < baskets and place < len(self.cats):
            worth, price = self.cats[place]
            if price > fish:
                price = LEFT_PRICE
                if price > fish:
                    break
            fish -= price
            count += 1
            total += worth * (100 - 4 * count) // 100
            if total + self.worth(fish) > best:
                best = total + self.worth(fish)
                taken = count
            place = count * self.crowd // 100
        return best, taken

    def day(self, fish: int, ready: int, cards: int) -> int:
        """What rescue cards and fish bring today and later."""
        regular, halves = size(cards & REGULAR), size(cards & HALVES)
        baskets = ready + regular + halves // 2
        worth, taken = self.trip(fish, baskets)
        if self.later:
            spare = max(0, min(regular + halves // 2, baskets - taken))
            worth += self.chart.weights.basket * (SPARE[min(spare, 4)] + 40 * (halves % 2)) * 8 // 1000
        return worth + SPEEDY * min(8, sum([SPEED[card] for card in numbers_of(cards)]))
