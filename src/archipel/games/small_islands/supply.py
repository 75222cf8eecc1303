"""Drawing from what lies face down, and filling the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.small_islands.events import Refilled
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def draw(state: SmallState) -> int:
    """A face-down tile; the caller says of which pile."""
    tile = pick(state.pool, state.rng)
    state.pool ^= 1 << tile
    return tile


def refill(state: SmallState) -> None:
    """The emptied slot from the navigation pile, else from the reserve, else not at all."""
    slot = state.slot
    state.slot = -1
    if slot < 0:
        return
    if state.navigation:
        state.navigation -= 1
        state.row[slot] = draw(state)
    elif state.reserve:
        state.reserve -= 1
        state.row[slot] = draw(state)
    tile = state.edition.names[state.row[slot]] if state.row[slot] >= 0 else ""
    state.tell(Refilled, slot + 1, tile, state.navigation, state.reserve)


def decks_of(state: SmallState) -> list[int]:
    """The decks in play, packs included: objectives, or missions and rewards."""
    decks = state.edition.decks
    used = [1, 2] if state.advanced else [0]
    return [decks[at] | (decks[at + 3] if state.options.pack else 0) for at in used]
