"""Tiles and boats on the cells of the sea, and the tile of Alexis in its pose."""

from __future__ import annotations

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Piece, ScenePart
from archipel.core.text import Text, text
from archipel.games.small_islands.scene.choices import Touched
from archipel.games.small_islands.scene.places import SEA, Chart, cell, middle, tile_name
from archipel.games.small_islands.scene.prospects import prospects
from archipel.games.small_islands.scene.sea import MARK, ports_around
from archipel.games.small_islands.values import Moor, Orient, Place
from archipel.games.small_islands.views import CardView, IslandView, TileView


@kept
def places(
    chart: Chart, tiles: tuple[TileView, ...], islands: tuple[IslandView, ...], seat: int, now: tuple[CardView, ...],
    houses: int, choices: tuple[Place, ...],
) -> Touched:  # fmt: skip
    """A tile and a cell, with what it would bring."""
    known = prospects(chart, tiles, islands, seat, now, houses)
    heads = {tile: (f"tile-{tile}", _place_label(chart.content, tile)) for tile in {one.tile for one in choices}}
    cells = {at: (cell(chart.half, *at), known.around(*at)) for at in {(one.x, one.y) for one in choices}}
    found = []
    for one in choices:
        piece, label = heads[one.tile]
        target, around = cells[one.x, one.y]
        note, tallies, grows = known.brings(one, around)
        found.append(Gesture(one, (piece, target), label, one.turn, note=note, tallies=tallies, shows=grows))
    return Touched(tuple(found))


@kept
def _place_label(content: str, tile: str) -> Text:
    return text("do-place", tile=tile_name(content, tile))


@kept
def turns(half: int, tile: str, at: tuple[int, int], choices: tuple[Orient, ...]) -> Touched:
    path, label = (f"tile-{tile}", cell(half, *at)), text("do-orient")
    return Touched(tuple([Gesture(action, path, label, action.turn) for action in choices]))


@kept
def moorings(chart: Chart, tiles: tuple[TileView, ...], boat: str, choices: tuple[Moor, ...]) -> Touched:
    """A boat and a cell that wears the number of ports around it."""
    ports = [ports_around(tiles, action.x, action.y) for action in choices]
    badges = [_badge(chart.half, action.x, action.y, count) for action, count in zip(choices, ports, strict=True)]
    own = "no" if boat.startswith("grey") else "yes"
    label = text("do-moor")
    found = [
        Gesture(
            action, (boat, cell(chart.half, action.x, action.y)), label, note=text("would-moor", ports=count, own=own)
        )
        for action, count in zip(choices, ports, strict=True)
    ]
    return Touched(tuple(found), marks=ScenePart((), tuple(badges)))


@kept
def _badge(half: int, x: int, y: int, ports: int) -> Piece:
    at = middle(half, x, y)
    words = text("number", number=ports)
    return Piece(f"ports-{x}:{y}", SEA, "cell-ports", None, *at, layer=MARK, words=words, marks="ports-here")
