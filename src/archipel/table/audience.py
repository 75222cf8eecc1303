"""Everybody who looks at a table: pages of people in their seats, and of spectators."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from archipel.core.values import Seat
from archipel.table.log_line import Viewer
from archipel.table.wire.messages import Tell


class Outlet(Protocol):
    """The way to one page of one person."""

    person: str

    def send(self, message: bytes) -> None:
        """Never waits."""

    def let_go(self) -> None:
        """Nothing more comes; the page asks anew, of another house perhaps."""


ENCODER = msgspec.json.Encoder()


def tell(outlet: Outlet, message: Tell) -> None:
    outlet.send(ENCODER.encode(message))


def tell_all(outlets: Iterable[Outlet], message: Tell) -> None:
    """The same to several, encoded once."""
    encoded = ENCODER.encode(message)
    for outlet in outlets:
        outlet.send(encoded)


class Audience:
    """Outlets by what they may see; a person with several pages gets the same on each.

    A page at which several play in turn is behind its curtain until it is lifted for one of their seats. `elsewhere`
    are those who sit here and look on in another house.
    """

    def __init__(self, seats_of: Callable[[str], tuple[Seat, ...]]) -> None:
        self.seats_of = seats_of
        self.outlets: list[Outlet] = []
        self.lifted: dict[Outlet, Seat] = {}
        self.elsewhere: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.outlets)

    def hidden(self, outlet: Outlet) -> bool:
        """Whether nothing of the table may be shown there now."""
        return len(self.seats_of(outlet.person)) > 1 and outlet not in self.lifted

    def viewer(self, outlet: Outlet) -> Viewer:
        """Whose eyes a page that is not hidden has."""
        seats = self.seats_of(outlet.person)
        return self.lifted.get(outlet, seats[0]) if seats else None

    def viewers(self) -> dict[Viewer, list[Outlet]]:
        """Whose eyes look on, and the pages they look at."""
        found: dict[Viewer, list[Outlet]] = {}
        for outlet in self.outlets:
            seats = self.seats_of(outlet.person)
            if len(seats) < 2 or outlet in self.lifted:
                viewer = self.lifted.get(outlet, seats[0]) if seats else None
                found.setdefault(viewer, []).append(outlet)
        return found

    def people(self) -> list[set[Seat]]:
        """The seats played at each page that is here, of those that play."""
        here = {*(outlet.person for outlet in self.outlets), *self.elsewhere}
        return [set(seats) for seats in {self.seats_of(person) for person in here} if seats]

    def seats(self) -> set[Seat]:
        return set().union(*self.people())

    def leave(self, outlet: Outlet) -> None:
        self.outlets.remove(outlet)
        self.lifted.pop(outlet, None)
