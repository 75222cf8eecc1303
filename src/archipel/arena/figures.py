"""What a tournament says of each bot: wins with their interval, scores with their spread, pace."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev

import msgspec

from archipel.arena.match import Played
from archipel.core.values import Seat

Z95 = 1.959964


class Figures(msgspec.Struct):
    """One bot. `games` counts the seats it held; a victory shared by n seats counts 1/n in `wins`."""

    bot: str
    games: int
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    mean: float
    spread: float
    median: float
    lowest: int
    highest: int
    ranks: dict[str, int]
    decisions: int
    decision_s: float
    decision_max_s: float
    turns: int
    turn_s: float
    turn_max_s: float


def figures(played: Sequence[Played]) -> list[Figures]:
    """The figures of every bot, in the order they first sat down."""
    held: dict[str, list[tuple[Played, Seat]]] = {}
    for game in played:
        for seat, name in enumerate(game.match.bots):
            held.setdefault(name, []).append((game, seat))
    return [_figures(name, seats, _ladder(played)) for name, seats in held.items()]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _figures(name: str, held: Sequence[tuple[Played, Seat]], ladder: Sequence[str]) -> Figures:
    scores = [game.outcome.scores[seat].total for game, seat in held]
    paces = [game.paces[seat] for game, seat in held]
    wins = sum(_share(game, seat) for game, seat in held)
    low, high = wilson(wins, len(held))
    decisions, turns = sum(pace.decisions for pace in paces), sum(pace.turns for pace in paces)
    seconds = sum(pace.seconds for pace in paces)
    return Figures(
        bot=name,
        games=len(held),
        wins=wins,
        win_rate=wins / len(held),
        win_low=low,
        win_high=high,
        mean=fmean(scores),
        spread=stdev(scores) if len(scores) > 1 else 0.0,
        median=float(median(scores)),
        lowest=min(scores),
        highest=max(scores),
        ranks={rank: sum(game.outcome.rank == rank for game, _ in held) for rank in ladder},
        decisions=decisions,
        decision_s=seconds / max(decisions, 1),
        decision_max_s=max(pace.longest for pace in paces),
        turns=turns,
        turn_s=seconds / max(turns, 1),
        turn_max_s=max(pace.longest_turn for pace in paces),
    )


def _share(game: Played, seat: Seat) -> float:
    winners = game.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def _ladder(played: Sequence[Played]) -> list[str]:
    """Every title earned, from the lowest score that earned it upwards."""
    titled = [(max(score.total for score in game.outcome.scores), game.outcome.rank) for game in played]
    return list(dict.fromkeys(rank for _, rank in sorted(titled) if rank))
