"""What all simultaneous steps of Hashi share: seats enter in secret until the last is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from archipel.core.rng import Rng
from archipel.core.state import Step
from archipel.core.text import Text, text
from archipel.core.values import Seat
from archipel.games.hashi.values import Stage

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


@mypyc_attr(allow_interpreted_subclasses=True)
class Entries(Step["HashiState"]):
    """The secret entries of every seat in one simultaneous decision."""

    def secret(self) -> bool:
        return True

    def actors(self, state: HashiState) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if not self.ready(seat)])

    def absence(self, state: HashiState, seat: Seat) -> Text:
        return text("refused-confirmed", rule="4.4") if 0 <= seat < state.seats else text("refused-not-your-turn")

    def ready(self, seat: Seat) -> bool:
        raise NotImplementedError

    def stage(self, seat: Seat) -> Stage:
        raise NotImplementedError

    def forget(self, state: HashiState, seat: Seat, rng: Rng) -> None:
        """Redraw what the others entered; who is ready stays ready."""
        raise NotImplementedError

    def wrote(self, seat: Seat) -> int:
        """The island this seat wrote on this turn; 0: none."""
        return 0

    def drew(self, state: HashiState, seat: Seat) -> tuple[str, ...]:
        return ()

    def left(self, seat: Seat) -> int:
        return 0

    def chosen(self, seat: Seat) -> tuple[int, int] | None:
        return None
