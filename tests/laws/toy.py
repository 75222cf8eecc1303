"""Shells: a small lawful game, and the same game with one planted fault at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from archipel.core.game import Game, Mode
from archipel.core.rng import Rng
from archipel.core.state import State, Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Options, Outcome, Part, Score, Seat, View

from .toy_features import features
from .toy_scene import scene

SHELLS = 12
HAND = 2
ROUNDS = 3


class Lay(Action, frozen=True, tag="lay"):
    shell: int


class Shout(Action, frozen=True, tag="shout"):
    word: str


class Hush(Action, frozen=True, tag="hush"):
    pass


FOR_EVER = {("shouts for ever", Shout("hey")), ("hushes for ever", Hush())}


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    shell: int
    aloud: bool = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.aloud or seat == self.seat else None


class Ready(Event, frozen=True, tag="ready"):
    seat: Seat


class Shown(Event, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True
    shells: tuple[int, ...]


class Drawn(Event, frozen=True, tag="drawn"):
    reveals: ClassVar[bool] = True
    seat: Seat
    shell: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Drawn(self.seat, 0)


class Shouted(Event, frozen=True, tag="shouted"):
    seat: Seat

    def text(self) -> Text | None:
        return text("event-shouted")


class Hushed(Event, frozen=True, tag="hushed"):
    seat: Seat


class Muttered(Event, frozen=True, tag="muttered"):
    """What no locale file knows."""


class ToyOptions(Options, frozen=True, kw_only=True):
    long: bool = False


class ToyView(View, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    ready: tuple[bool, ...]
    points: tuple[int, ...]
    shouts: int
    round: int
    boasting: bool
    more: Any
    fault: str


MEMORY = {"calls": 0}


class Toy(State):
    def __init__(self, seats: int, rng: Rng, fault: str, rounds: int) -> None:
        super().__init__(seats, rng)
        self.fault = fault
        self.rounds = rounds
        self.round = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.points = [0] * seats
        self.shouts = 0
        self.asked = 0
        self.told: list[int] = [0] * seats

    def clone(self) -> Toy:
        twin = Toy(self.seats, self.rng.clone(), self.fault, self.rounds)
        twin.round, twin.shouts, twin.asked = self.round, self.shouts, self.asked
        twin.deck, twin.pile, twin.told = self.deck.copy(), self.pile.copy(), self.told.copy()
        twin.hands = self.hands if self.fault == "shallow" else [hand.copy() for hand in self.hands]
        twin.points = self.points.copy()
        twin.steps = [step.clone() for step in self.steps]
        return twin

    def outcome(self) -> Outcome | None:
        early = self.fault == "zombie" and self.round == self.rounds
        if self.steps and not early:
            return None
        best = max(self.points)
        scores = tuple(Score(points, (Part("points", points),)) for points in self.points)
        return Outcome(tuple(s for s, points in enumerate(self.points) if points == best), scores, "reason-rounds")

    def view(self, seat: Seat | None) -> View:
        top = self.steps[-1] if self.steps else None
        laid = top.laid if isinstance(top, Laying) else [0] * self.seats
        return ToyView(
            seat=seat,
            hand=tuple(self.hands[seat]) if seat is not None else (),
            laid=tuple(shell if mat == seat or self.fault == "open hands" else 0 for mat, shell in enumerate(laid)),
            ready=tuple(shell > 0 for shell in laid),
            points=tuple(self.points),
            shouts=self.shouts,
            round=self.round,
            boasting=isinstance(top, Boasting) and top.seat == seat,
            more=self._more(seat),
            fault=self.fault,
        )

    def _more(self, seat: Seat | None) -> Any:
        if self.fault == "peek" and seat is not None and self.deck:
            return self.deck[-1]
        if self.fault == "whisper" and seat is not None:
            return self.told[seat]
        return (1, 2) if self.fault == "lossy view" else 0

    def determinize(self, seat: Seat, rng: Rng) -> Toy:
        twin = self.clone()
        twin.rng = self.rng.clone() if self.fault == "dealer" else rng
        if self.fault in ("cheat", "dealer"):
            return twin
        top = twin.steps[-1] if twin.steps else None
        laid = top.laid if isinstance(top, Laying) else []
        places = [(hand, at) for mat, hand in enumerate(twin.hands) if mat != seat for at in range(len(hand))]
        places += [(laid, mat) for mat, shell in enumerate(laid) if mat != seat and shell]
        if self.fault != "keeps the deck":
            places += [(twin.deck, at) for at in range(len(twin.deck))]
        unseen = sorted(zone[at] for zone, at in places)
        rng.shuffle(unseen)
        for (zone, at), shell in zip(places, unseen, strict=True):
            zone[at] = shell
        if self.fault == "lost twin" and twin.deck:
            twin.deck.pop()
        return twin

    def facts(self) -> object:
        hands = tuple(tuple(hand) for hand in self.hands)
        return hands, tuple(self.deck), tuple(self.pile), tuple(self.points), self.shouts, self.round, self.asked

    def census(self) -> Mapping[str, int]:
        top = self.steps[-1] if self.steps else None
        laid = sum(shell > 0 for shell in top.laid) if isinstance(top, Laying) else 0
        return {"shells": len(self.deck) + len(self.pile) + laid + sum(len(hand) for hand in self.hands)}


class Laying(Step[Toy]):
    """Everybody lays a shell in secret."""

    def __init__(self, laid: list[int], first: int = -1) -> None:
        self.laid = laid
        self.first = first

    def secret(self) -> bool:
        return True

    def actors(self, state: Toy) -> tuple[Seat, ...]:
        return tuple(seat for seat, shell in enumerate(self.laid) if not shell)

    def legal(self, state: Toy, seat: Seat) -> Sequence[Action]:
        legal = [Lay(shell) for shell in sorted(state.hands[seat])]
        if state.fault == "stuck" and seat == 1 and state.round == 2:
            return ()
        if state.fault == "doubled":
            return legal + legal[:1]
        if state.fault == "restless":
            MEMORY["calls"] += 1
            return legal[::-1] if MEMORY["calls"] % 2 else legal
        return sorted(legal, key=lambda action: hash(str(action))) if state.fault == "hashed" else legal

    def objection(self, state: Toy, seat: Seat, action: Action) -> Text | None:
        if state.fault == "lenient":
            return None
        if state.fault == "tracing":
            state.asked += 1
        if state.fault == "harsh":
            return text("refused-no")
        if state.fault == "sulking" and isinstance(action, Lay) and action.shell in state.hands[seat - 1]:
            return text("refused-theirs")
        return None if action in self.legal(state, seat) else text("refused-no")

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        assert isinstance(action, Lay)
        state.hands[seat].remove(action.shell)
        self.laid[seat] = action.shell
        self.first = seat if self.first < 0 else self.first
        state.tell(Laid, seat, action.shell, state.fault == "gossip")
        state.tell(Ready, seat)

    def run(self, state: Toy) -> None:
        best = self.first if state.fault == "first wins" else self.laid.index(max(self.laid))
        MEMORY["calls"] += 1
        state.points[best] += 1 + (MEMORY["calls"] if state.fault == "moody" else 0)
        state.steps.pop()
        state.tell(Shown, tuple(self.laid))
        state.pile += self.laid[1:] if state.fault == "vanishing" else self.laid
        for seat in range(state.seats):
            if state.deck:
                state.hands[seat].append(state.deck.pop())
                state.tell(Drawn, seat, state.hands[seat][-1])
        state.steps.append(Boasting(best))

    def clone(self) -> Laying:
        return Laying(self.laid.copy(), self.first)

    def facts(self) -> object:
        return tuple(self.laid)


class Boasting(Step[Toy]):
    """The winner of the round shouts, or not."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: Toy) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, state: Toy, seat: Seat) -> Sequence[Action]:
        return (Shout("hey ho" if state.fault == "spaced" else "hey"), Hush())

    def take(self, state: Toy, seat: Seat, action: Action) -> None:
        if state.fault == "endless":
            return
        if (state.fault, action) in FOR_EVER:
            state.asked += 1
            return
        if state.fault == "to and fro" and isinstance(action, Shout):
            state.asked = 1 - state.asked
            return
        state.steps.pop()
        if isinstance(action, Hush) and state.fault != "silent":
            state.tell(Hushed, seat)
        if isinstance(action, Shout):
            state.shouts += 1
            state.told[seat] = state.deck[-1] if state.deck else 0
            if state.fault == "mute":
                state.tell(Muttered)
            else:
                state.tell(Shouted, seat)
        if state.round < state.rounds:
            state.round += 1
            state.steps.append(Laying([0] * state.seats))

    def facts(self) -> object:
        return self.seat


def toy(fault: str = "", endless: Mapping[str, Sequence[Any]] | None = None) -> Game:
    def setup(options: ToyOptions, seats: int, rng: Rng) -> Toy:
        state = Toy(seats, rng, fault, ROUNDS + options.long)
        state.deck = list(range(1, SHELLS + 1))
        rng.shuffle(state.deck)
        for hand in state.hands:
            hand += [state.deck.pop() for _ in range(HAND)]
        state.round = 1
        state.steps.append(Laying([0] * seats))
        return state

    return Game(
        id="shells",
        rules=1,
        options=ToyOptions,
        modes=[Mode("plain", (2, 3))],
        setup=setup,
        scene=scene,
        actions=(Lay, Shout, Hush),
        events=(Laid, Ready, Shown, Drawn, Shouted, Hushed, Muttered),
        view=ToyView,
        folder=Path(__file__).parent,
        endless=endless,
        features=lambda: features(fault, Lay, Shout("hey"), Hush()),
        bound=100,
    )


LAWFUL = toy()
HASHED = toy("hashed")
