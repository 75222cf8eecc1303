"""What can be touched: gestures, and what they put on the sea."""

from __future__ import annotations

from typing import Final

import msgspec

from archipel.core.scene import Gesture, Piece, ScenePart, Spot
from archipel.games.small_islands.scene.places import SEA
from archipel.games.small_islands.scene.sea import Members, water
from archipel.games.small_islands.views import TileView


class Touched(msgspec.Struct, frozen=True):
    """`sea` is the chart with its signs, None where none can be touched; `marks` lie on it; `members` are the signs by
    the island they stand on: pointing at one means the island too."""

    gestures: tuple[Gesture, ...] = ()
    sea: ScenePart | None = None
    marks: ScenePart = ScenePart()
    members: Members = ()


NOTHING: Final = Touched()


class Sign:
    """A spot of the sea, its name in paths, and the land of its tile that it stands on."""

    def __init__(self, spot: Spot, land: int) -> None:
        self.spot = spot
        self.name = f"{SEA}/{spot.id}"
        self.land = land


class Signs:
    """Signs that can be touched, each once."""

    def __init__(self) -> None:
        self.spots: dict[str, Spot] = {}
        self.members: list[tuple[int, str]] = []

    def add(self, sign: Sign, tile: TileView) -> None:
        if sign.name not in self.spots:
            self.spots[sign.name] = sign.spot
            self.members.append((tile.islands[sign.land], sign.name))

    def touched(self, half: int, skin: str, gestures: list[Gesture], marks: list[Piece]) -> Touched:
        sea = ScenePart((water(half, tuple(self.spots.values()), skin),))
        return Touched(tuple(gestures), sea, ScenePart((), tuple(marks)), tuple(self.members))
