"""The chart: tiles and boats, houses and tokens on them, islands with their counts."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Outline, Piece, Spot, Tally, Zone
from archipel.core.text import Arg, Text, text
from archipel.games.small_islands.scene import places
from archipel.games.small_islands.scene.naming import ICONS, colour, island_label, verdict, who
from archipel.games.small_islands.views import IslandView, SmallView, TileView

GROUND: Final = 0
MARK: Final = 1
TOKEN: Final = 2
COIN: Final = 3
TALLIES: Final = (
    ("lotus", "lotus"),
    ("fruit", "fruit"),
    ("leaf", "leaf"),
    ("temples", "temple"),
    ("ports", "port"),
    ("free", "house-spot"),
)


class Sea:
    """What the chart shows, gathered: spots by id, pieces in order."""

    def __init__(self, view: SmallView) -> None:
        self.view = view
        self.spots: dict[str, Spot] = {}
        self.pieces: list[Piece] = []
        self.of_island: list[list[str]] = [[] for _ in view.islands]
        self.paying = _paying(view)

    def add_spot(self, spot: Spot) -> str:
        """The spot's name in paths."""
        self.spots.setdefault(spot.id, spot)
        return f"{places.SEA}/{spot.id}"

    def zone(self) -> Zone:
        view = self.view
        side = 2 * view.half + 1
        return Zone(
            places.SEA,
            "spots",
            text("chart"),
            skin=f"sea stage-{view.pending.stage}",
            cols=side,
            rows=side,
            cell=places.CELL,
            width=side * places.CELL,
            height=side * places.CELL,
            face=f"chart-{side}",
            spots=tuple(self.spots.values()),
            zoom=True,
            beyond="beyond",
        )


def _paying(view: SmallView) -> set[int]:
    """Islands on which a house may be put now."""
    if view.pending.stage not in ("houses", "settle"):
        return set()
    at = {(tile.x, tile.y): tile for tile in view.tiles}
    return {places.island_of(view, at[x, y], spot) for x, y, spot in view.pending.sites}


def sea(view: SmallView) -> Sea:
    """Tiles in the order they were laid, then what stands on them."""
    shown = Sea(view)
    for tile in view.tiles:
        shown.pieces.append(_boat(view, tile) if tile.tile == "boat" else _tile(shown, tile))
    for tile in view.tiles:
        _houses(shown, tile)
        _jokers(shown, tile)
    return shown


def tile_id(tile: TileView) -> str:
    return f"tile-{tile.tile}"


def outlines(shown: Sea) -> tuple[Outline, ...]:
    view = shown.view
    return tuple(
        Outline(
            f"isle-{number}",
            places.SEA,
            island_label(island),
            members=tuple(shown.of_island[number]),
            tallies=tallies(island),
            note=verdict(view, island),
            marks="mine" if island.open and island.meets else "",
        )
        for number, island in enumerate(view.islands)
        if shown.of_island[number]
    )


def tallies(island: IslandView) -> tuple[Tally, ...]:
    """The counts of an island that are not none."""
    found = [
        Tally(text(f"tally-{name}"), getattr(island, name), face) for name, face in TALLIES if getattr(island, name)
    ]
    return tuple(found)


def _tile(shown: Sea, tile: TileView) -> Piece:
    view = shown.view
    marks = ["tile"]
    for number in tile.islands:
        shown.of_island[number].append(tile_id(tile))
    if shown.paying.intersection(tile.islands):
        marks.append("pays")
    if len(tile.islands) == 1:
        marks.append(f"isle-{tile.islands[0]}")
    return Piece(
        tile_id(tile),
        places.SEA,
        tile.tile,
        tile_label(view, tile),
        *places.middle(view, tile.x, tile.y),
        tile.turn,
        GROUND,
        marks=" ".join(marks),
    )


def tile_label(view: SmallView, tile: TileView) -> Text:
    """A tile with what can be seen on it."""
    shows: dict[str, Arg] = dict.fromkeys((*ICONS, "spot"), 0)
    for name in tile.shows:
        shows[name] = sum(1 for other in tile.shows if other == name)
    shows["port"] = tile.ports
    shows["house"] = len(tile.houses)
    shows["spot"] = sum(1 for other in tile.shows if other == "spot") - len(tile.houses)
    shape = places.tile_shape(view, tile.tile)
    return places.said_at(view, "tile-at", tile.x, tile.y, tile=tile.tile, shape=shape, **shows)


def _boat(view: SmallView, tile: TileView) -> Piece:
    owned = tile.owner >= 0
    id = f"boat-{tile.owner}" if owned else f"boat-{tile.x}:{tile.y}"
    ports = around(view, tile.x, tile.y)
    key = "boat-at" if owned else "grey-at"
    return Piece(
        id,
        places.SEA,
        f"boat-{colour(view, tile.owner)}",
        places.said_at(view, key, tile.x, tile.y, who=who(view, tile.owner), ports=ports),
        *places.middle(view, tile.x, tile.y),
        layer=GROUND,
        count=ports,
        marks="tile boat",
    )


def around(view: SmallView, x: int, y: int) -> int:
    """Ports on the eight cells around one."""
    return sum(tile.ports for tile in view.tiles if max(abs(tile.x - x), abs(tile.y - y)) == 1)


def _houses(shown: Sea, tile: TileView) -> None:
    view = shown.view
    for icon, owner in tile.houses:
        label = places.said_at(view, "house-at", tile.x, tile.y, who=who(view, owner))
        face = f"home-{colour(view, owner)}-{places.size(view, tile)}"
        x, y = places.icon_at(view, tile, icon)
        _stand(
            shown,
            tile,
            Piece(f"house-{tile.x}:{tile.y}:{icon}", places.SEA, face, label, x, y, layer=TOKEN, marks="house"),
        )


def _jokers(shown: Sea, tile: TileView) -> None:
    """Of tokens that lie on each other the uppermost is seen; ports stand side by side."""
    view = shown.view
    tops: dict[int, tuple[int, str, int]] = {}
    ports = 0
    for nth, (icon, face, owner, _land) in enumerate(tile.jokers):
        if icon >= 0:
            tops[icon] = (nth, face, owner)
            continue
        x, y, looks = places.pier_of(view, tile, ports)
        label = places.said_at(view, "joker-port-at", tile.x, tile.y, who=who(view, owner))
        _stand(shown, tile, _token(tile, nth, f"quay-{looks}", label, (x, y), owner))
        ports += 1
    for icon, (nth, face, owner) in tops.items():
        label = places.said_at(view, "joker-at", tile.x, tile.y, who=who(view, owner), face=text(f"resource-{face}"))
        coin = f"coin-{face}-{places.size(view, tile)}"
        _stand(shown, tile, _token(tile, nth, coin, label, places.icon_at(view, tile, icon), owner))


def _token(tile: TileView, nth: int, face: str, label: Text, at: tuple[int, int], owner: int) -> Piece:
    id = f"token-{tile.x}:{tile.y}:{nth}"
    return Piece(id, places.SEA, face, label, *at, layer=TOKEN, tint=tint(owner), marks="token")


def _stand(shown: Sea, tile: TileView, piece: Piece) -> None:
    """On a tile, and part of its island."""
    shown.pieces.append(piece)
    if len(tile.islands) == 1:
        shown.of_island[tile.islands[0]].append(piece.id)


def tint(owner: int) -> str:
    """The property that holds the colour of a player; the second is Alexis in a game alone."""
    return f"seat-{owner}"
