"""Careful play without foresight: spoil as few islands as can be, then take most points now, then write."""

from __future__ import annotations

from archipel.games.hashi.content import ISLAND_POINTS
from archipel.games.hashi.mind.entries import NOWHERE, Entry
from archipel.games.hashi.mind.plan import Planner
from archipel.games.hashi.mind.prospect import LOST


def carefully(plan: Planner, entries: list[Entry]) -> list[Entry]:
    """The entries that do best, all equals."""
    values = [_value(plan, entry) for entry in entries]
    most = max(values)
    return [entry for entry, value in zip(entries, values, strict=True) if value == most]


def _value(plan: Planner, entry: Entry) -> tuple[int, int, bool]:
    board = plan.board.clone()
    entry.enter(board, plan.number)
    plan.now.worth(board)
    points = ISLAND_POINTS * board.finished.bit_count()
    for bonus, race in enumerate(plan.races):
        if plan.now.holds[bonus]:
            points += int(race.prize())
    return -plan.now.states.count(LOST), points, entry.island != NOWHERE
