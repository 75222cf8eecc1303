"""What can be touched: gestures, and what they put on the sea."""

from __future__ import annotations

from typing import Final

import msgspec

from archipel.core.scene import Gesture, Piece, ScenePart, Spot
from archipel.games.small_islands.scene.sea import Members, water


class Touched(msgspec.Struct, frozen=True):
    """`sea` is the chart with its signs, None where none can be touched; `marks` lie on it; `members` are the signs by
    the island they stand on: pointing at one means the island too."""

    gestures: tuple[Gesture, ...] = ()
    sea: ScenePart | None = None
    marks: ScenePart = ScenePart()
    members: Members = ()


NOTHING: Final = Touched()


class Signs:
    """Signs that can be touched, each once."""

    def __init__(self) -> None:
        self.spots: dict[str, Spot] = {}
        self.members: dict[tuple[int, str], None] = {}

    def add(self, spot: Spot, name: str, island: int) -> None:
        if name not in self.spots:
            self.spots[name] = spot
            self.members[island, name] = None

    def touched(self, half: int, skin: str, gestures: list[Gesture], marks: list[Piece]) -> Touched:
        sea = ScenePart((water(half, tuple(self.spots.values()), skin),))
        return Touched(tuple(gestures), sea, ScenePart((), tuple(marks)), tuple(self.members))
