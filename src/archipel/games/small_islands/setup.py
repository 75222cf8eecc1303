"""Laying the table, and which options a table can agree on."""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.small_islands.board import empty_board
from archipel.games.small_islands.content.packing import COMPONENTS, edition_of
from archipel.games.small_islands.edition import BOATS, LANDSCAPES, SLOTS, STARTS, Edition
from archipel.games.small_islands.explorer import EXPLORE, NOWHERE, Alexis
from archipel.games.small_islands.geometry import TABLES
from archipel.games.small_islands.mat import HOUSES, Mat, new_mat
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.rounds import ROUNDS
from archipel.games.small_islands.steps.start import START
from archipel.games.small_islands.supply import decks_of, draw_cards, draw_tile, some_of
from archipel.games.small_islands.values import SmallOptions

HAND: Final = 2
PACK_LEVEL: Final = 7
EDGE: Final = 11
SOLO: Final = ("solo", "solo_advanced")
ADVANCED: Final = ("advanced", "solo_advanced")


def setup(options: SmallOptions, seats: int, rng: Rng) -> SmallState:
    edition = edition_of(options.content)
    board = empty_board(edition, TABLES[options.table])
    mats = [new_mat() for _ in range(seats)]
    alexis = new_alexis(edition, options.level - 1, rng) if options.mode in SOLO else None
    if alexis is not None:
        mats.append(alexis_mat())
    state = SmallState(seats, rng, options, edition, board, mats, alexis)
    state.first = 0 if options.first == "host" or seats == 1 else rng.below(seats)
    state.turn = state.first
    state.starts = list(range(STARTS))
    state.pool = (1 << LANDSCAPES) - 1
    state.values = edition.values.copy()
    state.greys = BOATS - seats
    state.row = [draw_tile(state) for _ in range(SLOTS)]
    for mat in mats[:seats]:
        mat.hand = [draw_tile(state) for _ in range(HAND)]
    state.reserve = LANDSCAPES - SLOTS - HAND * seats
    deal_cards(state)
    state.steps += [ROUNDS, START]
    return state


def deal_cards(state: SmallState) -> None:
    """One objective each, or a mission and a reward."""
    decks = decks_of(state)
    state.deck = sum(decks)
    for seat in range(state.seats):
        for deck in decks:
            draw_cards(state, state.mats[seat].later, deck, 1)


def new_alexis(edition: Edition, level: int, rng: Rng) -> Alexis:
    deck = some_of(edition.exploring, edition.levels[level].explore, rng)
    deck |= some_of(edition.landing, edition.levels[level].land, rng)
    return Alexis(level, deck, deck, 0, 0, NOWHERE, NOWHERE, EXPLORE, NOWHERE, NOWHERE, NOWHERE, NOWHERE)


def alexis_mat() -> Mat:
    mat = new_mat()
    mat.at_hand = HOUSES
    mat.reserve = 0
    mat.jokers = 0
    return mat


def check(options: SmallOptions, seats: int) -> Text | None:
    """What speaks against these options for so many seats."""
    if (options.mode in SOLO) != (seats == 1):
        return text("refused-seats", rule="13.1" if seats == 1 else "4.1", mode=text(f"mode-{options.mode}"))
    content = COMPONENTS.of(options.content)
    if content is None:
        return text("refused-content", rule="15.1")
    return _alone(options) or _packed(options)


def _alone(options: SmallOptions) -> Text | None:
    if options.mode in SOLO:
        return text("refused-first-alone", rule="13.1") if options.first != "random" else None
    return text("refused-level", rule="13.1") if options.level != 1 else None


def _packed(options: SmallOptions) -> Text | None:
    """What only the packs of the Great Explorer hold."""
    if options.first_boat != "any" and options.mode in ADVANCED:
        return text("refused-first-boat", rule="14.6")
    open_pack = options.pack and options.mode in ADVANCED
    if options.level == PACK_LEVEL and not open_pack:
        return text("refused-level-pack", rule="14.7")
    if options.table == EDGE and not open_pack:
        return text("refused-table-pack", rule="14.7")
    if options.pack and not _has_pack(edition_of(options.content), options.mode in ADVANCED, options.level):
        return text("refused-no-pack", rule="14.7")
    return None


def _has_pack(edition: Edition, advanced: bool, level: int) -> bool:
    """Whether the components hold the pack of a list."""
    if level > len(edition.levels):
        return False
    return bool(edition.decks[4] and edition.decks[5] if advanced else edition.decks[3])
