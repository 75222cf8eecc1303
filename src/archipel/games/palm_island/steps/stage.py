"""What every decision of Palm Island can say of itself to a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from archipel.core.state import Step
from archipel.core.values import Seat
from archipel.games.palm_island.values import StageName

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Step["PalmState"]):
    def stage(self, state: PalmState, seat: Seat | None) -> StageName:
        raise NotImplementedError

    def ready(self, state: PalmState, seat: Seat) -> bool:
        """Nobody waits for this seat."""
        return seat not in self.actors(state)

    def turn(self, state: PalmState) -> int:
        """The one seat whose turn it is; -1: several."""
        return -1

    def open_hands(self) -> bool:
        """Stored cards, points and arrows of all are on the table."""
        return True

    def target(self) -> str:
        return ""

    def pledged(self) -> list[tuple[Seat, int]]:
        return []

    def agreed(self, seat: Seat) -> bool:
        return False
