"""A moment at which anybody may play any-time cards: all with cards in hand are asked at once and answer in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.core.values import Action, Invitation, Seat
from archipel.games.isle_of_cats.events import Answered, Heard
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.playing import play, plays
from archipel.games.isle_of_cats.steps.rescue import has_turn
from archipel.games.isle_of_cats.values import WAIVE, Moment, Play
from archipel.games.isle_of_cats.views import Pending
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

ALWAYS: Final = ("revealed", "dusk")
"""Moments that are kept where any-time cards are reduced."""
NOBODY: Final = -1


def open_window(state: CatsState, moment: Moment, before: Seat = NOBODY) -> bool:
    """Ask all at this moment, if the table agreed to; not the seat `before` whose own decision it comes. False: nobody
    is asked."""
    mode = state.options.anytime
    if mode == "own" or (mode == "reduced" and moment not in ALWAYS):
        return False
    asked = holders(state, before)
    if asked:
        state.steps.append(Window(moment, before, asked, [None] * state.seats))
    return bool(asked)


def holders(state: CatsState, before: Seat) -> tuple[Seat, ...]:
    """Who is asked: whoever has cards, whatever these are; alone nothing is to be hid, and a card must be playable."""
    if state.seats == 1:
        return (0,) if before != 0 and plays(state, 0) else ()
    return tuple([seat for seat, crew in enumerate(state.crews) if crew.hand and seat != before])


@final
class Window(SecretStep["CatsState"]):
    """`asked` are the seats of this round, `answers` what they entered, by seat; `before` whose turn the moment comes.

    When all have answered, the first of the order who would play does so, and all are asked again."""

    def __init__(self, moment: Moment, before: Seat, asked: tuple[Seat, ...], answers: list[Action | None]) -> None:
        self.at: Moment = moment
        self.before = before
        self.asked = asked
        self.answers = answers

    def ready(self, seat: Seat) -> bool:
        return seat not in self.asked or self.answers[seat] is not None

    def awaited(self, state: CatsState) -> tuple[Seat, ...]:
        return self.asked

    def invitation(self, state: CatsState, seat: Seat) -> Invitation | None:
        return Invitation(self.at, WAIVE) if seat in self.asked else None

    def run(self, state: CatsState) -> None:
        """A card was played: all are asked again."""
        self.asked = holders(state, self.before)
        if not self.asked:
            state.steps.pop()

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        """Whoever is not asked, or has answered, sees that a moment is open, and nothing else."""
        return Pending("wait" if seat is None or self.ready(seat) else "window", self.before, self.at)

    def absence(self, state: CatsState, seat: Seat, action: Action) -> Text:
        return text("refused-window", rule="11.4")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [*plays(state, seat), WAIVE]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        return None if action in self.legal(state, seat) else refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        self.answers[seat] = action
        if not self.actors(state):
            state.tell(Answered)
            self.resolve(state)

    def resolve(self, state: CatsState) -> None:
        played = self.first_play(state)
        action = self.answers[played] if played != NOBODY else None
        self.asked = ()
        self.answers = [None] * state.seats
        if isinstance(action, Play):
            state.tell(Heard)
            play(state, played, action)
            return
        state.steps.pop()
        if state.seats > 1 and not self.leads_to_turn(state):
            state.tell(Heard)

    def leads_to_turn(self, state: CatsState) -> bool:
        """Nothing follows but somebody's own decision: what came before may still be taken back."""
        return self.before != NOBODY and has_turn(state, self.before)

    def first_play(self, state: CatsState) -> Seat:
        for seat in state.order:
            if seat < state.seats and isinstance(self.answers[seat], Play):
                return seat
        return NOBODY

    def forget(self, state: CatsState, seat: Seat, rng: Rng) -> None:
        """Whoever has answered most likely has declined."""
        for other in self.asked:
            if other != seat and self.answers[other] is not None:
                self.answers[other] = WAIVE

    def clone(self) -> Window:
        return Window(self.at, self.before, self.asked, self.answers.copy())

    def facts(self) -> object:
        return self.at, self.before, self.asked, tuple([str(answer or "") for answer in self.answers])
