"""Where things lie on the chart: cells by column and row, signs by their exact point, ids by what they are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.core.scene import Piece, Spot, Zone
from archipel.core.text import Arg, Text, text
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.skin.places import TURNS, Print, prints
from archipel.games.small_islands.views import SmallView, TileView

Drawn = tuple[list[Zone], list[Piece]]
SEA: Final = "sea"
CELL: Final = 100
CROWDED: Final = 34
PLAIN: Final = 38


class Look(Print):
    """A printed tile with what a scene asks of it again and again."""

    _sides: tuple[tuple[tuple[int, ...], ...], ...] = ()

    def sides(self, turn: int) -> tuple[tuple[int, ...], ...]:
        """By land, the sides it reaches in a pose, 0 to 3 clockwise from north."""
        if not self._sides:
            self._sides = tuple(
                tuple(tuple(sorted((k // 2 + pose) % 4 for k in range(0, 8, 2) if land[k])) for land in self.lands)
                for pose in range(TURNS)
            )
        return self._sides[turn]


@lru_cache(maxsize=8)
def _looks(content: str) -> dict[str, Look]:
    rows = COMPONENTS.agreed(content)
    return prints(rows["landscape_tiles"], rows["start_tiles"], Look)


@lru_cache(maxsize=8)
def _tokens(content: str) -> dict[str, str]:
    rows = COMPONENTS.agreed(content)["joker_tokens"]["tokens"]
    return {row["id"]: row["faces"][0].removesuffix("_resource") for row in rows}


def tokens(view: SmallView) -> dict[str, str]:
    """Joker tokens by name: the resource each shows, or `any`."""
    return _tokens(view.options.content)


def print_of(view: SmallView, tile: str) -> Look:
    return _looks(view.options.content)[tile]


def poses(view: SmallView, tile: str) -> tuple[int, ...]:
    """Turns that look different."""
    found: list[int] = []
    looks = []
    for turn in range(TURNS):
        look = print_of(view, tile).turned(turn), print_of(view, tile).sides(turn)
        if look not in looks:
            looks.append(look)
            found.append(turn)
    return tuple(found)


def cell(view: SmallView, x: int, y: int) -> str:
    """A cell by its name in paths."""
    return f"{SEA}/{x + view.half},{y + view.half}"


def said_at(view: SmallView, key: str, x: int, y: int, /, **args: Arg) -> Text:
    """A text told a cell, counted from 1 at the west and north edges."""
    return Text(key, {**args, "column": x + view.half + 1, "row": y + view.half + 1})


def middle(view: SmallView, x: int, y: int) -> tuple[int, int]:
    """The middle of a cell in the units of the chart."""
    return (x + view.half) * CELL + CELL // 2, (y + view.half) * CELL + CELL // 2


def point(view: SmallView, tile: TileView, dx: float, dy: float) -> tuple[int, int]:
    return round((tile.x + view.half) * CELL + dx), round((tile.y + view.half) * CELL + dy)


def size(view: SmallView, tile: TileView) -> int:
    """Of what stands on a sign of the tile."""
    return PLAIN if print_of(view, tile.tile).crowding == 1 else CROWDED


def icon_id(tile: TileView, icon: int) -> str:
    return f"icon:{tile.x}:{tile.y}:{icon}"


def pier_id(tile: TileView, nth: int) -> str:
    return f"pier:{tile.x}:{tile.y}:{nth}"


def icon_at(view: SmallView, tile: TileView, icon: int) -> tuple[int, int]:
    """The point of one printed sign."""
    at = print_of(view, tile.tile).spots[tile.turn][icon]
    return point(view, tile, at.x, at.y)


def icon_spot(view: SmallView, tile: TileView, icon: int, label: Text) -> Spot:
    """A printed sign that can be touched."""
    return Spot(icon_id(tile, icon), *icon_at(view, tile, icon), label, "icon-here", "icon-lit")


def pier_of(view: SmallView, tile: TileView, nth: int) -> tuple[int, int, int]:
    """The point of the nth port added to a tile, and the way its jetty looks."""
    piers = print_of(view, tile.tile).piers[tile.turn]
    spot = piers[nth % len(piers)]
    return (*point(view, tile, spot.x, spot.y), spot.looks)


def added_ports(tile: TileView) -> int:
    return sum(1 for icon, *_ in tile.jokers if icon < 0)


def island_of(view: SmallView, tile: TileView, icon: int) -> int:
    """The number of the island on which a printed sign stands."""
    return tile.islands[print_of(view, tile.tile).signs[icon].region]


def tile_name(view: SmallView, tile: str) -> Text:
    """A landscape by its shape and number."""
    return text("tile", id=tile, shape=tile_shape(view, tile))


def tile_shape(view: SmallView, tile: str) -> Text:
    """How land lies on a tile, from its sides and corners alone: any owner's tile has a shape."""
    ring = print_of(view, tile).ring
    sides = [k for k in range(0, 8, 2) if ring[k]]
    if len(sides) != 2:
        return text(f"shape-{('islet', 'cape', '', 'fork', 'cross')[len(sides)]}")
    if sides[1] - sides[0] == 4:
        return text("shape-isthmus")
    between = 7 if sides == [0, 6] else sides[0] + 1
    return text("shape-shore" if ring[between] else "shape-elbow")
