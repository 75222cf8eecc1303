"""Where a bird may go and lay now, and every way to pay for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Action, Seat
from archipel.games.islet import acts
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import EGG, KIND, WHOSE
from archipel.games.islet.conditions import cards_met
from archipel.games.islet.content.parts import TERRAIN
from archipel.games.islet.grid import ISLET, neighbours
from archipel.games.islet.paying import LAY_COSTS, PLAIN_LAY_COSTS, TERRAIN_COSTS, payments
from archipel.games.islet.purse import ALL, TERRAIN_BITS, WIDTH, covers

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

PRICES: Final[dict[int, list[list[int]]]] = {}


def advances(state: IsletState, seat: Seat, visited: list[int]) -> list[Action]:
    bird = state.birds[seat]
    found: list[Action] = []
    if bird.at == SEA and not bird.raw and not bird.ready:
        return found
    priced = prices(state, bird)
    for cell in destinations(state, bird):
        for payment in ways(state, seat, cell, visited, priced):
            found.append(acts.advance(cell, payment))
    return found


def prices(state: IsletState, bird: Bird) -> list[list[int]]:
    """Payments for one card of each terrain, made once for all birds with the same terrains."""
    raw, ready = bird.raw & TERRAIN_BITS, bird.ready & TERRAIN_BITS
    # Side by side: half a purse of raw cards, half a purse of ready ones, and a bit that says which pay first.
    key = (raw << WIDTH // 2 | ready) << 1 | (1 if state.ready_first else 0)
    found = PRICES.get(key)
    if found is None:
        found = PRICES[key] = [payments(raw, ready, costs, state.ready_first) for costs in TERRAIN_COSTS]
    return found


def destinations(state: IsletState, bird: Bird) -> list[int]:
    """Cells one step away, whatever it costs."""
    if bird.at == SEA:
        return state.board.landings(0)
    found: list[int] = []
    for near in neighbours(bird.at):
        if near in state.board.tops:
            found.append(near)
    if state.seats == 1:
        found += state.board.alike(bird.at)
    return found


def is_free(state: IsletState, bird: Bird, cell: int) -> bool:
    """The same terrain, not from the sea and not from the other islet."""
    if bird.at == SEA or bird.at // ISLET != cell // ISLET:
        return False
    return state.board.terrain(bird.at) == state.board.terrain(cell)


def ways(state: IsletState, seat: Seat, cell: int, visited: list[int], priced: list[list[int]]) -> list[int]:
    """Payments for a step to a cell one step away; 0: it is free."""
    bird = state.birds[seat]
    found = priced[state.board.terrain(cell)]
    if is_free(state, bird, cell):
        found = [] if cell in visited else [0]
    if found and state.other_bird_on(cell, seat):
        found = [payment for payment in found if can_go_on(state, seat, cell, payment, visited)]
    return found


def can_go_on(state: IsletState, seat: Seat, cell: int, payment: int, visited: list[int]) -> bool:
    """Whether a bird that steps onto another can still leave it."""
    bird = state.birds[seat]
    purse = bird.raw + bird.ready - (payment & ALL) - (payment >> WIDTH)
    return can_rest(state, seat, cell, purse, [cell] if payment else [*visited, cell], [])


def can_rest(state: IsletState, seat: Seat, cell: int, purse: int, visited: list[int], crossed: list[int]) -> bool:
    """Whether a bird here is alone, or can reach a cell where it is; `crossed` are birds passed on the way."""
    if not state.other_bird_on(cell, seat):
        return True
    tops = state.board.tops
    terrain = state.board.terrain(cell)
    passed = [*crossed, cell]
    for near in neighbours(cell):
        top = tops.get(near, 0)
        if not top or near in passed:
            continue
        other = TERRAIN[top & KIND]
        if other == terrain:
            if near not in visited and can_rest(state, seat, near, purse, [*visited, near], passed):
                return True
            continue
        for cost in TERRAIN_COSTS[other]:
            if covers(purse, cost) and can_rest(state, seat, near, purse - cost, [near], passed):
                return True
    return False


def may_lay(state: IsletState, seat: Seat) -> bool:
    """Whether the place is right, paid or not."""
    bird = state.birds[seat]
    if bird.at == SEA or state.board.tops[bird.at] >> EGG & WHOSE or not bird.eggs_left():
        return False
    if state.seats == 1:
        return len(cards_met(state, bird.at)) > 0
    return not state.other_bird_on(bird.at, seat)


def lay_costs(state: IsletState, cell: int) -> list[int]:
    return (LAY_COSTS if state.nested else PLAIN_LAY_COSTS)[state.board.nest(cell)]


def lays(state: IsletState, seat: Seat) -> list[Action]:
    bird = state.birds[seat]
    found: list[Action] = []
    if (bird.raw or bird.ready) and may_lay(state, seat):
        for payment in payments(bird.raw, bird.ready, lay_costs(state, bird.at), state.ready_first):
            found.append(acts.lay(payment))
    return found


def pay(state: IsletState, bird: Bird, payment: int) -> None:
    """Cards go back to their piles, eggs are tipped."""
    raw, tipped = payment & ALL, payment >> WIDTH
    bird.raw -= raw
    state.piles += raw
    bird.ready -= tipped
    bird.tipped += tipped
