"""Every decision of Islet: whose it is, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from archipel.core.state import Step
from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.islet.steps import refusals

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

ONE: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Step["IsletState"]):
    """A decision of the seat in turn."""

    def actors(self, state: IsletState) -> tuple[Seat, ...]:
        return ONE[state.turn]

    def objection(self, state: IsletState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        return refusals.reason(state, seat, self.pending(state, seat), action)
