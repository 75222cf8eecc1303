"""Our own games as rows of the bench: one for each mode."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from archipel.bench.cases import Case, Count, Playout, Rate, time_call, time_counts, time_playouts
from archipel.bots.ismcts import Forest
from archipel.core.features import Features
from archipel.core.game import Game, Mode, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State

STATES = 12
SIMULATIONS = 32
OP_PART = 0.3


class Row(msgspec.Struct):
    """The figures of one game and mode; None: not to be had. Of a peer, `mode` is empty and `compiled` unknown; `wall`:
    its seconds are those of the clock."""

    game: str
    mode: str
    compiled: bool | None
    steps_per_round: float
    steps_per_s: float
    games_per_s: float
    legal_per_step: float
    clone_per_s: float | None = None
    determinize_per_s: float | None = None
    scene_per_s: float | None = None
    sims_per_s: float | None = None
    library: str = "Archipel"
    version: str = ""
    seats: int | None = None
    steps_per_game: float = 0.0
    calibration: float = 0.0
    games_per_round: float = 0.0
    clone_per_round: float | None = None
    determinize_per_round: float | None = None
    scene_per_round: float | None = None
    sims_per_round: float | None = None
    observe_per_s: float | None = None
    observe_per_round: float | None = None
    vector_per_s: float | None = None
    vector_per_round: float | None = None
    vector_share: float | None = None
    wall: bool = False

    @property
    def name(self) -> str:
        return f"{self.game} {self.mode} ({self.seats})" if self.seats else self.game


class Vector(Protocol):
    """Makes of a game a call that steps many environments at random and answers with how many steps that were."""

    def __call__(self, game: Game, mode: Mode, seats: int, /) -> Callable[[], int]: ...


def measure(games: list[Game], seconds: float, vector: Vector | None = None) -> Iterator[Row]:
    """One row for each mode of each game, with the fewest seats the mode takes."""
    for game in games:
        for mode in game.modes:
            found = row(game, mode, seconds)
            if vector and game.learnable:
                fill(found, {"vector": time_counts(vector(game, mode, mode.seats[0]), seconds * OP_PART)})
            yield found


def row(game: Game, mode: Mode, seconds: float) -> Row:
    rng = random.Random(7)
    case = case_of(game, mode)
    plays = time_playouts(case, seconds, rng)
    assert case.midgame is not None
    states = [case.midgame(rng) for _ in range(STATES)]
    rates = {name: time_call(call, states, seconds * OP_PART) for name, call in case.ops.items()}
    found = Row(
        game=game.id,
        mode=mode.id,
        compiled=_compiled(states[0]),
        steps_per_round=plays.steps.round,
        steps_per_s=plays.steps.second,
        games_per_s=plays.games.second,
        legal_per_step=plays.legal_per_step,
        seats=mode.seats[0],
        steps_per_game=plays.steps_per_game,
        calibration=plays.calibration,
        games_per_round=plays.games.round,
    )
    fill(found, rates)
    return found


def fill(row: Row, rates: dict[str, Rate]) -> None:
    """The rates of single calls, each in its two columns; the steps of many games at once as a share of steps too."""
    for name, rate in rates.items():
        setattr(row, f"{name}_per_s", rate.second)
        setattr(row, f"{name}_per_round", rate.round)
    if row.vector_per_round is not None:
        row.vector_share = row.vector_per_round / row.steps_per_round


def case_of(game: Game, mode: Mode) -> Case:
    options = game.choose_options(mode)
    seats = mode.seats[0]

    def playout(rng: random.Random) -> Playout:
        return advance(game.new(options, seats, rng.getrandbits(32)), rng, game.bound)

    def midgame(rng: random.Random) -> State:
        whole = playout(rng).steps
        state = game.new(options, seats, rng.getrandbits(32))
        advance(state, rng, int(whole * rng.uniform(0.2, 0.8)))
        return state if state.to_act() else midgame(rng)

    return Case(playout, midgame, _calls(game))


def advance(state: State, rng: random.Random, limit: int) -> Playout:
    """Random play through the public calls, for at most `limit` actions."""
    steps = legal = 0
    while steps < limit:
        actors = state.to_act()
        if not actors:
            break
        seat = actors[0]
        choices = state.legal_actions(seat)
        legal += len(choices)
        state.advance(seat, choices[int(rng.random() * len(choices))])
        steps += 1
    return Playout(steps, 0, legal)


def _calls(game: Game) -> dict[str, Callable[[State], object]]:
    quick = Quick(7)

    def scene(state: State) -> object:
        seat = state.to_act()[0]
        return game.scene(state.view(seat), state.legal_actions(seat))

    def search(state: State) -> Count:
        forest = Forest(Outlook(game, state, state.to_act()[0]), quick)
        for _ in range(SIMULATIONS):
            forest.simulate()
        return Count(SIMULATIONS)

    calls: dict[str, Callable[[State], object]] = {
        "clone": lambda state: state.clone(),
        "determinize": lambda state: state.determinize(state.to_act()[0], quick),
        "scene": scene,
        "sims": search,
    }
    features = game.features
    if features is not None:
        calls["observe"] = lambda state: observe(features, state)
    return calls


def observe(features: Features, state: State) -> tuple[bytes, bytearray]:
    """What a learner is given: the row of what a seat sees, and a mask of the choices that begin a legal action."""
    seat = state.to_act()[0]
    row = features.encode(state.view(seat))
    mask = bytearray(len(features.choices))
    for action in state.legal_actions(seat):
        mask[features.spell(action)[0]] = 1
    return row, mask


def short(rate: float) -> str:
    """A rate in a few signs."""
    if rate >= 1e6:
        return f"{rate / 1e6:.2f}M"
    return f"{rate / 1e3:.1f}k" if rate >= 1e3 else f"{rate:.3g}"


def _compiled(state: State) -> bool:
    """Whether the rules behind a state run as machine code."""
    file = sys.modules[type(state).__module__].__file__
    return file is not None and not file.endswith(".py")
