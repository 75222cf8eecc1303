"""When all have arrived in a speed game they go on buying, one card at a time, in order of arrival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.steps.market import buy, on_sale, purchases, refused_buy
from archipel.games.palm_island.steps.stage import Staged
from archipel.games.palm_island.values import PASS, Buy, Passed, StageName

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@final
class Cycle(Staged):
    """`order` are the seats still buying, the next one first; a pass is final."""

    def __init__(self, order: list[Seat], places: list[int]) -> None:
        self.order = order
        self.places = places

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        return (self.order[0],) if self.order and purchases(state.hands[self.order[0]], on_sale(state)) else ()

    def run(self, state: PalmState) -> None:
        if self.order:
            self.order.pop(0)
        else:
            state.steps.pop()

    def stage(self, state: PalmState, seat: Seat | None) -> StageName:
        return "cycle" if seat == self.order[0] else "wait"

    def turn(self, state: PalmState) -> int:
        return self.order[0]

    def arrival(self, seat: Seat) -> int:
        return self.places[seat]

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        return [*purchases(state.hands[seat], on_sale(state)), PASS]

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        why = refused_buy(state, seat, action) if isinstance(action, Buy) else None
        return why or text("refused-round-over", rule="9.2")

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        self.order.pop(0)
        if isinstance(action, Buy):
            buy(state, seat, action)
            self.order.append(seat)
        elif state.log is not None:
            state.emit(Passed(seat))

    def clone(self) -> Cycle:
        return Cycle(self.order.copy(), self.places)

    def facts(self) -> object:
        return tuple(self.order), tuple(self.places)
