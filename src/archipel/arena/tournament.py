"""Which bots meet on which seats over which deals, and the matches played in that order by any executor."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import TypeVar

import msgspec

from archipel.arena.match import Match, Played, deal_seed, play, thought_seed
from archipel.arena.release import Release, other_release, play_as, release
from archipel.bots.levels import bot
from archipel.core.game import Game
from archipel.core.values import Options

AHEAD = 4096
"""So many matches at most are asked for at once: enough for a thousand cores, and little to remember."""

R = TypeVar("R")


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


def run(matches: Sequence[Match], executor: Executor, tell: Callable[[], None]) -> list[Played]:
    """Every match played, in the order of the plan; `tell` is called after each."""
    played = []
    for one in in_order(play, matches, executor):
        played.append(one)
        tell()
    return played


def in_order(play: Callable[[Match], R], matches: Iterable[Match], executor: Executor) -> Iterator[R]:
    """What each match comes to, in the order of the plan, whichever is over first. Each is asked for once, and given
    to the executor as names and seeds; an executor that loses one plays it again from these."""
    asked: deque[tuple[Release, Future[R | Release]]] = deque()
    for match in matches:
        asked.append(_ask(play, match, executor))
        while asked and (asked[0][1].done() or len(asked) >= AHEAD):
            yield _answer(*asked.popleft())
    while asked:
        yield _answer(*asked.popleft())


def _ask(play: Callable[[Match], R], match: Match, executor: Executor) -> tuple[Release, Future[R | Release]]:
    here = release(match.game)
    told = msgspec.json.encode(match)
    return here, executor.submit(play_as, here.archipel, here.game, here.rules, play, told)


def _answer(wanted: Release, asked: Future[R | Release]) -> R:
    found = asked.result()
    if isinstance(found, Release):
        raise other_release(wanted, found)
    return found
