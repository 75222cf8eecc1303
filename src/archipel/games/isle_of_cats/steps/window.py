"""A moment at which anybody may play any-time cards: asked in the order, one card at a time, until all decline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.events import Heard
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.playing import play, playable, plays
from archipel.games.isle_of_cats.steps.stage import NOBODY, Staged, decision
from archipel.games.isle_of_cats.values import WAIVE, Moment, Play, Waive
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

ALWAYS: Final = ("revealed", "dusk")
"""Moments that are kept where any-time cards are reduced."""


def open_window(state: CatsState, moment: Moment) -> None:
    """Ask all at this moment, if the table agreed to."""
    mode = state.options.anytime
    if mode == "full" or (mode == "reduced" and moment in ALWAYS):
        state.steps.append(Window(moment, 0, 0, -1))


def guests(state: CatsState, acting: Seat) -> tuple[Seat, ...]:
    """Who else may play any-time cards while somebody decides: all with cards in hand."""
    if state.options.anytime != "full" or state.seats == 1:
        return ()
    return tuple([seat for seat, crew in enumerate(state.crews) if seat != acting and crew.hand])


@final
class Window(Staged):
    """`asked` is the seat in question (-1: to be found), `place` its place in the order, `declined` how many have
    declined in a row."""

    def __init__(self, moment: Moment, place: int, declined: int, asked: int) -> None:
        self.at: Moment = moment
        self.place = place
        self.declined = declined
        self.asked = asked

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.asked,) if self.asked >= 0 else ()

    def run(self, state: CatsState) -> None:
        """Turn to the next who holds a card that can be played."""
        state.tell(Heard)
        while self.declined < len(state.order):
            seat = state.order[self.place]
            self.place = (self.place + 1) % len(state.order)
            self.declined += 1
            if seat < state.seats and plays(state, seat):
                self.asked = seat
                return
        state.steps.pop()

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "window", moment=self.at)

    def known(self, state: CatsState) -> tuple[Seat, int]:
        return (self.asked, playable(state, state.crews[self.asked])) if self.asked >= 0 else NOBODY

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [*plays(state, seat), WAIVE]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        return None if action in self.legal(state, seat) else refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        self.asked = -1
        if isinstance(action, Play):
            self.declined = 0
            play(state, seat, action)
        else:
            assert isinstance(action, Waive)

    def clone(self) -> Window:
        return Window(self.at, self.place, self.declined, self.asked)

    def facts(self) -> object:
        return self.at, self.place, self.declined, self.asked
