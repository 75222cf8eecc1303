"""Islands that can no longer be finished, as far as anybody at the table may know."""

from __future__ import annotations

from archipel.core.parts import kept
from archipel.games.hashi.board import PER_LINE, Board
from archipel.games.hashi.content import CARDS, ISLANDS, TURNS
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.values import HashiView


def hopeless(view: HashiView, board: Board) -> frozenset[int]:
    """Islands of the viewer's own board, as it stands, that nothing still to come can finish."""
    return _hopeless(board, *to_come(view, board.sheet))


def to_come(view: HashiView, sheet: Sheet) -> tuple[frozenset[int], int]:
    """Numbers that may still be written, and the most bridges that may still be drawn."""
    numbers, bridges = _unseen(sheet, view.seen, TURNS - view.turn)
    if view.card >= 0 and view.pending.stage == "write":
        return numbers | {sheet.numbers[view.card]}, bridges + sheet.counts[view.card]
    return numbers, bridges + (view.pending.left if view.pending.stage == "draw" else 0)


@kept
def _unseen(sheet: Sheet, seen: tuple[int, ...], turns: int) -> tuple[frozenset[int], int]:
    unseen = [card for card in range(CARDS) if card not in seen]
    numbers = frozenset(sheet.numbers[card] for card in unseen) if turns else frozenset()
    return numbers, sum(sorted((sheet.counts[card] for card in unseen), reverse=True)[:turns])


@kept
def _hopeless(board: Board, numbers: frozenset[int], bridges: int) -> frozenset[int]:
    return frozenset(i for i in range(ISLANDS) if not _can_finish(board, i, numbers, bridges))


def _can_finish(board: Board, island: int, numbers: frozenset[int], bridges: int) -> bool:
    if board.finished >> island & 1:
        return True
    has = board.touching[island]
    more = min(bridges, sum([_reach(board, island, line) for line in board.sheet.at[island]]))
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
