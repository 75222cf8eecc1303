"""The pictures of the rules of Small Islands: a few tiles on the chart, and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.figure import Figure, FigurePart
from archipel.games.small_islands.scene import sea
from archipel.games.small_islands.scene.places import CELL, Chart, middle
from archipel.games.small_islands.views import TileView
from archipel.kit.figures import Put, board, row, seen

HALF = 5
CHART = Chart("", HALF, ("red", "blue"), False)
Tiles = tuple[TileView, ...]

MEETING = (TileView("L28", 0, 0, 0), TileView("L29", 1, 0, 1))
PARTED = (TileView("L28", 0, 0, 0), TileView("L16", 1, 0, 0))
SQUARE = (
    TileView("L37", 0, 0, 0, ("temple", "lotus", "spot", "port"), islands=(0,), ports=1),
    TileView("L28", 1, 0, 1, ("lotus", "lotus", "spot"), islands=(0,)),
    TileView("L30", 1, 1, 2, ("leaf", "leaf", "spot"), islands=(0,)),
    TileView("L31", 0, 1, 3, ("lotus", "fruit", "spot", "port"), islands=(0,), ports=1),
)
PORTS = (
    TileView("L13", 1, 0, 2, ports=1),
    TileView("L55", 2, 1, 0, ports=2),
    TileView("L56", 2, 0, 0, ports=2),
    TileView("boat", 1, 1, 0, owner=0),
)


def figures() -> Mapping[str, Figure]:
    housed = (TileView("L37", 0, 0, 0, SQUARE[0].shows, ((2, 0),), islands=(0,), ports=1), *SQUARE[1:])
    corner = (SQUARE[0], SQUARE[1])
    return {
        "tile": Figure((
            shown((TileView("L37", 0, 0, 0),), (1, 1)),
            board(270, 100, ("temple", 30, 50), ("lotus", 100, 50), ("house-spot", 170, 50), ("port", 240, 50)),
        )),
        "sides": Figure((
            shown(MEETING, (2, 1), [("sign.yes", 0.5, -0.3)]),
            shown(PARTED, (2, 1), [("sign.no", 0.5, -0.3)]),
        )),
        "corners": Figure((
            shown((*corner, TileView("L30", 1, 1, 2)), (2, 2), [("sign.yes", 0, 1)]),
            shown((*corner, TileView("L22", 1, 1, 2)), (2, 2), [("sign.no", 0, 1)]),
        )),
        "island": Figure((shown(SQUARE, (2, 2)),)),
        "jokers": row("joker-lotus", "joker-fruit", "joker-leaf", "joker-any", "joker-port", tint="seat-0"),
        "house": Figure((shown(housed, (2, 2)), board(270, 200, ("O01", 135, 100)))),
        "objective": Figure((board(300, 170, ("O01", 150, 85), ("sign.1", 26, 85), ("sign.2", 274, 85)),)),
        "boat": Figure((shown(PORTS, (3, 3)),)),
    }  # fmt: skip


def shown(tiles: Tiles, size: tuple[int, int], signs: Sequence[tuple[str, float, float]] = ()) -> FigurePart:
    """So many columns and rows of the chart from its middle, with a little water around."""
    drawn = [sea.calm(HALF), sea.ground(CHART, tiles, ()), sea.standing(CHART, sea.stood_on(tiles))]
    x, y = middle(HALF, 0, 0)
    marks: list[Put] = [(face, round(x + CELL * dx), round(y + CELL * dy)) for face, dx, dy in signs]
    edge = 0.62 * CELL
    return seen(drawn, marks, (x - edge, y - edge, CELL * (size[0] - 1) + 2 * edge, CELL * (size[1] - 1) + 2 * edge))
