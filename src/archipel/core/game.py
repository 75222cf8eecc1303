"""The manifest of one game: what the catalog lists and everything else asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, Protocol, get_args, get_origin

import msgspec
from msgspec import inspect

from archipel.core.content import Content
from archipel.core.features import Features
from archipel.core.figure import Figure
from archipel.core.ink import Ink
from archipel.core.rng import Dealt, Rng, seed_key
from archipel.core.scene import Piece, Scene
from archipel.core.state import State
from archipel.core.text import Text
from archipel.core.values import Action, Codec, Event, Options, Seat, View


class Rung(msgspec.Struct, frozen=True):
    """A title, a key of the locale files, and the least score that reaches it."""

    least: int
    title: str


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """The titles that the score of a game alone is read by, the lowest first; `lost`: it can be lost as well."""

    rungs: tuple[Rung, ...]
    lost: bool = False

    def above(self, score: int) -> Rung | None:
        """The next title a score has not reached."""
        return next((rung for rung in self.rungs if rung.least > score), None)


class Mode(msgspec.Struct, frozen=True):
    """A way to play: numbers of seats it takes and the options it presets; `mode-<id>` in the locale files. `ladder`:
    nobody wins it, its score reaches a title; `together`: all seats win or lose as one."""

    id: str
    seats: tuple[int, ...]
    preset: Mapping[str, Any] = {}
    ladder: Ladder | None = None
    together: bool = False


class Trophies:
    """What a finished game can earn for good: `trophy-<id>` and `trophy-<id>-how` in the locale files.

    They are for the one winner of the game, and a profile keeps them. `option` names the field of the options that
    holds those in use, a tuple of ids; `key` says of options how many of which trophies open them.
    """

    def __init__(
        self,
        *,
        ids: Sequence[str],
        earned: Callable[[Any], tuple[str, ...]],
        option: str = "",
        key: Callable[[Any], tuple[int, tuple[str, ...]]] | None = None,
    ) -> None:
        self.ids = tuple(ids)
        self.earned = earned
        self.option = option
        self.key = key

    def opened(self, options: Options, owned: Sequence[str]) -> bool:
        """Whether somebody with these trophies may play with these options."""
        used = getattr(options, self.option) if self.option else ()
        wanted, of = self.key(options) if self.key else (0, ())
        return all(trophy in owned for trophy in used) and sum(1 for trophy in of if trophy in owned) >= wanted


class Outlook:
    """All a bot is given: the view of its seat, its legal actions, and twins of the state that agree with them."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.legal = state.legal_actions(seat)
        self.sample: Callable[[Rng], State] = lambda rng: state.determinize(seat, rng)
        self._look: Callable[[], View] = lambda: state.view(seat)

    @cached_property
    def view(self) -> View:
        """Looked at when it is first asked for: many bots never do."""
        return self._look()


class Bot(Protocol):
    """Chooses one of the legal actions of an outlook."""

    def choose(self, outlook: Outlook, rng: Rng) -> Action: ...


class BadOptions(ValueError):
    """Options that no table can agree on: one sentence, or a text where a game's own check speaks."""

    def __init__(self, sentence: str, why: Text | None = None) -> None:
        super().__init__(sentence)
        self.why = why


class Game:
    """One game. `folder` holds locale/, skin/ and RULES*.md; `judge` is the worth of a state to a seat, for bots;
    `trophies` are read off a finished state; `content` are components an owner may replace; `faces` composes the
    symbols of a language, where those are replaced by what is packed in its second argument; `figures` are the pictures
    its rules show, by name; `ink` says how a piece looks in letters, in a language and with what is packed, None where
    it has no look of its own; `endless` are values of options with which the rules themselves let a game go on for
    ever; `features` finds what learners are given, only once it is asked for."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        options: type[Options],
        modes: Sequence[Mode],
        setup: Callable[[Any, int, Rng], State],
        scene: Callable[[Any, Sequence[Action]], Scene],
        actions: Sequence[type[Action]],
        events: Sequence[type[Event]],
        view: type[View],
        folder: Path,
        intent: Callable[[Any, Sequence[str], int], Action | None] | None = None,
        check: Callable[[Any, int], Text | None] | None = None,
        judge: Callable[[Any, Seat], int] | None = None,
        faces: Callable[..., str] | None = None,
        figures: Callable[[], Mapping[str, Figure]] | None = None,
        ink: Callable[[Piece, str, str], Ink | None] | None = None,
        bots: Mapping[str, Callable[[], Bot]] | None = None,
        trophies: Trophies | None = None,
        content: Content | None = None,
        endless: Mapping[str, Sequence[Any]] | None = None,
        features: Callable[[], Features] | None = None,
        minutes: int = 20,
        bound: int = 2000,
    ) -> None:
        self.id = id
        self.rules = rules
        self.options = options
        self.modes = tuple(modes)
        self.setup = setup
        self.scene = scene
        self.actions: Codec[Action] = Codec(actions)
        self.events: Codec[Event] = Codec(events)
        self.view = view
        self.folder = folder
        self.intent = intent
        self.check = check
        self.judge = judge
        self.faces = faces
        self.figures = figures
        self.ink = ink
        self.bots = dict(bots or {})
        self.trophies = trophies
        self.content = content
        self.endless = dict(endless or {})
        self._features = features
        self.minutes = minutes
        self.bound = bound

    @property
    def learnable(self) -> bool:
        """Whether it says what learners are given."""
        return self._features is not None

    @cached_property
    def features(self) -> Features | None:
        """What learners are given of it; None where the game has not written that down."""
        return self._features() if self._features else None

    @property
    def seats(self) -> tuple[int, ...]:
        """Every number of seats some mode takes."""
        return tuple(sorted({count for mode in self.modes for count in mode.seats}))

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise BadOptions(f"{self.id} has no mode {id!r}; it has {', '.join(m.id for m in self.modes)}")

    def ladder(self, mode: str) -> Ladder | None:
        """The titles of a mode, where it has them."""
        return next((one.ladder for one in self.modes if one.id == mode), None)

    def choose_options(self, mode: Mode, changes: Mapping[str, Any] | None = None) -> Options:
        """The options of a mode with changes; BadOptions where a name or a value is unknown."""
        try:
            return msgspec.convert({**mode.preset, **(changes or {})}, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.id}: {error}") from None

    def new(self, options: Options, seats: int, seed: int | str) -> State:
        """A game laid out and ready for its first decision."""
        return self.open(options, seats, seed)[0]

    def open(self, options: Options, seats: int, seed: int | str) -> tuple[State, list[Event]]:
        """A new game and what happened before its first decision."""
        self.agree(options, seats)
        state = self.setup(options, seats, Dealt(seed_key(seed)))
        return state, state.heard(state.settle)

    def agree(self, options: Options, seats: int) -> None:
        """BadOptions unless some table can play this."""
        if seats not in self.seats:
            raise BadOptions(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        why = self.check(options, seats) if self.check else None
        if why is not None:
            raise BadOptions(f"{self.id}: {why.key}", why)


def option_values(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    """The values each option may take, in the order its type names them; none for an option without a finite set."""
    return {field.name: _values(field.type) for field in msgspec.structs.fields(options)}


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    info = inspect.type_info(kind)
    if isinstance(info, inspect.IntType) and info.ge is not None and info.le is not None:
        return tuple(range(info.ge, info.le + 1))
    return ()
