"""The worth of a state to a seat, in thousandths of a point: boat, stores and cards; alone less the sister's."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.isle_of_cats import scoring
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull, hull_of
from archipel.games.isle_of_cats.bots.measures import Aim
from archipel.games.isle_of_cats.bots.outlay import HALVES, OVER, REGULAR, later_days, scheduled, usable
from archipel.games.isle_of_cats.bots.weights import PLAIN, POINT
from archipel.games.isle_of_cats.content.cards import COST, OSHAX_CARDS, PRIVATE, TREASURE_CARDS
from archipel.games.isle_of_cats.content.table import LEFT_PRICE
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.buying import price
from archipel.games.isle_of_cats.steps.laying import Laying
from archipel.games.isle_of_cats.steps.looking import Looking
from archipel.games.isle_of_cats.steps.paying import Paying

VICTORY: Final = 20 * POINT
FISH: Final = 700
LAST_FISH: Final = 100
BASKET: Final = 1400
UNSETTLED: Final = 100 * POINT
HELD: Final = 2300
LAID: Final = 2500
"""A basket in hand, and one that can be used today."""


def judge(state: CatsState, seat: Seat) -> int:
    if not state.steps:
        return finished(state, seat)
    crew = state.crews[seat]
    chart = Chart(state, seat, PLAIN, scheduled(state))
    hull = hull_of(crew)
    later = later_days(state)
    fish = crew.fish
    cards = crew.hand
    if crew.drafted and not crew.offer:
        fish -= price(crew.picked)
        cards |= crew.picked
    elif crew.drafted or crew.offer:
        cards |= crew.drafted | crew.picked
    total = chart.value(hull) - unsettled(state, seat) + fish * (FISH if later else LAST_FISH)
    today = min(usable(crew, True), crew.fish // LEFT_PRICE) if state.phase not in OVER else 0
    total += later * BASKET * crew.baskets() + LAID * today
    return total + sum([worth(chart, hull, card, later) for card in numbers_of(cards)])


def unsettled(state: CatsState, seat: Seat) -> int:
    """While cards are put forward and back: so that who looks one action ahead weighs each choice as the last word."""
    step = state.steps[-1]
    if isinstance(step, Looking):
        return 3 * UNSETTLED
    if isinstance(step, Paying):
        return 0 if step.ready(seat) else 2 * UNSETTLED
    return UNSETTLED if isinstance(step, Laying) and seat in step.actors(state) else 0


def worth(chart: Chart, hull: Hull, card: int, later: int) -> int:
    """What a card in hand is good for."""
    bit = 1 << card
    if bit & PRIVATE:
        return prospect(Aim(card, -1, chart.means), hull, chart.means)
    if bit & OSHAX_CARDS:
        return 6 * POINT
    if bit & TREASURE_CARDS:
        return 4 * POINT
    if bit & REGULAR:
        return HELD
    if bit & HALVES:
        return HELD // 2
    return (COST[card] + 1) * FISH // 2


def finished(state: CatsState, seat: Seat) -> int:
    """Points and victory as they are counted."""
    outcome = scoring.outcome(state)
    points = POINT * outcome.scores[seat].total
    if state.sister is not None:
        points -= POINT * outcome.scores[seat].parts[-1].points
    return points + (VICTORY if seat in outcome.winners else 0)
