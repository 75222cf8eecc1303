"""The chart: tiles and boats, houses and tokens on them, islands with their counts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Outline, Piece, Spot, Tally, Zone
from archipel.core.text import Arg, Text, text
from archipel.games.small_islands.scene import places
from archipel.games.small_islands.scene.naming import ICONS, colour, island_label, verdict, who
from archipel.games.small_islands.scene.places import Chart, Laid
from archipel.games.small_islands.views import IslandView, TileView, WinView

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
Houses = tuple[tuple[int, int], ...]
Jokers = tuple[tuple[int, str, int, int], ...]
Stood = tuple[Laid, Houses, Jokers]
Members = tuple[tuple[int, str], ...]


def water(half: int, spots: tuple[Spot, ...], skin: str) -> Zone:
    """The chart itself, with the signs that can be touched now."""
    side = 2 * half + 1
    return Zone(
        places.SEA,
        "spots",
        text("chart"),
        skin=skin,
        cols=side,
        rows=side,
        cell=places.CELL,
        width=side * places.CELL,
        height=side * places.CELL,
        face=f"chart-{side}",
        spots=spots,
        zoom=True,
        beyond="beyond",
    )


@part
def calm(half: int) -> Drawn:
    """The chart while none of its signs can be touched."""
    return [water(half, (), "sea")], []


@part
def ground(chart: Chart, tiles: tuple[TileView, ...], paying: tuple[int, ...]) -> Drawn:
    """Tiles and boats in the order they were laid; those of islands that pay now are marked."""
    pieces = []
    pay = frozenset(paying)
    for tile in tiles:
        if tile.tile == "boat":
            pieces.append(_boat(chart, tile.x, tile.y, tile.owner, ports_around(tiles, tile.x, tile.y)))
        else:
            marks = "tile" if pay.isdisjoint(tile.islands) else "tile pays"
            pieces.append(_tile(chart, tile, marks))
    return [], pieces


@part
def standing(chart: Chart, stood: tuple[Stood, ...]) -> Drawn:
    """Houses and tokens, tile by tile."""
    return [], [piece for one in stood for piece in _stands(chart, *one)]


@kept
def stood_on(tiles: tuple[TileView, ...]) -> tuple[Stood, ...]:
    """The tiles that something stands on, and what."""
    return tuple([(places.laid(tile), tile.houses, tile.jokers) for tile in tiles if tile.houses or tile.jokers])


@kept
def paying(content: str, tiles: tuple[TileView, ...], sites: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    """Islands on which a house may be put now."""
    at = places.tiles_at(tiles)
    return tuple([places.island_of(content, at[x, y], spot) for x, y, spot in sites])


@part
def winnings(chart: Chart, tiles: tuple[TileView, ...], won: tuple[WinView, ...]) -> Drawn:
    """Beside each house of the rewards, what it brought."""
    at = places.tiles_at(tiles)
    return [], [_win(chart, places.laid(at[one.x, one.y]), one) for one in won]


def _win(chart: Chart, at: Laid, won: WinView) -> Piece:
    x, y = places.icon_at(chart, at, won.icon)
    face, worth = ("coin-tokens", 1) if won.draws else ("coin-points", won.points)
    key = "won-token" if won.draws else "won-here"
    label = places.said_at(chart.half, key, at.x, at.y, seat=who(chart, won.colour), points=won.points)
    id = f"won-{at.x}:{at.y}:{won.icon}"
    words = text("plus", number=worth)
    marks = f"coin won {face}"
    return Piece(id, places.SEA, face, label, x, y, layer=COIN, words=words, note=label, marks=marks)


def tile_id(tile: TileView) -> str:
    return f"tile-{tile.tile}"


@kept
def isle_ids(tiles: tuple[TileView, ...]) -> tuple[str, ...]:
    """Islands go by the tile that was laid first, and its land: others that join or appear do not rename them."""
    found: dict[int, str] = {}
    for nth, tile in enumerate(tiles):
        for land, number in enumerate(tile.islands):
            if number not in found:
                found[number] = f"isle-{nth}.{land}" if land else f"isle-{nth}"
    return tuple([found[number] for number in range(len(found))])


@kept
def outlines(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], reader: int, touchable: Members
) -> tuple[Outline, ...]:
    """Every island, with what stands on it and what of it can be touched."""
    members: Iterable[tuple[str, ...]] = _members(chart, tiles)
    if touchable:
        more: dict[int, list[str]] = {}
        for number, name in touchable:
            more.setdefault(number, []).append(name)
        members = [own + tuple(more.get(number, ())) for number, own in enumerate(members)]
    return tuple(map(_outline, isle_ids(tiles), members, islands, repeat(reader)))


@kept
def _outline(id: str, members: tuple[str, ...], island: IslandView, reader: int) -> Outline:
    return Outline(
        id,
        places.SEA,
        island_label(island),
        members=members,
        tallies=tallies(island),
        note=verdict(reader, island),
        marks="mine" if island.open and island.meets else "",
    )


@kept
def _members(chart: Chart, tiles: tuple[TileView, ...]) -> tuple[tuple[str, ...], ...]:
    """By island, its tiles, then what stands on those that are of one island alone."""
    found: dict[int, list[str]] = {}
    for tile in tiles:
        for number in tile.islands:
            found.setdefault(number, []).append(tile_id(tile))
    for tile in tiles:
        if len(tile.islands) == 1 and (tile.houses or tile.jokers):
            stands = _stands(chart, places.laid(tile), tile.houses, tile.jokers)
            found[tile.islands[0]] += [piece.id for piece in stands]
    return tuple([tuple(found[number]) for number in range(len(found))])


@kept
def tallies(island: IslandView) -> tuple[Tally, ...]:
    """The counts of an island that are not none."""
    found = [(name, face, getattr(island, name)) for name, face in TALLIES]
    return tuple([Tally(text(f"tally-{name}"), count, face) for name, face, count in found if count])


@kept
def _tile(chart: Chart, tile: TileView, marks: str) -> Piece:
    # Two steps: islands that join count the others anew, which changes a tile's view and not its piece.
    return _lying(chart, places.laid(tile), tile.shows, tile.ports, len(tile.houses), marks)


@kept
def _lying(chart: Chart, at: Laid, shows: tuple[str, ...], ports: int, houses: int, marks: str) -> Piece:
    label = _tile_label(chart, at, shows, ports, houses)
    x, y = places.middle(chart.half, at.x, at.y)
    return Piece(f"tile-{at.tile}", places.SEA, at.tile, label, x, y, at.turn, GROUND, marks=marks)


def _tile_label(chart: Chart, at: Laid, shows: tuple[str, ...], ports: int, houses: int) -> Text:
    """A tile with what can be seen on it."""
    counts: dict[str, Arg] = {name: shows.count(name) for name in ICONS}
    counts |= {"port": ports, "spot": shows.count("spot") - houses, "house": houses}
    shape = places.tile_shape(chart.content, at.tile)
    return places.said_at(chart.half, "tile-at", at.x, at.y, tile=at.tile, shape=shape, **counts)


@kept
def _boat(chart: Chart, x: int, y: int, owner: int, ports: int) -> Piece:
    owned = owner >= 0
    return Piece(
        f"boat-{owner}" if owned else f"boat-{x}:{y}",
        places.SEA,
        f"boat-{colour(chart, owner)}",
        places.said_at(chart.half, "boat-at" if owned else "grey-at", x, y, seat=who(chart, owner), ports=ports),
        *places.middle(chart.half, x, y),
        layer=MARK,
        count=ports,
        marks="tile boat",
    )


def ports_around(tiles: tuple[TileView, ...], x: int, y: int) -> int:
    """Ports on the eight cells around one."""
    ports = _ports(tiles)
    return sum([ports.get((x + dx, y + dy), 0) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy])


@kept
def _ports(tiles: tuple[TileView, ...]) -> dict[tuple[int, int], int]:
    return {(tile.x, tile.y): tile.ports for tile in tiles if tile.ports}


@kept
def _stands(chart: Chart, at: Laid, houses: Houses, jokers: Jokers) -> tuple[Piece, ...]:
    """What stands on a tile: houses, ports side by side, and of tokens that lie on each other the uppermost."""
    pieces = [_house(chart, at, icon, owner) for icon, owner in houses]
    tops: dict[int, tuple[int, str, int]] = {}
    ports = 0
    for nth, (icon, face, owner, _land) in enumerate(jokers):
        if icon >= 0:
            tops[icon] = (nth, face, owner)
            continue
        x, y, looks = places.pier_of(chart, at, ports)
        label = places.said_at(chart.half, "joker-port-at", at.x, at.y, seat=who(chart, owner))
        pieces.append(_token(at, nth, f"quay-{looks}", label, (x, y), owner))
        ports += 1
    for icon, (nth, face, owner) in tops.items():
        kind = text(f"resource-{face}")
        label = places.said_at(chart.half, "joker-at", at.x, at.y, seat=who(chart, owner), face=kind)
        coin = f"coin-{face}-{places.size(chart.content, at.tile)}"
        pieces.append(_token(at, nth, coin, label, places.icon_at(chart, at, icon), owner))
    return tuple(pieces)


def _house(chart: Chart, at: Laid, icon: int, owner: int) -> Piece:
    label = places.said_at(chart.half, "house-at", at.x, at.y, seat=who(chart, owner))
    face = f"home-{colour(chart, owner)}-{places.size(chart.content, at.tile)}"
    x, y = places.icon_at(chart, at, icon)
    return Piece(f"house-{at.x}:{at.y}:{icon}", places.SEA, face, label, x, y, layer=TOKEN, marks="house")


def _token(tile: Laid, nth: int, face: str, label: Text, at: tuple[int, int], owner: int) -> Piece:
    id = f"token-{tile.x}:{tile.y}:{nth}"
    return Piece(id, places.SEA, face, label, *at, layer=TOKEN, tint=tint(owner), marks="token")


def tint(owner: int) -> str:
    """The property that holds the colour of a player; the second is Alexis in a game alone."""
    return f"seat-{owner}"
