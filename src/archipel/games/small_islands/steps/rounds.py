"""A round begins: tiles for the navigation pile and cards for all, or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.core.values import Event, Seat
from archipel.games.small_islands.events import Dealt, Ended, FirstPlayer, RoundBegan
from archipel.games.small_islands.steps.choosing import CHOOSING
from archipel.games.small_islands.steps.turn import TURN
from archipel.games.small_islands.supply import decks_of, draw_cards

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

NAVIGATION: Final = 6
DRAWN: Final = 2


@final
class Rounds(Step["SmallState"]):
    """Nothing is decided here: it stands at the bottom of the stack."""

    def run(self, state: SmallState) -> None:
        if not state.reason and state.reserve < NAVIGATION:
            state.reason = "reason-reserve"
        if state.reason:
            state.tell(Ended, state.reason)
            state.steps.pop()
            return
        self.prepare(state)
        state.steps += [TURN, CHOOSING]

    def prepare(self, state: SmallState) -> None:
        state.round += 1
        state.turn = state.first
        state.navigation = NAVIGATION
        state.reserve -= NAVIGATION
        state.returned = 0
        state.tell(RoundBegan, state.round)
        if state.round > 1 and state.first < state.seats:
            state.tell(FirstPlayer, state.first)
        decks = decks_of(state)
        for seat in range(state.seats):
            self.deal(state, seat, decks)

    def deal(self, state: SmallState, seat: int, decks: list[int]) -> None:
        mat = state.mats[seat]
        mat.given = 0
        mat.shown = False
        for at, deck in enumerate(decks):
            mat.cards.append(mat.later[at])
            draw_cards(state, mat.cards, deck, DRAWN)
        mat.later.clear()
        state.tell(dealt, state, seat)


def dealt(state: SmallState, seat: Seat) -> Event:
    return Dealt(seat, tuple([state.edition.cards[card].name for card in state.mats[seat].cards]))


ROUNDS: Final = Rounds()
