"""What an analysis is worth: planted blunders against those it names, a first look against a deep one.

`blunders` plants them; `doubt` measures how far the models are off, and keeps it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

from archipel.analysis.balance import turning_points
from archipel.analysis.budgets import DEEP, QUICK, budget_of
from archipel.analysis.course import course_of
from archipel.analysis.estimator import Estimator, Twin, sampled, seed_of
from archipel.analysis.model import FOLDER, models_of
from archipel.analysis.ply_job import after, decide, known_to
from archipel.analysis.stakes import Stake, result
from archipel.analysis.values import Decision, Depth
from archipel.bots.levels import bot
from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode, Outlook
from archipel.core.record import Record, start
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat
from tools.analysis_looks import played

SEED = 7
"""Models are fitted from other seeds."""
TRIED = 10
SURE = 24
MUCH = 0.2
"""A blunder costs at least so much: part of the whole chance, or of four times the spread of points."""
NOT_LATER = 0.9
LOOKED = 60
"""Decisions of a game that are looked at."""
PROOFS, PROVED = 10, 80
"""Twins on which a blunder is proved: so many at once, and at most."""
NEARLY = 0.75
"""The part of `MUCH` that the proof must show, beyond what is uncertain about it."""


class Planted(msgspec.Struct):
    """What the better choice brings more to the end of the game, `off` by so much; `refuted` are those proposed before
    that the play-outs did not bear out."""

    number: int
    ply: int
    seat: Seat
    gain: float
    off: float
    refuted: int
    found: bool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("blunders", "doubt"))
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--blind", action="store_true", help="the play-outs of the proof alone propose a blunder")
    asked = parser.parse_args()
    game = find_game(asked.game)
    mode = game.mode(asked.mode) if asked.mode else game.modes[0]
    seats = asked.seats or mode.seats[0]
    depth: Depth = "deep" if asked.deep else "quick"
    print(f"{game.id} {mode.id} {seats}, {asked.games} games, {depth}", flush=True)
    if asked.what == "blunders":
        numbers = range(asked.first, asked.first + asked.games)
        print(told([plant(game, mode, seats, number, depth, blind=asked.blind) for number in numbers]))
    else:
        keep_doubt(game, mode, seats, doubt(game, mode, seats, asked.games))


def plant(game: Game, mode: Mode, seats: int, number: int, depth: Depth, *, blind: bool) -> Planted | None:
    """One planted, and a line about it."""
    one = planted(game, mode, seats, number, depth, blind=blind)
    if one is not None:
        seen = "found" if one.found else "missed"
        what = f"action {one.ply + 1} of seat {one.seat + 1} costs {one.gain:.2f} ±{one.off:.2f}"
        print(f"  game {number}: {what}, {one.refuted} refuted: {seen}", flush=True)
    return one


def told(found: Sequence[Planted | None]) -> str:
    planted = [one for one in found if one is not None]
    seen, refuted = sum(one.found for one in planted), sum(one.refuted for one in planted)
    return (
        f"{seen} of {len(planted)} found, {refuted} refuted, {len(found) - len(planted)} games without a critical point"
    )


def planted(game: Game, mode: Mode, seats: int, number: int, depth: Depth, *, blind: bool = False) -> Planted | None:
    """A blunder put into a game of strong bots, proved by play-outs that know nothing of the model; None where no
    decision of the game that was looked at mattered that much. `blind`: the play-outs alone propose it."""
    record = strong_game(game, mode, seats, number)
    rng = Quick(SEED * 1009 + number)
    judge = Estimator(game, mode, seats, msgspec.structs.replace(DEEP, looked=SURE))
    plies = list(range(int(NOT_LATER * len(record.actions))))
    rng.shuffle(plies)
    refuted = 0
    for ply in plies[:LOOKED]:
        outlook, good, others = choice_at(game, record, ply)
        rng.shuffle(others)
        bad = rng.choose(others) if blind and others else critical(judge, outlook, good, others, ply, rng)
        if bad is None:
            continue
        gain, off = proof(judge.stake, outlook, good, bad, ply, much_of(judge))
        if gain < NEARLY * much_of(judge) or gain <= off:
            refuted += 1
            continue
        spoilt = played_on(game, mode, seats, record, ply, bad, number)
        found = names(game, mode, seats, spoilt, outlook.seat, ply, depth)
        return Planted(number, ply, outlook.seat, gain, off, refuted, found)
    return None


def much_of(judge: Estimator) -> float:
    return MUCH if judge.stake.unit == "chance" else MUCH * 4 * (judge.model.spread[0] if judge.model else 5.0)


def choice_at(game: Game, record: Record, ply: int) -> tuple[Outlook, Action, list[Action]]:
    """What a seat knew there, what it played, and what else it could; nothing where the table did not wait for it."""
    _, state = start(record)
    for seat, line in record.actions[:ply]:
        state.advance(seat, game.actions.parse(line))
    seat, line = record.actions[ply]
    outlook = Outlook(game, state, seat)
    others = [action for action in outlook.legal if str(action) != line] if seat in state.to_act() else []
    return outlook, game.actions.parse(line), others


def proof(stake: Stake, outlook: Outlook, good: Action, bad: Action, ply: int, much: float) -> tuple[float, float]:
    """What the better choice brings more, and how far that may be off: both played to the end by `normal` bots, which
    guess what they cannot see, on twins of what the seat knew; no model has a word in it. It ends early where it is
    clear."""
    rng = Quick(seed_of(outlook, ply, "proof"))
    gains: list[float] = []
    while len(gains) < PROVED:
        for _ in range(PROOFS):
            twin, seed = outlook.sample(rng.fork()), rng.word()
            better, worse = (_end_of(stake, outlook, twin.clone(), action, seed) for action in (good, bad))
            gains.append(better - worse)
        gain, off = fmean(gains), sampled(gains)
        if gain + off < much or (len(gains) >= 2 * PROOFS and gain > max(off, NEARLY * much)):
            break
    return gain, off


def _end_of(stake: Stake, outlook: Outlook, state: State, action: Action, seed: int) -> float:
    """What a game played on to its end came to for the seat."""
    player, rng = bot(outlook.game, "normal"), Quick(seed)
    state.advance(outlook.seat, action)
    while (outcome := state.outcome()) is None:
        seat = state.to_act()[0]
        state.advance(seat, player.choose(Outlook(outlook.game, state, seat), rng))
    return result(stake, outcome, state.seats).values[outlook.seat]


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


def critical(
    judge: Estimator, outlook: Outlook, good: Action, others: Sequence[Action], ply: int, rng: Quick
) -> Action | None:
    """A choice, any of those, that is much worse than what was played by a deep look of its own."""
    much, seat = much_of(judge), outlook.seat
    first = judge.twins(outlook, ply, "plant", 6)
    bad = [one for one in others[:TRIED] if _gain(judge, first, seat, one, good, ply)[0] > much]
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
        states, _ = played(game, mode, seats, SEED + 1, number, strong=2)
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
