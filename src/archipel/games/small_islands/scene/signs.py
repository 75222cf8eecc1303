"""Signs of the sea that are touched: icons and coasts for a joker, sites for a house, houses that search."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Piece, Spot
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.small_islands import values as act
from archipel.games.small_islands.scene import places
from archipel.games.small_islands.scene.naming import RESOURCES
from archipel.games.small_islands.scene.places import SEA, Chart, Laid, laid, said_at, tiles_at
from archipel.games.small_islands.scene.prospects import prospects
from archipel.games.small_islands.scene.sea import COIN, tile_id
from archipel.games.small_islands.scene.touched import Signs, Touched
from archipel.games.small_islands.views import CardView, IslandView, TileView

Choices = tuple[Action, ...]


@kept
def jokers(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], seat: int, now: tuple[CardView, ...],
    houses: int, choices: Choices,
) -> Touched:  # fmt: skip
    """A token and a sign, then the resource it becomes where it may be any."""
    note, at, shown = prospects(chart, tiles, islands, seat, now, houses).joker_note, tiles_at(tiles), Signs()
    found = []
    for action in choices:
        if not isinstance(action, act.Joker):
            found.append(_done("do-no-joker"))
            continue
        tile = at[action.x, action.y]
        if action.face == "port":
            nth = places.added_ports(tile) + action.at
            shown.add(*_pier(chart, laid(tile), nth), tile.islands[action.at])
            found.append(_port(chart.half, action, nth))
        else:
            covered = tile.shows[action.at]
            shown.add(*_icon(chart, laid(tile), action.at, covered), places.island_of(chart.content, tile, action.at))
            path, label = _cover(chart, action, covered)
            found.append(Gesture(action, path, label, note=note(action)))
    return shown.touched(chart.half, "sea stage-joker", found, [])


@kept
def houses(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], stage: str, choices: Choices
) -> Touched:
    """A site, or any tile of its island; your own tell what they pay."""
    at, shown, coins, found = tiles_at(tiles), Signs(), [], []
    for action in choices:
        if not isinstance(action, act.House):
            found.append(_done("do-no-houses"))
            continue
        tile = at[action.x, action.y]
        number = places.island_of(chart.content, tile, action.spot)
        island = islands[number]
        spot = places.icon_spot(chart, laid(tile), action.spot, said_at(chart.half, "site", action.x, action.y))
        name = f"{SEA}/{spot.id}"
        shown.add(spot, name, number)
        if stage != "settle":
            coins.append(_coin(number, island, spot))
        label = _house_label(chart.half, action, island, stage)
        found.append(Gesture(action, (name,), label, also=_alone(tiles, number)))
    return shown.touched(chart.half, "sea", found, coins)


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
def _pier(chart: Chart, at: Laid, nth: int) -> tuple[Spot, str]:
    """Where a port may be added, and its name in paths."""
    x, y, looks = places.pier_of(chart, at, nth)
    coast = said_at(chart.half, "coast", at.x, at.y)
    spot = Spot(f"pier:{at.x}:{at.y}:{nth}", x, y, coast, f"berth-{looks}", f"berth-lit-{looks}")
    return spot, f"{SEA}/{spot.id}"


@kept
def _port(half: int, action: act.Joker, nth: int) -> Gesture:
    path = f"joker-{action.token}", f"{SEA}/pier:{action.x}:{action.y}:{nth}"
    return Gesture(action, path, said_at(half, "do-joker-port", action.x, action.y))


@kept
def _icon(chart: Chart, at: Laid, icon: int, shows: str) -> tuple[Spot, str]:
    """A printed sign, and its name in paths."""
    said = said_at(chart.half, "icon-at", at.x, at.y, shows=text(f"resource-{shows}"))
    spot = places.icon_spot(chart, at, icon, said)
    return spot, f"{SEA}/{spot.id}"


@kept
def _cover(chart: Chart, action: act.Joker, covered: str) -> tuple[tuple[str, ...], Text]:
    """The touches that lay a token over a resource, and what they are called."""
    path: tuple[str, ...] = f"joker-{action.token}", f"{SEA}/icon:{action.x}:{action.y}:{action.at}"
    if places.tokens(chart.content)[action.token] not in RESOURCES:
        path = (*path, f"pick-{action.face}")
    kinds = {"face": text(f"resource-{action.face}"), "covered": text(f"resource-{covered}")}
    return path, said_at(chart.half, "do-joker", action.x, action.y, **kinds)


def _coin(number: int, island: IslandView, spot: Spot) -> Piece:
    face, worth = ("coin-tokens", island.draws) if island.draws else ("coin-points", island.worth)
    words = text("number", number=worth)
    return Piece(f"coin-{number}", SEA, face, None, spot.x, spot.y, layer=COIN, words=words, marks="coin")


def _house_label(half: int, action: act.House, island: IslandView, stage: str) -> Text:
    key = "do-settle" if stage == "settle" else "do-house-draws" if island.draws else "do-house"
    return said_at(half, key, action.x, action.y, size=island.size, worth=island.worth, draws=island.draws)


def _alone(tiles: Sequence[TileView], number: int) -> tuple[tuple[str, ...], ...]:
    """Tiles of one island alone: touching any of them means it."""
    return tuple([(tile_id(tile),) for tile in tiles if tile.islands == (number,)])
