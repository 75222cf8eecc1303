"""Harbour: in turn everybody takes crates in the open; before each turn all are asked whether they ring a bell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Literal, Self

from archipel.core.game import Game, Mode
from archipel.core.rng import Rng
from archipel.core.scene import Gesture, May, Scene, ScenePart, Zone
from archipel.core.state import State, Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Invitation, Options, Outcome, Part, Score, Seat, View
from archipel.kit.secret import SecretStep

TURNS = 6
KINDS = ("dawn", "noon")
BELL = 10


class HarbourOptions(Options, frozen=True, kw_only=True):
    """`bells` has a bit for each seat that holds one; everybody else holds a card that is good for nothing."""

    bells: Literal[0, 1, 2, 3, 4, 5, 6, 7] = 0


class Take(Action, frozen=True, tag="take"):
    crates: int


class Ring(Action, frozen=True, tag="ring"):
    pass


class Pass(Action, frozen=True, tag="pass"):
    pass


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    crates: int


class Closed(Event, frozen=True, tag="closed"):
    """All have answered, and nobody rings."""

    silent: ClassVar[bool] = True


class Rang(Event, frozen=True, tag="rang"):
    reveals: ClassVar[bool] = True
    seat: Seat


class HarbourView(View, frozen=True):
    seat: Seat | None
    bell: bool
    points: tuple[int, ...]
    turn: int
    kind: str
    asked: bool


class Harbour(State):
    def __init__(self, seats: int, rng: Rng, bells: list[bool]) -> None:
        super().__init__(seats, rng)
        self.bells = bells
        self.points = [0] * seats
        self.turn = 0

    def clone(self) -> Self:
        twin = type(self)(self.seats, self.rng.clone(), self.bells.copy())
        twin.points, twin.turn = self.points.copy(), self.turn
        twin.steps = [step.clone() for step in self.steps]
        return twin

    def outcome(self) -> Outcome | None:
        if self.steps:
            return None
        winners = tuple(seat for seat, points in enumerate(self.points) if points == max(self.points))
        return Outcome(winners, tuple(Score(points, (Part("all", points),)) for points in self.points), "end")

    def view(self, seat: Seat | None) -> HarbourView:
        top = self.steps[-1] if self.steps else None
        kind = top.kind if isinstance(top, Asking) else ""
        asked = seat is not None and isinstance(top, Asking) and not top.ready(seat)
        return HarbourView(seat, seat is not None and self.bells[seat], tuple(self.points), self.turn, kind, asked)

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        twin = self.clone()
        twin.rng = rng
        others = [bell for other, bell in enumerate(self.bells) if other != seat]
        rng.shuffle(others)
        twin.bells = [bell if at == seat else others.pop() for at, bell in enumerate(self.bells)]
        for step in twin.steps:
            if isinstance(step, Asking):
                step.forget(twin, seat, rng)
        return twin

    def facts(self) -> object:
        return tuple(self.bells), tuple(self.points), self.turn

    def census(self) -> Mapping[str, int]:
        return {}


class Asking(SecretStep[Harbour]):
    """Everybody is asked, whatever they hold."""

    def __init__(self, kind: str, answers: Mapping[Seat, Action]) -> None:
        self.kind = kind
        self.answers = dict(answers)

    def ready(self, seat: Seat) -> bool:
        return seat in self.answers

    def awaited(self, state: Harbour) -> tuple[Seat, ...]:
        return tuple(range(state.seats))

    def invitation(self, state: Harbour, seat: Seat) -> Invitation | None:
        return Invitation(self.kind, Pass())

    def legal(self, state: Harbour, seat: Seat) -> Sequence[Action]:
        return [Ring(), Pass()] if state.bells[seat] else [Pass()]

    def take(self, state: Harbour, seat: Seat, action: Action) -> None:
        self.answers[seat] = action
        if self.actors(state):
            return
        rings = [one for one in range(state.seats) if self.answers[one] == Ring()]
        self.answers = {}
        if not rings:
            state.tell(Closed)
            state.steps[-1] = Turn()
            return
        state.tell(Rang, rings[0])
        state.bells[rings[0]] = False
        state.points[rings[0]] += BELL

    def forget(self, state: Harbour, seat: Seat, rng: Rng) -> None:
        self.answers = {other: answer if other == seat else Pass() for other, answer in self.answers.items()}

    def clone(self) -> Asking:
        return Asking(self.kind, self.answers)

    def facts(self) -> object:
        return self.kind, tuple(sorted((seat, str(answer)) for seat, answer in self.answers.items()))


class Turn(Step[Harbour]):
    def actors(self, state: Harbour) -> tuple[Seat, ...]:
        return (state.turn % state.seats,)

    def legal(self, state: Harbour, seat: Seat) -> Sequence[Action]:
        return [Take(1), Take(2)]

    def take(self, state: Harbour, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        state.points[seat] += action.crates
        state.turn += 1
        state.tell(Took, seat, action.crates)
        state.steps.pop()
        if state.turn < TURNS:
            state.steps.append(Asking(KINDS[state.turn % 2], {}))


def setup(options: HarbourOptions, seats: int, rng: Rng) -> Harbour:
    state = Harbour(seats, rng, [bool(options.bells >> seat & 1) for seat in range(seats)])
    state.steps = [Turn()]
    return state


def scene(view: HarbourView, legal: Sequence[Action]) -> Scene:
    label = text("label")
    may = (May(view.kind, label, text(f"kind-{view.kind}"), Pass()),) if view.asked else ()
    gestures = tuple(Gesture(action, label=named(action), ask=view.kind) for action in legal)
    return Scene(
        text("prompt", kind=view.kind or "none"), (ScenePart((Zone("quay", "row", label),)),), gestures, may=may
    )


def named(action: Action) -> Text:
    return text("take", crates=action.crates) if isinstance(action, Take) else text(str(action))


GAME = Game(
    id="harbour",
    rules=1,
    options=HarbourOptions,
    modes=(Mode("open", (2, 3)),),
    setup=setup,
    scene=scene,
    actions=(Take, Ring, Pass),
    events=(Took, Closed, Rang),
    view=HarbourView,
    folder=Path(__file__).parent,
)
