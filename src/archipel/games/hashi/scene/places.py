"""Where things lie on a board, in its own units: 120 to a grid step, a margin of 18."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from archipel.games.hashi.sheet import Sheet

STEP: Final = 120
MARGIN: Final = 18
LEAN: Final = {"h": 10, "v": 9}
RISE: Final = 5


class Place(NamedTuple):
    """The middle of a line, which way it runs, its length in steps, and the steps at which others cross it."""

    x: int
    y: int
    way: str
    steps: int
    crossed: str


def size(sheet: Sheet) -> tuple[int, int]:
    return 2 * MARGIN + STEP * sheet.cols, 2 * MARGIN + STEP * sheet.rows


def centre(sheet: Sheet, island: int) -> tuple[int, int]:
    return MARGIN + STEP * sheet.col[island] + STEP // 2, MARGIN + STEP * sheet.row[island] + STEP // 2


@lru_cache(maxsize=1024)
def place(sheet: Sheet, line: int) -> Place:
    one, other = sheet.ends[line]
    (x, y), (to_x, to_y) = centre(sheet, one), centre(sheet, other)
    way = "h" if y == to_y else "v"
    steps = abs(to_x - x + to_y - y) // STEP
    return Place((x + to_x) // 2, (y + to_y) // 2, way, steps, _crossed(sheet, line, way))


@lru_cache(maxsize=4096)
def bridge_at(place: Place, nth: int, count: int) -> tuple[int, int]:
    """The middle of a bridge: alone on the axis, or the `nth` of two beside it."""
    aside = 0 if count == 1 else LEAN[place.way] * (1 if nth else -1)
    return (place.x, place.y - RISE + aside) if place.way == "h" else (place.x + aside, place.y)


def _crossed(sheet: Sheet, line: int, way: str) -> str:
    """Only upright lines give way: the level one runs on."""
    if way == "h":
        return ""
    top = min(sheet.row[end] for end in sheet.ends[line])
    mask = sheet.crossing[line]
    others = [k for k in range(len(sheet.lines)) if mask >> k & 1]
    return "".join(str(step) for step in sorted(sheet.row[sheet.ends[k][0]] - top for k in others))
