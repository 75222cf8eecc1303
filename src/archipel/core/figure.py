"""A picture in a game's rules: parts of a table, drawn from the game's own faces with the table's own geometry."""

from __future__ import annotations

import msgspec

from archipel.core.scene import Piece, Zone


class FigurePart(msgspec.Struct, frozen=True):
    """A zone with its pieces. `window` is the part of a drawn zone that is shown: left, top, width and height in its
    units (none: all of it)."""

    zone: Zone
    pieces: tuple[Piece, ...]
    window: tuple[float, ...] = ()


class Figure(msgspec.Struct, frozen=True):
    """Parts side by side, on a line no wider than `wide`; beside the game's faces a piece may show one of the house's
    signs: `sign.yes`, `sign.no`, `sign.1` to `sign.6`, `sign.plus`, `sign.equals` and `sign.to`."""

    parts: tuple[FigurePart, ...]
    wide: int = 1000
