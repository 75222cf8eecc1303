"""Before the first turn everybody may look through their whole deck once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.steps.stage import Staged
from archipel.games.palm_island.values import START, Ready, StageName, Start

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@final
class Study(Staged):
    def __init__(self, started: list[bool]) -> None:
        self.started = started

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        return tuple([seat for seat, started in enumerate(self.started) if not started])

    def stage(self, state: PalmState, seat: Seat | None) -> StageName:
        return "wait" if seat is None or self.started[seat] else "study"

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        return text("refused-waiting-start", rule="3.3")

    def secret(self) -> bool:
        return True

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
