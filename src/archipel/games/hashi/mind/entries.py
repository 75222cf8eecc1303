"""Every entry a board allows in one turn: a number or none, and a whole set of bridges or none."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.board import Board
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.mind.prospect import Prospect

NOWHERE: Final = -1


@final
class Entry:
    """The island written on (-1: none), the lines drawn in rising order, and what the board is worth then."""

    def __init__(self, island: int, lines: list[int], worth: int) -> None:
        self.island = island
        self.lines = lines
        self.worth = worth

    def enter(self, board: Board, number: int) -> None:
        if self.island != NOWHERE:
            board.write(self.island, number)
        for line in self.lines:
            board.draw(line)


@final
class Lister:
    """Walks through all entries of a board and weighs each; the board is left as it was."""

    def __init__(self, board: Board, prospect: Prospect) -> None:
        self.board = board
        self.prospect = prospect
        self.lines: list[int] = []
        self.found: list[Entry] = []

    def every(self, number: int, count: int) -> list[Entry]:
        for island in range(ISLANDS):
            if self.board.takes(island, number):
                self.board.write(island, number)
                self.bridged(island, count)
                unwrite(self.board, island)
        self.bridged(NOWHERE, count)
        return self.found

    def bridged(self, island: int, count: int) -> None:
        """All entries that write here, or nowhere."""
        self.weigh(island)
        self.extend(island, 0, count)

    def extend(self, island: int, first: int, count: int) -> None:
        board = self.board
        for line in range(first, len(board.bridges)):
            if board.spans(line):
                board.draw(line)
                self.lines.append(line)
                if count == 1:
                    self.weigh(island)
                else:
                    self.extend(island, line, count - 1)
                self.lines.pop()
                board.erase(line)

    def weigh(self, island: int) -> None:
        self.found.append(Entry(island, self.lines.copy(), self.prospect.worth(self.board)))


def unwrite(board: Board, island: int) -> None:
    """Take a number away again; its bridges stay."""
    board.numbers[island] = 0
    board.room[island] = 6 - board.touching[island]
    board.finished &= ~(1 << island)
