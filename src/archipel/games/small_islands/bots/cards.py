"""Which objective for this round, which for the next: each is played out with tiles that are known or could come."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.bots.appraisal import Goal
from archipel.games.small_islands.bots.plan import WORST
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.stand import Stand, goal_of
from archipel.games.small_islands.edition import SLOTS
from archipel.games.small_islands.geometry import CELLS
from archipel.games.small_islands.mat import AT_HAND
from archipel.games.small_islands.steps.choosing import CARDS
from archipel.kit.masks import bits

TURNS: Final = 4
KNOWN: Final = 2
"""Turns for which the row is taken as it lies."""
SURE: Final = 100
UNSURE: Final = 60


@final
class Cards:
    """`samples` ways the tiles could come; every objective is played out with the same ones, and once."""

    def __init__(self, stand: Stand, samples: int, rng: Rng) -> None:
        self.stand = stand
        self.draws = [tiles_to_come(stand, rng) for _ in range(samples)]
        self.gains: dict[tuple[int, ...], int] = {}
        self.promises: dict[tuple[int, ...], int] = {}

    def choices(self) -> list[tuple[int, Action]]:
        """What each is worth, the best first. In the advanced game missions are chosen first, with the rewards that
        would suit them best."""
        mat = self.stand.mat
        offered, rest = mat.cards[:CARDS], mat.cards[CARDS:]
        found: list[tuple[int, int, int]] = []
        for now in offered:
            for later in offered:
                if now != later:
                    found.append((self.with_rest([*mat.now, now], [*mat.later, later], rest), now, later))
        found.sort(reverse=True)
        return [(worth, self.stand.state.edition.choose(now, later)) for worth, now, later in found]

    def with_rest(self, now: list[int], later: list[int], rest: list[int]) -> int:
        """What two objectives are worth, each completed by the best of the cards still to be chosen."""
        if not rest:
            return self.worth(now, later)
        best = WORST
        for one in rest:
            for other in rest:
                if one != other:
                    best = max(best, self.worth([*now, one], [*later, other]))
        return best

    def worth(self, now: list[int], later: list[int]) -> int:
        return self.gain(now) + self.stand.weights.next * self.promise(later) // 100

    def gain(self, cards: list[int]) -> int:
        key = tuple(cards)
        found = self.gains.get(key)
        if found is None:
            found = played_out(self.stand, goal_of(self.stand.state, cards), self.draws)
            self.gains[key] = found
        return found

    def promise(self, cards: list[int]) -> int:
        key = tuple(cards)
        found = self.promises.get(key)
        if found is None:
            found = promise(self.stand, goal_of(self.stand.state, cards))
            self.promises[key] = found
        return found


def tiles_to_come(stand: Stand, rng: Rng) -> list[int]:
    """The tiles nobody has seen, in some order."""
    tiles = bits(stand.state.pool)
    rng.shuffle(tiles)
    return tiles


def promise(stand: Stand, goal: Goal) -> int:
    """What an objective would bring on the islands as they are, though icons are missing."""
    plain = stand.sea(stand.appraiser(None, 0))
    return Sea(stand.state.board, stand.appraiser(goal, SURE), AT_HAND, 0, stand.quays).value - plain.value


def played_out(stand: Stand, goal: Goal, draws: list[list[int]]) -> int:
    """What the sea is worth at the end of the round if one lays the best tile each turn and nobody disturbs."""
    total = 0
    over = stand.appraiser(goal, 0)
    for tiles in draws:
        sea = stand.sea(stand.appraiser(goal, UNSURE))
        hand = stand.mat.hand.copy()
        row = [tile for tile in stand.state.row if tile >= 0]
        for turn in range(TURNS):
            if turn >= KNOWN:
                row = tiles[turn * SLOTS : turn * SLOTS + SLOTS]
            growth, place = best_tile(sea, hand + row)
            if place < 0:
                break
            after = sea.laid(place // CELLS, place % CELLS)
            total += growth - (after.value - sea.value)
            sea = after
            tile = place // CELLS >> 2
            if tile in row:
                row.remove(tile)
            else:
                hand.remove(tile)
                hand += row[:1]
                row = row[1:]
        total += sea.seen_by(over).value
    return total // len(draws)


def best_tile(sea: Sea, tiles: list[int]) -> tuple[int, int]:
    best = WORST
    where = -1
    for tile in tiles:
        for place in sea.fitting(tile):
            growth = sea.growth(place // CELLS, place % CELLS)
            if growth > best:
                best = growth
                where = place
    return best, where
