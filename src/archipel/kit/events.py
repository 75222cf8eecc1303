"""Events that are told to one seat alone."""

from __future__ import annotations

from archipel.core.values import Event, Seat


class Own(Event, frozen=True):
    """Only the seat it happened to is told; it has a field `seat`."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is not None and seat == getattr(self, "seat", None) else None
