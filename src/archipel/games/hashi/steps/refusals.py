"""Why an entry of a turn is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import Final

from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.hashi.board import MOST_BRIDGES, PER_LINE, Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.values import Bridge, Confirm, SkipBridges, SkipNumber, Stage, Start, Write

CONFIRMED: Final = text("refused-confirmed", rule="4.4")


def objection(board: Board, stage: Stage, number: int, left: int, count: int, action: Action) -> Text | None:
    """None exactly when the action is legal for a seat at this stage of its turn."""
    if isinstance(action, Start):
        return text("refused-started", rule="3.1")
    if isinstance(action, Write):
        return _number(board, stage, number, action.island)
    if isinstance(action, SkipNumber):
        return None if stage == "write" else text("refused-number-past", rule="4.2")
    if isinstance(action, Bridge):
        return _bridge(board, stage, left, action.line)
    if isinstance(action, SkipBridges):
        return _no_bridges(stage, left, count)
    assert isinstance(action, Confirm)
    return None if stage == "confirm" else text("refused-unfinished-turn", rule="4.4", stage=stage, left=left)


def _number(board: Board, stage: Stage, number: int, island: int) -> Text | None:
    if not 1 <= island <= ISLANDS:
        return text("refused-no-island", rule="2.1", island=island)
    if stage != "write":
        return text("refused-number-past", rule="4.2")
    if board.numbers[island - 1]:
        return text("refused-second-number", rule="5.1", island=island)
    if board.sheet.flags[island - 1] and not board.touching[island - 1]:
        return text("refused-flag", rule="5.3", island=island)
    if number < board.touching[island - 1]:
        return text("refused-too-small", rule="5.2", number=number, bridges=board.touching[island - 1])
    return None


def _bridge(board: Board, stage: Stage, left: int, name: str) -> Text | None:
    if name not in board.sheet.line_of:
        return text("refused-no-line", rule="6.1")
    if stage == "write":
        return text("refused-number-first", rule="4.2")
    if stage == "confirm":
        return text("refused-bridges-past", rule="6.6")
    line = board.sheet.line_of[name]
    why = _line(board, line)
    if why is None and line not in board.offered(left):
        return text("refused-incomplete", rule="6.6", left=left)
    return why


def _line(board: Board, line: int) -> Text | None:
    if board.bridges[line] >= PER_LINE:
        return text("refused-two", rule="6.3")
    if board.sheet.crossing[line] & board.used:
        return text("refused-crossing", rule="6.5")
    one, other = board.sheet.ends[line]
    if not board.numbers[one] and not board.numbers[other]:
        return text("refused-no-number", rule="6.2")
    for island in (one, other):
        if not board.room[island]:
            if board.numbers[island]:
                return text("refused-finished", rule="7.2", island=island + 1)
            return text("refused-full", rule="6.4", island=island + 1, most=MOST_BRIDGES)
    return None


def _no_bridges(stage: Stage, left: int, count: int) -> Text | None:
    if stage == "write":
        return text("refused-number-first", rule="4.2")
    if stage == "confirm":
        return text("refused-bridges-past", rule="6.6")
    return None if left == count else text("refused-begun", rule="6.6", left=left)
