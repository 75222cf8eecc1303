"""Fitting the models of analysis: bots play, and what the judge said along the way is fitted to how the games ended."""

from __future__ import annotations

import argparse

import msgspec
import numpy as np
from numpy.typing import NDArray

from archipel.analysis.model import BINS, FOLDER, Model, Models, Provenance, kind_of, merits, models_of, terms
from archipel.analysis.stakes import Stake, result, stake_of
from archipel.bots.levels import QUICK, bot
from archipel.bots.mixed import Mixed
from archipel.core.catalog import game as find_game
from archipel.core.game import Bot, Game, Mode, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Outcome

Floats = NDArray[np.float64]

LEVELS = (QUICK, "strong")
SLIPS = 5
"""Every table has players of one level; who slips now and then plays games that differ."""
LOOKS = 24
"""Positions taken of each game."""
HELD_OUT = 5
"""One game of so many is not fitted from."""
RIDGE = 1e-4
FEW = 20
FURTHER = (2, 8)
"""How many actions a seat twins are played on: fewer where a bot is slow."""
DOUBT = (0.05, 0.04)
"""Of a value and of a difference, before anybody has measured them: parts of a chance, or of the spread of points."""


class Position(msgspec.Struct):
    """What the judge says of every seat, and at which kind of step; `number` is of the game."""

    number: int
    ply: int
    viewer: int
    kinds: list[str]
    judged: list[int]


class Collected(msgspec.Struct):
    """Positions of many games, with what each game came to: values by seat, points by seat, plies."""

    positions: list[Position]
    values: list[tuple[float, ...]]
    points: list[tuple[float, ...]]
    plies: list[int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", dest="count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", type=int, nargs=2, default=FURTHER)
    asked = parser.parse_args()
    for name in asked.games:
        game = find_game(name)
        for mode in game.modes:
            for seats in mode.seats:
                if asked.mode in ("", mode.id) and asked.seats in (0, seats):
                    fit(game, mode, seats, asked.count, asked.seed, (asked.further[0], asked.further[1]))


def fit(game: Game, mode: Mode, seats: int, count: int, seed: int, further: tuple[int, int]) -> None:
    """Play, fit, and keep the model in the game's file beside the others."""
    stake = stake_of(mode, seats)
    found = fitted(stake, collect(game, mode, seats, range(count), seed), count, seed, further)
    models_of.cache_clear()
    kept = models_of(game.id)
    models = dict(kept.models) if kept is not None and kept.rules == game.rules else {}
    old = models.get(f"{mode.id}-{seats}")
    models[f"{mode.id}-{seats}"] = msgspec.structs.replace(found, doubt=old.doubt) if old else found
    file = FOLDER / f"{game.id}.json"
    told = msgspec.json.encode(Models(game.id, game.rules, dict(sorted(models.items()))))
    file.write_bytes(msgspec.json.format(told, indent=1) + b"\n")
    made = found.made
    print(
        f"{game.id} {mode.id} {seats}: chance off {made.chance_off:.4f} (mean alone {made.chance_off_mean:.4f}), "
        f"points off {made.points_off:.2f} (mean alone {made.points_off_mean:.2f})",
        flush=True,
    )


def collect(game: Game, mode: Mode, seats: int, numbers: range, seed: int) -> Collected:
    """Some positions of each game, as a twin of what one of the seats knew."""
    stake = stake_of(mode, seats)
    found = Collected([], [], [], [])
    for number in numbers:
        states, outcome = played(game, mode, seats, seed, number)
        rng = Quick(seed * 1_000_003 + number)
        plies = list(range(len(states)))
        rng.shuffle(plies)
        for ply in sorted(plies[:LOOKS]):
            viewer = rng.below(seats)
            twin = states[ply].determinize(viewer, rng.fork())
            actors = twin.to_act()
            kinds = [kind_of(twin, seat in actors) for seat in range(seats)]
            assert game.judge is not None
            judged = [game.judge(twin, seat) for seat in range(seats)]
            found.positions.append(Position(len(found.plies), ply, viewer, kinds, judged))
        end = result(stake, outcome, seats)
        found.values.append(end.values)
        found.points.append(end.points)
        found.plies.append(len(states))
    return found


def played(game: Game, mode: Mode, seats: int, seed: int, number: int) -> tuple[list[State], Outcome]:
    """Every state of a game before its end, and the outcome."""
    state = game.new(game.choose_options(mode), seats, seed * 1_000_003 + number)
    player: Bot = Mixed(bot(game, LEVELS[number % len(LEVELS)]), SLIPS)
    rng = Quick(seed * 2_000_003 + number)
    states: list[State] = []
    while True:
        outcome = state.outcome()
        if outcome is not None:
            return states, outcome
        states.append(state.clone())
        seat = state.to_act()[0]
        state.advance(seat, player.choose(Outlook(game, state, seat), rng))


def fitted(stake: Stake, data: Collected, count: int, seed: int, further: tuple[int, int]) -> Model:
    plies = float(np.mean(data.plies))
    progress = np.array([min(1.5, one.ply / plies) for one in data.positions])
    judged = np.array([one.judged for one in data.positions], dtype=float)
    offsets, middle, scale = offsets_of(data, judged, progress)
    scaled = (judged - middle - np.array([[offsets.get(k, 0.0) for k in one.kinds] for one in data.positions])) / scale
    values = np.array([data.values[one.number] for one in data.positions])
    points = np.array([data.points[one.number] for one in data.positions])
    held = np.array([one.number % HELD_OUT == HELD_OUT - 1 for one in data.positions])
    line = np.array([[terms(z, p) for z in row] for row, p in zip(scaled, progress, strict=True)])
    of_points = points_fit(line[~held], points[~held], progress[~held])
    left = points - line @ of_points
    viewers = [one.viewer for one in data.positions]
    chance, guessed = chances_of(stake, scaled, progress, viewers, values, held)
    spread = tuple(round(max(0.1, spread_of(left, progress, part)), 3) for part in range(BINS))
    made = Provenance(
        bots=f"{' and '.join(LEVELS)}, {SLIPS} slips in a hundred",
        games=count,
        seed=seed,
        held_out=len({one.number for one, out in zip(data.positions, held, strict=True) if out}),
        chance_off=round(float(np.mean((values - guessed)[held] ** 2)), 4) if stake.unit == "chance" else 0.0,
        chance_off_mean=round(float(np.var(values[held])), 4) if stake.unit == "chance" else 0.0,
        points_off=round(float(np.sqrt(np.mean(left[held] ** 2))), 3),
        points_off_mean=round(float(np.std(points[held])), 3),
    )
    doubt = DOUBT if stake.unit == "chance" else (DOUBT[0] * float(np.std(points)), DOUBT[1] * float(np.std(points)))
    return Model(
        plies=round(plies, 1),
        middle=round(middle, 1),
        scale=round(scale, 1),
        offsets={kind: round(off, 1) for kind, off in sorted(offsets.items())},
        chance=_rounded(chance),
        points=_rounded(of_points),
        spread=spread,
        doubt=(round(doubt[0], 4), round(doubt[1], 4)),
        further=further,
        made=made,
    )


def offsets_of(data: Collected, judged: Floats, progress: Floats) -> tuple[dict[str, float], float, float]:
    """What the judge is off by at each kind of step, once how far the game is has been taken out; its middle and
    spread without that."""
    seats = judged.shape[1]
    kinds = [kind for one in data.positions for kind in one.kinds]
    known = sorted(kind for kind in set(kinds) if kinds.count(kind) >= FEW)
    far = np.repeat(progress, seats)
    dummies = np.array([[float(kind == one) for one in known] for kind in kinds]).reshape(len(kinds), len(known))
    trend = np.stack([np.ones_like(far), far, far * far], axis=1)
    weights = least_squares(np.hstack([trend, dummies]), judged.ravel())[3:]
    shares = dummies.mean(axis=0)
    weights = weights - float(np.sum(weights * shares) / max(1e-9, np.sum(shares)))
    clean = judged.ravel() - dummies @ weights
    return dict(zip(known, map(float, weights), strict=True)), float(clean.mean()), float(max(1.0, clean.std()))


def chances_of(
    stake: Stake, scaled: Floats, progress: Floats, viewers: list[int], values: Floats, held: NDArray[np.bool_]
) -> tuple[Floats, Floats]:
    """The weights of the chance to win, and what they say of every position and seat."""
    if stake.unit == "points":
        return np.zeros(0), values
    if stake.together:
        lines = np.array([terms(float(row.mean()), p) for row, p in zip(scaled, progress, strict=True)])
        pair = np.stack([lines, np.zeros_like(lines)], axis=1)
        wins = np.stack([values[:, 0], 1 - values[:, 0]], axis=1)
        weights = softmax_fit(pair[~held], wins[~held])
        return weights, np.repeat(softmax(pair @ weights)[:, :1], values.shape[1], axis=1)
    rows = zip(scaled, progress, viewers, strict=True)
    each = np.array(
        [[merits(z, list(row), p, own=seat == viewer) for seat, z in enumerate(row)] for row, p, viewer in rows]
    )
    weights = softmax_fit(each[~held], values[~held])
    return weights, softmax(each @ weights)


def points_fit(line: Floats, points: Floats, progress: Floats) -> Floats:
    """Twice: what is said late in the game is surer, and weighs more the second time."""
    seats, size = line.shape[1], line.shape[2]
    rows, wanted = line.reshape(-1, size), points.ravel()
    first = least_squares(rows, wanted)
    left = points - line @ first
    spread = np.array([max(0.3, spread_of(left, progress, part)) for part in range(BINS)])
    weight = 1 / np.repeat(spread[np.minimum(BINS - 1, (BINS * progress).astype(int))], seats)
    return least_squares(rows * weight[:, None], wanted * weight)


def softmax_fit(features: Floats, wins: Floats) -> Floats:
    """Weights by Newton's method with a little ridge."""
    size = features.shape[2]
    weights = np.zeros(size)
    for _ in range(40):
        chance = softmax(features @ weights)
        slope = np.einsum("ns,nsk->k", wins - chance, features) - RIDGE * len(wins) * weights
        middle = np.einsum("ns,nsk->nk", chance, features)
        curve = np.einsum("ns,nsk,nsl->kl", chance, features, features) - middle.T @ middle
        step = np.linalg.solve(curve + RIDGE * len(wins) * np.eye(size), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def least_squares(rows: Floats, wanted: Floats) -> Floats:
    size = rows.shape[1]
    found: Floats = np.linalg.solve(rows.T @ rows + RIDGE * len(rows) / size * np.eye(size) * 0.01, rows.T @ wanted)
    return found


def spread_of(left: Floats, progress: Floats, part: int) -> float:
    inside = np.minimum(BINS - 1, (BINS * progress).astype(int)) == part
    return float(left[inside].std()) if inside.sum() > 1 else float(left.std())


def _rounded(weights: Floats) -> tuple[float, ...]:
    return tuple(round(float(weight), 5) for weight in weights)


if __name__ == "__main__":
    main()
