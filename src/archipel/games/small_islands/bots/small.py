"""Houses, tokens, and decisions too small to plan: whatever leaves the seat best off."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.small_islands.board import HOUSES
from archipel.games.small_islands.bots.appraisal import pays
from archipel.games.small_islands.bots.judging import worth
from archipel.games.small_islands.bots.plan import token_price
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.bots.way import Way
from archipel.games.small_islands.edition import ICONS
from archipel.games.small_islands.geometry import CELLS, cell_of
from archipel.games.small_islands.steps.houses import reward_of
from archipel.games.small_islands.values import DONE, House


def choose_house(stand: Stand, legal: Sequence[Action]) -> Action:
    """The island that pays best beyond what it promises later; none where a house is worth more."""
    return houses(stand, legal)[0].actions[0]


def houses(stand: Stand, legal: Sequence[Action]) -> list[Way]:
    """The islands for a house by what each pays beyond what it promises later and what a house is worth."""
    board = stand.state.board
    reward = reward_of(stand.state, stand.seat)
    appraiser = stand.appraiser(None, 0)
    ways = [Way([DONE], -1)]
    for action in legal:
        if isinstance(action, House):
            island = board.island_at(board.at[cell_of(action.x, action.y)] * 8 + action.spot)
            counts, homes = board.counts[island], board.homes[island]
            # One house more in the four bits of the colour and in the sum above.
            built = homes + (1 << 4 * stand.seat) + (1 << HOUSES)
            loss = appraiser.later(counts, homes) - appraiser.later(counts, built)
            gain = pays(reward, counts, stand.prospects.prizes) - loss - stand.price
            ways.append(Way([action], gain))
    ways.sort(key=_worth, reverse=True)
    return ways


def choose_token(stand: Stand) -> Action:
    """The best use of a token, where it is worth more than the token."""
    sea = stand.sea(stand.appraiser(stand.goal(), stand.survival(1)))
    growth, use = sea.best_use(stand.mat.jokers)
    return DONE if growth <= token_price(stand) else token_action(stand, use)


def tokens(stand: Stand, width: int) -> list[Way]:
    """None, and the best uses of a token, one of each worth; the best first."""
    price = token_price(stand)
    sea = stand.sea(stand.appraiser(stand.goal(), stand.survival(1)))
    found: dict[int, int] = {}
    for growth, use in sea.uses(stand.mat.jokers):
        found.setdefault(growth, use)
    ways = [Way([DONE], 0)]
    for growth in sorted(found, reverse=True)[:width]:
        ways.append(Way([token_action(stand, found[growth])], growth - price))
    ways.sort(key=_worth, reverse=True)
    return ways


def token_action(stand: Stand, use: int) -> Action:
    use, at = divmod(use, ICONS)
    use, cell = divmod(use, CELLS)
    return stand.state.edition.joker(use >> 2, use & 3, cell, at)


def least_losses(stand: Stand, legal: Sequence[Action], rng: Rng) -> list[Way]:
    ways: list[Way] = []
    for action in legal:
        after = stand.state.clone()
        after.advance(stand.seat, action)
        ways.append(Way([action], worth(after, stand.seat, stand.weights) + rng.below(10)))
    ways.sort(key=_worth, reverse=True)
    return ways


def _worth(way: Way) -> int:
    return way.worth
