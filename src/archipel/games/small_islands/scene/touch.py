"""What a touch would mean at this stage, legal or not: the rules are asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action
from archipel.games.small_islands import values as act
from archipel.games.small_islands.scene.places import SEA, tokens
from archipel.games.small_islands.views import SmallView, TileView


def intent(view: SmallView, path: Sequence[str], turn: int) -> Action | None:
    if view.seat is None or view.pending.stage == "over" or not path:
        return None
    cell = _cell(view, path[-1])
    if cell is None and _is_itself(view, path[-1]):
        path = path[-1:]
    first = path[0]
    if cell is not None:
        return _on_cell(view, first if len(path) > 1 else "", cell, turn)
    if first.startswith("joker-"):
        return _joker(view, path)
    if first.startswith(("boat-", "grey-")):
        return act.LANDS[1] if first.startswith("grey-") else act.LANDS[0]
    if first.startswith("card-"):
        if view.pending.stage != "choose":
            return None
        return act.Choose(first.removeprefix("card-"), path[-1].removeprefix("card-"))
    if first.startswith("tile-"):
        return _tile(view, first.removeprefix("tile-"))
    return _on_sea(view, first)


def _is_itself(view: SmallView, name: str) -> bool:
    """Is it meant by itself, whatever is held?"""
    if name.startswith("card-"):
        return view.pending.stage != "choose"
    return name.startswith(("joker-", "goal-", "grey-")) or name.removeprefix("tile-") in view.row


def _on_cell(view: SmallView, first: str, cell: tuple[int, int], turn: int) -> Action | None:
    if view.pending.stage == "orient":
        return act.ORIENTS[turn % 4]
    if view.pending.stage == "moor":
        return act.Moor(*cell)
    if first.startswith("tile-"):
        return act.Place(first.removeprefix("tile-"), *cell, turn)
    if first.startswith("joker-"):
        return act.Joker(first.removeprefix("joker-"), "port", *cell, 0)
    return None


def _tile(view: SmallView, tile: str) -> Action | None:
    """A tile of the row, of the hand, or on the sea."""
    if tile in view.row:
        return act.TAKES[view.row.index(tile)]
    if tile in view.hand and view.pending.stage in ("blocked", "place"):
        return act.PutAway(tile)
    laid = next((one for one in view.tiles if one.tile == tile), None)
    return _house(view, laid) if laid is not None else None


def _house(view: SmallView, tile: TileView) -> Action | None:
    """The house that a touch of a tile would put: on its first free spot, else on any."""
    if view.pending.stage not in ("houses", "settle"):
        return None
    for number in tile.islands:
        for x, y, spot in view.pending.sites:
            if any(one.x == x and one.y == y and number in one.islands for one in view.tiles):
                return act.House(x, y, spot)
        for one in view.tiles:
            if number in one.islands and "spot" in one.shows:
                return act.House(one.x, one.y, one.shows.index("spot"))
    return act.House(tile.x, tile.y, 0)


def _joker(view: SmallView, path: Sequence[str]) -> Action | None:
    """A token on a sign of the sea, or on a tile."""
    token = path[0].removeprefix("joker-")
    face = tokens(view.options.content).get(token, "")
    if len(path) > 2:
        face = path[2].removeprefix("pick-")
    target = path[1] if len(path) > 1 else ""
    kind, *numbers = target.removeprefix(f"{SEA}/").split(":")
    if kind in ("icon", "pier") and len(numbers) == 3:
        x, y, at = (int(number) for number in numbers)
        return act.Joker(token, "port", x, y, 0) if kind == "pier" else act.Joker(token, _face(face), x, y, at)
    tile = next((one for one in view.tiles if f"tile-{one.tile}" == target), None)
    if tile is None:
        return None
    return act.Joker(token, "port", tile.x, tile.y, 0)


def _face(name: str) -> act.Face:
    return "fruit" if name == "fruit" else "leaf" if name == "leaf" else "lotus"


def _on_sea(view: SmallView, name: str) -> Action | None:
    kind, *numbers = name.removeprefix(f"{SEA}/").split(":")
    if kind != "icon" or len(numbers) != 3:
        return None
    x, y, icon = (int(number) for number in numbers)
    if view.pending.stage == "search":
        return act.Search(x, y, icon)
    return act.House(x, y, icon) if view.pending.stage in ("houses", "settle") else None


def _cell(view: SmallView, name: str) -> tuple[int, int] | None:
    """The cell of the table that a name in a path means."""
    zone, _, spot = name.partition("/")
    column, comma, row = spot.partition(",")
    if zone != SEA or not comma or not column.isdecimal() or not row.isdecimal():
        return None
    return int(column[:4]) - view.half, int(row[:4]) - view.half
