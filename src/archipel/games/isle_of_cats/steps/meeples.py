"""Before the first day everybody chooses the colour of their meeple, in the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.events import Chosen
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, Meeple
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

MEEPLES: Final[list[Meeple]] = [Meeple(colour) for colour in COLOURS]


@final
class Meeples(Staged):
    def __init__(self, place: int) -> None:
        self.place = place

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (state.order[self.place],)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "meeple")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        taken = [crew.meeple for crew in state.crews]
        return [meeple for colour, meeple in enumerate(MEEPLES) if colour not in taken]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Meeple):
            return text("refused-meeple-taken" if action in MEEPLES else "refused-colour", rule="3.4")
        return refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Meeple)
        colour = COLOURS.index(action.colour)
        state.crews[seat].meeple = colour
        self.place += 1
        state.tell(Chosen, seat, COLOURS[colour])
        if self.place == state.seats:
            state.steps.pop()

    def clone(self) -> Meeples:
        return Meeples(self.place)

    def facts(self) -> object:
        return self.place
