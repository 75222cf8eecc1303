"""Which objective for this round, which for the next: each is played out with the tiles one knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.bots.appraisal import Goal
from archipel.games.small_islands.bots.plan import WORST
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.stand import Stand, goal_of
from archipel.games.small_islands.geometry import CELLS
from archipel.games.small_islands.supply import bits

TURNS: Final = 4
SAMPLES: Final = 3
KNOWN: Final = 2
"""Own turns for which the tiles of the row are those that lie there now."""


def choose_cards(stand: Stand, legal: Sequence[Action], rng: Rng) -> Action:
    state = stand.state
    cards = stand.mat.cards
    chosen = stand.mat.now, stand.mat.later
    first = cards[:3]
    last = cards[3:] if len(cards) > 3 else []
    draws = [tiles_to_come(stand, rng) for _ in range(SAMPLES)]
    best = WORST
    choice = legal[0]
    for now in first:
        for later in first:
            if now == later:
                continue
            worth = WORST
            for pair in _rest(last, chosen):
                worth = max(
                    worth, _worth(stand, _cards(now, pair[0], chosen[0]), _cards(later, pair[1], chosen[1]), draws)
                )
            if worth > best:
                best = worth
                choice = state.edition.choose(now, later)
    return choice


def _rest(last: list[int], chosen: tuple[list[int], list[int]]) -> list[tuple[int, int]]:
    """Pairs of rewards still to be chosen; one pair of nothing where none is."""
    if not last:
        return [(-1, -1)]
    return [(now, later) for now in last for later in last if now != later]


def _cards(card: int, other: int, chosen: list[int]) -> list[int]:
    if chosen:
        return [chosen[0], card]
    return [card, other] if other >= 0 else [card]


_values: dict[tuple[int, ...], int] = {}


def _worth(stand: Stand, now: list[int], later: list[int], draws: list[list[int]]) -> int:
    return (
        played_out(stand, goal_of(stand.state, now), draws)
        + stand.weights.next * promise(stand, goal_of(stand.state, later)) // 100
    )


def promise(stand: Stand, goal: Goal) -> int:
    """What an objective would bring on the islands as they are, some icons still missing."""
    plain = stand.sea(stand.appraiser(None, 0))
    return Sea(stand.state.board, stand.appraiser(goal, 100), 4, 0, stand.quays).value - plain.value


def tiles_to_come(stand: Stand, rng: Rng) -> list[int]:
    """Unknown tiles in some order."""
    tiles = bits(stand.state.pool)
    rng.shuffle(tiles)
    return tiles


def played_out(stand: Stand, goal: Goal, draws: list[list[int]]) -> int:
    """What the sea is worth at the end of the round if one could lay the best tile each turn."""
    total = 0
    hope = stand.appraiser(goal, 60)
    over = stand.appraiser(goal, 0)
    for tiles in draws:
        sea = stand.sea(hope)
        hand = stand.mat.hand.copy()
        row = [tile for tile in stand.state.row if tile >= 0]
        drawn = 0
        ports = 0
        for turn in range(TURNS):
            if turn >= KNOWN:
                row = tiles[drawn : drawn + 3]
                drawn += 3
            growth, place = _best(sea, hand + row)
            if place < 0:
                break
            after = sea.laid(place // CELLS, place % CELLS)
            ports += growth - (after.value - sea.value)
            sea = after
            tile = place // CELLS >> 2
            if tile in hand:
                hand.remove(tile)
                if row:
                    hand.append(row.pop())
            else:
                row.remove(tile)
        total += sea.seen_by(over).value + ports
    return total // len(draws)


def _best(sea: Sea, tiles: list[int]) -> tuple[int, int]:
    best = WORST
    where = -1
    for tile in tiles:
        for place in sea.fitting(tile):
            growth = sea.growth(place // CELLS, place % CELLS)
            if growth > best:
                best = growth
                where = place
    return best, where
