"""Phases of turns: rescue and rare finds go round and round the order until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from archipel.core.state import Step
from archipel.core.values import Seat
from archipel.games.isle_of_cats.sister import draw_card, resolve
from archipel.games.isle_of_cats.steps.finds import FindTurn
from archipel.games.isle_of_cats.steps.rescue import RescueTurn, has_turn
from archipel.games.isle_of_cats.steps.window import open_window

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


@final
class Rescues(Step["CatsState"]):
    """`place` is whose turn comes next; `asked`: all have been before it, at first after the reveal."""

    def __init__(self, place: int, *, asked: bool) -> None:
        self.place = place
        self.asked = asked

    def run(self, state: CatsState) -> None:
        empty = not state.left and not state.right
        if (empty and not self.sister_finishes(state)) or not self.next_turn(state):
            state.steps.pop()

    def sister_finishes(self, state: CatsState) -> bool:
        sister = state.sister
        return sister is not None and sister.left > 0 and state.options.solo_sister_finishes_on_empty_fields

    def next_turn(self, state: CatsState) -> bool:
        """Open the next turn of the order; False: nobody is left."""
        empty = not state.left and not state.right
        for ahead in range(len(state.order)):
            place = (self.place + ahead) % len(state.order)
            seat = state.order[place]
            if seat < state.seats:
                if not state.passed[seat] and not empty:
                    self.place = place
                    self.player_turn(state, seat)
                    return True
            elif state.sister is not None and state.sister.left:
                self.place = place
                self.sister_turn(state)
                return True
        return False

    def player_turn(self, state: CatsState, seat: Seat) -> None:
        """The turn of a seat, after a moment for the others; none before a turn that passes by itself."""
        turn = has_turn(state, seat)
        if turn and not self.asked and open_window(state, "rescue", seat):
            self.asked = True
            return
        self.asked = self.asked and not turn
        self.place = (self.place + 1) % len(state.order)
        state.steps.append(RescueTurn(seat, 0))

    def sister_turn(self, state: CatsState) -> None:
        """Her next card, after a moment for any-time cards."""
        if not self.asked and open_window(state, "sister"):
            self.asked = True
            return
        self.asked = False
        self.place = (self.place + 1) % len(state.order)
        sister = state.sister
        assert sister is not None
        sister.left -= 1
        if sister.left + 1 < sister.dealt:
            draw_card(state, first=False)
        resolve(state, sister.today[-1])

    def clone(self) -> Rescues:
        return Rescues(self.place, asked=self.asked)

    def facts(self) -> object:
        return self.place, self.asked


@final
class Finds(Step["CatsState"]):
    """`place` is whose turn comes next; `asked`: the others have been before it."""

    def __init__(self, place: int, *, asked: bool) -> None:
        self.place = place
        self.asked = asked

    def run(self, state: CatsState) -> None:
        for ahead in range(len(state.order)):
            place = (self.place + ahead) % len(state.order)
            seat = state.order[place]
            if seat < state.seats and not state.passed[seat]:
                self.place = place
                self.turn(state, seat)
                return
        state.steps.pop()

    def turn(self, state: CatsState, seat: Seat) -> None:
        if state.crews[seat].hand and not self.asked and open_window(state, "find", seat):
            self.asked = True
            return
        self.asked = False
        self.place = (self.place + 1) % len(state.order)
        state.steps.append(FindTurn(seat, False))

    def clone(self) -> Finds:
        return Finds(self.place, asked=self.asked)

    def facts(self) -> object:
        return self.place, self.asked


def speeds(state: CatsState) -> list[int]:
    """By place: each seat, then the sister."""
    found = [crew.speed() for crew in state.crews]
    if state.sister is not None:
        found.append(state.sister.speed)
    return found


def race(state: CatsState, found: list[int]) -> None:
    """Sort the order by speed; who is equal stays as before."""
    state.order = sorted(state.order, key=found.__getitem__, reverse=True)
