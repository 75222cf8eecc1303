"""Which bots meet on which seats over which deals, and how the matches are spread over the cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from archipel.arena.match import Match, Played, deal_seed, play, thought_seed
from archipel.bots.levels import bot
from archipel.core.game import Game
from archipel.core.values import Options


def plan(game: Game, options: Options, seats: int, bots: Sequence[str], games: int, seed: int) -> list[Match]:
    """`games` matches, each deal played once in every rotation of the bots; with one seat, `games` by each bot."""
    game.agree(options, seats)
    for name in bots:
        bot(game, name)
    told = msgspec.to_builtins(options)
    total = games * len(bots) if seats == 1 else games
    matches = []
    for number in range(total):
        deal, turned = divmod(number, len(bots))
        line = tuple(bots[(seat + turned) % len(bots)] for seat in range(seats))
        thoughts = tuple(thought_seed(seed, number, seat) for seat in range(seats))
        matches.append(Match(game.id, told, line, deal_seed(seed, deal), thoughts))
    return matches


def run(matches: Sequence[Match], workers: int, tell: Callable[[], None]) -> list[Played]:
    """Every match played, in the order of the plan; `tell` is called after each."""
    if workers == 1 or len(matches) == 1:
        return [_told(play(match), tell) for match in matches]
    pool = ProcessPoolExecutor(min(workers, len(matches)), mp_context=get_context("spawn"))
    try:
        return [_told(played, tell) for played in pool.map(play, matches)]
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _told(played: Played, tell: Callable[[], None]) -> Played:
    tell()
    return played
