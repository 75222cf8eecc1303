"""Bots play games into a file; cut off, it goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from os import PathLike
from pathlib import Path
from typing import BinaryIO

import msgspec

from archipel.arena.errors import BrokenGames
from archipel.arena.games_file import LONGEST, Header, Plan, PlayedGame, line_of, lines_of, parse_game, parse_header
from archipel.arena.match import Match, play_recorded
from archipel.arena.parquet import is_parquet, need_pyarrow, parquet_header, parquet_rows, write_parquet
from archipel.arena.reader import read_lines
from archipel.arena.tournament import in_order


class Kept(msgspec.Struct):
    """What of a file is whole: so many games in so many bytes; `cut`: something after them is not."""

    games: int = 0
    size: int = 0
    cut: bool = False


class SelfPlay:
    """The games of a plan on their way into a file: JSON lines, or Parquet by its suffix, which is written from JSON
    lines beside it when all games are played. BrokenGames where the file is there and is another."""

    def __init__(self, plan: Plan, path: str | PathLike[str]) -> None:
        self.path = Path(path)
        self.header = Header.of(plan)
        self.matches = plan.matches()
        self.lines = self.path
        if is_parquet(self.path):
            need_pyarrow()
            self.lines = self.path.with_name(f"{self.path.name}.partial.jsonl")
        self.finished = is_parquet(self.path) and self.path.exists()
        if self.finished:
            _check(parquet_header(self.path), self.header, self.path)
            if parquet_rows(self.path) != len(self.matches):
                raise BrokenGames("terminal-games-other-plan", file=self.path.name)
        self.kept = Kept(len(self.matches)) if self.finished else kept(self.lines, self.header, self.matches)

    def play(self, executor: Executor, tell: Callable[[], None]) -> None:
        """Everything that is missing, one game after another as the plan has them; `tell` is called after each."""
        if self.finished:
            return
        with self._open() as file:
            left = self.matches[self.kept.games :]
            for number, played in enumerate(in_order(play_recorded, left, executor), self.kept.games):
                file.write(line_of(PlayedGame.of(number, played)))
                file.flush()
                tell()
        if self.lines != self.path:
            write_parquet(self.header, read_lines(self.lines), self.path)
            self.lines.unlink()

    def _open(self) -> BinaryIO:
        file = self.lines.open("r+b" if self.lines.exists() else "xb")
        file.truncate(self.kept.size)
        file.seek(self.kept.size)
        if not self.kept.size:
            file.write(line_of(self.header))
        return file


def kept(path: Path, header: Header, matches: list[Match]) -> Kept:
    """What is whole in a file of this plan; BrokenGames for any other file."""
    if not path.exists():
        return Kept()
    first = line_of(header)
    with path.open("rb") as file:
        begun = file.read(len(first))
        if begun != first:
            if first.startswith(begun):
                return Kept(cut=bool(begun))
            file.seek(0)
            _check(parse_header(file.readline(LONGEST), path), header, path)
        return _kept_games(file, path, matches)


def _kept_games(file: BinaryIO, path: Path, matches: list[Match]) -> Kept:
    found = Kept(size=file.tell())
    for line in lines_of(file):
        if not line.endswith(b"\n") and len(line) < LONGEST:
            found.cut = True
            break
        played = parse_game(line, path, found.games)
        if found.games == len(matches) or not played.is_of(matches[found.games]):
            raise BrokenGames("terminal-games-not-planned", file=path.name, line=found.games + 2)
        found.games += 1
        found.size += len(line)
    return found


def _check(found: Header, wanted: Header, path: Path) -> None:
    if found.plan != wanted.plan:
        raise BrokenGames("terminal-games-other-plan", file=path.name)
    there, here = ((one.archipel, one.rules) for one in (found, wanted))
    if there != here:
        told = {"there": f"{there[0]}, {there[1]}", "here": f"{here[0]}, {here[1]}"}
        raise BrokenGames("terminal-games-other-version", file=path.name, **told)
