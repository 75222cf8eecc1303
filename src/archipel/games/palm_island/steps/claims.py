"""Casual outposts at the end of a round: one claimant takes it, several lose it, nobody leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.state import Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import CARD_OF, FIRST_OUTPOST, TOKENS
from archipel.games.palm_island.steps import refusals
from archipel.games.palm_island.steps.market import buy, purchases, take_card
from archipel.games.palm_island.values import PASS, Buy, Claimed, Contested, Passed, Pending

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


def claimants(state: PalmState, card: int) -> list[Seat]:
    """Seats that meet the criteria, and can pay where that is agreed."""
    paid = state.options.casual_claim == "paid"
    needs = state.edition.needs[card - FIRST_OUTPOST]
    met = [seat for seat in range(state.seats) if state.hands[seat].meets(needs)]
    return [seat for seat in met if not paid or purchases(state.hands[seat], [card])]


@final
class Claims(Step["PalmState"]):
    """`cards` are the outposts still to be settled at this meeting."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        """The only claimant of the first outpost, where it must be paid; nobody: it is settled by itself."""
        if not self.cards or state.options.casual_claim == "free":
            return ()
        seats = claimants(state, self.cards[0])
        return (seats[0],) if len(seats) == 1 else ()

    def run(self, state: PalmState) -> None:
        if not self.cards:
            state.steps.pop()
            return
        card = self.cards.pop(0)
        seats = claimants(state, card)
        if seats:
            state.market.remove(card)
        if len(seats) == 1:
            take_card(state.hands[seats[0]], card)
            state.gone.append((card, seats[0]))
            state.tell(Claimed, seats[0], TOKENS[card], state.names.own(card))
        elif seats:
            state.removed.append(card)
            state.tell(Contested, TOKENS[card], state.names.own(card))

    def pending(self, state: PalmState, seat: Seat | None) -> Pending:
        return Pending("cycle" if seat in self.actors(state) else "wait")

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        return text("refused-waiting-claim", rule="9.6")

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        return [*purchases(state.hands[seat], self.cards[:1]), PASS]

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Buy) and CARD_OF.get(action.card, -1) in self.cards[1:]:
            return text("refused-one-at-a-time", rule="9.6")
        return refusals.at_market(state, seat, action, "9.6")

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        self.cards.pop(0)
        if isinstance(action, Buy):
            buy(state, seat, action)
        else:
            state.tell(Passed, seat)

    def clone(self) -> Claims:
        return Claims(self.cards.copy())

    def facts(self) -> object:
        return tuple(self.cards)
