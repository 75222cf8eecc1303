"""Tiles by number and shapes in all their poses.

Cats are 0 to 84 (17 of each colour), rare treasures 85 to 109, Oshax 110 to 115, our promotional tiles 116 to 119; then
come, for the promotional tiles of an owner's own box, an Oshax and a rare treasure of every shape there is."""

from __future__ import annotations

from typing import Any, Final

from archipel.games.isle_of_cats.content import CONTENT, HOUSE
from archipel.games.isle_of_cats.content.polyominoes import Cells, canonical, every_shape, poses
from archipel.games.isle_of_cats.values import COLOURS

CAT: Final = 0
OSHAX: Final = 1
RARE: Final = 2
COMMON: Final = 3
KINDS: Final = ("cat", "oshax", "rare", "common")

FORMS: Final[tuple[Cells, ...]] = tuple(every_shape())


def _cells(row: dict[str, Any]) -> Cells:
    return tuple((x, y) for x, y in row["cells"])


_box: dict[str, Cells] = {row["id"]: _cells(row) for row in CONTENT["shapes"]}
_like: dict[tuple[str, Cells], str] = {(name.partition("_")[0], canonical(cells)): name for name, cells in _box.items()}
"""The shapes that tiles of a kind have in the box."""
_first = len(CONTENT["tiles"]["oshax"]["shapes"]) + 1
_ours: dict[str, Cells] = {
    f"oshax_{number}": _cells(row)
    for number, row in enumerate([row for row in HOUSE["tiles"] if row["kind"] == "oshax"], _first)
}
HOUSE_SHAPES: Final = len(_box) + len(_ours)
FORM_NAMES: Final = tuple(f"form_{len(cells)}x{number}" for number, cells in enumerate(FORMS))
SHAPE_CELLS: Final[dict[str, Cells]] = _box | _ours | dict(zip(FORM_NAMES, FORMS, strict=True))
SHAPES: Final[tuple[str, ...]] = tuple(SHAPE_CELLS)
SHAPE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(SHAPES)}

CATS: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["cats"]["shapes"])
COMMONS: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["common_treasures"]["shapes"])
SMALL: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["common_treasures"]["small"])
BOX_RARES: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["rare_treasures"]["shapes"])
OSHAXES: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["oshax"]["shapes"])


def form_of(cells: Cells) -> int:
    """Which of all shapes it is, whatever its pose."""
    return FORMS.index(canonical(cells))


def _shape(kind: str, form: int) -> str:
    """The shape of a tile: one that tiles of its kind have in the box, or a form of its own."""
    return _like.get((kind, FORMS[form]), FORM_NAMES[form])


ALL_FORMS: Final = range(len(FORMS))
RARES: Final[tuple[str, ...]] = tuple(dict.fromkeys([*BOX_RARES, *(_shape("rare", form) for form in ALL_FORMS)]))
"""The shapes a rare treasure may have, those of the box first."""
EACH_RARE: Final[int] = CONTENT["tiles"]["rare_treasures"]["count_each"]

NO_COLOUR: Final = -1

_rows: list[tuple[int, str, int]] = [(CAT, shape, colour) for colour in range(len(COLOURS)) for shape in CATS]
_rows += [(RARE, shape, NO_COLOUR) for shape in BOX_RARES for _ in range(EACH_RARE)]
_rows += [(OSHAX, shape, NO_COLOUR) for shape in OSHAXES]
BOX_TILES: Final = len(_rows)
_rows += [(OSHAX, shape, NO_COLOUR) for shape in _ours]
_rows += [(RARE, _shape("rare", form_of(_cells(row))), NO_COLOUR) for row in HOUSE["tiles"] if row["kind"] == "rare"]
HOUSE_TILES: Final = len(_rows)
_rows += [(kind, _shape(KINDS[kind], form), NO_COLOUR) for kind in (OSHAX, RARE) for form in ALL_FORMS]

TILES: Final = len(_rows)
TILE_KIND: Final[list[int]] = [row[0] for row in _rows]
TILE_SHAPE: Final[list[int]] = [SHAPE_OF[row[1]] for row in _rows]
TILE_COLOUR: Final[list[int]] = [row[2] for row in _rows]


def _tiles(kind: int, first: int, last: int) -> int:
    return sum(1 << tile for tile in range(first, last) if TILE_KIND[tile] == kind)


CAT_TILES: Final = _tiles(CAT, 0, BOX_TILES)
RARE_TILES: Final = _tiles(RARE, 0, BOX_TILES)
OSHAX_TILES: Final[tuple[int, ...]] = tuple(tile for tile in range(BOX_TILES) if TILE_KIND[tile] == OSHAX)
PROMO_OSHAX: Final = _tiles(OSHAX, BOX_TILES, HOUSE_TILES)
PROMO_RARE: Final = _tiles(RARE, BOX_TILES, HOUSE_TILES)


def own_tile(kind: str, cells: Cells) -> int:
    """The number of a promotional tile of an owner's own box."""
    return HOUSE_TILES + form_of(cells) + (len(FORMS) if kind == "rare" else 0)


POSES: Final[tuple[tuple[tuple[int, Cells], ...], ...]] = tuple(poses(cells) for cells in SHAPE_CELLS.values())
