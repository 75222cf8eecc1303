"""Drawing from what lies face down, and filling the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.games.small_islands.events import Refilled

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def pick(mask: int, rng: Rng) -> int:
    """One of the bits of a mask, each equally likely."""
    return nth(mask, rng.below(mask.bit_count()))


def nth(mask: int, number: int) -> int:
    """The bit of a mask with so many below it."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def bits(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


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
