"""What a touch would mean at this stage, legal or not: the rules are asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action
from archipel.games.islet import values as act
from archipel.games.islet.content.parts import KIND_OF, RESOURCE_OF
from archipel.games.islet.scene.places import beside, cell_named
from archipel.games.islet.values import NOTHING, Cell, IsletView


def intent(view: IsletView, path: Sequence[str], turn: int) -> Action | None:
    if view.seat is None or view.stage == "over" or not path:
        return None
    last = path[-1]
    cell = cell_named(last) or tile_named(last)
    if cell is not None:
        return on_cell(view, path, cell)
    head, _, tail = last.partition("-")
    if head == "hand" and tail in KIND_OF:
        return with_tile(view, tail)
    if head in ("pile", "raw", "sure") and tail[:1] in RESOURCE_OF:
        return with_card(view, head, tail)
    if head == "ask" and view.stage == "fulfil":
        return act.Fulfil(tail)
    return act.Remove("bag") if last == "bag" and view.stage == "remove" else None


def tile_named(name: str) -> Cell | None:
    """The cell of a tile or an egg that was touched."""
    head, _, place = name.partition("-")
    numbers = place.split(".")
    if head in ("tile", "egg") and len(numbers) >= 3 and all(n.removeprefix("-").isdecimal() for n in numbers):
        return int(numbers[0]), int(numbers[1]), int(numbers[2])
    return None


def on_cell(view: IsletView, path: Sequence[str], cell: Cell) -> Action | None:
    held = [id.removeprefix("hand-") for id in path[:-1] if id.startswith("hand-")]
    if view.stage == "start":
        return act.Start(*cell)
    if held and held[-1] in KIND_OF:
        return act.Place(held[-1], *cell)
    if view.stage == "chain" and view.hand:
        return act.Place(view.hand[0], *cell)
    here = view.birds[view.seat or 0].at
    tops = {cell.at: cell.stack[-1] for cell in view.cells}
    if here == cell:
        return act.Lay(tops[cell][1].upper() * 3)
    if cell not in tops:
        return act.Place(view.hand[0], *cell) if view.hand and view.stage == "turn" else act.Advance(*cell)
    return act.Advance(*cell, asked(here, cell, tops))


def asked(here: Cell | None, cell: Cell, tops: dict[Cell, str]) -> str:
    """The plain price of a step: one card of the terrain stepped onto, or nothing."""
    terrain = tops[cell][0]
    return NOTHING if here and cell in beside(here) and tops[here][0] == terrain else terrain


def with_tile(view: IsletView, tile: str) -> Action | None:
    """A tile of the hand touched where none can be taken up."""
    if view.stage == "remove":
        return act.Remove(tile)
    if view.stage == "start" or not view.cells:
        return None
    return act.Place(tile, *likeliest(view))


def likeliest(view: IsletView) -> Cell:
    """Where a chain would go on if it could: the highest neighbour of its last tile."""
    chain = [link.cell for link in view.pending.chain]
    near = beside(chain[-1]) if chain else []
    free = [cell for cell in view.cells if cell.at not in chain] or list(view.cells)
    return max(free, key=lambda cell: (cell.at in near, cell.egg < 0, len(cell.stack))).at


def with_card(view: IsletView, head: str, tail: str) -> Action | None:
    """A card touched while cards are asked for; else it only tells what it is."""
    card = tail[0]
    if head in ("pile", "raw") and view.stage == "guarantee":
        return act.Guarantee(card)  # type: ignore[arg-type]
    if head == "raw" and view.stage == "discard":
        return act.Discard(card)  # type: ignore[arg-type]
    if head == "sure" and view.stage == "give_up":
        bird, nth = view.birds[view.seat or 0], tail[2:]
        return act.GiveUp(card, nth.isdecimal() and int(nth) < bird.ready[RESOURCE_OF[card]])  # type: ignore[arg-type]
    return None
