"""What a touch would mean at this stage, legal or not: the rules are asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import cell_of
from archipel.core.values import Action
from archipel.games.isle_of_cats import values as act
from archipel.games.isle_of_cats.boat import COLS, ROWS
from archipel.games.isle_of_cats.content.cards import ACTION_KINDS, BASKETS, BROKEN, RESCUES, TREASURES, WAYS
from archipel.games.isle_of_cats.content.tiles import COMMONS, OSHAX, RARES, TILE_KIND, TILES
from archipel.games.isle_of_cats.scene.boats import focus, id_of
from archipel.games.isle_of_cats.scene.naming import first_of, key_of
from archipel.games.isle_of_cats.views import CatsView


def intent(view: CatsView, path: Sequence[str], turn: int) -> Action | None:
    if view.seat is None or view.pending.stage == "over" or not path:
        return None
    last = path[-1]
    cell = cell_of(last)
    if cell is not None and view.pending.tile is not None:
        return landing(view, cell[1], cell[2], turn)
    head, _, tail = last.partition("-")
    if head == "tile" and tail.isdecimal() and int(tail) < TILES:
        return of_tile(view, int(tail), path)
    if head in ("common", "rare") and tail in (*COMMONS, *RARES):
        return of_stack(view, tail, path)
    if head == "hand":
        return of_hand(view, tail)
    if head == "card":
        return of_card(view, tail)
    if head == "down" and tail in RESCUES:
        return act.Lift(tail)
    if head == "lies":
        return of_boat(view, last)
    return None


def of_card(view: CatsView, tail: str) -> Action | None:
    if tail.isdecimal():
        return act.Forget(int(tail)) if view.pending.stage == "forget" else None
    key = tail.rpartition("-")[0]
    return next((act.Buy(kind) for kind in view.drafted if key_of(kind) == key), None)


def landing(view: CatsView, x: int, y: int, turn: int) -> Action | None:
    """The tile in hand with the corner of its box on this cell."""
    tile = view.pending.tile
    assert tile is not None
    column = x + first_of(tile.shape, turn)
    return act.Place(y * COLS + column, turn) if column < COLS and y < ROWS else act.Place(0, turn)


def of_tile(view: CatsView, tile: int, path: Sequence[str]) -> Action | None:
    if TILE_KIND[tile] == OSHAX:
        return act.Adopt(tile, "blue") if tile in view.oshax else None
    if any(tile == lying.tile for crew in view.crews for lying in crew.tiles):
        return of_boat(view, f"tile-{tile}")
    if view.pending.stage == "send":
        return act.Send(tile)
    named = path[0].removeprefix("use-") if len(path) > 1 and path[0].startswith("use-") else ""
    return act.Rescue(tile, named or usual(view))


def usual(view: CatsView) -> str:
    """The basket one would use."""
    if view.mode == "family":
        return "free"
    crew = view.crews[focus(view)]
    if crew.ready or not crew.laid:
        return "permanent"
    broken = [kind for kind in crew.laid if kind in BROKEN]
    found = [kind for kind in BASKETS if kind in crew.laid]
    return found[0] if found else "+".join(sorted(broken[:2])) if len(broken) > 1 else "permanent"


def of_stack(view: CatsView, shape: str, path: Sequence[str]) -> Action | None:
    if view.pending.stage in ("bonus", "second"):
        return act.Treasure(shape)
    held = [name.removeprefix("hand-") for name in path if name.startswith("hand-")]
    kinds = [kind for kind in TREASURES if kind in held] or list(TREASURES)
    way = next((name.removeprefix("way-") for name in path if name.startswith("way-")), "")
    kind = kinds[0]
    if not way:
        way = "rare" if shape in RARES and "rare" in WAYS[kind] else "common"
    return act.Find(kind, way, shape)  # type: ignore[arg-type]


def of_hand(view: CatsView, kind: str) -> Action | None:
    if kind in ACTION_KINDS:
        what = {"fish_one_color": "blue", "basket_to_fish": "ready"}.get(kind, "")
        return act.Play(kind, what)
    if kind in RESCUES:
        return act.Lay(kind)
    if kind in TREASURES:
        return act.Find(kind, "common", COMMONS[0])
    if kind == "oshax":
        return act.Adopt(view.oshax[0] if view.oshax else 0, "blue")
    return None


def of_boat(view: CatsView, id: str) -> Action | None:
    """A tile of one's own boat is only ever touched to be given up."""
    if view.pending.stage != "give":
        return None
    seat = focus(view)
    for place, tile in enumerate(view.crews[seat].tiles):
        if id_of(seat, tile) == id:
            return act.Give(place)
    return None
