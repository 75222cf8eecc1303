"""Before the first turn everybody may look through their whole deck once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.values import START, Pending, Ready, Start
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@final
class Study(SecretStep["PalmState"]):
    def __init__(self, started: list[bool]) -> None:
        self.started = started

    def ready(self, seat: Seat) -> bool:
        return self.started[seat]

    def pending(self, state: PalmState, seat: Seat | None) -> Pending:
        return Pending("wait" if seat is None or self.started[seat] else "study")

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        return text("refused-waiting-start", rule="3.3")

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        return [START]

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        return None if isinstance(action, Start) else text("refused-study", rule="3.3")

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        self.started[seat] = True
        state.tell(Ready, seat)
        if all(self.started):
            state.steps.pop()

    def clone(self) -> Study:
        return Study(self.started.copy())

    def facts(self) -> object:
        return tuple(self.started)
