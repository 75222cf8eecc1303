"""Two toy games whose best actions are known: taking stones in turn, and a secret choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from archipel.core.game import Game, Mode
from archipel.core.rng import Rng
from archipel.core.scene import Scene
from archipel.core.state import State, Step
from archipel.core.text import text
from archipel.core.values import Action, Event, Options, Outcome, Part, Score, Seat, View

PEARLS = 5


class Take(Action, frozen=True, tag="take"):
    count: int


class Dive(Action, frozen=True, tag="dive"):
    """To the pearl named, which is worth 3 unless the other dives there too; 0: stay ashore for 1."""

    pearl: int


class Ended(Event, frozen=True, tag="ended"):
    reveals: ClassVar[bool] = True


class ToyOptions(Options, frozen=True, kw_only=True):
    stones: int = 7


class ToyView(View, frozen=True):
    stones: int


class Toy(State):
    def __init__(self, seats: int, rng: Rng, stones: int) -> None:
        super().__init__(seats, rng)
        self.stones = stones
        self.points = [0] * seats

    def clone(self) -> Toy:
        twin = Toy(self.seats, self.rng.clone(), self.stones)
        twin.points = self.points.copy()
        twin.steps = [step.clone() for step in self.steps]
        return twin

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        return Outcome(winners, tuple(Score(p, (Part("points", p),)) for p in self.points), "reason-over")

    def view(self, seat: Seat | None) -> ToyView:
        return ToyView(self.stones)

    def determinize(self, seat: Seat, rng: Rng) -> Toy:
        twin = self.clone()
        twin.rng = rng
        for step in twin.steps:
            if isinstance(step, Diving):
                for other in range(self.seats):
                    if other != seat and step.dives[other] is not None:
                        step.dives[other] = rng.below(PEARLS + 1)
        return twin


class Taking(Step[Toy]):
    """Take one or two stones; whoever takes the last one has a point."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: Toy) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, state: Toy, seat: Seat) -> Sequence[Action]:
        return [Take(count) for count in (1, 2) if count <= state.stones]

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        state.stones -= action.count
        state.steps.pop()
        if state.stones:
            state.steps.append(Taking((seat + 1) % state.seats))
        else:
            state.points[seat] += 1
            state.tell(Ended)


class Diving(Step[Toy]):
    def __init__(self, dives: list[int | None]) -> None:
        self.dives = dives

    def actors(self, state: Toy) -> tuple[Seat, ...]:
        return tuple(seat for seat, dive in enumerate(self.dives) if dive is None)

    def secret(self) -> bool:
        return True

    def legal(self, state: Toy, seat: Seat) -> Sequence[Action]:
        return [Dive(pearl) for pearl in range(PEARLS + 1)]

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, Dive)
        self.dives[seat] = action.pearl
        if None in self.dives:
            return
        for diver, dive in enumerate(self.dives):
            alone = self.dives.count(dive) == 1
            state.points[diver] += 1 if dive == 0 else 3 if alone else 0
        state.steps.pop()
        state.tell(Ended)

    def clone(self) -> Diving:
        return Diving(self.dives.copy())


def _scene(view: View, legal: Sequence[Action]) -> Scene:
    return Scene(text("prompt"), ())


def _stones(options: ToyOptions, seats: int, rng: Rng) -> Toy:
    state = Toy(seats, rng, options.stones)
    state.steps.append(Taking(0))
    return state


def _pearls(options: ToyOptions, seats: int, rng: Rng) -> Toy:
    state = Toy(seats, rng, 0)
    state.steps.append(Diving([None] * seats))
    return state


def _points(state: Toy, seat: Seat) -> int:
    return state.points[seat] - max([0, *(points for other, points in enumerate(state.points) if other != seat)])


def _game(
    id: str,
    setup: Callable[[ToyOptions, int, Rng], Toy],
    action: type[Action],
    judge: Callable[[Toy, Seat], int] | None = None,
) -> Game:
    return Game(
        id=id,
        rules=1,
        options=ToyOptions,
        modes=[Mode("duel", (2,))],
        setup=setup,
        scene=_scene,
        actions=[action],
        events=[Ended],
        view=ToyView,
        folder=Path(__file__).parent,
        judge=judge,
    )


STONES = _game("stones", _stones, Take, _points)
PEARL = _game("pearl", _pearls, Dive, lambda state, seat: state.points[seat])
BLIND = _game("blind", _stones, Take)
