"""A decision of whoever has the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.state import Step
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


class Decision(Step["SmallState"]):
    """The others wait for whoever is asked."""

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return (state.turn,)

    def absence(self, state: SmallState, seat: Seat, action: Action) -> Text:
        return text("refused-waiting", rule="6.1", other=seat_text(self.actors(state)[0]))
