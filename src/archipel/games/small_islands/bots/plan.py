"""The turns of a round ahead: every tile at hand and in the row, then what could follow from those kept."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.games.small_islands.bots.appraisal import Appraiser
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.geometry import CELLS

ROW: Final = 3
NONE: Final = -1
ALL: Final = 100
WORST: Final = -(10**9)


@final
class Idea:
    """A tile to lay now, the slot to take from before, and what it promises."""

    def __init__(self, place: int, slot: int, worth: int) -> None:
        self.place = place
        self.slot = slot
        self.worth = worth


@final
class Planner:
    """`width` first tiles are followed, `second` of the tiles after each of them. Of a hundred places for the first
    `sees` are seen."""

    def __init__(self, stand: Stand, width: int, second: int, sees: int, rng: Rng) -> None:
        self.stand = stand
        self.width = width
        self.second = second
        self.sees = sees
        self.rng = rng
        goal = stand.goal()
        self.price = token_price(stand)
        self.chances = [stand.survival(1), stand.survival(1 + stand.state.players()), 60]
        self.over: Appraiser = stand.appraiser(goal, 0)
        self.hopes = [stand.appraiser(goal, chance) for chance in self.chances]

    def ideas(self, hand: list[int], row: list[int]) -> list[Idea]:
        """The best first; `row` is empty for whoever has taken a tile."""
        sea = self.stand.sea(self.hopes[0])
        found = self.seen(sea.growths(hand + [one for one in row if one >= 0]))
        ideas: list[Idea] = []
        for growth, place in found[: self.width]:
            ideas += self.follow(sea, growth, place, hand, row)
        ideas.sort(key=_worth, reverse=True)
        return ideas

    def seen(self, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The places that are not overlooked: one at least."""
        if self.sees == ALL:
            return found
        return [one for one in found if self.rng.below(ALL) < self.sees] or found[-1:]

    def follow(self, sea: Sea, growth: int, place: int, hand: list[int], row: list[int]) -> list[Idea]:
        """One idea for each slot from which the third tile can come."""
        stand = self.stand
        # A place is pose * CELLS + cell, a pose tile * 4 + turns.
        tile = place // CELLS >> 2
        then = sea.laid(place // CELLS, place % CELLS)
        ports = growth - (then.value - sea.value)
        extra = ports + stand.boat_worth(then) + self.token(then)
        chance = self.chances[0]
        end = then.seen_by(self.over).value if chance < 100 else 0
        ways = [(row.index(tile), hand)] if tile not in hand else []
        if tile in hand:
            rest = [one for one in hand if one != tile]
            ways = [(slot, [*rest, row[slot]]) for slot in range(len(row)) if row[slot] >= 0] or [(NONE, rest)]
        ideas: list[Idea] = []
        for slot, left in ways:
            value = self.second_turn(then, left)
            ideas.append(Idea(place, slot, extra + (chance * value + (100 - chance) * end) // 100))
        return ideas

    def second_turn(self, sea: Sea, tiles: list[int]) -> int:
        """What the sea is worth after the best of these tiles, and perhaps another."""
        if self.chances[0] < 15:
            return sea.value
        sea = sea.seen_by(self.hopes[1])
        found = sea.growths(tiles)
        if not found:
            return sea.value
        chance = self.chances[1]
        best = WORST
        for growth, place in found[: self.second]:
            then = sea.laid(place // CELLS, place % CELLS)
            ports = growth - (then.value - sea.value)
            rest = [one for one in tiles if one != place // CELLS >> 2]
            value = self.third_turn(then, rest)
            if chance < 100:
                value = (chance * value + (100 - chance) * then.seen_by(self.over).value) // 100
            best = max(best, value + ports)
        return best

    def third_turn(self, sea: Sea, tiles: list[int]) -> int:
        sea = sea.seen_by(self.hopes[2])
        best = 0
        for tile in tiles:
            for place in sea.fitting(tile):
                best = max(best, sea.growth(place // CELLS, place % CELLS))
        return sea.value + max(best, self.stand.weights.strange)

    def token(self, sea: Sea) -> int:
        """What the best use of a token would add beyond its price."""
        mask = self.stand.mat.jokers
        if not mask:
            return 0
        return max(0, sea.best_use(mask)[0] - self.price)


def token_price(stand: Stand) -> int:
    """Dearer while turns to come are sure, unless there are more tokens than turns."""
    price = stand.weights.joker[stand.rounds]
    turns = (stand.state.navigation - 1) // stand.state.players()
    if not stand.rounds and stand.mat.jokers.bit_count() > turns:
        return 0
    return price + (stand.weights.patience if stand.survival(1) == 100 else 0)


def _worth(idea: Idea) -> int:
    return idea.worth
