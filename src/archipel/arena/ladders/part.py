"""A part of a ladder as lines of JSON: what it is of, then what each game came to, in their order."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from archipel.arena.ladders.plan import Lot
from archipel.arena.match import Played
from archipel.core.values import Seat


class Result(msgspec.Struct, frozen=True):
    """A game by its number from 0: who won it, and by seat the bot, its score, its decisions and the CPU seconds these
    took."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @classmethod
    def of(cls, number: int, played: Played) -> Result:
        return cls(
            number,
            played.match.bots,
            played.outcome.winners,
            tuple(score.total for score in played.outcome.scores[: len(played.match.bots)]),
            tuple(pace.decisions for pace in played.paces),
            tuple(round(pace.seconds, 4) for pace in played.paces),
        )

    def share(self, bot: str) -> float:
        """A bot's part of the victory; all of one that is everybody's, as no other bot is there."""
        if bot not in self.bots or not self.winners:
            return 0.0
        return sum(self.bots[seat] == bot for seat in self.winners) / len(self.winners)


class Part:
    """The games of a lot that are kept in a folder. Games of other bots, rules or seeds are of another lot: their file
    makes room (`replaced` says how many there were), and a line that was cut off is taken away."""

    def __init__(self, lot: Lot, folder: Path) -> None:
        self.lot = lot
        self.path = folder / f"{lot.name}.jsonl"
        self.results: list[Result] = []
        self.replaced = 0
        self._read()

    def add(self, result: Result) -> None:
        """Kept at once: it is not played again, whatever ends the process."""
        assert result.number == len(self.results)
        self.results.append(result)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def _read(self) -> None:
        first = msgspec.json.encode(self.lot) + b"\n"
        lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        if lines[:1] != [first]:
            self.replaced = max(0, len(lines) - 1)
            self._write([first])
            return
        for line in lines[1:]:
            result = _parse(line)
            if result is None or result.number != len(self.results):
                break
            self.results.append(result)
        if len(lines) > len(self.results) + 1:
            self._write(lines[: len(self.results) + 1])

    def _write(self, lines: list[bytes]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_name(f"{self.path.name}.partial")
        unfinished.write_bytes(b"".join(lines))
        os.replace(unfinished, self.path)


def _parse(line: bytes) -> Result | None:
    try:
        return msgspec.json.decode(line, type=Result) if line.endswith(b"\n") else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
