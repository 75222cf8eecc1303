"""Rows of small numbers for the planes of a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.features import Plane
from archipel.core.values import Seat

BYTE: Final = 255


def one_of(row: list[int], size: int, place: int) -> None:
    """A one at a place among noughts; outside of them, noughts alone."""
    start = len(row)
    row.extend([0] * size)
    if 0 <= place < size:
        row[start + place] = 1


def one_hots(size: int) -> list[bytes]:
    """By place the noughts with a one there."""
    return [bytes([place == one for place in range(size)]) for one in range(size)]


def byte(number: int) -> int:
    """A number as near as a byte comes to it."""
    return 0 if number < 0 else BYTE if number > BYTE else number


def seats_from(own: Seat | None, seats: int) -> Sequence[Seat]:
    """The seats in the order a row tells them: one's own first, then around the table."""
    first = own or 0
    return [(first + place) % seats for place in range(seats)]


def starts(planes: Sequence[Plane]) -> dict[str, int]:
    """Where each plane begins in a row, by its name."""
    found: dict[str, int] = {}
    place = 0
    for plane in planes:
        found[plane.name] = place
        place += plane.size
    return found
