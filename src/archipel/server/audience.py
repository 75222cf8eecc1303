"""Everybody who looks at a table: pages of people in their seats, and of spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from archipel.core.values import Seat
from archipel.server.history import Viewer
from archipel.server.wire import Tell


class Outlet(Protocol):
    """The way to one page of one person."""

    person: str

    def send(self, message: bytes) -> None:
        """Never waits."""


class Audience:
    """Outlets by what they may see; a person with several pages gets the same on each."""

    def __init__(self, seat_of: Callable[[str], Viewer]) -> None:
        self.seat_of = seat_of
        self.outlets: list[Outlet] = []
        self.encoder = msgspec.json.Encoder()

    def __bool__(self) -> bool:
        return bool(self.outlets)

    def viewers(self) -> set[Viewer]:
        return {self.seat_of(outlet.person) for outlet in self.outlets}

    def seats(self) -> set[Seat]:
        return {viewer for viewer in self.viewers() if viewer is not None}

    def tell(self, outlet: Outlet, message: Tell) -> None:
        outlet.send(self.encoder.encode(message))

    def tell_viewer(self, viewer: Viewer, message: Tell) -> None:
        encoded = self.encoder.encode(message)
        for outlet in self.outlets:
            if self.seat_of(outlet.person) == viewer:
                outlet.send(encoded)
