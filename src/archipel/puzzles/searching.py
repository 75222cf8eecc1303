"""Games of self-play searched for puzzles, into a file; cut off, it goes on where it was."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path

import msgspec

from archipel.arena.games_file import Plan
from archipel.core.catalog import game
from archipel.puzzles.field import GAP
from archipel.puzzles.finding import Search, Searched, search
from archipel.puzzles.puzzle_file import BrokenPuzzles, line_of, read_header, read_line
from archipel.puzzles.values import FORMAT, Done, Header, Puzzle

CLOSELY = 6
"""Decisions of a game that are looked at, at most."""
AHEAD = 256
"""So many games are asked for at once."""


class Kept(msgspec.Struct):
    """What of a file is whole: so many games with so many puzzles, in so many bytes."""

    games: int = 0
    puzzles: int = 0
    size: int = 0


class PuzzleSearch:
    """The games of a plan searched into a file. BrokenPuzzles where the file is there and is another."""

    def __init__(self, plan: Plan, path: Path, gap: int = GAP, *, thorough: bool = False) -> None:
        self.path = path
        told = msgspec.to_builtins(plan) | {"gap": gap, "thorough": thorough}
        self.header = Header(FORMAT, plan.game, game(plan.game).rules, told)
        self.jobs = [Search(number, match, CLOSELY, gap, thorough) for number, match in enumerate(plan.matches())]
        self.kept = kept(path, self.header)

    def search(self, executor: Executor, tell: Callable[[Searched], None]) -> None:
        """Everything that is missing, one game after another; `tell` is called after each."""
        with self.path.open("r+b" if self.path.exists() else "xb") as file:
            file.truncate(self.kept.size)
            file.seek(self.kept.size)
            if not self.kept.size:
                file.write(line_of(self.header))
            for one in in_order(self.jobs[self.kept.games :], executor):
                file.write(b"".join(map(line_of, one.puzzles)) + line_of(one.done))
                file.flush()
                tell(one)


def in_order(jobs: Sequence[Search], executor: Executor) -> Iterator[Searched]:
    """What each game comes to, in their order, whichever is over first."""
    asked: deque[Future[Searched]] = deque()
    try:
        for job in jobs:
            asked.append(executor.submit(search, job))
            while asked and (asked[0].done() or len(asked) >= AHEAD):
                yield asked.popleft().result()
        while asked:
            yield asked.popleft().result()
    finally:
        for one in asked:
            one.cancel()


def kept(path: Path, header: Header) -> Kept:
    """What is whole in the file of a search; BrokenPuzzles for any other file."""
    found = Kept()
    if not path.exists():
        return found
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines or (len(lines) == 1 and not lines[0].endswith(b"\n") and line_of(header).startswith(lines[0])):
        return found
    if msgspec.json.encode(read_header(lines[0])) != msgspec.json.encode(header):
        raise BrokenPuzzles("puzzles-other-plan", "the file is of another search")
    size = found.size = len(lines[0])
    new = 0
    for number, line in enumerate(lines[1:], start=2):
        if not line.endswith(b"\n"):
            break
        size += len(line)
        one = read_line(line, number, header)
        new += isinstance(one, Puzzle)
        if isinstance(one, Done):
            found = Kept(found.games + 1, found.puzzles + new, size)
            new = 0
    return found
