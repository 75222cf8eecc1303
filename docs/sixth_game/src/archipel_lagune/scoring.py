"""Pearls, the largest raft of buoys, and the ladder of the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Outcome, Part, Score, Seat
from archipel_lagune.values import CELLS, SIDE

if TYPE_CHECKING:
    from archipel_lagune.state import LaguneState

LADDER: Final = ((0, "rank-driftwood"), (5, "rank-diver"), (8, "rank-pearl"))


def outcome(state: LaguneState) -> Outcome:
    scores = tuple(score(state, seat) for seat in range(state.seats))
    best = max(one.total for one in scores)
    winners = tuple(seat for seat, one in enumerate(scores) if one.total == best)
    return Outcome(winners, scores, "reason-tides", rank(best) if state.seats == 1 else "")


def score(state: LaguneState, seat: Seat) -> Score:
    parts = (Part("pearls", state.pearls[seat]), Part("raft", raft(state.cells, seat)))
    return Score(sum(part.points for part in parts), parts)


def raft(cells: list[int], seat: Seat) -> int:
    """The most buoys of a seat that touch side by side."""
    seen = [what != seat for what in cells]
    best = 0
    for start in range(CELLS):
        group = [] if seen[start] else [start]
        seen[start] = True
        for cell in group:
            for other in neighbours(cell):
                if not seen[other]:
                    seen[other] = True
                    group.append(other)
        best = max(best, len(group))
    return best


def neighbours(cell: int) -> list[int]:
    column, row = cell % SIDE, cell // SIDE
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [y * SIDE + x for x, y in around if 0 <= x < SIDE and 0 <= y < SIDE]


def rank(total: int) -> str:
    return [name for least, name in LADDER if total >= least][-1]
