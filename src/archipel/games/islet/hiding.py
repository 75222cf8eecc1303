"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.islet import scoring
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.conditions import meets
from archipel.games.islet.content.parts import CARDS, KINDS, RESOURCES
from archipel.games.islet.grid import ISLET, spot
from archipel.games.islet.purse import count, counts
from archipel.games.islet.steps.course import turns_left
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import BirdView, CardView, CellView, IsletOptions, IsletView, LinkView

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def view(state: IsletState, seat: Seat | None) -> IsletView:
    """Everything lies open but the tiles in other hands and what is still to be drawn."""
    step = state.steps[-1] if state.steps else None
    staged = step if isinstance(step, Staged) else None
    ranks = scoring.places(state.birds)
    hand = state.birds[seat].hand if seat is not None else []
    return IsletView(
        seat=seat,
        seats=state.seats,
        stage=staged.stage() if staged else "over",
        round=state.round,
        turn=state.turn if staged else -1,
        first=state.first,
        cells=cells(state),
        birds=tuple([bird_view(bird, ranks[other]) for other, bird in enumerate(state.birds)]),
        hand=tuple([KINDS[kind] for kind in hand]),
        piles=counts(state.piles),
        bag=state.bag.size,
        chain=chain(state, staged) if staged else (),
        visited=tuple([spot(cell) for cell in staged.visited() if cell != SEA]) if staged else (),
        left=staged.left(state) if staged else 0,
        last_egg=state.egg_by,
        last_tile=state.tile_by,
        turns=tuple(turns_left(state)) if staged else (),
        idle=state.idle,
        cards=cards(state),
        choices=tuple([CARDS[card] for card in staged.choices()]) if staged else (),
        deck=state.deck.bit_count(),
        discards=tuple([CARDS[card] for card in state.discards]),
        removed=tuple([KINDS[kind] for kind in state.removed]),
        rank=scoring.rank(state.bag.size) if state.alone() and state.why != "lost" else "",
        reason=state.why,
        options=agreed_options(state.options),
    )


def cells(state: IsletState) -> tuple[CellView, ...]:
    """Every stack, in the order of islets, rows and columns."""
    stacks = state.board.stacks()
    found = []
    for cell in sorted(stacks):
        islet, x, y = spot(cell)
        names = tuple([KINDS[kind] for kind in stacks[cell]])
        found.append(CellView(islet, x, y, names, state.board.egg(cell)))
    return tuple(found)


def bird_view(bird: Bird, place: int) -> BirdView:
    laid = len(bird.levels)
    return BirdView(
        at=() if bird.at == SEA else spot(bird.at),
        tiles=len(bird.hand),
        raw=counts(bird.raw),
        ready=counts(bird.ready),
        tipped=counts(bird.tipped),
        free=bird.free,
        laid=laid,
        eggs=laid + bird.eggs_left(),
        levels=tuple(sorted(bird.levels, reverse=True)),
        place=place,
    )


def chain(state: IsletState, staged: Staged) -> tuple[LinkView, ...]:
    """The tiles placed in this Explore and what they will yield."""
    gains = staged.gains()
    found = []
    for number, cell in enumerate(staged.chain()):
        gain = gains[number]
        owed = gains[:number].count(gain) >= count(state.piles, gain)
        tile = KINDS[state.board.kind(cell)]
        found.append(LinkView(tile, spot(cell), state.board.level(cell), RESOURCES[gain], owed))
    return tuple(found)


def cards(state: IsletState) -> tuple[CardView, ...]:
    found = []
    for islet, open_cards in enumerate(state.cards):
        own = sorted([cell for cell in state.board.tops if cell // ISLET == islet])
        for card in open_cards:
            met = tuple([spot(cell) for cell in own if meets(state.board, state.options, cell, card)])
            found.append(CardView(CARDS[card], islet + 1, met))
    return tuple(found)


@cache
def agreed_options(options: IsletOptions) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((key, str(value)) for key, value in msgspec.to_builtins(options).items()))


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
