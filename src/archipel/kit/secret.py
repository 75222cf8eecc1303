"""A decision that all seats make at once and in secret, until the last is ready."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from archipel.core.rng import Rng
from archipel.core.state import State, Step
from archipel.core.values import Seat

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretStep(Step[S]):
    """Whoever is not ready is awaited; nobody learns what another has entered."""

    def ready(self, seat: Seat) -> bool:
        raise NotImplementedError

    def readiness(self, state: S) -> tuple[bool, ...]:
        """By seat whether it is ready: all that the others may know."""
        return tuple([self.ready(seat) for seat in range(state.seats)])

    def forget(self, state: S, seat: Seat, rng: Rng) -> None:
        """Redraw what the others entered; who is ready stays ready."""
        raise NotImplementedError

    def secret(self) -> bool:
        return True

    def actors(self, state: S) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(state.seats) if not self.ready(seat)])
