"""When all have arrived in a speed game they go on buying, one card at a time, in order of arrival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.state import Step
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.steps import refusals
from archipel.games.palm_island.steps.market import buy, on_sale, purchases
from archipel.games.palm_island.values import PASS, Buy, Passed, Pending

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@final
class Cycle(Step["PalmState"]):
    """`order` are the seats still buying, the next one first; a pass is final, being short of resources is not."""

    def __init__(self, order: list[Seat]) -> None:
        self.order = order

    def can_buy(self, state: PalmState, seat: Seat) -> bool:
        return len(purchases(state.hands[seat], on_sale(state))) > 0

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        return (self.order[0],) if self.order and self.can_buy(state, self.order[0]) else ()

    def run(self, state: PalmState) -> None:
        if any(self.can_buy(state, seat) for seat in self.order):
            self.order.append(self.order.pop(0))
        else:
            state.steps.pop()

    def pending(self, state: PalmState, seat: Seat | None) -> Pending:
        return Pending("cycle" if seat == self.order[0] else "wait")

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        return text("refused-waiting-turn", rule="9.5", other=seat_text(self.order[0]))

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        return [*purchases(state.hands[seat], on_sale(state)), PASS]

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        return refusals.at_market(state, seat, action, "9.5")

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        self.order.pop(0)
        if isinstance(action, Buy):
            buy(state, seat, action)
            self.order.append(seat)
        else:
            state.tell(Passed, seat)

    def clone(self) -> Cycle:
        return Cycle(self.order.copy())

    def facts(self) -> object:
        return tuple(self.order)
