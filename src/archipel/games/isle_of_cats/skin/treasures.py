"""Treasures: sand cloth with one find a cell where common, gold rim and velvet where rare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.games.isle_of_cats.content.tiles import BOX_RARES, COMMONS, RARES, SHAPE_CELLS
from archipel.games.isle_of_cats.scene.naming import face_of
from archipel.games.isle_of_cats.skin.anatomy import centre
from archipel.games.isle_of_cats.skin.cats import box_of
from archipel.games.isle_of_cats.skin.outline import Cell, outline
from archipel.games.isle_of_cats.skin.poses import Upright, faces
from archipel.kit.skin.svg import path, use

FINDS: Final = {
    "common_1": ("ring",),
    "common_2": ("key", "coins"),
    "common_I3": ("bottle", "shell", "coins"),
    "common_L3": ("coins", "shell", "pearl"),
}
JEWELS: Final = ("crown", "gem", "goblet", "star")


def treasures(more: list[str]) -> Iterator[str]:
    """`more` are shapes of further rare treasures."""
    for id in (*COMMONS, *BOX_RARES, *more):
        cells = SHAPE_CELLS[id]
        face = face_of("rare" if id in RARES else "common", id, "")
        shadow = path(outline(cells, 3, 20, 8), "#22130a", 'opacity=".32"')
        yield from faces(face, box_of(cells), shadow, cloth(id, cells), list(found(id, cells)))


def cloth(id: str, cells: tuple[Cell, ...]) -> str:
    base, rare = outline(cells, 3, 20, 8), id in RARES
    fill, edge = ("#e0a92f", "#6d4708") if rare else ("#e9cf8f", "#a9803a")
    stitch = 'stroke-width="2.5" opacity=".8"' if rare else 'stroke-width="2.5" stroke-dasharray="7 6" opacity=".65"'
    velvet = path(outline(cells, 17, 10, 10), "#5a2140", 'stroke="#3a1228" stroke-width="2"') if rare else ""
    return (
        path(base, fill, f'stroke="{edge}" stroke-width="3"')
        + path(outline(cells, 10, 14, 10), "none", f'stroke="{"#8a5a12" if rare else edge}" {stitch}')
        + velvet
    )


def found(id: str, cells: tuple[Cell, ...]) -> Iterator[Upright]:
    """One find a cell, always upright."""
    items, wide = (JEWELS, 74) if id in RARES else (FINDS[id], 78)
    for nth, cell in enumerate(cells):
        yield Upright(*centre(cell), use(f"item-{items[nth % len(items)]}", -wide / 2, -wide / 2, wide))
