"""What an analysis is worth: predicted chances against results, planted blunders against those it names, a first look
against a deep one.

`calibration` prints ten bins; `blunders` plants them; `doubt` measures how far the models are off, and keeps it."""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean

import msgspec

from archipel.analysis.balance import turning_points
from archipel.analysis.budgets import DEEP, QUICK, Budget, budget_of
from archipel.analysis.course import course_of
from archipel.analysis.estimator import Estimator, Twin, sampled
from archipel.analysis.model import FOLDER, models_of
from archipel.analysis.ply_job import after, decide, known_to
from archipel.analysis.stakes import result
from archipel.analysis.values import Decision, Depth
from archipel.bots.levels import bot
from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode, Outlook
from archipel.core.record import Record, start
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat
from tools.analysis_models import played

BINS = 10
LOOKS = 10
FILLED = 40
SEED = 7
"""Models are fitted from other seeds."""
TRIED = 10
SURE = 24
MUCH = 0.2
"""A blunder costs at least so much: part of the whole chance, or of four times the spread of points."""
NOT_LATER = 0.9


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("calibration", "blunders", "doubt"))
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--deep", action="store_true")
    asked = parser.parse_args()
    game = find_game(asked.game)
    mode = game.mode(asked.mode) if asked.mode else game.modes[0]
    seats, depth = asked.seats or mode.seats[0], "deep" if asked.deep else "quick"
    print(f"{game.id} {mode.id} {seats}, {asked.games} games, {depth}", flush=True)
    if asked.what == "calibration":
        print("\n".join(calibration(game, mode, seats, asked.games, DEEP if asked.deep else QUICK)))
    elif asked.what == "blunders":
        found = [planted(game, mode, seats, number, "deep" if asked.deep else "quick") for number in range(asked.games)]
        told = [one for one in found if one is not None]
        print(f"{sum(told)} of {len(told)} found, {len(found) - len(told)} games without a critical point")
    else:
        keep_doubt(game, mode, seats, doubt(game, mode, seats, asked.games))


def calibration(game: Game, mode: Mode, seats: int, games: int, budget: Budget) -> list[str]:
    """Of positions of self-play: what was predicted and what came of it, in ten bins; and the mean of what was off in
    well-filled ones."""
    estimator = Estimator(game, mode, seats, budget)
    pairs: list[tuple[float, float]] = []
    for number in range(games):
        states, outcome = played(game, mode, seats, SEED, number)
        end = result(estimator.stake, outcome, seats)
        rng = Quick(SEED + number)
        for _ in range(LOOKS):
            ply = rng.below(len(states))
            seat = rng.below(seats)
            said = estimator.standing(Outlook(game, states[ply], seat), ply)
            pairs.append((said.value / estimator.whole, end.values[seat]))
    return _bins(pairs)


def _bins(pairs: list[tuple[float, float]]) -> list[str]:
    """Of equal width from the lowest prediction to the highest; chances from 0 to 1."""
    chances = all(0 <= said <= 1 for said, _ in pairs)
    low, high = (0.0, 1.0) if chances else (min(said for said, _ in pairs), max(said for said, _ in pairs))
    lines = []
    worst = 0.0
    for part in range(BINS):
        inside = [pair for pair in pairs if min(BINS - 1, int(BINS * (pair[0] - low) / (high - low))) == part]
        if not inside:
            continue
        said, came = fmean(one for one, _ in inside), fmean(one for _, one in inside)
        worst = max(worst, abs(said - came)) if len(inside) >= FILLED else worst
        lines.append(f"  {said:8.3f} {came:8.3f} {came - said:+7.3f}  {len(inside)}")
    return [*lines, f"  at most {worst:.3f} off in bins with {FILLED} positions or more, of {len(pairs)}"]


def planted(game: Game, mode: Mode, seats: int, number: int, depth: Depth) -> bool | None:
    """Whether a blunder put into a game of strong bots is among the three costliest turns of its seat; None where no
    decision of the game mattered that much."""
    record = strong_game(game, mode, seats, number)
    rng = Quick(SEED * 1009 + number)
    judge = Estimator(game, mode, seats, msgspec.structs.replace(DEEP, looked=SURE))
    plies = list(range(int(NOT_LATER * len(record.actions))))
    rng.shuffle(plies)
    for ply in plies[:60]:
        bad = critical(judge, game, record, ply, rng)
        if bad is not None:
            seat = record.actions[ply][0]
            spoilt = played_on(game, mode, seats, record, ply, bad, number)
            found = names(game, mode, seats, spoilt, seat, ply, depth)
            print(f"  game {number}: action {ply + 1} of seat {seat + 1}: {'found' if found else 'missed'}", flush=True)
            return found
    return None


def strong_game(game: Game, mode: Mode, seats: int, number: int) -> Record:
    record = Record.begin(game, game.choose_options(mode), seats, SEED * 7919 + number)
    return _on(game, record, start(record)[1], Quick(SEED + number))


def played_on(game: Game, mode: Mode, seats: int, record: Record, ply: int, action: Action, number: int) -> Record:
    """The game with another action, and strong bots after it."""
    begun = msgspec.structs.replace(record, actions=record.actions[:ply])
    _, state = start(begun)
    for seat, line in begun.actions:
        state.advance(seat, game.actions.parse(line))
    seat = record.actions[ply][0]
    state.advance(seat, action)
    begun.add(seat, action)
    return _on(game, begun, state, Quick(SEED * 31 + number))


def _on(game: Game, record: Record, state: State, rng: Quick) -> Record:
    player = bot(game, "strong")
    while state.outcome() is None:
        seat = state.to_act()[0]
        action = player.choose(Outlook(game, state, seat), rng)
        record.add(seat, action)
        state.advance(seat, action)
    return record


def critical(judge: Estimator, game: Game, record: Record, ply: int, rng: Quick) -> Action | None:
    """A choice, any of those, that is much worse than what was played by a deep look of its own."""
    _, state = start(record)
    for seat, line in record.actions[:ply]:
        state.advance(seat, game.actions.parse(line))
    seat, line = record.actions[ply]
    outlook = Outlook(game, state, seat)
    others = [action for action in outlook.legal if str(action) != line]
    if seat not in state.to_act() or not others:
        return None
    rng.shuffle(others)
    good = game.actions.parse(line)
    much = MUCH if judge.stake.unit == "chance" else MUCH * 4 * (judge.model.spread[0] if judge.model else 5.0)
    first = judge.twins(outlook, ply, "plant", 6)
    rough = [_gain(judge, first, seat, bad, good, ply)[0] for bad in others[:TRIED]]
    bad = [action for action, gain in zip(others, rough, strict=False) if gain > much]
    if not bad:
        return None
    chosen = rng.choose(bad)
    gain, off = _gain(judge, judge.twins(outlook, ply, "planted", SURE), seat, chosen, good, ply)
    return chosen if gain - off / 2 > much * 0.75 and gain > much else None


def _gain(judge: Estimator, twins: list[Twin], seat: Seat, bad: Action, good: Action, ply: int) -> tuple[float, float]:
    gains = []
    for twin in twins:
        better, worse = (judge.after(twin, seat, action, ply)[0].values[seat] for action in (good, bad))
        gains.append(better - worse)
    return fmean(gains), sampled(gains)


def names(game: Game, mode: Mode, seats: int, record: Record, seat: Seat, ply: int, depth: Depth) -> bool:
    """Whether the turn of an action is among the costliest of its seat."""
    course = course_of(record)
    estimator = Estimator(game, mode, seats, budget_of(depth, len(record.actions)))
    decisions: list[Decision] = []
    _, state = start(record)
    begun = state.clone()
    secret: list[tuple[Seat, Action]] = []
    for number, (actor, line) in enumerate(record.actions):
        if course.since[number] == number:
            begun, secret = state.clone(), []
        action = game.actions.parse(line)
        if actor == seat:
            found = decide(estimator, game, known_to(seat, begun, secret, state), seat, action, number)
            decisions += [found] if found is not None else []
        state = after(state, [(actor, action)])
        secret = [*secret, (actor, action)]
    return any(course.turns[ply] == course.turns[point.ply] for point in turning_points(course, decisions, seat))


def doubt(game: Game, mode: Mode, seats: int, games: int) -> tuple[float, float]:
    """How far a first look is off a deep one, less what chance in both accounts for: of values, of differences."""
    quick = Estimator(game, mode, seats, msgspec.structs.replace(QUICK, looked=16))
    deep = Estimator(game, mode, seats, msgspec.structs.replace(DEEP, looked=48))
    values, gains = [], []
    for number in range(games):
        states, _ = played(game, mode, seats, SEED + 1, number)
        rng = Quick(SEED * 3 + number)
        for _ in range(4):
            ply = rng.below(len(states))
            state = states[ply]
            seat = state.to_act()[0]
            outlook = Outlook(game, state, seat)
            one, two = (_looked(each, outlook, ply) for each in (quick, deep))
            values.append((one[0] - two[0]) ** 2 - (one[1] / 1.96) ** 2 - (two[1] / 1.96) ** 2)
            if len(outlook.legal) > 1:
                good, bad = bot(game, "strong").choose(outlook, rng), rng.choose(outlook.legal)
                first = _gain(quick, quick.twins(outlook, ply, "doubt", 16), seat, bad, good, ply)
                second = _gain(deep, deep.twins(outlook, ply, "doubted", 48), seat, bad, good, ply)
                off = (first[1] / 1.96) ** 2 + (second[1] / 1.96) ** 2
                gains.append((first[0] - second[0]) ** 2 - off)
    return sqrt(max(1e-6, fmean(values))), sqrt(max(1e-6, fmean(gains)))


def _looked(estimator: Estimator, outlook: Outlook, ply: int) -> tuple[float, float]:
    found = []
    for twin in estimator.twins(outlook, ply, "doubt of a value", estimator.budget.looked):
        seat = twin.state.to_act()[0]
        action = estimator.player.choose(twin.state, seat, Quick(twin.seed))
        found.append(estimator.after(twin, seat, action, ply)[0].values[outlook.seat])
    return fmean(found), sampled(found)


def keep_doubt(game: Game, mode: Mode, seats: int, found: tuple[float, float]) -> None:
    models = models_of(game.id)
    assert models is not None
    name = f"{mode.id}-{seats}"
    off = (round(found[0], 4), round(found[1], 4))
    kept = {**models.models, name: msgspec.structs.replace(models.models[name], doubt=off)}
    told = msgspec.json.encode(msgspec.structs.replace(models, models=kept))
    (FOLDER / f"{game.id}.json").write_bytes(msgspec.json.format(told, indent=1) + b"\n")
    print(f"  a value {found[0]:.4f}, a difference {found[1]:.4f}")


if __name__ == "__main__":
    main()
