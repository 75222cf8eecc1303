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
from archipel.games.small_islands.edition import ICONS
from archipel.games.small_islands.geometry import CELLS, cell_of
from archipel.games.small_islands.steps.houses import reward_of
from archipel.games.small_islands.values import DONE, House


def choose_house(stand: Stand, legal: Sequence[Action]) -> Action:
    """The island that pays best beyond what it promises later; none where a house is worth more."""
    board = stand.state.board
    reward = reward_of(stand.state, stand.seat)
    appraiser = stand.appraiser(None, 0)
    best: Action = DONE
    highest = -1
    for action in legal:
        if isinstance(action, House):
            island = board.island_at(board.at[cell_of(action.x, action.y)] * 8 + action.spot)
            counts, homes = board.counts[island], board.homes[island]
            # One house more in the four bits of the colour and in the sum above.
            built = homes + (1 << 4 * stand.seat) + (1 << HOUSES)
            loss = appraiser.later(counts, homes) - appraiser.later(counts, built)
            gain = pays(reward, counts, stand.prospects.prizes) - loss - stand.price
            if gain > highest:
                best, highest = action, gain
    return best


def choose_token(stand: Stand) -> Action:
    """The best use of a token, where it is worth more than the token."""
    sea = stand.sea(stand.appraiser(stand.goal(), stand.survival(1)))
    growth, use = max(sea.token_growths(stand.mat.jokers), default=(0, 0))
    if growth <= token_price(stand):
        return DONE
    use, at = divmod(use, ICONS)
    use, cell = divmod(use, CELLS)
    return stand.state.edition.joker(use >> 2, use & 3, cell, at)


def least_loss(stand: Stand, legal: Sequence[Action], rng: Rng) -> Action:
    best = legal[0]
    highest = 0
    for number, action in enumerate(legal):
        after = stand.state.clone()
        after.advance(stand.seat, action)
        value = worth(after, stand.seat, stand.weights) + rng.below(10)
        if number == 0 or value > highest:
            best, highest = action, value
    return best
