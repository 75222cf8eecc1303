"""Where things lie on the chart: cells by column and row, signs by their exact point, ids by what they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from archipel.core.parts import kept
from archipel.core.scene import Spot
from archipel.core.text import Arg, Text, text
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.skin.places import TURNS, Print, prints
from archipel.games.small_islands.views import SmallView, TileView

SEA: Final = "sea"
CELL: Final = 100
CROWDED: Final = 34
PLAIN: Final = 38


class Chart(msgspec.Struct, frozen=True, cache_hash=True):
    """What stays the same all game long: whose components are used, how far the sea reaches from its middle, the
    colours of the players, and whether the second of them is Alexis."""

    content: str
    half: int
    colours: tuple[str, ...]
    alexis: bool


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile where it lies, whatever lies on it."""

    tile: str
    x: int
    y: int
    turn: int


class Look(Print):
    """A printed tile with what a scene asks of it again and again."""

    @cached_property
    def sides(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By pose and land, the sides it reaches, 0 to 3 clockwise from north."""
        return tuple([
            tuple([tuple(sorted([(k // 2 + pose) % 4 for k in range(0, 8, 2) if land[k]])) for land in self.lands])
            for pose in range(TURNS)
        ])  # fmt: skip

    @cached_property
    def facing(self) -> tuple[tuple[int, ...], ...]:
        """By pose and side, the land that reaches it; -1: sea."""
        return tuple([tuple([_reaching(lands, side) for side in range(4)]) for lands in self.sides])


def _reaching(lands: Sequence[Sequence[int]], side: int) -> int:
    return next((land for land, sides in enumerate(lands) if side in sides), -1)


@lru_cache(maxsize=8)
def _looks(content: str) -> dict[str, Look]:
    rows = COMPONENTS.agreed(content)
    return prints(rows["landscape_tiles"], rows["start_tiles"], Look)


@lru_cache(maxsize=8)
def tokens(content: str) -> dict[str, str]:
    """Joker tokens by name: the resource each shows, or `any`."""
    rows = COMPONENTS.agreed(content)["joker_tokens"]["tokens"]
    return {row["id"]: row["faces"][0].removesuffix("_resource") for row in rows}


def chart_of(view: SmallView) -> Chart:
    return _chart(view.options.content, view.half, tuple([mat.colour for mat in view.mats]), view.alexis is not None)


_chart = kept(Chart)


def laid(tile: TileView) -> Laid:
    return Laid(tile.tile, tile.x, tile.y, tile.turn)


def print_of(content: str, tile: str) -> Look:
    return _looks(content)[tile]


@kept
def poses(content: str, tile: str) -> tuple[int, ...]:
    """Turns that look different."""
    found: list[int] = []
    looks = []
    for turn in range(TURNS):
        look = print_of(content, tile).turned(turn), print_of(content, tile).sides[turn]
        if look not in looks:
            looks.append(look)
            found.append(turn)
    return tuple(found)


@kept
def cell(half: int, x: int, y: int) -> str:
    """A cell by its name in paths."""
    return f"{SEA}/{x + half},{y + half}"


def said_at(half: int, key: str, x: int, y: int, /, **args: Arg) -> Text:
    """A text told a cell, counted from 1 at the west and north edges."""
    return Text(key, {**args, "column": x + half + 1, "row": y + half + 1})


def middle(half: int, x: int, y: int) -> tuple[int, int]:
    """The middle of a cell in the units of the chart."""
    return (x + half) * CELL + CELL // 2, (y + half) * CELL + CELL // 2


def point(half: int, at: Laid, dx: float, dy: float) -> tuple[int, int]:
    return round((at.x + half) * CELL + dx), round((at.y + half) * CELL + dy)


def size(content: str, tile: str) -> int:
    """Of what stands on a sign of the tile."""
    return PLAIN if print_of(content, tile).crowding == 1 else CROWDED


def icon_at(chart: Chart, at: Laid, icon: int) -> tuple[int, int]:
    """The point of one printed sign."""
    spot = print_of(chart.content, at.tile).spots[at.turn][icon]
    return point(chart.half, at, spot.x, spot.y)


def icon_spot(chart: Chart, at: Laid, icon: int, label: Text) -> Spot:
    """A printed sign that can be touched."""
    return Spot(f"icon:{at.x}:{at.y}:{icon}", *icon_at(chart, at, icon), label, "icon-here", "icon-lit")


def pier_of(chart: Chart, at: Laid, nth: int) -> tuple[int, int, int]:
    """The point of the nth port added to a tile, and the way its jetty looks."""
    piers = print_of(chart.content, at.tile).piers[at.turn]
    spot = piers[nth % len(piers)]
    return (*point(chart.half, at, spot.x, spot.y), spot.looks)


def added_ports(tile: TileView) -> int:
    return sum(1 for icon, *_ in tile.jokers if icon < 0)


def land_of(content: str, tile: str, icon: int) -> int:
    """The land of a tile on which a printed sign stands."""
    return print_of(content, tile).signs[icon].region


def island_of(content: str, tile: TileView, icon: int) -> int:
    """The number of the island on which a printed sign stands."""
    return tile.islands[land_of(content, tile.tile, icon)]


@kept
def tiles_at(tiles: tuple[TileView, ...]) -> dict[tuple[int, int], TileView]:
    return {(tile.x, tile.y): tile for tile in tiles}


@kept
def tile_name(content: str, tile: str) -> Text:
    """A landscape by its shape and number."""
    return text("tile", id=tile, shape=tile_shape(content, tile))


def tile_shape(content: str, tile: str) -> Text:
    """How land lies on a tile, from its sides and corners alone: any owner's tile has a shape."""
    ring = print_of(content, tile).ring
    sides = [k for k in range(0, 8, 2) if ring[k]]
    if len(sides) != 2:
        return text(f"shape-{('islet', 'cape', '', 'fork', 'cross')[len(sides)]}")
    if sides[1] - sides[0] == 4:
        return text("shape-isthmus")
    between = 7 if sides == [0, 6] else sides[0] + 1
    return text("shape-shore" if ring[between] else "shape-elbow")
