"""The worth of a state to a seat, for bots."""

from __future__ import annotations

from archipel.core.values import Seat
from archipel_lagune import scoring
from archipel_lagune.state import LaguneState


def judge(state: LaguneState, seat: Seat) -> int:
    """A hundred a point, ahead of the best other."""
    totals = [scoring.score(state, mat).total for mat in range(state.seats)]
    others = [total for mat, total in enumerate(totals) if mat != seat]
    return 100 * (totals[seat] - max(others, default=0))
