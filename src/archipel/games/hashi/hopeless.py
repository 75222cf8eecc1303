"""Islands that can no longer be finished, as far as anybody at the table may know."""

from __future__ import annotations

from archipel.games.hashi.board import PER_LINE, Board
from archipel.games.hashi.content import CARDS, ISLANDS, TURNS
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.values import HashiView


def hopeless(view: HashiView, board: Board) -> frozenset[int]:
    """Islands of the viewer's own board, as it stands, that nothing still to come can finish."""
    numbers, bridges = to_come(view, board.sheet)
    return frozenset(i for i in range(ISLANDS) if not _can_finish(board, i, numbers, bridges))


def to_come(view: HashiView, sheet: Sheet) -> tuple[frozenset[int], int]:
    """Numbers that may still be written, and the most bridges that may still be drawn."""
    unseen = [card for card in range(CARDS) if card not in view.seen]
    turns = TURNS - view.turn
    numbers = {sheet.numbers[card] for card in unseen} if turns else set()
    bridges = sum(sorted((sheet.counts[card] for card in unseen), reverse=True)[:turns])
    if view.card >= 0 and view.pending.stage == "write":
        numbers.add(sheet.numbers[view.card])
        bridges += sheet.counts[view.card]
    elif view.pending.stage == "draw":
        bridges += view.pending.left
    return frozenset(numbers), bridges


def _can_finish(board: Board, island: int, numbers: frozenset[int], bridges: int) -> bool:
    has = board.touching[island]
    more = min(bridges, sum(_reach(board, island, line) for line in board.sheet.at[island]))
    if board.numbers[island]:
        return board.room[island] <= more
    least = max(has, 1)
    return any(least <= number <= has + more for number in numbers)


def _reach(board: Board, island: int, line: int) -> int:
    """Bridges a line can still bring to an island."""
    if board.sheet.crossing[line] & board.used:
        return 0
    one, other = board.sheet.ends[line]
    return min(PER_LINE - board.bridges[line], board.room[other if one == island else one])
