"""Drawing from what lies face down, and filling the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.games.small_islands.events import Refilled
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def draw_tile(state: SmallState) -> int:
    """A face-down tile; the caller says of which pile."""
    tile = pick(state.pool, state.rng)
    state.pool ^= 1 << tile
    return tile


def draw_cards(state: SmallState, cards: list[int], among: int, number: int) -> None:
    """Cards of the deck, of those in a mask, to the end of a list."""
    for _ in range(number):
        card = pick(state.deck & among, state.rng)
        state.deck ^= 1 << card
        cards.append(card)


def draw_values(state: SmallState, number: int) -> list[int]:
    """Discovery tokens."""
    return [state.values.pop(state.rng.below(len(state.values))) for _ in range(number)]


def some_of(mask: int, number: int, rng: Rng) -> int:
    """So many of a mask, as a mask."""
    chosen = 0
    for _ in range(number):
        chosen |= 1 << pick(mask & ~chosen, rng)
    return chosen


def refill(state: SmallState) -> None:
    """The emptied slot from the navigation pile, else from the reserve, else not at all."""
    slot = state.slot
    state.slot = -1
    if slot < 0:
        return
    if state.navigation:
        state.navigation -= 1
        state.row[slot] = draw_tile(state)
    elif state.reserve:
        state.reserve -= 1
        state.row[slot] = draw_tile(state)
    tile = state.edition.names[state.row[slot]] if state.row[slot] >= 0 else ""
    state.tell(Refilled, slot + 1, tile, state.navigation, state.reserve)


def decks_of(state: SmallState) -> list[int]:
    """The decks in play, packs included: objectives, or missions and rewards."""
    decks = state.edition.decks
    used = [1, 2] if state.advanced else [0]
    return [decks[at] | (decks[at + 3] if state.options.pack else 0) for at in used]
