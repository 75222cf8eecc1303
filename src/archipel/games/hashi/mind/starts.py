"""The start number for oneself, and the one for a neighbour: learned for our boards, weighed for an owner's."""

from __future__ import annotations

from archipel.games.hashi.board import Board
from archipel.games.hashi.mind.chances import KINDEST, MEANEST
from archipel.games.hashi.mind.races import deadlines, prospect
from archipel.games.hashi.scoring import BONUSES
from archipel.games.hashi.sheet import SHEETS, Sheet
from archipel.games.hashi.values import STARTS, Start


def kindest(sheet: Sheet) -> Start:
    """The start number that leads to most points."""
    return STARTS[KINDEST[sheet.side]] if sheet is SHEETS[sheet.side] else weighed(sheet)[-1]


def meanest(sheet: Sheet) -> Start:
    return STARTS[MEANEST[sheet.side]] if sheet is SHEETS[sheet.side] else weighed(sheet)[0]


def weighed(sheet: Sheet) -> list[Start]:
    """Every start, that of the least promise first."""
    races = deadlines(0, [0] * len(BONUSES))
    found = []
    for number, start in enumerate(sheet.starts):
        board = Board(sheet)
        board.write(start.island - 1, start.number)
        found.append((prospect(sheet, 0, 0, races).worth(board), number))
    found.sort()
    return [sheet.starts[number] for _, number in found]
