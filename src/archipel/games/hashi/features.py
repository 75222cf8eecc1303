"""A view as plain numbers for learning, and the flat list of all actions with the mask of those that are legal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from archipel.core.values import Action
from archipel.games.hashi.content import CARDS, ISLANDS, START_NUMBERS, TURNS
from archipel.games.hashi.content.check import MOST_LINES, SIDES
from archipel.games.hashi.sheet import Sheet, sheet_of
from archipel.games.hashi.values import (
    CONFIRM,
    SKIP_BRIDGES,
    SKIP_NUMBER,
    STARTS,
    WRITES,
    BoardView,
    HashiView,
)

MOST_SEATS: Final = 4
STAGES: Final = ("start", "write", "draw", "confirm", "done", "over")
BOARD_SIZE: Final = ISLANDS * 2 + MOST_LINES + 1
RACE_SIZE: Final = 2 * 3
SIZE: Final = (
    len(SIDES) + len(STAGES) + CARDS + 5 + ISLANDS + MOST_LINES + MOST_SEATS * (1 + BOARD_SIZE + RACE_SIZE + 1)
)


def features(view: HashiView) -> list[float]:
    """SIZE numbers between 0 and 1: the table, the turn in hand, then every seat, the viewer's own first."""
    row = [float(side == view.side) for side in SIDES]
    row += [float(stage == view.pending.stage) for stage in STAGES]
    row += [float(card in view.seen) for card in range(CARDS)]
    row += _turn(view)
    own = view.seat or 0
    for place in range(MOST_SEATS):
        row += _seat(view, (own + place) % view.seats) if place < view.seats else [0.0] * (BOARD_SIZE + RACE_SIZE + 2)
    return row


def _turn(view: HashiView) -> list[float]:
    card, sheet = view.card, sheet_of(view.content, view.side)
    row = [view.turn / TURNS, view.pending.left / 3, float(view.low_bonus_window == "next_turn")]
    row += [sheet.numbers[card] / 6, sheet.counts[card] / 3] if card >= 0 else [0.0, 0.0]
    row += [float(view.pending.wrote == island + 1) for island in range(ISLANDS)]
    drawn = [view.pending.drew.count(name) / 2 for name in sheet.lines]
    return row + drawn + [0.0] * (MOST_LINES - len(drawn))


def _seat(view: HashiView, seat: int) -> list[float]:
    row = [1.0, *_board(view.boards[seat])]
    for bonus in range(len(view.reached)):
        row += [view.reached[bonus][seat] / TURNS, view.points[bonus][seat] / 9]
    return [*row, float(view.pending.ready[seat])]


def _board(board: BoardView) -> list[float]:
    row = [number / 6 for number in board.numbers]
    row += [float(done) for done in board.finished]
    row += [drawn / 2 for drawn in board.bridges]
    return [*row, *[0.0] * (MOST_LINES - len(board.bridges)), board.group / ISLANDS]


@lru_cache(maxsize=16)
def moves(sheet: Sheet) -> tuple[Action, ...]:
    """Every action of a side in a fixed order: starts, writes, lines, and what declines or confirms."""
    starts = [STARTS[island, number] for island in range(ISLANDS) for number in START_NUMBERS]
    return (*starts, *WRITES, SKIP_NUMBER, *sheet.bridges, SKIP_BRIDGES, CONFIRM)


def mask(view: HashiView, legal: Sequence[Action]) -> list[bool]:
    """Which of `moves` are legal."""
    offered = set(legal)
    return [move in offered for move in moves(sheet_of(view.content, view.side))]
