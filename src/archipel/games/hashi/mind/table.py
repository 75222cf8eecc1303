"""A seat's turn as its view tells it."""

from __future__ import annotations

import msgspec

from archipel.games.hashi.board import Board
from archipel.games.hashi.mind.plan import Planner
from archipel.games.hashi.mind.prospect import Race
from archipel.games.hashi.mind.races import against, deadlines
from archipel.games.hashi.sheet import sheet_of
from archipel.games.hashi.values import BoardView, HashiView, Pending


def planner(view: HashiView) -> Planner:
    """The turn in hand from where the view stands."""
    assert view.seat is not None
    seen = sum([1 << card for card in view.seen])
    board = laid(view, view.boards[view.seat])
    return Planner(board, view.turn, seen, view.card, races(view, view.seat, seen))


def begun(view: HashiView) -> HashiView:
    """The view at the beginning of the turn: the same for all its decisions."""
    assert view.seat is not None
    mat = view.boards[view.seat]
    numbers = list(mat.numbers)
    bridges = list(mat.bridges)
    if view.pending.wrote:
        numbers[view.pending.wrote - 1] = 0
    sheet = sheet_of(view.content, view.side)
    for name in view.pending.drew:
        bridges[sheet.line_of[name]] -= 1
    boards = list(view.boards)
    boards[view.seat] = BoardView(tuple(numbers), tuple(bridges), (), 0)
    return msgspec.structs.replace(
        view,
        boards=tuple(boards),
        scores=(),
        points=(),
        last=(),
        rank="",
        pending=Pending("write", ()),
    )


def races(view: HashiView, seat: int, seen: int) -> list[Race]:
    if view.seats == 1:
        return deadlines(view.turn, [turns[0] for turns in view.reached])
    others = [laid(view, mat) for other, mat in enumerate(view.boards) if other != seat]
    reached = [list(turns) for turns in view.reached]
    return against(others, view.low_bonus_window, view.turn, seen, reached, seat)


def laid(view: HashiView, mat: BoardView) -> Board:
    """A board with the numbers and bridges seen."""
    board = Board(sheet_of(view.content, view.side))
    for line, drawn in enumerate(mat.bridges):
        for _ in range(drawn):
            board.draw(line)
    for island, number in enumerate(mat.numbers):
        if number:
            board.write(island, number)
    return board
