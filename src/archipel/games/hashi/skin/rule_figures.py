"""The pictures of the rules of Hashi: windows on a board as the table draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.figure import Figure
from archipel.games.hashi.board import Board
from archipel.games.hashi.scene.boards import large_board
from archipel.games.hashi.scene.places import MARGIN, STEP
from archipel.games.hashi.sheet import sheet_of
from archipel.kit.figures import Put, board, row, seen

Window = tuple[float, float, float, float]
"""Its first column and row, and how many of them it shows."""


def figures() -> Mapping[str, Figure]:
    return {
        "card": Figure((board(250, 160, ("card-5-3", 125, 80), ("sign.1", 40, 46), ("sign.2", 210, 112)),)),
        "neighbours": shown((0, 1, 4, 3), signs=[("sign.yes", 2, 2.5), ("sign.no", 1.5, 2.5)]),
        "flag": shown((0, 1.5, 4, 2.5), {12: 3}, ["11-12"], [("sign.yes", 0.5, 3), ("sign.no", 1.5, 2)]),
        "twins": shown((0, 0, 5, 2), {6: 4}, ["6-7", "6-7", "5-6"]),
        "crossing": shown((0, 0, 5, 3), {2: 2}, ["2-8"], [("sign.no", 3, 1)]),
        "finished": shown((0, 0, 5, 2), {6: 3, 1: 1, 7: 4}, ["1-6", "6-7", "6-7"]),
        "six": shown(
            (0, 3, 4, 2),
            {14: 1, 15: 2, 11: 2, 12: 2, 16: 2, 17: 1},
            ["14-15", "11-15", "11-12", "12-16", "16-17"],
        ),
        "races": row("plaque-red-ii", "plaque-blue-ii", "plaque-six-ii"),
    }


def shown(
    window: Window,
    numbers: Mapping[int, int] | None = None,
    bridges: Sequence[str] = (),
    signs: Sequence[tuple[str, float, float]] = (),
) -> Figure:
    """A window on side A with these numbers and bridges; `signs` stand at columns and rows."""
    sheet = sheet_of("", "A")
    own = Board(sheet)
    for island, number in (numbers or {}).items():
        own.write(island - 1, number)
    for line in bridges:
        own.draw(sheet.line_of[line])
    drawn = large_board(own, 0, False, frozenset(), 0, (), None)
    marks: list[Put] = [(face, round(middle(x)), round(middle(y))) for face, x, y in signs]
    left, top, wide, high = window
    return Figure((seen([drawn], marks, (edge(left), edge(top), STEP * wide, STEP * high)),))


def edge(cell: float) -> float:
    return MARGIN + STEP * cell


def middle(cell: float) -> float:
    return edge(cell + 0.5)
