"""The pictures of the rules of Islet: small islets as the table piles them, and sums of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.figure import Figure, FigurePart
from archipel.core.scene import Piece
from archipel.games.islet.scene.board import figures as standing
from archipel.games.islet.scene.board import isles, stacks
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.places import SIGNS, piece_at
from archipel.games.islet.values import Cell, CellView, LinkView
from archipel.kit.figures import board, row

Stacks = Mapping[tuple[int, int], str]
"""By column and row the tiles of a stack, the lowest first: `Wb Sl`."""
Sign = tuple[str, int, int]

HEXAGON: Stacks = {(-1, 0): "Wb", (0, 0): "Sl", (1, 0): "Cf", (-1, 1): "Sf", (0, 1): "Cb", (1, 1): "Wl"}
CHAIN = (
    LinkView("Wb", (1, -2, 0), 1, "W", False),
    LinkView("Cf", (1, -1, 0), 2, "F", False),
    LinkView("Wl", (1, 0, 0), 3, "B", False),
)


def figures() -> Mapping[str, Figure]:
    climbed = {**HEXAGON, (-2, 0): "Wb", (-1, 0): "Sl Cf", (0, 0): "Wb Sf Wl"}
    around = {(0, 0): "Sl", (-1, 0): "Wb", (1, 0): "Cf", (0, -1): "Wl", (-2, 0): "Cb"}
    walk = {**HEXAGON, (-1, 0): "Wb", (0, 0): "Wl", (1, 0): "Cf", (-1, 1): "Sf"}
    return {
        "tiles": row("tile-Wb", "tile-Sl", "tile-Cf"),
        "neighbours": islet(
            around,
            [("sign.yes.large", -1, 0), ("sign.yes.large", 1, 0), ("sign.yes.large", 0, -1), ("sign.no.large", -2, 0)],
        ),
        "levels": islet({**HEXAGON, (0, 0): "Sl Wb", (1, 0): "Cf Sb Wl"}),
        "makes": Figure((sum_of("W", "S", "B"), sum_of("W", "C", "L"), sum_of("S", "C", "F")), 400),
        "chain": islet(climbed, chain=CHAIN),
        "gains": row(*(f"card-{link.gain}" for link in CHAIN)),
        "step": islet(walk, [("sign.yes.large", 0, 0), ("card-S", -1, 1)], bird=(1, -1, 0)),
        "lay": row("tile-Wl", "sign.plus", "card-L", "card-L", "card-L", "sign.to", "nested-toucan"),
        "guaranteed": row("sure-L-toucan", "sign.to", "spent-L-toucan"),
        "transform": row(
            "card-C", "sign.plus", "card-C", "sign.to", "card-S", "sign.plus", "card-C", "sign.to", "card-F"
        ),
    }


def sum_of(one: str, other: str, made: str) -> FigurePart:
    faces = (f"card-{one}", "sign.plus", f"card-{other}", "sign.equals", f"card-{made}")
    return board(380, 120, *((face, 44 + 73 * nth, 60) for nth, face in enumerate(faces)))


def islet(
    tiles: Stacks, signs: Sequence[Sign] = (), chain: tuple[LinkView, ...] = (), bird: Cell | None = None
) -> Figure:
    land = Land(tuple(CellView((1, x, y), tuple(stack.split()), -1) for (x, y), stack in tiles.items()))
    spots = (bird,) if bird else ()
    zone = isles(False, frozenset(), ((),)).zones[0]
    pieces = [*stacks(land, spots).pieces, *standing(land, spots, chain).pieces]
    pieces += [_sign(land, nth, *one) for nth, one in enumerate(signs)]
    return Figure((FigurePart(zone, tuple(pieces)),))


def _sign(land: Land, nth: int, face: str, x: int, y: int) -> Piece:
    cell = (1, x, y)
    return piece_at(cell, f"sign-{nth}", face, SIGNS, "sign", land.levels[cell])
