"""Why a bird may not go there, or not lay here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.text import Text, text
from archipel.core.values import Seat
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.conditions import cards_met
from archipel.games.islet.content.parts import LAY_COST, RESOURCES
from archipel.games.islet.grid import ISLET, cell_at
from archipel.games.islet.moves import destinations, is_free, lay_costs, prices, ways
from archipel.games.islet.paying import TERRAIN_COSTS, affordable, payment_of, tip_first
from archipel.games.islet.purse import ALL, WIDTH, covers
from archipel.games.islet.values import NOTHING, Advance, Lay, Pending

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def advance(state: IsletState, seat: Seat, pending: Pending, action: Advance) -> Text:
    bird = state.birds[seat]
    cell = cell_at(action.islet, action.x, action.y)
    if cell not in state.board.tops:
        return text("refused-into-sea", rule="6.2")
    if cell == bird.at:
        return text("refused-stay", rule="6.2")
    if cell not in destinations(state, bird):
        return _out_of_reach(bird, cell)
    visited = [cell_at(*passed) for passed in pending.visited] or [bird.at]
    free = is_free(state, bird, cell)
    if not ways(state, seat, cell, visited, prices(state, bird)):
        return _no_way(state, bird, cell, free and cell in visited, free)
    if free:
        return text("refused-free", rule="6.3")
    costs = TERRAIN_COSTS[state.board.terrain(cell)]
    return _payment(state, bird, action.pay, costs) or text("refused-no-way-off", rule="6.5")


def _out_of_reach(bird: Bird, cell: int) -> Text:
    if bird.at == SEA:
        return text("refused-inland", rule="6.4")
    if bird.at // ISLET != cell // ISLET:
        return text("refused-not-alike", rule="10.6")
    return text("refused-too-far", rule="6.2")


def _no_way(state: IsletState, bird: Bird, cell: int, circle: bool, free: bool) -> Text:
    """The step is one away, and yet cannot be taken."""
    if circle:
        return text("refused-circle", rule="6.6")
    terrain = state.board.terrain(cell)
    if free or affordable(bird.raw + bird.ready, TERRAIN_COSTS[terrain]):
        return text("refused-no-way-off", rule="6.5")
    rule = "6.4" if bird.at == SEA else "6.3" if bird.at // ISLET == cell // ISLET else "10.6"
    return text("refused-cannot-pay", rule=rule, card=text(f"resource-{RESOURCES[terrain]}"))


def lay(state: IsletState, seat: Seat, action: Lay) -> Text:
    bird = state.birds[seat]
    if bird.at == SEA:
        return text("refused-lay-at-sea", rule="7.1")
    if state.board.egg(bird.at) >= 0:
        return text("refused-lay-on-egg", rule="7.1")
    if state.other_bird_on(bird.at, seat):
        return text("refused-lay-by-bird", rule="7.1")
    if not bird.eggs_left():
        return text("refused-no-eggs", rule="7.1")
    if state.seats == 1 and not cards_met(state, bird.at):
        return text("refused-no-card-met", rule="10.7")
    costs = lay_costs(state, bird.at)
    if not affordable(bird.raw + bird.ready, costs):
        nest = text(f"resource-{RESOURCES[state.board.nest(bird.at)]}")
        return text("refused-cannot-lay", rule="7.2", card=nest, count=LAY_COST)
    why = _payment(state, bird, action.pay, costs)
    assert why is not None
    return why


def _payment(state: IsletState, bird: Bird, pay: str, costs: list[int]) -> Text | None:
    """The cost could be paid, but not so; None: the payment itself is right."""
    payment = payment_of(pay)
    if pay == NOTHING:
        return text("refused-not-paid", rule="8.1")
    if payment < 0 or not covers(bird.raw, payment & ALL) or not covers(bird.ready, payment >> WIDTH):
        return text("refused-not-held", rule="8.2")
    cost = (payment & ALL) + (payment >> WIDTH)
    if cost not in costs:
        return text("refused-not-a-way", rule="8.5")
    return (
        text("refused-ready-first", rule="8.5")
        if state.ready_first and payment != tip_first(cost, bird.ready)
        else None
    )
