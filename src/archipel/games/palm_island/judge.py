"""The worth of a state to a seat, in thousandths of a point: its village, its annex, what the group has averted."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.palm_island.bots.goals import SAFETY, due
from archipel.games.palm_island.bots.node import node_of
from archipel.games.palm_island.bots.weights import POINT
from archipel.games.palm_island.paying import shortfall
from archipel.games.palm_island.scoring import averted, merit
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.meeting import LEVEL, Meeting
from archipel.kit.ranking import winners

VICTORY: Final = 20 * POINT


def judge(state: PalmState, seat: Seat) -> int:
    if not state.steps:
        return finished(state, seat)
    total = node_of(state.hands[seat]).value
    if state.mode == "cooperative":
        total += SAFETY * state.level
        step = state.steps[-1]
        if isinstance(step, Meeting):
            total += progress(state, step)
    return total


def finished(state: PalmState, seat: Seat) -> int:
    points, arrows, units = merit(state.hands[seat])
    if state.mode == "solo":
        return points * POINT
    if state.mode == "cooperative":
        return min([hand.score() for hand in state.hands]) * POINT + SAFETY * state.level
    won = VICTORY if seat in winners([merit(hand) for hand in state.hands]) else 0
    return points * POINT + arrows * 10 + units + won


def progress(state: PalmState, meeting: Meeting) -> int:
    """Part of a level's worth for what is pledged to it, once it is time."""
    if meeting.aim != LEVEL or averted(state) or state.round() < due(state, state.level):
        return 0
    units = sum(meeting.cost(state, LEVEL))
    missing = shortfall(meeting.pledged(state), meeting.cost(state, LEVEL))
    return SAFETY * (units - missing) // (2 * units)
