"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import TYPE_CHECKING, final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.islet import scoring
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import TILE_CELL, Board
from archipel.games.islet.conditions import meets
from archipel.games.islet.content.cards import CARDS
from archipel.games.islet.content.parts import KINDS, LADDER
from archipel.games.islet.grid import ISLET, neighbours, spot
from archipel.games.islet.purse import counts
from archipel.games.islet.steps.course import turns_left
from archipel.games.islet.values import BirdView, CardView, CellView, IsletView, Pending, Tile
from archipel.kit.ranking import places, title

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class ToldCards:
    """The open cards as they were told when there were so many `tiles`, by islet: the cards, the cells that meet each,
    and the view of each."""

    def __init__(self, tiles: int, opened: list[list[int]], met: list[list[list[int]]], views: list[CardView]) -> None:
        self.tiles = tiles
        self.opened = opened
        self.met = met
        self.views = tuple(views)


def view(state: IsletState, seat: Seat | None) -> IsletView:
    """Everything lies open but the tiles in other hands and what is still to be drawn."""
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over")
    ranks = places(scoring.merits(state)) if state.seats > 1 else [1]
    hand = state.birds[seat].hand if seat is not None else []
    return IsletView(
        seat,
        state.seats,
        pending,
        state.round,
        state.turn if state.steps else -1,
        state.first,
        cells(state.board),
        tuple([bird_view(bird, ranks[other]) for other, bird in enumerate(state.birds)]),
        _names(tuple(hand)),
        counts(state.piles),
        state.bag.size,
        state.egg_by,
        state.tile_by,
        tuple(turns_left(state)) if state.steps else (),
        state.idle,
        cards(state) if state.cards else (),
        state.deck.bit_count(),
        tuple([CARDS[card] for card in state.discards]) if state.discards else (),
        _names(tuple(state.removed)) if state.removed else (),
        _title(state.bag.size) if state.alone() and state.why != "lost" else "",
        state.why,
        state.options,
    )


@lru_cache(maxsize=1 << 7)
def _title(left: int) -> str:
    return title(LADDER, left)


def cells(board: Board) -> tuple[CellView, ...]:
    """Every stack, in the order of islets, rows and columns: the identical ones for all who look at a board."""
    if board.changed:
        board.shown = _cells(board)
        board.changed = []
    return board.shown


def _cells(board: Board) -> tuple[CellView, ...]:
    """The stacks last shown, with those that have changed since."""
    order = sorted(board.tops)
    found = list(board.shown)
    for cell in sorted(set(board.changed)):
        new = _cell(cell, tuple(board.stack(cell)), board.egg(cell))
        place = bisect_left(order, cell)
        if place < len(found) and found[place].at == new.at:
            found[place] = new
        else:
            found.insert(place, new)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _cell(cell: int, kinds: tuple[int, ...], egg: int) -> CellView:
    return CellView(spot(cell), _names(kinds), egg)


@lru_cache(maxsize=1 << 12)
def _names(kinds: tuple[int, ...]) -> tuple[Tile, ...]:
    return tuple([KINDS[kind] for kind in kinds])


def bird_view(bird: Bird, place: int) -> BirdView:
    """Kept while all of it is as it was."""
    told = bird.at, len(bird.hand), bird.raw, bird.ready, bird.tipped, bird.free, tuple(bird.levels), place
    if bird.view is None or bird.told != told:
        bird.view = _bird_view(bird, place)
        bird.told = told
    return bird.view


def _bird_view(bird: Bird, place: int) -> BirdView:
    where = None if bird.at == SEA else spot(bird.at)
    raw, ready, tipped = counts(bird.raw), counts(bird.ready), counts(bird.tipped)
    laid = len(bird.levels)
    highest = tuple(sorted(bird.levels, reverse=True))
    return BirdView(where, len(bird.hand), raw, ready, tipped, bird.free, laid, laid + bird.eggs_left(), highest, place)


def cards(state: IsletState) -> tuple[CardView, ...]:
    """Alone, the open cards with the cells that meet them: those of before while nothing has changed."""
    told = state.told_cards
    if told is None or told.tiles != len(state.board.tiles) or told.opened != state.cards:
        told = state.told_cards = _told_cards(state)
    return told.views


def _told_cards(state: IsletState) -> ToldCards:
    opened = [cards.copy() for cards in state.cards]
    met: list[list[list[int]]] = []
    views: list[CardView] = []
    for islet, cards in enumerate(opened):
        met.append([_met(state, islet, card) for card in cards])
        for card, cells in zip(cards, met[islet], strict=True):
            views.append(CardView(CARDS[card], islet + 1, tuple([spot(cell) for cell in cells])))
    return ToldCards(len(state.board.tiles), opened, met, views)


def _met(state: IsletState, islet: int, card: int) -> list[int]:
    """The cells that meet a card, in their order; where it was told before, only what lies at newer tiles is asked."""
    board, options, asked = state.board, state.options, state.conditions[islet][card]
    told = state.told_cards
    known: list[int] = []
    if told is None or card not in told.opened[islet]:
        near = {cell: True for cell in board.tops if cell // ISLET == islet}
    else:
        known = told.met[islet][told.opened[islet].index(card)]
        near = _near(board, islet, told.tiles)
    found = [cell for cell in known if cell not in near]
    found += [cell for cell in near if meets(board, options, cell, asked)]
    found.sort()
    return found


def _near(board: Board, islet: int, tiles: int) -> dict[int, bool]:
    """The cells of all tiles but the first so many, and those that touch them."""
    found: dict[int, bool] = {}
    for tile in board.tiles[tiles:]:
        cell = tile >> TILE_CELL
        if cell // ISLET == islet:
            found[cell] = True
            for other in neighbours(cell):
                if other in board.tops:
                    found[other] = True
    return found


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
