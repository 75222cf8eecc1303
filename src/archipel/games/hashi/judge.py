"""The worth of a state to a seat, in thousandths of a point: what it has and what its board promises."""

from __future__ import annotations

from archipel.core.values import Seat
from archipel.games.hashi import scoring
from archipel.games.hashi.mind.prospect import MILLI
from archipel.games.hashi.mind.races import against, deadlines, prospect
from archipel.games.hashi.state import HashiState


def judge(state: HashiState, seat: Seat) -> int:
    bonuses = range(len(scoring.BONUSES))
    if not state.steps:
        return MILLI * scoring.total(state, state.boards[seat], seat)
    if state.seats == 1:
        races = deadlines(state.turn, [turns[0] for turns in state.reached])
    else:
        others = [board for mat, board in enumerate(state.shown) if mat != seat]
        races = against(others, state.window, state.turn, state.seen, state.reached, seat)
    has = sum([scoring.points(state, bonus, seat) for bonus in bonuses])
    return MILLI * has + prospect(state.sheet, state.turn, state.seen, races).worth(state.boards[seat])
