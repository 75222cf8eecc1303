"""Fitting the models of analysis: bots play, and what first looks would see along the way is fitted to how the games
ended."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

import msgspec
import numpy as np

from archipel.analysis.budgets import budget_of
from archipel.analysis.model import BINS, FOLDER, Model, Models, Provenance, closed, models_of, promise
from archipel.analysis.stakes import Prospect, Stake, stake_of
from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode
from tools.analysis_fit import (
    Flags,
    Floats,
    Scales,
    chance_fit,
    closing_fit,
    held_back,
    merits_table,
    points_fit,
    scales_of,
)
from tools.analysis_looks import Look, Looks, kept_looks, look_at

PARTS = 5
"""Games are parted so when it is measured how far a model is off."""
FURTHER = (2, 8)
"""How many actions a seat twins are played on: fewer where a bot is slow."""
DOUBT = (0.05, 0.04)
"""Of a value and of a difference, before anybody has measured them: parts of a chance, or of the spread of points."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--strong", type=int, default=4, help="one game in so many is of strong bots; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", type=int, nargs=2, default=FURTHER)
    parser.add_argument("--looks", type=Path, help="a file in which the positions are kept, for one mode and its seats")
    asked = parser.parse_args()
    game = find_game(asked.game)
    for mode in game.modes:
        for seats in mode.seats:
            if asked.mode in ("", mode.id) and asked.seats in (0, seats):
                looks = kept_looks(asked.looks, Looks(asked.strong, asked.seed, asked.further[0]))
                look_at(game, mode, seats, looks, asked.games)
                keep(game, mode, seats, fitted(stake_of(mode, seats), looks, (asked.further[0], asked.further[1])))


def keep(game: Game, mode: Mode, seats: int, found: Model) -> None:
    """In the game's file beside the others; a doubt that was measured stays."""
    models_of.cache_clear()
    kept = models_of(game.id)
    models = dict(kept.models) if kept is not None and kept.rules == game.rules else {}
    old = models.get(f"{mode.id}-{seats}")
    models[f"{mode.id}-{seats}"] = msgspec.structs.replace(found, doubt=old.doubt) if old else found
    file = FOLDER / f"{game.id}.json"
    told = msgspec.json.encode(Models(game.id, game.rules, dict(sorted(models.items()))))
    file.write_bytes(msgspec.json.format(told, indent=1) + b"\n")
    models_of.cache_clear()
    made = found.made
    print(
        f"{game.id} {mode.id} {seats}: chance off {made.chance_off:.4f} (mean alone {made.chance_off_mean:.4f}), "
        f"points off {made.points_off:.2f} (mean alone {made.points_off_mean:.2f})",
        flush=True,
    )


def fitted(stake: Stake, looks: Looks, further: tuple[int, int]) -> Model:
    """From all games; how far it is off is told by models from four fifths of them, of the other fifth."""
    numbers = np.array([look.number for look in looks.looks])
    model = model_from(stake, looks, np.ones(len(numbers), dtype=bool), further)
    guessed = judged_by_others(stake, looks, further)
    values, points = np.array(looks.values)[numbers], np.array(looks.points)[numbers]
    open = np.array([any(not end.values for end in look.ends) for look in looks.looks])
    left = (points - np.array([one.points for one in guessed]))[open]
    off = values - np.array([one.values for one in guessed])
    chance = stake.unit == "chance"
    made = Provenance(
        bots=looks.bots(),
        games=len(looks.plies),
        seed=looks.seed,
        held_out=len(looks.plies),
        chance_off=round(float(np.mean(off**2)), 4) if chance else 0.0,
        chance_off_mean=round(float(np.var(values, axis=0).mean()), 4) if chance else 0.0,
        points_off=round(float(np.sqrt(np.mean(left**2))), 3),
        points_off_mean=round(float(np.std(points)), 3),
    )
    return msgspec.structs.replace(model, made=made)


def judged_by_others(stake: Stake, looks: Looks, further: tuple[int, int]) -> list[Prospect]:
    """What first looks find, each with a model that was fitted without its game and some others."""
    numbers = np.array([look.number for look in looks.looks])
    parts = [model_from(stake, looks, numbers % PARTS != part, further) for part in range(PARTS)]
    return [found_by(parts[look.number % PARTS], stake, looks, look) for look in looks.looks]


def found_by(model: Model, stake: Stake, looks: Looks, look: Look) -> Prospect:
    """The mean of the twins that a first look has; a long game has fewer of each position. Points are of those that are
    not over."""
    twins = look.ends[: budget_of("quick", looks.plies[look.number]).looked]
    found = [promise(model, stake, one.judged, one.kinds, one.ply, look.viewer) for one in twins if not one.values]
    over = [closed(model, stake, Prospect(one.values, one.points), look.viewer) for one in twins if one.values]
    values = [one.values for one in (*found, *over)]
    points = [one.points for one in found] or [looks.points[look.number]]
    return Prospect(_means(values), _means(points))


def _means(each: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(map(fmean, zip(*each, strict=True)))


def model_from(stake: Stake, looks: Looks, taken: Flags, further: tuple[int, int]) -> Model:
    plies = round(float(np.mean(looks.plies)), 1)
    scales = scales_of(looks, plies)
    points, left = points_fit(looks, scales, plies, taken)
    progress = np.array([min(1.5, look.ply / plies) for look in looks.looks])
    part = float(np.std(looks.points)) if stake.unit == "points" else 1.0
    model = Model(
        plies=plies,
        middle=scales.middle,
        scale=scales.scale,
        offsets=scales.offsets,
        chance=(),
        points=_rounded(points),
        spread=tuple(round(max(0.1, spread_of(left, progress, at)), 3) for at in range(BINS)),
        doubt=(round(DOUBT[0] * part, 4), round(DOUBT[1] * part, 4)),
        further=further,
        made=Provenance(looks.bots(), len(looks.plies), looks.seed, 0, 0.0, 0.0, 0.0, 0.0),
        closing=closing_fit(looks, stake, taken),
    )
    return msgspec.structs.replace(model, chance=_rounded(chances(stake, looks, scales, model, taken)))


def chances(stake: Stake, looks: Looks, scales: Scales, model: Model, taken: Flags) -> Floats:
    """The weights of the chance to win."""
    if stake.unit == "points":
        return np.zeros(0)
    wins = np.array([looks.values[look.number] for look in looks.looks])
    if stake.together:
        wins = np.stack([wins[:, 0], 1 - wins[:, 0]], axis=1)
    table = merits_table(looks, scales, stake, model.plies, model)
    return chance_fit(table, wins, taken, held_back(together=stake.together))


def spread_of(left: Floats, progress: Floats, part: int) -> float:
    inside = np.minimum(BINS - 1, (BINS * progress).astype(int)) == part
    return float(left[inside].std()) if inside.sum() > 1 else float(left.std())


def _rounded(weights: Floats) -> tuple[float, ...]:
    return tuple(round(float(weight), 5) for weight in weights)


if __name__ == "__main__":
    main()
