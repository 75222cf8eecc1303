"""Second and Long Look: cards drawn now, and at once paid for or discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.piles import draw, size
from archipel.games.isle_of_cats.steps import buying
from archipel.games.isle_of_cats.steps.stage import Staged
from archipel.games.isle_of_cats.values import Drew, Pay, StageName

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def look(state: CatsState, seat: Seat, count: int) -> None:
    crew = state.crews[seat]
    crew.drafted = draw(state.deck, count, state.rng)
    state.deck ^= crew.drafted
    crew.picked = 0
    if state.log is not None:
        state.emit(Drew(seat, size(crew.drafted)))


@final
class Looking(Staged):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def stage(self) -> StageName:
        return "buy"

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return buying.choices(state.crews[seat])

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        return buying.objection(state.crews[seat], action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        if not isinstance(action, Pay):
            buying.mark(state, seat, action)
            return
        state.steps.pop()
        buying.settle(state, seat)

    def facts(self) -> object:
        return self.seat
