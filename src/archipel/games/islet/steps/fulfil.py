"""Alone, after each egg: a card it met is discarded, and the other islet gets new ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.values import Action, Event, Seat
from archipel.games.islet.acts import FULFILS
from archipel.games.islet.conditions import of_an_owner
from archipel.games.islet.content.cards import CARD_OF, CARDS
from archipel.games.islet.content.parts import OPEN_CARDS
from archipel.games.islet.events import Fulfilled, Revealed
from archipel.games.islet.grid import ISLET
from archipel.games.islet.steps.stage import ONE, Staged
from archipel.games.islet.values import Fulfil, Pending
from archipel.kit.masks import pick

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class Fulfilling(Staged):
    """`met` are the cards that the tile under the egg met, `cell` where it was laid."""

    def __init__(self, met: list[int], cell: int) -> None:
        self.met = met
        self.cell = cell

    def actors(self, state: IsletState) -> tuple[Seat, ...]:
        return ONE[0] if len(self.met) > 1 else ()

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("fulfil", choices=tuple([CARDS[card] for card in self.met]))

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        return [FULFILS[card] for card in self.met]

    def run(self, state: IsletState) -> None:
        self.fulfil(state, self.met[0])

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Fulfil)
        self.fulfil(state, CARD_OF[action.card])

    def fulfil(self, state: IsletState, card: int) -> None:
        state.steps.pop()
        islet = self.cell // ISLET
        state.cards[islet].remove(card)
        state.discards.append(card)
        state.tell(fulfilled, state, card, islet)
        reveal(state, 1 - islet)

    def facts(self) -> object:
        return tuple(self.met), self.cell


def fulfilled(state: IsletState, card: int, islet: int) -> Event:
    return Fulfilled(0, CARDS[card], islet + 1, of_an_owner(state, islet, card))


def reveal(state: IsletState, islet: int) -> None:
    """Cards from the deck until the islet has two."""
    while len(state.cards[islet]) < OPEN_CARDS and state.deck:
        card = draw_card(state)
        state.cards[islet].append(card)
        state.tell(revealed, state, card, islet)


def revealed(state: IsletState, card: int, islet: int) -> Event:
    return Revealed(CARDS[card], islet + 1, of_an_owner(state, islet, card))


def draw_card(state: IsletState) -> int:
    """A random card of those not seen yet."""
    card = pick(state.deck, state.rng)
    state.deck ^= 1 << card
    return card
