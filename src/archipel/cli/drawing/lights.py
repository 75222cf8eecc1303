"""What a drawing shows besides the things themselves: what may be touched, by its number, and what is held over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from archipel.core.scene import Piece

MANY = 30


class Ghost(NamedTuple):
    """A piece in its pose, over a cell of a zone."""

    piece: Piece
    zone: str
    x: int
    y: int


class Lights(NamedTuple):
    """`numbers` are those of choices by the thing they touch; `picked` is the thing pointed at."""

    numbers: Mapping[str, int] = {}
    picked: str = ""
    ghost: Ghost | None = None

    @property
    def many(self) -> bool:
        """So many may be touched that their numbers would hide the board: places are named instead."""
        return len(self.numbers) > MANY

    def number(self, id: str) -> str:
        """Two characters for a cell: its number, or a ring where there are too many to be read."""
        return "()" if self.many else f"{self.numbers[id]:>2}"


NONE = Lights()
