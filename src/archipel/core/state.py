"""State and Step: a game in play is a stack of pending decisions, carried as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, Generic, Self, TypeVar, TypeVarTuple, overload

from mypy_extensions import mypyc_attr

from archipel.core.display import displayed
from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Invitation, Outcome, Seat, View

S = TypeVar("S", bound="State")
Ts = TypeVarTuple("Ts")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
F = TypeVar("F")
NOTHING: Final = object()
"""An argument that was not given."""


class IllegalAction(Exception):
    """A player's mistake, with the reason; the state has not changed."""

    def __init__(self, seat: Seat, action: Action, why: Text) -> None:
        super().__init__(f"seat {seat} may not {action}: {why.key}")
        self.seat = seat
        self.action = action
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending decision, or one automatic stage; the rules of it and its data."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Whom the table waits for; several: simultaneous; none: automatic."""
        return ()

    def guests(self, state: S) -> tuple[Seat, ...]:
        """Who else may act now."""
        return ()

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Every choice, in stable order."""
        return ()

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Carry a legal action out; pop and push steps."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """An automatic stage: it must change the stack."""
        raise NotImplementedError

    def objection(self, state: S, seat: Seat, action: Action) -> Text | None:
        """Why not, naming the rule; None exactly when legal."""
        return None if action in self.legal(state, seat) else text("refused-not-offered")

    def absence(self, state: S, seat: Seat, action: Action) -> Text:
        """What is said to a seat that may not act now."""
        return text("refused-not-your-turn")

    def pending(self, state: S, seat: Seat | None) -> Any:
        """All that a view tells of this decision: one value of the game's own, the same kind for all its steps."""
        return None

    def secret(self) -> bool:
        """Actions here are hidden until all are in, and commute."""
        return False

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Whom everybody sees the table wait for: more than the actors where who has answered is nobody's business."""
        return self.actors(state)

    def invitation(self, state: S, seat: Seat) -> Invitation | None:
        """Where the seat is only asked whether it would do something, and may have told the table its answer. It must
        not depend on what only the seat knows; it stays while the step does, also once the seat has answered."""
        return None

    def together(self, state: S) -> bool:
        """A race: whoever acts here is to begin at the same moment, and the table counts down to it."""
        return False

    def clone(self) -> Step[S]:
        """Itself, unless it holds data that changes."""
        return self

    def facts(self) -> object:
        """Its data as plain tuples."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a game in play."""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.steps: list[Step[Any]] = []
        self.log: list[Event] | None = None

    def __str__(self) -> str:
        """The board as a terminal draws it, for the seat to act."""
        return displayed("text", self) or repr(self)

    def _repr_svg_(self) -> str | None:
        """The board in a notebook, for the seat to act."""
        return displayed("svg", self)

    def to_act(self) -> tuple[Seat, ...]:
        return self.steps[-1].actors(self) if self.steps else ()

    def awaited(self) -> tuple[Seat, ...]:
        """Whom everybody sees the table wait for."""
        return self.steps[-1].awaited(self) if self.steps else ()

    def invitation(self, seat: Seat) -> Invitation | None:
        return self.steps[-1].invitation(self, seat) if self.steps else None

    def may_act(self) -> tuple[Seat, ...]:
        if not self.steps:
            return ()
        step = self.steps[-1]
        actors = step.actors(self)
        return actors + tuple(guest for guest in step.guests(self) if guest not in actors)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        if not self.steps:
            return ()
        step = self.steps[-1]
        # guests are asked for only where the table does not wait for the seat: search comes by here at every step
        return step.legal(self, seat) if seat in step.actors(self) or seat in step.guests(self) else ()

    def objection(self, seat: Seat, action: Action) -> Text | None:
        if not self.steps:
            return text("refused-over")
        if seat not in self.may_act():
            seated = 0 <= seat < self.seats
            return self.steps[-1].absence(self, seat, action) if seated else text("refused-not-your-turn")
        return self.steps[-1].objection(self, seat, action)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Check, carry out, tell: a refused action leaves no trace."""
        why = self.objection(seat, action)
        if why is not None:
            raise IllegalAction(seat, action, why)
        events: list[Event] = []
        self.log = events
        self.advance(seat, action)
        self.log = None
        return events

    def advance(self, seat: Seat, action: Action) -> None:
        """Trusts the caller and tells nothing: for search."""
        self.steps[-1].take(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run automatic stages until somebody must decide or the game is over."""
        while self.steps:
            step = self.steps[-1]
            if step.actors(self):
                return
            step.run(self)

    @overload
    def tell(self, kind: Callable[[], Event | None], /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A], Event | None], a: A, /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A, B], Event | None], a: A, b: B, /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A, B, C], Event | None], a: A, b: B, c: C, /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A, B, C, D], Event | None], a: A, b: B, c: C, d: D, /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A, B, C, D, E], Event | None], a: A, b: B, c: C, d: D, e: E, /) -> None: ...
    @overload
    def tell(self, kind: Callable[[A, B, C, D, E, F], Event | None], a: A, b: B, c: C, d: D, e: E, f: F, /) -> None: ...
    def tell(
        self,
        kind: Callable[..., Event | None],
        a: object = NOTHING,
        b: object = NOTHING,
        c: object = NOTHING,
        d: object = NOTHING,
        e: object = NOTHING,
        f: object = NOTHING,
        /,
    ) -> None:
        """An event by its class, or by a function that makes one or none, and what goes into it: built only while
        somebody listens. Search tells nothing at every step, so what nobody hears costs no tuple either."""
        if self.log is not None:
            event = kind(*[about for about in (a, b, c, d, e, f) if about is not NOTHING])
            if event is not None:
                self.log.append(event)

    def heard(self, deed: Callable[[*Ts], object], *about: *Ts) -> list[Event]:
        """What is told while a deed is done."""
        events: list[Event] = []
        self.log = events
        deed(*about)
        self.log = None
        return events

    def digest(self) -> str:
        """A fingerprint of the whole truth."""
        steps = [(type(step).__name__, step.facts()) for step in self.steps]
        return blake2b(repr((self.facts(), steps, self.rng.draws)).encode(), digest_size=16).hexdigest()

    def clone(self) -> Self:
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def settled(self) -> Outcome | None:
        """What the game comes to if everybody agrees to stop here; None: nothing is decided yet."""
        return None

    def view(self, seat: Seat | None) -> View:
        raise NotImplementedError

    def views(self, seats: Sequence[Seat | None]) -> list[View]:
        """Those of several at once; what all of them see can be found once."""
        return [self.view(seat) for seat in seats]

    def determinize(self, seat: Seat, rng: Rng) -> Self:
        """A twin in which all the seat cannot know is redrawn, and `rng` deals from now on."""
        raise NotImplementedError

    def facts(self) -> object:
        """The whole truth as plain tuples of ints and strings, steps and rng left out."""
        raise NotImplementedError

    def census(self) -> Mapping[str, int]:
        """How many of each component are anywhere in the game."""
        raise NotImplementedError
