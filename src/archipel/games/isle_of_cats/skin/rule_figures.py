"""The pictures of the rules of The Isle of Cats: parts of a boat, cards and treasures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.figure import Figure, FigurePart
from archipel.games.isle_of_cats.boat import COLS
from archipel.games.isle_of_cats.scene.boats import PAD, large_boat
from archipel.games.isle_of_cats.views import TileView
from archipel.kit.figures import Put, board, row, seen

CELL = 100
Window = tuple[float, float, float, float]
"""Its first column and row, and how many of them it shows."""


def figures() -> Mapping[str, Figure]:
    return {
        "boat": Figure((boat((-0.9, -0.55, 23.4, 10.1)),)),
        "treasures": row("common-1", "common-2", "common-I3", "common-L3", "rare-L", "rare-T", "rare-O"),
        "family": Figure((boat((4, 1.5, 11, 5.9), FAMILY),)),
        "rescue": row("fish", "sign.plus", "basket", "sign.to", "cat-green-P5"),
        "placing": Figure((boat((7, 1.5, 10, 5.7), PLACED, [("sign.yes.large", 15, 3), ("sign.no.large", 8, 4)]),)),
        "map": Figure((boat(MAP_WINDOW), boat(MAP_WINDOW, MAPPED))),
        "card": Figure((board(290, 300, ("card-basket_3", 145, 150), ("sign.1", 26, 46), ("sign.2", 264, 46)),)),
        "baskets": row("basket-permanent", "sign.to", "basket-used"),
        "bow": Figure((boat((15.3, 1, 7.2, 6.8), [treasure("rare_T", 20, 3, 2)], filled=("parrot_fore",)),)),
    }


def cat(shape: str, colour: str, x: int, y: int, turn: int = 0) -> TileView:
    """`x` and `y` are the first of its cells, read row by row."""
    return TileView("cat", f"cat_{shape}", colour, y * COLS + x, turn, x * 10 + y)


def treasure(shape: str, x: int, y: int, turn: int = 0) -> TileView:
    return TileView(shape.partition("_")[0], shape, "", y * COLS + x, turn)


def boat(
    window: Window, tiles: Sequence[TileView] = (), signs: Sequence[Put] = (), filled: tuple[str, ...] = ()
) -> FigurePart:
    """A window on the blue boat; signs stand on cells."""
    drawn = large_boat(0, True, "boat_blue", tuple(tiles), filled, "board")
    left, top, wide, high = window
    return seen([drawn], signs, (PAD[0] + CELL * left, PAD[1] + CELL * top, CELL * wide, CELL * high))


FAMILY = (cat("P5", "red", 6, 3), cat("U5", "red", 7, 3), cat("I5", "red", 9, 2), cat("S4", "blue", 12, 2))
PLACED = (cat("T5", "green", 13, 2), cat("L5", "orange", 14, 2), cat("W5", "purple", 9, 4))
MAP_WINDOW: Window = (11, -0.4, 6.6, 4)
MAPPED = (cat("S4", "blue", 14, 1), treasure("common_2", 15, 2))
