"""State, steps and hiding of Numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from archipel.core.rng import Rng
from archipel.core.state import State, Step
from archipel.core.values import Action, Outcome, Part, Score, Seat, View
from tests.server.toy.values import Confirm, Crash, Laid, Lay, NumbersOptions, Pick, Picked, Rolled, Shown, Sure

HIGHEST = 3


class NumbersView(View, frozen=True):
    """`picks` of others are -1 until all are shown."""

    seat: Seat | None
    picks: tuple[int, ...]
    shown: tuple[int, ...]
    laid: tuple[int, ...]
    rolled: int


class Numbers(State):
    def __init__(self, seats: int, rng: Rng, rounds: int) -> None:
        super().__init__(seats, rng)
        self.rounds = rounds
        self.picks = [-1] * seats
        self.shown: list[int] = []
        self.laid: list[int] = []
        self.rolled = -1

    def clone(self) -> Self:
        twin = type(self)(self.seats, self.rng.clone(), self.rounds)
        twin.steps = [step.clone() for step in self.steps]
        twin.picks, twin.shown, twin.laid = list(self.picks), list(self.shown), list(self.laid)
        twin.rolled = self.rolled
        return twin

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        totals = [sum(self.shown[seat :: self.seats]) for seat in range(self.seats)]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(winners, tuple(Score(total, (Part("all", total),)) for total in totals), "end")

    def view(self, seat: Seat | None) -> NumbersView:
        picks = tuple(pick if at == seat else -1 for at, pick in enumerate(self.picks))
        return NumbersView(seat, picks, tuple(self.shown), tuple(self.laid), self.rolled)

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        twin = self.clone()
        twin.rng = rng
        twin.picks = [pick if at == seat or pick < 0 else rng.below(HIGHEST + 1) for at, pick in enumerate(self.picks)]
        return twin

    def facts(self) -> object:
        return tuple(self.picks), tuple(self.shown), tuple(self.laid), self.rolled, self.rounds

    def census(self) -> Mapping[str, int]:
        return {}


class Choose(Step[Numbers]):
    def __init__(self, sure: tuple[Seat, ...] = ()) -> None:
        self.sure = sure

    def actors(self, state: Numbers) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(state.seats) if seat not in self.sure)

    def legal(self, state: Numbers, seat: Seat) -> Sequence[Action]:
        if state.picks[seat] < 0:
            return [Pick(number) for number in range(HIGHEST + 1)]
        return [Confirm(), Crash()] if seat == 0 and state.picks[seat] == HIGHEST else [Confirm()]

    def take(self, state: Numbers, seat: Seat, action: Action) -> None:
        if isinstance(action, Pick):
            state.picks[seat] = action.number
            state.tell(Picked, seat, action.number)
        elif isinstance(action, Crash):
            state.picks[seat] = 99
            raise ZeroDivisionError("secret 99")
        else:
            state.tell(Sure, seat)
            state.steps[-1] = Choose((*self.sure, seat))
            if len(self.sure) + 1 == state.seats:
                state.shown += state.picks
                state.tell(Shown, tuple(state.picks))
                state.picks = [-1] * state.seats
                state.steps[-1] = Stone(0)

    def secret(self) -> bool:
        return True

    def facts(self) -> object:
        return self.sure


class Stone(Step[Numbers]):
    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: Numbers) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, state: Numbers, seat: Seat) -> Sequence[Action]:
        return [Lay(0), Lay(1)]

    def take(self, state: Numbers, seat: Seat, action: Action) -> None:
        assert isinstance(action, Lay)
        state.laid.append(action.stone)
        state.tell(Laid, seat, action.stone)
        if seat + 1 < state.seats:
            state.steps[-1] = Stone(seat + 1)
            return
        state.rolled = state.rng.below(6)
        state.tell(Rolled, state.rolled)
        state.steps.pop()
        state.rounds -= 1
        if state.rounds:
            state.steps.append(Choose())

    def facts(self) -> object:
        return self.seat


def setup(options: NumbersOptions, seats: int, rng: Rng) -> Numbers:
    state = Numbers(seats, rng, options.rounds)
    state.steps = [Choose()]
    return state
