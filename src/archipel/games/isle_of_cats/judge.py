"""The worth of a state to a seat, in thousandths of a point: its boat and its stores; alone less what the sister has."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.isle_of_cats import scoring
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import hull_of
from archipel.games.isle_of_cats.bots.outlay import later_days
from archipel.games.isle_of_cats.bots.weights import PLAIN, POINT
from archipel.games.isle_of_cats.content.cards import COST
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.state import CatsState

VICTORY: Final = 20 * POINT
FISH: Final = 700
BASKET: Final = 1500


def judge(state: CatsState, seat: Seat) -> int:
    if not state.steps:
        return finished(state, seat)
    crew = state.crews[seat]
    chart = Chart(state, seat, PLAIN, crew.covered)
    later = later_days(state)
    fish = crew.fish * (FISH if later else FISH // 10)
    cards = crew.hand | crew.picked | crew.drafted | crew.laid
    held = sum([COST[card] + 1 for card in numbers_of(cards)]) * FISH
    return chart.value(hull_of(crew)) + fish + held + BASKET * (later * crew.baskets() + crew.ready)


def finished(state: CatsState, seat: Seat) -> int:
    """Points and victory as they are counted."""
    outcome = scoring.outcome(state)
    points = POINT * outcome.scores[seat].total
    if state.sister is not None:
        points -= POINT * outcome.scores[seat].parts[-1].points
    return points + (VICTORY if seat in outcome.winners else 0)
