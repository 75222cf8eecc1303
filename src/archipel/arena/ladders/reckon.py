"""From the games that are kept to a ladder: shares with their intervals, and a rating for each rung."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

import msgspec

import archipel
from archipel.arena.figures import Z95, wilson
from archipel.arena.ladders.part import Part, Result
from archipel.arena.ladders.play import Played
from archipel.ladder.kept import RUNGS
from archipel.ladder.ratings import Meeting, ratings
from archipel.ladder.values import FORMAT, BotLadder, LadderBot, LadderPair

DIGITS = 4


def reckon(mode: Played, made: str) -> BotLadder | None:
    """The ladder of what is there, be it less than was wanted; None before anybody has met."""
    course = mode.course
    rivals = course.kind == "rivals"
    pairs = [_rivals(part) for part in mode.parts] if rivals else _on_same_deals(mode.parts)
    pairs = [pair for pair in pairs if pair.games]
    met = {bot for pair in pairs for bot in (pair.upper, pair.lower)}
    bots = [rung for rung in RUNGS if rung in met]
    if not bots:
        return None
    lot = mode.parts[0].lot
    return BotLadder(
        format=FORMAT,
        game=course.game,
        mode=course.mode,
        kind=course.kind,
        seats=lot.seats,
        rules=lot.rules,
        archipel=archipel.__version__,
        made=made,
        seed=lot.seed,
        bots=tuple(_rungs(bots, mode.parts, pairs, rivals=rivals)),
        pairs=tuple(pairs),
    )


def _rivals(part: Part) -> LadderPair:
    """Of every deal both ways: one that was played one way alone does not count yet."""
    lower, upper = part.lot.bots
    results = part.results[: len(part.results) // 2 * 2]
    return _pair(upper, lower, [one.share(upper) for one in results])


def _on_same_deals(parts: Sequence[Part]) -> list[LadderPair]:
    found = []
    for low, high in combinations(parts, 2):
        both = zip(low.results, high.results, strict=False)
        shares = [_better(theirs, own) for own, theirs in both]
        found.append(_pair(high.lot.bots[0], low.lot.bots[0], shares))
    return found


def _better(one: Result, other: Result) -> float:
    """Who won a game that can be lost is better than who did not, then who has more points; half a share of equals."""
    mine, theirs = ((bool(result.winners), sum(result.scores)) for result in (one, other))
    return 0.5 if mine == theirs else float(mine > theirs)


def _pair(upper: str, lower: str, shares: Sequence[float]) -> LadderPair:
    low, high = wilson(sum(shares), len(shares))
    share = fmean(shares) if shares else 0.5
    return LadderPair(upper, lower, len(shares), round(share, DIGITS), round(low, DIGITS), round(high, DIGITS))


def _rungs(bots: list[str], parts: Sequence[Part], pairs: Sequence[LadderPair], *, rivals: bool) -> list[LadderBot]:
    met = [
        Meeting(bots.index(pair.upper), bots.index(pair.lower), pair.games, pair.share * pair.games) for pair in pairs
    ]
    rated = ratings(bots, met, repeats=1.0 if rivals else max(1.0, len(bots) - 1.0))
    found = []
    for bot, rating in zip(bots, rated, strict=True):
        own = [part for part in parts if bot in part.lot.bots]
        results = [result for part in own for result in part.results]
        rung = LadderBot(
            bot=bot,
            play=own[0].lot.prints[own[0].lot.bots.index(bot)],
            games=len(results),
            rating=rating.value,
            low=rating.low,
            high=rating.high,
            decision_s=_pace(bot, results),
        )
        found.append(rung if rivals else _by_itself(rung, results))
    return found


def _pace(bot: str, results: Sequence[Result]) -> float:
    held = [
        (one.decisions[seat], one.seconds[seat]) for one in results for seat, name in enumerate(one.bots) if name == bot
    ]
    decisions = sum(count for count, _ in held)
    return float(f"{sum(seconds for _, seconds in held) / max(1, decisions):.2g}")


def _by_itself(rung: LadderBot, results: Sequence[Result]) -> LadderBot:
    """With its scores; those of a team are put together."""
    scores = [sum(one.scores) for one in results]
    off = Z95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    wins = sum(bool(one.winners) for one in results)
    low, high = wilson(wins, len(results))
    return msgspec.structs.replace(
        rung,
        mean=round(fmean(scores), 2),
        off=round(off, 2),
        won=round(wins / len(results), DIGITS),
        won_low=round(low, DIGITS),
        won_high=round(high, DIGITS),
    )
