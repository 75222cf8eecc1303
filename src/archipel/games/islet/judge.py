"""The worth of a state to a seat, in thousandths of an egg: eggs laid, cards held, a good place to lay, tiles left."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.bots.asked import Asked
from archipel.games.islet.bots.prices import EGG, NESTED, PLAIN
from archipel.games.islet.conditions import cards_met
from archipel.games.islet.content.parts import MADE_OF
from archipel.games.islet.grid import ISLET
from archipel.games.islet.moves import lay_costs
from archipel.games.islet.paying import affordable
from archipel.games.islet.purse import count, one
from archipel.games.islet.scoring import merits
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.kit.ranking import winners

VICTORY: Final = 20 * EGG
HEIGHT: Final = 4
ASHORE: Final = 120
UNIT: Final = 40
PAYABLE_HERE: Final = 140
TILE: Final = 60


def judge(state: IsletState, seat: Seat) -> int:
    bird = state.birds[seat]
    total = len(bird.levels) * EGG + sum(bird.levels) * HEIGHT
    if not state.steps:
        return total + finished(state, seat)
    prices = NESTED if state.nested else PLAIN
    guaranteed = bird.ready + bird.tipped
    total += prices.worth(prices.kept(bird.raw + coming(state, seat), guaranteed) + guaranteed)
    if bird.at != SEA:
        total += ASHORE + place(state, bird)
    return total + tiles_and_cards(state) if state.seats == 1 else total


def finished(state: IsletState, seat: Seat) -> int:
    if state.seats == 1:
        return VICTORY + state.bag.size * TILE if state.why == "saved" else -VICTORY
    return VICTORY if seat in winners(merits(state)) else 0


def coming(state: IsletState, seat: Seat) -> int:
    """What a chain in hand will yield."""
    step = state.steps[-1]
    if not isinstance(step, Chain) or state.turn != seat:
        return 0
    return sum([one(gain) for gain in step.yields])


def place(state: IsletState, bird: Bird) -> int:
    """A tile that takes an egg is the better the more of its nest one holds."""
    board = state.board
    if board.egg(bird.at) >= 0 or (state.seats == 1 and not cards_met(state, bird.at)):
        return 0
    purse = bird.raw + bird.ready
    nest = board.nest(bird.at)
    first, second = MADE_OF[nest]
    units = count(purse, nest) + min(count(purse, first), count(purse, second))
    return UNIT * min(units, 3) + (PAYABLE_HERE if affordable(purse, lay_costs(state, bird.at)) else 0)


def tiles_and_cards(state: IsletState) -> int:
    """Alone: what is left in the bag, and how near the open cards are."""
    at_least = state.options.level_match == "at_least"
    bird = state.birds[0]
    around = state.options.surround_min_neighbours
    asked = Asked(state.conditions, state.board.tops, bird.at, state.cards, 0, at_least, around)
    islet = 0 if bird.at == SEA else bird.at // ISLET
    return state.bag.size * TILE + asked.glance(asked.homes[0] | asked.homes[1], islet, bird.raw + bird.ready)
