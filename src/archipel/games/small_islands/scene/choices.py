"""What can be touched: gestures, and what they put on the sea."""

from __future__ import annotations

from typing import Final

import msgspec

from archipel.core.scene import Gesture, ScenePart
from archipel.games.small_islands.scene.sea import Members


class Touched(msgspec.Struct, frozen=True):
    """`sea` is the chart with its signs, None where none can be touched; `marks` lie on it; `members` are the signs by
    the island they stand on: pointing at one means the island too."""

    gestures: tuple[Gesture, ...] = ()
    sea: ScenePart | None = None
    marks: ScenePart = ScenePart()
    members: Members = ()


NOTHING: Final = Touched()
