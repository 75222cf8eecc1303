"""Before the rescue everybody lays rescue cards face down, one after the other in the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import KIND_MASK, RESCUES
from archipel.games.isle_of_cats.events import Laid, Picked
from archipel.games.isle_of_cats.piles import lowest, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.guests import guests
from archipel.games.isle_of_cats.steps.playing import play, plays
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.steps.window import open_window
from archipel.games.isle_of_cats.values import READY, Lay, Lift, Play, Ready
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

LAYS: Final[list[Lay]] = [Lay(kind) for kind in RESCUES]
LIFTS: Final[list[Lift]] = [Lift(kind) for kind in RESCUES]


@final
class Laying(Staged):
    """`place` is the place in the order of whoever chooses; `asked`: the others have been, before this choice. With a
    hand one chooses, whatever is in it."""

    def __init__(self, place: int, *, asked: bool = False) -> None:
        self.place = place
        self.asked = asked

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (state.order[self.place],) if self.asked and self.chooses(state) else ()

    def chooses(self, state: CatsState) -> bool:
        seat = state.order[self.place]
        return seat < state.seats and state.crews[seat].hand != 0

    def guests(self, state: CatsState) -> tuple[Seat, ...]:
        return guests(state, state.order[self.place])

    def run(self, state: CatsState) -> None:
        if self.place == len(state.order):
            state.steps.pop()
        elif self.chooses(state):
            self.asked = True
            open_window(state, "lay", state.order[self.place])
        else:
            self.go_on()

    def go_on(self) -> None:
        self.place += 1
        self.asked = False

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "lay")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        if seat != state.order[self.place]:
            return plays(state, seat)
        crew = state.crews[seat]
        found: list[Action] = []
        for number, kind in enumerate(RESCUES):
            if crew.hand & ~crew.picked & KIND_MASK[kind]:
                found.append(LAYS[number])
        for number, kind in enumerate(RESCUES):
            if crew.picked & KIND_MASK[kind] and crew.may_put_back():
                found.append(LIFTS[number])
        return [*found, READY, *plays(state, seat)]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if seat != state.order[self.place] and not isinstance(action, Play):
            return self.absence(state, seat, action)
        if isinstance(action, Lay):
            return text("refused-not-in-hand-rescue", rule="7.1")
        if isinstance(action, Lift):
            laid = state.crews[seat].picked & KIND_MASK.get(action.kind, 0)
            return refusals.put_back("7.1") if laid else text("refused-not-laid", rule="7.1")
        return refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            play(state, seat, action)
            return
        crew = state.crews[seat]
        if isinstance(action, Ready):
            crew.laid = crew.picked
            crew.hand ^= crew.picked
            crew.picked = 0
            state.tell(Laid, seat, size(crew.laid))
            self.go_on()
            return
        if isinstance(action, Lay):
            crew.picked |= lowest(crew.hand & ~crew.picked & KIND_MASK[action.kind])
        else:
            assert isinstance(action, Lift)
            # Of cards alike the lowest is laid first: the highest comes back.
            crew.backs += 1
            crew.picked ^= 1 << ((crew.picked & KIND_MASK[action.kind]).bit_length() - 1)
        state.tell(Picked, seat)

    def clone(self) -> Laying:
        return Laying(self.place, asked=self.asked)

    def facts(self) -> object:
        return self.place, self.asked
