"""Drawing tiles from the bag and laying by what is not a cat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Seat
from archipel.games.isle_of_cats.content.tiles import KINDS, OSHAX, RARE, SHAPES, TILE_COLOUR, TILE_KIND, TILE_SHAPE
from archipel.games.isle_of_cats.events import Pulled
from archipel.games.isle_of_cats.piles import draw
from archipel.games.isle_of_cats.values import COLOURS
from archipel.games.isle_of_cats.views import HeldView

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def draw_tile(state: CatsState) -> int:
    """A tile of the bag by chance."""
    mask = draw(state.bag, 1, state.rng)
    state.bag ^= mask
    # One bit was drawn: its place is the number.
    return mask.bit_length() - 1


def pull(state: CatsState, seat: Seat) -> int:
    """Draw a tile in the open; it hangs in the air until it is put somewhere."""
    tile = draw_tile(state)
    state.drawn = tile
    state.tell(Pulled, seat, tile, KINDS[TILE_KIND[tile]], colour_name(TILE_COLOUR[tile]))
    return tile


def drawn(state: CatsState) -> HeldView:
    """The tile that hangs in the air, which everybody sees."""
    tile = state.drawn
    kind, shape = KINDS[TILE_KIND[tile]], SHAPES[TILE_SHAPE[tile]]
    return HeldView(kind, shape, colour_name(TILE_COLOUR[tile]), tile, False, -1)


def put_by(state: CatsState, tile: int) -> None:
    """A rare treasure goes under the island, beside its like; an Oshax joins the line."""
    if TILE_KIND[tile] == OSHAX:
        state.oshax.append(tile)
        return
    assert TILE_KIND[tile] == RARE
    place = len(state.rare)
    for at, other in enumerate(state.rare):
        if TILE_SHAPE[other] == TILE_SHAPE[tile]:
            place = at + 1
    state.rare.insert(place, tile)


def stacks(state: CatsState) -> list[tuple[int, int]]:
    """The rare treasures under the island: each shape with how many there are, in the order their stacks began."""
    found: list[tuple[int, int]] = []
    for tile in state.rare:
        shape = TILE_SHAPE[tile]
        if found and found[-1][0] == shape:
            found[-1] = (shape, found[-1][1] + 1)
        else:
            found.append((shape, 1))
    return found


def take_rare(state: CatsState, shape: int) -> int:
    """One tile of a stack."""
    tile = next(tile for tile in state.rare if TILE_SHAPE[tile] == shape)
    state.rare.remove(tile)
    return tile


def colour_name(colour: int) -> str:
    return COLOURS[colour] if colour >= 0 else ""
