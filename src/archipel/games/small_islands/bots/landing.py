"""Landing now: with which boat, where, and what it is worth."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Action
from archipel.games.small_islands.bots.sea import Sea
from archipel.games.small_islands.bots.stand import Stand
from archipel.games.small_islands.mat import ON_OFFER
from archipel.games.small_islands.steps.moor import GREY, MOORS, OWN
from archipel.games.small_islands.steps.turn import can_land

BESIDE: Final = 4
"""Cells beside the own boat are left free for ports."""


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


def best_mooring(stand: Stand) -> Action:
    """Where the boat taken is best laid."""
    return MOORS[moorings(stand)[0].cell]


def moorings(stand: Stand) -> list[Landing]:
    """Where the boat taken may be laid, the best first."""
    sea = stand.sea(stand.appraiser(stand.goal(), 0))
    found = _owns(stand, sea) if stand.state.boat == OWN else _greys(stand, sea)
    found.sort(key=_worth, reverse=True)
    return found


def _worth(landing: Landing) -> int:
    return landing.worth


def _owns(stand: Stand, sea: Sea) -> list[Landing]:
    found: list[Landing] = []
    for cell in sea.board.moorings():
        found.append(Landing(OWN, cell, sea.berth(cell, stand.weights.berth[stand.rounds])))
    return found


def _greys(stand: Stand, sea: Sea) -> list[Landing]:
    """Alone, far from ports: they count for Alexis. With others, out of the way of the own boat."""
    shy = stand.state.alexis is not None or stand.mat.boat == ON_OFFER
    found: list[Landing] = []
    for cell in sea.board.moorings():
        ports = sea.berth(cell, stand.weights.berth[stand.rounds])
        found.append(Landing(GREY, cell, -ports if shy else ports - stand.quays[cell] * BESIDE))
    return found


def _own(stand: Stand, sea: Sea) -> Landing:
    best = max(_owns(stand, sea), key=_worth)
    best.worth += sea.value
    return best


def _grey(stand: Stand, sea: Sea) -> Landing:
    best = max(_greys(stand, sea), key=_worth)
    alone = stand.state.alexis is not None
    best.worth = sea.value + stand.boat_worth(sea) + (best.worth if alone else 0)
    return best
