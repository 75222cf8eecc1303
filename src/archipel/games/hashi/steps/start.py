"""Start numbers: everybody writes a 3 or a 4 on a flagless island, then passes the board to the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.hashi.content import ISLANDS, START_NUMBERS
from archipel.games.hashi.steps.refusals import CONFIRMED
from archipel.games.hashi.values import Chose, Passed, Pending, Ready, Start
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


@final
class Starting(SecretStep["HashiState"]):
    def __init__(self, choices: list[Start | None]) -> None:
        self.choices = choices

    def ready(self, seat: Seat) -> bool:
        return self.choices[seat] is not None

    def pending(self, state: HashiState, seat: Seat | None) -> Pending:
        choice = self.choices[seat] if seat is not None else None
        if choice is None:
            return Pending("done" if seat is None else "start", self.readiness(state))
        return Pending("done", self.readiness(state), start=(choice.island, choice.number))

    def absence(self, state: HashiState, seat: Seat, action: Action) -> Text:
        return CONFIRMED

    def legal(self, state: HashiState, seat: Seat) -> Sequence[Action]:
        return state.sheet.starts

    def objection(self, state: HashiState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Start):
            return text("refused-start-first", rule="3.1")
        if not 1 <= action.island <= ISLANDS:
            return text("refused-no-island", rule="2.1", island=action.island)
        if state.sheet.flags[action.island - 1]:
            return text("refused-start-flag", rule="3.1", island=action.island)
        if action.number not in START_NUMBERS:
            return text("refused-start-number", rule="3.1", number=action.number)
        return None

    def take(self, state: HashiState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Start)
        self.choices[seat] = action
        state.tell(Chose, seat, action.island, action.number)
        state.tell(Ready, seat)
        if not self.actors(state):
            self.pass_left(state)

    def pass_left(self, state: HashiState) -> None:
        for seat, choice in enumerate(self.choices):
            assert choice is not None
            to = (seat + 1) % state.seats
            state.boards[to].write(choice.island - 1, choice.number)
            state.tell(Passed, to, choice.island, choice.number)
        state.show_boards()
        state.steps.pop()

    def forget(self, state: HashiState, seat: Seat, rng: Rng) -> None:
        for other in range(state.seats):
            if other != seat and self.choices[other] is not None:
                self.choices[other] = rng.choose(state.sheet.starts)

    def clone(self) -> Starting:
        return Starting(self.choices.copy())

    def facts(self) -> object:
        return tuple(str(choice) for choice in self.choices)
