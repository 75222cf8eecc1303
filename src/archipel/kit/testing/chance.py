"""Chance that does as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archipel.core.rng import Rng


class Script(Rng):
    """Answers as told, then always with 0."""

    def __init__(self, answers: Sequence[int] = ()) -> None:
        super().__init__()
        self.answers = list(answers)

    def below(self, bound: int) -> int:
        self.draws += 1
        return self.answers.pop(0) % bound if self.answers else 0

    def clone(self) -> Rng:
        twin = Script(self.answers)
        twin.draws = self.draws
        return twin


class Stacked(Rng):
    """A shuffle that brings these things to the front, in this order, wherever they are among those shuffled."""

    def __init__(self, first: Sequence[Any]) -> None:
        super().__init__()
        self.first = first

    def shuffle(self, items: list[Any]) -> None:
        first = [item for item in self.first if item in items]
        items[:] = [*first, *[item for item in items if item not in first]]

    def clone(self) -> Rng:
        twin = Stacked(self.first)
        twin.draws = self.draws
        return twin
