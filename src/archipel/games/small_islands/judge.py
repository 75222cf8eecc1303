"""The worth of a state to a seat, in hundredths of a PP."""

from __future__ import annotations

from archipel.core.values import Seat
from archipel.games.small_islands.bots.judging import worth
from archipel.games.small_islands.bots.weights import HOUSE_WEIGHTS
from archipel.games.small_islands.state import SmallState


def judge(state: SmallState, seat: Seat) -> int:
    return worth(state, seat, HOUSE_WEIGHTS)
