"""Landing now: with which boat, where, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from archipel.core.values import Action
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.mat import ON_OFFER
from archipel.games.small_islands.steps.moor import MOORS
from archipel.games.small_islands.steps.turn import can_land

OWN: Final = 0
GREY: Final = 1


@final
class Landing:
    def __init__(self, boat: int, cell: int, worth: int) -> None:
        self.boat = boat
        self.cell = cell
        self.worth = worth


def best_landing(stand: Stand) -> Landing | None:
    """None where nobody can land now."""
    state = stand.state
    if not can_land(state, stand.seat):
        return None
    sea = stand.sea(stand.appraiser(stand.goal(), 0))
    found: list[Landing] = []
    if stand.mat.boat == ON_OFFER:
        found.append(_own(stand, sea))
    if state.greys:
        found.append(_grey(stand, sea))
    best = found[0]
    for landing in found:
        if landing.worth > best.worth:
            best = landing
    return best


def best_mooring(stand: Stand, own: bool, legal: Sequence[Action]) -> Action:
    sea = stand.sea(stand.appraiser(stand.goal(), 0))
    return MOORS[(_own(stand, sea) if own else _grey(stand, sea)).cell]


def _own(stand: Stand, sea: Sea) -> Landing:
    best = Landing(OWN, -1, 0)
    for cell in sea.board.moorings():
        worth = sea.berth(cell, stand.weights.berth[stand.rounds])
        if best.cell < 0 or worth > best.worth:
            best = Landing(OWN, cell, worth)
    best.worth += sea.value
    return best


def _grey(stand: Stand, sea: Sea) -> Landing:
    """Alone, far from ports: they count for Alexis. With others, where it takes away the least of what one wants."""
    promise = stand.boat_worth(sea)
    best = Landing(GREY, -1, 0)
    for cell in sea.board.moorings():
        ports = sea.berth(cell, stand.weights.berth[stand.rounds])
        worth = (
            -ports if stand.state.alexis is not None or stand.mat.boat == ON_OFFER else ports - stand.quays[cell] * 4
        )
        if best.cell < 0 or worth > best.worth:
            best = Landing(GREY, cell, worth)
    best.worth = sea.value + promise + (best.worth if stand.state.alexis is not None else 0)
    return best
