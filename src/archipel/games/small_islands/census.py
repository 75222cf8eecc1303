"""How many of each component are anywhere in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.small_islands.edition import BOAT, LANDSCAPES
from archipel.games.small_islands.mat import ON_OFFER
from archipel.kit.masks import bits

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def census(state: SmallState) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in _tiles(state) + _cards(state):
        found[name] = found.get(name, 0) + 1
    found["piles"] = state.pool.bit_count() - state.navigation - state.reserve
    found["houses"] = len(state.homes) + sum([mat.at_hand + mat.reserve for mat in state.mats])
    found["jokers"] = len(state.laid) + sum([mat.jokers.bit_count() for mat in state.mats])
    on_offer = sum([1 for mat in state.mats[: state.seats] if mat.boat == ON_OFFER])
    found["boats"] = state.greys + on_offer + len(state.landed)
    if state.alexis is not None:
        found["expeditions"] = state.alexis.deck.bit_count()
    return found


def _tiles(state: SmallState) -> list[str]:
    """Names of tiles; a start tile goes by its number, whichever face is up."""
    laid = [pose >> 2 for pose in state.board.poses if pose >> 2 != BOAT]
    held = [tile for mat in state.mats for tile in mat.hand]
    shown = [tile for tile in state.row if tile >= 0]
    if state.alexis is not None and state.slot >= 0 and not state.human():
        shown.append(state.alexis.tile)
    names = [state.edition.names[t] for t in laid + held + shown + state.out + bits(state.pool) if t < LANDSCAPES]
    starts = [(tile - LANDSCAPES) // 2 for tile in laid if tile >= LANDSCAPES] + state.starts
    return names + [f"start {number}" for number in starts]


def _cards(state: SmallState) -> list[str]:
    held = [card for mat in state.mats for card in mat.cards + mat.now + mat.later]
    given = [card for mat in state.mats for card in bits(mat.given & ~state.deck)]
    names = [state.edition.cards[card].name for card in held + given + bits(state.deck)]
    tokens = state.values + state.drawn + state.aside
    for mat in state.mats:
        tokens = tokens + mat.tokens
    return names + [f"value {value}" for value in tokens]
