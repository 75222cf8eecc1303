"""What can be touched: gestures, and what they put on the sea."""

from __future__ import annotations

from typing import Final

import msgspec

from archipel.core.scene import Gesture, Piece, ScenePart, Spot
from archipel.games.small_islands.scene.places import SEA
from archipel.games.small_islands.scene.sea import Members, water


class Touched(msgspec.Struct, frozen=True):
    """`sea` is the chart with its signs, None where none can be touched; `marks` lie on it; `members` are the signs by
    the island they stand on: pointing at one means the island too."""

    gestures: tuple[Gesture, ...] = ()
    sea: ScenePart | None = None
    marks: ScenePart = ScenePart()
    members: Members = ()


NOTHING: Final = Touched()


class Sign:
    """A spot of the sea, its name in paths, and the island it stands on."""

    def __init__(self, spot: Spot, island: int) -> None:
        self.spot = spot
        self.name = f"{SEA}/{spot.id}"
        self.island = island


class Signs:
    """Signs that can be touched, each once."""

    def __init__(self) -> None:
        self.found: dict[str, Sign] = {}

    def add(self, sign: Sign) -> None:
        self.found.setdefault(sign.name, sign)

    def touched(self, half: int, skin: str, gestures: list[Gesture], marks: list[Piece]) -> Touched:
        signs = self.found.values()
        sea = ScenePart((water(half, tuple([sign.spot for sign in signs]), skin),))
        members = tuple([(sign.island, sign.name) for sign in signs])
        return Touched(tuple(gestures), sea, ScenePart((), tuple(marks)), members)
