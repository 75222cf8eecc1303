"""Reading lessons: private ones go face down, public ones into the middle, in the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import COLOURED, PRIVATE, PUBLIC
from archipel.games.isle_of_cats.content.packing import own_title
from archipel.games.isle_of_cats.events import Named, Studied, Taught
from archipel.games.isle_of_cats.piles import lowest, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.steps.stowaway import NAMES
from archipel.games.isle_of_cats.values import COLOURS, Name
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


@final
class Lessons(Staged):
    """`place` is the reader's place in the order; `naming` a public lesson that wants a colour (0: none)."""

    def __init__(self, place: int, naming: int) -> None:
        self.place = place
        self.naming = naming

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (state.order[self.place],) if self.naming else ()

    def run(self, state: CatsState) -> None:
        while self.place < len(state.order):
            seat = state.order[self.place]
            if seat < state.seats:
                self.study(state, seat)
                self.teach(state, seat)
                if self.naming:
                    return
            self.place += 1
        state.steps.pop()

    def study(self, state: CatsState, seat: Seat) -> None:
        crew = state.crews[seat]
        private = crew.hand & PRIVATE
        if private:
            crew.hand ^= private
            crew.lessons |= private
            state.tell(Studied, seat, size(private))

    def teach(self, state: CatsState, seat: Seat) -> None:
        """Lay public lessons down until one wants a colour."""
        crew = state.crews[seat]
        while crew.hand & PUBLIC and not self.naming:
            bit = lowest(crew.hand & PUBLIC)
            crew.hand ^= bit
            # The place of the bit is the printed number.
            card = bit.bit_length() - 1
            state.public.append((card, -1, seat))
            state.tell(Taught, seat, card, own_title(state.options.content, card))
            if bit & COLOURED:
                self.naming = card

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "colour", card=self.naming)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return NAMES

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in NAMES:
            return None
        return (
            text("refused-colour", rule="6.3") if isinstance(action, Name) else refusals.own_turn(state, seat, action)
        )

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Name)
        colour = COLOURS.index(action.colour)
        state.public[-1] = (self.naming, colour, seat)
        state.tell(Named, seat, self.naming, COLOURS[colour], own_title(state.options.content, self.naming))
        self.naming = 0

    def clone(self) -> Lessons:
        return Lessons(self.place, self.naming)

    def facts(self) -> object:
        return self.place, self.naming
