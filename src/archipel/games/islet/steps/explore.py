"""Explore: a first tile in the sea, further ones ever higher, then resources and new tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.values import Action, Event, Seat
from archipel.games.islet.acts import places
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.parts import GAIN, HAND, KIND_OF, KINDS, LIMIT, RESOURCES, TERRAIN
from archipel.games.islet.events import Drew, Gained, Placed
from archipel.games.islet.grid import ISLET, cell_at, neighbours, spot
from archipel.games.islet.purse import count, one, size
from archipel.games.islet.steps.course import last_tile, lose
from archipel.games.islet.steps.limit import LIMITED
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import STOP, LinkView, Pending, Place

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def first_places(state: IsletState, seat: Seat) -> list[Action]:
    """Every tile in the sea next to the islet; alone, next to the one where the bird is."""
    bird = state.birds[seat]
    return offers(bird, state.board.shores[0 if bird.at == SEA else bird.at // ISLET])


def offers(bird: Bird, cells: list[int]) -> list[Action]:
    """Every kind of tile in hand on each of some cells."""
    kinds = bird.kinds()
    found: list[Action] = []
    for cell in cells:
        offered = places(cell)
        for kind in kinds:
            found.append(offered[kind])
    return found


def next_cells(state: IsletState, last: int) -> list[int]:
    """Neighbours of the last tile placed that carry neither egg nor bird and will lie higher."""
    tops = state.board.tops
    level = tops[last] >> LEVEL
    found: list[int] = []
    for near in neighbours(last):
        top = tops.get(near, 0)
        if top and top >> LEVEL >= level and not top >> EGG & WHOSE and not state.bird_on(near):
            found.append(near)
    return found


@final
class Chain(Staged):
    """`cells` are those of the tiles placed so far, `yields` the cards they bring."""

    def __init__(self, cells: list[int], yields: list[int]) -> None:
        self.cells = cells
        self.yields = yields

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("chain", tuple([self.link(state, number) for number in range(len(self.cells))]))

    def link(self, state: IsletState, number: int) -> LinkView:
        """A tile placed and what it will yield."""
        cell, gain = self.cells[number], self.yields[number]
        owed = self.yields[:number].count(gain) >= count(state.piles, gain)
        return LinkView(KINDS[state.board.kind(cell)], spot(cell), state.board.level(cell), RESOURCES[gain], owed)

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        bird = state.birds[seat]
        found = offers(bird, next_cells(state, self.cells[-1])) if bird.hand else []
        found.append(STOP)
        return found

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        if isinstance(action, Place):
            self.put(state, seat, KIND_OF[action.tile], cell_at(action.islet, action.x, action.y))
        else:
            finish(state, seat, self.yields)

    def put(self, state: IsletState, seat: Seat, kind: int, cell: int) -> None:
        top = state.board.tops.get(cell, 0)
        terrain = TERRAIN[kind]
        gain = GAIN[terrain][TERRAIN[top & KIND]] if top else terrain
        state.birds[seat].hand.remove(kind)
        state.board.place(cell, kind)
        state.busy = True
        self.cells.append(cell)
        self.yields.append(gain)
        state.tell(placed, state, seat, kind, cell, gain)

    def clone(self) -> Chain:
        return Chain(self.cells.copy(), self.yields.copy())

    def facts(self) -> object:
        return tuple(self.cells), tuple(self.yields)


def placed(state: IsletState, seat: Seat, kind: int, cell: int, gain: int) -> Event:
    islet, x, y = spot(cell)
    return Placed(seat, KINDS[kind], islet, x, y, state.board.level(cell), RESOURCES[gain])


def finish(state: IsletState, seat: Seat, gains: list[int]) -> None:
    """Resources, tiles, and the limit."""
    take_resources(state, seat, gains)
    drawn = draw(state, seat)
    if state.seats == 1:
        if len(state.birds[seat].hand) < HAND:
            lose(state)
            return
    elif drawn and not state.bag.size:
        last_tile(state, seat)
    if size(state.birds[seat].raw) > LIMIT:
        state.steps[-1] = LIMITED
    else:
        state.steps.pop()


def take_resources(state: IsletState, seat: Seat, gains: list[int]) -> None:
    bird = state.birds[seat]
    state.tell(gained, seat, gains, state.piles)
    for gain in gains:
        if count(state.piles, gain):
            state.piles -= one(gain)
            bird.raw += one(gain)


def gained(seat: Seat, gains: list[int], piles: int) -> Event:
    cards = missed = ""
    for gain in gains:
        if count(piles, gain):
            piles -= one(gain)
            cards += RESOURCES[gain]
        else:
            missed += RESOURCES[gain]
    return Gained(seat, cards, missed)


def draw(state: IsletState, seat: Seat) -> int:
    """Fill the hand as far as the bag allows; how many tiles came."""
    hand = state.birds[seat].hand
    held = len(hand)
    while len(hand) < HAND and state.bag.size:
        hand.append(state.bag.draw(state.rng))
    if len(hand) > held:
        state.tell(drew, seat, hand, held)
    return len(hand) - held


def drew(seat: Seat, hand: list[int], held: int) -> Event:
    return Drew(seat, len(hand) - held, tuple([KINDS[kind] for kind in hand[held:]]))
