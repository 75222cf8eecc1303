"""The puzzles that come along, by game, and which of them is that of a day: the same wherever it is asked."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from hashlib import blake2b
from pathlib import Path

from archipel.core.catalog import games
from archipel.puzzles.puzzle_file import BrokenPuzzles, read_puzzles
from archipel.puzzles.values import Puzzle

FOLDER = Path(__file__).parent / "games"
AHEAD = 5
"""Days whose puzzles are not offered to practise: today and those that come."""


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Those of a game; none where there are none, or only of other rules."""
    try:
        return read_of(game)
    except BrokenPuzzles:
        return ()


@cache
def read_of(game: str) -> tuple[Puzzle, ...]:
    """The same; BrokenPuzzles says why there are none."""
    file = FOLDER / f"{game}.jsonl"
    if game not in games() or not file.exists():
        raise BrokenPuzzles("puzzles-no-file", f"no puzzles of {game} come along", game=game)
    header, found = read_puzzles(file.read_bytes())
    if header.game != game:
        raise BrokenPuzzles("puzzles-none", "a file of puzzles of another game")
    return tuple(found)


def with_puzzles() -> list[str]:
    """Every game that has some."""
    return [id for id in games() if puzzles(id)]


def puzzle(id: str) -> Puzzle | None:
    """By its id, which begins with that of its game."""
    return next((one for one in puzzles(id.rpartition("-")[0]) if one.id == id), None)


def puzzle_of_day(day: date) -> Puzzle | None:
    """All of them in one order that begins anew when it is over, so that two days of one puzzle are as far apart as
    they can be; those of a game are spread evenly."""
    every = [puzzles(game) for game in sorted(with_puzzles())]
    spread = [
        ((number + 0.5) / len(mine), one.id, one)
        for mine in every
        for number, one in enumerate(sorted(mine, key=_shuffled))
    ]
    return sorted(spread, key=lambda told: told[:2])[day.toordinal() % len(spread)][2] if spread else None


def _shuffled(one: Puzzle) -> bytes:
    return blake2b(one.id.encode(), digest_size=8).digest()


def to_practise(game: str, day: date) -> tuple[Puzzle, ...]:
    """Those that are no puzzle of that day, or of the days after it."""
    coming = [puzzle_of_day(day + timedelta(days=days)) for days in range(AHEAD)]
    ids = {one.id for one in coming if one is not None}
    return tuple(one for one in puzzles(game) if one.id not in ids)
