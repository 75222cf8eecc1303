"""Where a polyomino has its head, tail and legs: how any shape becomes a cat."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees

from archipel.games.isle_of_cats.skin.outline import Cell

SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Anatomy:
    """Head and tail are the two leaves farthest apart (ties: the higher head, then the more left); other leaves are
    legs; `core` is what is no limb; `towards` leads from each cell to the head."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells = tuple(cells)
        self.leaves = [cell for cell in cells if len(self.beside(cell)) == 1]
        self.head, self.tail = self.ends()
        _, self.towards = self.spread(self.head)
        self.tail_leaf = self.tail in self.leaves
        self.head_leaf = self.head in self.leaves
        self.legs = [cell for cell in self.leaves if cell not in (self.head, self.tail)]
        limbs = {*self.legs, *([self.tail] if self.tail_leaf else []), *([self.head] if self.head_leaf else [])}
        self.core = [cell for cell in cells if cell not in limbs]
        self.neck = (self.beside(self.head) or [self.head])[0]

    def beside(self, cell: Cell) -> list[Cell]:
        near = [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]
        return [one for one in near if one in self.cells]

    def spread(self, start: Cell) -> tuple[dict[Cell, int], dict[Cell, Cell]]:
        """Steps from a cell to every other, and the way back."""
        steps, back, queue = {start: 0}, dict[Cell, Cell](), [start]
        for cell in queue:
            for near in self.beside(cell):
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    back[near] = cell
                    queue.append(near)
        return steps, back

    def ends(self) -> tuple[Cell, Cell]:
        best, found = -1, (self.cells[0], self.cells[-1])
        for head in self.leaves or self.cells:
            steps, _ = self.spread(head)
            for tail in self.leaves if len(self.leaves) > 1 else self.cells:
                worth = steps[tail] * 100 - head[1] * 3 - head[0]
                if tail != head and worth > best:
                    best, found = worth, (head, tail)
        return found


def angle(start: Cell, end: Cell) -> float:
    return degrees(atan2(end[1] - start[1], end[0] - start[0]))


def centre(cell: Cell) -> tuple[int, int]:
    return cell[0] * 100 + 50, cell[1] * 100 + 50


def chance(cell: Cell) -> int:
    """The same number for the same cell, so that no two cells of a coat look alike."""
    return (cell[0] * 7 + cell[1] * 13 + 5) * 2654435761 % 97
