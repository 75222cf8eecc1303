"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.islet import scoring
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import EGG, WHOSE, Board, stacks
from archipel.games.islet.conditions import meets
from archipel.games.islet.content.cards import CARDS, conditions_of
from archipel.games.islet.content.parts import KINDS, LADDER
from archipel.games.islet.grid import ISLET, spot
from archipel.games.islet.purse import counts
from archipel.games.islet.steps.course import turns_left
from archipel.games.islet.values import BirdView, CardView, CellView, IsletOptions, IsletView, Pending
from archipel.kit.ranking import places, title

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def view(state: IsletState, seat: Seat | None) -> IsletView:
    """Everything lies open but the tiles in other hands and what is still to be drawn."""
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over")
    ranks = places(scoring.merits(state))
    hand = state.birds[seat].hand if seat is not None else []
    return IsletView(
        seat=seat,
        seats=state.seats,
        pending=pending,
        round=state.round,
        turn=state.turn if state.steps else -1,
        first=state.first,
        cells=cells(state),
        birds=tuple([bird_view(bird, ranks[other]) for other, bird in enumerate(state.birds)]),
        hand=tuple([KINDS[kind] for kind in hand]),
        piles=counts(state.piles),
        bag=state.bag.size,
        last_egg=state.egg_by,
        last_tile=state.tile_by,
        turns=tuple(turns_left(state)) if state.steps else (),
        idle=state.idle,
        cards=cards(state),
        deck=state.deck.bit_count(),
        discards=tuple([CARDS[card] for card in state.discards]),
        removed=tuple([KINDS[kind] for kind in state.removed]),
        rank=title(LADDER, state.bag.size) if state.alone() and state.why != "lost" else "",
        reason=state.why,
        options=state.options,
    )


def cells(state: IsletState) -> tuple[CellView, ...]:
    """Every stack, in the order of islets, rows and columns: the identical ones for all who look at a board."""
    return _cells(tuple(state.board.tiles), tuple(state.board.tops.values()))


@lru_cache(maxsize=1 << 10)
def _cells(tiles: tuple[int, ...], tops: tuple[int, ...]) -> tuple[CellView, ...]:
    """`tops` are in the order in which their cells first had a tile."""
    found = zip(stacks(tiles).items(), tops, strict=True)
    return tuple([_cell(cell, tuple(kinds), top >> EGG & WHOSE) for (cell, kinds), top in sorted(found)])


@lru_cache(maxsize=1 << 14)
def _cell(cell: int, kinds: tuple[int, ...], egg: int) -> CellView:
    return CellView(spot(cell), tuple([KINDS[kind] for kind in kinds]), egg - 1)


def bird_view(bird: Bird, place: int) -> BirdView:
    at = None if bird.at == SEA else spot(bird.at)
    cards = counts(bird.raw), counts(bird.ready), counts(bird.tipped)
    laid = len(bird.levels)
    levels = tuple(sorted(bird.levels, reverse=True))
    return BirdView(at, len(bird.hand), *cards, bird.free, laid, laid + bird.eggs_left(), levels, place)


def cards(state: IsletState) -> tuple[CardView, ...]:
    """Alone, the open cards with the cells that meet them."""
    if not state.cards:
        return ()
    tops, opened = state.board.tops, tuple([tuple(cards) for cards in state.cards])
    return _cards(tuple(tops), tuple(tops.values()), opened, state.options)


@lru_cache(maxsize=1 << 10)
def _cards(
    cells: tuple[int, ...], tops: tuple[int, ...], opened: tuple[tuple[int, ...], ...], options: IsletOptions
) -> tuple[CardView, ...]:
    board = Board(dict(zip(cells, tops, strict=True)), [], [], options.holes_are_sea)
    conditions = conditions_of(options.content)
    found = []
    for islet, open_cards in enumerate(opened):
        own = sorted([cell for cell in cells if cell // ISLET == islet])
        for card in open_cards:
            asked = conditions[islet][card]
            met = tuple([spot(cell) for cell in own if meets(board, options, cell, asked)])
            found.append(CardView(CARDS[card], islet + 1, met))
    return tuple(found)


def determinize(state: IsletState, seat: Seat, rng: Rng) -> IsletState:
    """The tiles of other hands are drawn anew from all that the seat has not seen; the bag keeps the rest."""
    birds = [bird.clone() for bird in state.birds]
    bag = state.bag.clone()
    for other, bird in enumerate(birds):
        if other != seat:
            for kind in bird.hand:
                bag.put_back(kind)
    for other, bird in enumerate(birds):
        if other != seat:
            bird.hand = [bag.draw(rng) for _ in bird.hand]
    return state.twin(rng, birds, bag)
