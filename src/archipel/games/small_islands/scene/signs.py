"""Signs of the sea that are touched: icons and coasts for a joker, sites for a house, houses that search."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Piece, ScenePart, Spot
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.small_islands import values as act
from archipel.games.small_islands.scene import places
from archipel.games.small_islands.scene.choices import Touched
from archipel.games.small_islands.scene.naming import RESOURCES
from archipel.games.small_islands.scene.places import SEA, Chart, Laid, laid, said_at, tiles_at
from archipel.games.small_islands.scene.prospects import prospects
from archipel.games.small_islands.scene.sea import COIN, isle_ids, tile_id, water
from archipel.games.small_islands.views import CardView, IslandView, TileView

Choices = tuple[Action, ...]


class Sign:
    """A spot of the sea, its name in paths, and the land of its tile that it stands on."""

    def __init__(self, spot: Spot, land: int) -> None:
        self.spot = spot
        self.name = f"{SEA}/{spot.id}"
        self.land = land


@kept
def jokers(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], seat: int, now: tuple[CardView, ...],
    houses: int, choices: Choices,
) -> Touched:  # fmt: skip
    """A token and a sign, then the resource it becomes where it may be any."""
    brings, at = prospects(chart, tiles, islands, seat, now, houses).joker_brings, tiles_at(tiles)
    found, spots, members = [], {}, []
    for action in choices:
        if not isinstance(action, act.Joker):
            found.append(_done("do-no-joker"))
            continue
        tile = at[action.x, action.y]
        if action.face == "port":
            sign, gesture = _port(chart, tile.tile, tile.turn, action, places.added_ports(tile))
        else:
            covered = tile.shows[action.at]
            sign, path, label = _cover(chart, tile.tile, tile.turn, action, covered)
            note, tallies = brings(tile.islands[sign.land], action.face, covered) or (None, ())
            gesture = Gesture(action, path, label, note=note, tallies=tallies)
        found.append(gesture)
        if sign.name not in spots:
            spots[sign.name] = sign.spot
            members.append((tile.islands[sign.land], sign.name))
    sea = ScenePart((water(chart.half, tuple(spots.values()), "sea stage-joker"),))
    return Touched(tuple(found), sea, members=tuple(members))


@kept
def houses(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], stage: str, choices: Choices
) -> Touched:
    """A site, or any tile of its island; a coin tells what it pays, where it pays anything."""
    at, spots, coins, found = tiles_at(tiles), [], [], []
    for action in choices:
        if not isinstance(action, act.House):
            found.append(_done("do-no-houses"))
            continue
        tile = at[action.x, action.y]
        sign = _site(chart, laid(tile), action.spot)
        number = tile.islands[sign.land]
        island = islands[number]
        spots.append(sign.spot)
        if stage != "settle" and (island.draws or island.worth):
            coins.append(_coin(number, island, sign.spot))
        label = _house_label(chart.half, action, island, stage)
        found.append(Gesture(action, (sign.name,), label, also=_alone(tiles, number), shows=isle_ids(tiles)[number]))
    sea = ScenePart((water(chart.half, tuple(spots), "sea"),))
    return Touched(tuple(found), sea, ScenePart((), tuple(coins)))


@kept
def searches(chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], choices: Choices) -> Touched:
    """A house whose island has tokens to draw."""
    at, found = tiles_at(tiles), []
    for action in choices:
        assert isinstance(action, act.Search)
        island = islands[places.island_of(chart.content, at[action.x, action.y], action.spot)]
        label = said_at(chart.half, "do-search", action.x, action.y, temples=island.temples)
        found.append(Gesture(action, (f"house-{action.x}:{action.y}:{action.spot}",), label))
    return Touched(tuple(found))


@kept
def _done(key: str) -> Gesture:
    return Gesture(act.DONE, label=text(key), main=True, icon="check")


@kept
def _port(chart: Chart, tile: str, turn: int, action: act.Joker, others: int) -> tuple[Sign, Gesture]:
    """A token on the coast of a land, beside those added before."""
    nth = others + action.at
    x, y, looks = places.pier_of(chart, Laid(tile, action.x, action.y, turn), nth)
    coast = said_at(chart.half, "coast", action.x, action.y)
    spot = Spot(f"pier:{action.x}:{action.y}:{nth}", x, y, coast, f"berth-{looks}", f"berth-lit-{looks}")
    sign = Sign(spot, action.at)
    label = said_at(chart.half, "do-joker-port", action.x, action.y)
    return sign, Gesture(action, (f"joker-{action.token}", sign.name), label)


@kept
def _cover(chart: Chart, tile: str, turn: int, action: act.Joker, covered: str) -> tuple[Sign, tuple[str, ...], Text]:
    """A token over a resource: its sign, the touches, and what they are called."""
    sign = _icon(chart, Laid(tile, action.x, action.y, turn), action.at, covered)
    path: tuple[str, ...] = f"joker-{action.token}", sign.name
    if places.tokens(chart.content)[action.token] not in RESOURCES:
        path = (*path, f"pick-{action.face}")
    kinds = {"face": text(f"resource-{action.face}"), "covered": text(f"resource-{covered}")}
    return sign, path, said_at(chart.half, "do-joker", action.x, action.y, **kinds)


@kept
def _icon(chart: Chart, at: Laid, icon: int, shows: str) -> Sign:
    said = said_at(chart.half, "icon-at", at.x, at.y, shows=text(f"resource-{shows}"))
    return Sign(places.icon_spot(chart, at, icon, said), places.land_of(chart.content, at.tile, icon))


@kept
def _site(chart: Chart, at: Laid, spot: int) -> Sign:
    said = said_at(chart.half, "site", at.x, at.y)
    return Sign(places.icon_spot(chart, at, spot, said), places.land_of(chart.content, at.tile, spot))


def _coin(number: int, island: IslandView, spot: Spot) -> Piece:
    face, worth = ("coin-tokens", island.draws) if island.draws else ("coin-points", island.worth)
    words = text("number", number=worth)
    return Piece(f"coin-{number}", SEA, face, None, spot.x, spot.y, layer=COIN, words=words, marks=f"coin {face}")


def _house_label(half: int, action: act.House, island: IslandView, stage: str) -> Text:
    key = "do-settle" if stage == "settle" else "do-house-draws" if island.draws else "do-house"
    return said_at(half, key, action.x, action.y, size=island.size, worth=island.worth, draws=island.draws)


def _alone(tiles: Sequence[TileView], number: int) -> tuple[tuple[str, ...], ...]:
    """Tiles of one island alone: touching any of them means it."""
    return tuple([(tile_id(tile),) for tile in tiles if tile.islands == (number,)])
