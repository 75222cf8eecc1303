"""Actions, events and options of Numbers."""

from __future__ import annotations

from typing import ClassVar, Literal

from archipel.core.values import Action, Event, Options, Seat


class NumbersOptions(Options, frozen=True, kw_only=True):
    rounds: Literal[1, 2, 3] = 2


class Pick(Action, frozen=True, tag="pick"):
    number: int


class Confirm(Action, frozen=True, tag="confirm"):
    pass


class Lay(Action, frozen=True, tag="lay"):
    stone: int


class Crash(Action, frozen=True, tag="crash"):
    """A mistake in the rules: it is legal and fails half-way."""


ACTIONS = (Pick, Confirm, Lay, Crash)


class Picked(Event, frozen=True, tag="picked"):
    seat: Seat
    number: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Sure(Event, frozen=True, tag="sure"):
    seat: Seat


class Shown(Event, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True
    numbers: tuple[int, ...]


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    stone: int


class Rolled(Event, frozen=True, tag="rolled"):
    number: int


EVENTS = (Picked, Sure, Shown, Laid, Rolled)
