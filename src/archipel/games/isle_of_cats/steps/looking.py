"""Second and Long Look: cards drawn now, and at once paid for or discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.events import Drew, Picked
from archipel.games.isle_of_cats.piles import draw, size
from archipel.games.isle_of_cats.steps import buying
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import Pay
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def look(state: CatsState, seat: Seat, count: int) -> None:
    crew = state.crews[seat]
    crew.offer = draw(state.deck, count, state.rng)
    state.deck ^= crew.offer
    state.tell(Drew, seat, size(crew.offer))


@final
class Looking(Staged):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "buy")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        crew = state.crews[seat]
        return buying.choices(crew, crew.offer, crew.wanted)

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        crew = state.crews[seat]
        return buying.objection(crew, crew.offer, crew.wanted, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        crew = state.crews[seat]
        if not isinstance(action, Pay):
            crew.wanted = buying.marked(crew, crew.offer, crew.wanted, action)
            state.tell(Picked, seat)
            return
        state.steps.pop()
        buying.settle(state, seat, crew.offer, crew.wanted)
        crew.offer = 0
        crew.wanted = 0

    def facts(self) -> object:
        return self.seat
