"""A fitted model of how games end: from what the judge says of each seat and how far the game is to chances and points.

The judge of a seat is first put on one scale: less what it is off by at each kind of step, in units of its spread. The
chance among rivals is a softmax over the seats, alone or together a logistic curve, the points are linear; how much the
judge weighs is told at some knots of the game's length, and read between them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from archipel.analysis.stakes import Prospect, Stake
from archipel.core.game import Game
from archipel.core.state import State
from archipel.core.values import Seat

FOLDER = Path(__file__).parent / "models"
KNOTS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95, 1.1)
"""Parts of the mean length of a game."""
BINS = 5
"""Parts of a game in which the spread of the points is told apart."""

Near = tuple[float, ...]
"""How near a moment is to each knot."""


class Provenance(msgspec.Struct, frozen=True):
    """What a model was fitted from, and how far it was off in games it was not fitted from: the mean square of what is
    left of chances, beside that of always saying the mean; the root mean square of points, likewise. Where all games
    were held out, each was judged by a model from the others."""

    bots: str
    games: int
    seed: int
    held_out: int
    chance_off: float
    chance_off_mean: float
    points_off: float
    points_off_mean: float


class Model(msgspec.Struct, frozen=True, omit_defaults=True):
    """`plies` is how long a game lasts in the mean; `offsets` are by the kind of the step, with a star for seats the
    table waits for; `doubt` is how far the model itself may be off (one standard deviation): of a value, and of the
    difference of two choices; `further` is how many actions a seat twins are played on before it is asked: in a first
    look, in a deep one; `closing`, where what others hide decides to the last, is what a point of a twin that is over
    counts, and what the viewer has in addition."""

    plies: float
    middle: float
    scale: float
    offsets: dict[str, float]
    chance: tuple[float, ...]
    points: tuple[float, ...]
    spread: tuple[float, ...]
    doubt: tuple[float, float]
    further: tuple[int, int]
    made: Provenance
    closing: tuple[float, float] | None = None

    def progress(self, ply: int) -> float:
        return min(1.5, ply / self.plies)

    def judged(self, word: int, kind: str) -> float:
        """The judge's word on a seat, on the model's scale."""
        return (word - self.middle - self.offsets.get(kind, 0.0)) / self.scale


class Models(msgspec.Struct, frozen=True):
    """Those of one game and its rules, by mode and number of seats: `mode-seats`."""

    game: str
    rules: int
    models: dict[str, Model]


def model_of(game: Game, mode: str, seats: int) -> Model | None:
    """The model of a game as it is played; none: nobody has fitted one, or for other rules."""
    found = models_of(game.id)
    if game.judge is None or found is None or found.rules != game.rules:
        return None
    return found.models.get(f"{mode}-{seats}")


@cache
def models_of(game: str) -> Models | None:
    file = FOLDER / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Models) if file.exists() else None


def predict(model: Model, game: Game, stake: Stake, state: State, ply: int, viewer: Seat) -> Prospect:
    """What the model promises every seat of a twin of what the viewer knows, if it is not over."""
    assert game.judge is not None
    actors, seats = state.to_act(), range(state.seats)
    kinds = [kind_of(state, seat in actors) for seat in seats]
    return promise(model, stake, [game.judge(state, seat) for seat in seats], kinds, ply, viewer)


def promise(model: Model, stake: Stake, words: Sequence[int], kinds: Sequence[str], ply: int, viewer: Seat) -> Prospect:
    """The same, of the judge's words on every seat and the kinds of step they were said at."""
    judged = [model.judged(word, kind) for word, kind in zip(words, kinds, strict=True)]
    progress = model.progress(ply)
    near = hats(progress)
    points = tuple(_dot(model.points, terms(one, near)) for one in judged)
    spread = model.spread[min(BINS - 1, int(BINS * progress))]
    if stake.unit == "points":
        return Prospect(points, points, spread)
    if stake.together:
        chance = _logistic(_dot(model.chance, terms(sum(judged) / len(judged), near)))
        return Prospect((chance,) * len(judged), points, spread)
    top = max(judged)
    each = [merits(one, top, near, own=seat == viewer) for seat, one in enumerate(judged)]
    return Prospect(_softmax([_dot(model.chance, one) for one in each]), points, spread)


def closed(model: Model | None, stake: Stake, found: Prospect, viewer: Seat) -> Prospect:
    """What a twin that is over is worth: what it came to, or less where it may well have been another."""
    if model is None or model.closing is None or stake.unit == "points" or stake.together:
        return found
    point, own = model.closing
    return Prospect(
        _softmax([point * one + own * (seat == viewer) for seat, one in enumerate(found.points)]), found.points
    )


def kind_of(state: State, acting: bool) -> str:
    """The kind of step a seat is judged at."""
    return type(state.steps[-1]).__name__ + ("*" if acting else "")


def terms(judged: float, near: Near) -> tuple[float, ...]:
    """What weighs on points, and on the chance of one for all."""
    return (*near, *[judged * part for part in near])


def merits(judged: float, top: float, near: Near, *, own: bool) -> tuple[float, ...]:
    """What weighs on a seat's chance among rivals; a lead counts the more, the further the leader is. The viewer knows
    its own cards, and guesses those of others: its own standing weighs by itself."""
    weighed = [judged * part for part in near]
    none = [0.0] * len(near)
    first = (*near, *weighed, *none) if own else (*none, *none, *weighed)
    return (*first, judged * top)


def hats(progress: float) -> Near:
    """How near a moment is to each knot: its parts of the two around it, which are one together."""
    found = [0.0] * len(KNOTS)
    last = len(KNOTS) - 1
    at = min(last - 1, max(0, bisect_right(KNOTS, progress) - 1))
    part = min(1.0, max(0.0, (progress - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])))
    found[at], found[at + 1] = 1 - part, part
    return tuple(found)


def _dot(weights: tuple[float, ...], values: tuple[float, ...]) -> float:
    return sum([weight * value for weight, value in zip(weights, values, strict=True)])


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def _softmax(values: list[float]) -> tuple[float, ...]:
    top = max(values)
    powers = [exp(max(-30.0, value - top)) for value in values]
    return tuple(power / sum(powers) for power in powers)
