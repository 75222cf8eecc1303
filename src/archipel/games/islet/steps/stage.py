"""What every decision of Islet can say of itself to a view, and to whoever asks why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from archipel.core.state import Step
from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.islet.steps import refusals
from archipel.games.islet.values import StageName

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Step["IsletState"]):
    """A decision of the seat in turn."""

    def actors(self, state: IsletState) -> tuple[Seat, ...]:
        return ONE[state.turn]

    def objection(self, state: IsletState, seat: Seat, action: Action) -> Text | None:
        return None if action in self.legal(state, seat) else refusals.reason(state, seat, self, action)

    def stage(self) -> StageName:
        raise NotImplementedError

    def chain(self) -> list[int]:
        """Cells of the tiles placed in this Explore, in order."""
        return []

    def gains(self) -> list[int]:
        """The cards these tiles yield."""
        return []

    def visited(self) -> list[int]:
        """Cells a free step may not go back to."""
        return []

    def left(self, state: IsletState) -> int:
        """How many tiles or cards are still asked for."""
        return 0

    def choices(self) -> list[int]:
        """Cards to choose from."""
        return []
