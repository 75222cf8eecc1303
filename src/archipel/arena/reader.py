"""Games that bots have played, and every position of them, read from a file of either kind."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import NamedTuple

import msgspec

from archipel.arena.errors import BrokenGames
from archipel.arena.games_file import LONGEST, Ending, Header, PlayedGame, broken, lines_of, parse_game, parse_header
from archipel.arena.parquet import is_parquet, need_pyarrow, parquet_header, read_parquet
from archipel.core.catalog import UnknownGame
from archipel.core.record import BrokenRecord, Record, start
from archipel.core.state import IllegalAction, State
from archipel.core.values import Action, Seat


class Position(NamedTuple):
    """A decision: the state before it, a copy of its own; who acted, what they did, and how the game ended."""

    record: Record
    ply: int
    state: State
    seat: Seat
    action: Action
    outcome: Ending


def read_header(path: str | PathLike[str]) -> Header:
    """Who played what, by the first line."""
    found = Path(path)
    if is_parquet(found):
        need_pyarrow()
        return parquet_header(found)
    with found.open("rb") as file:
        return parse_header(file.readline(LONGEST), found)


def read_games(path: str | PathLike[str]) -> Iterator[PlayedGame]:
    """The games of a file in the order of its plan, as many as it has; BrokenGames names the first line that is none.
    Records carry their components."""
    found = Path(path)
    header = read_header(found)
    try:
        known = header.known()
    except UnknownGame as error:
        raise BrokenGames("terminal-games-row", file=found.name, row=0, why=str(error)) from None
    for played in read_parquet(found) if is_parquet(found) else read_lines(found):
        try:
            record = played.record.resolved(known)
        except BrokenRecord as error:
            raise _broken(found, played, str(error)) from None
        yield msgspec.structs.replace(played, record=record)


def positions(path: str | PathLike[str]) -> Iterator[Position]:
    """Every decision of every game, by playing the records again."""
    for played in read_games(path):
        try:
            yield from _positions(played)
        except (BrokenRecord, IllegalAction, ValueError) as error:
            raise _broken(Path(path), played, str(error)) from None


def read_lines(path: Path) -> Iterator[PlayedGame]:
    with path.open("rb") as file:
        parse_header(file.readline(LONGEST), path)
        for number, line in enumerate(lines_of(file)):
            yield parse_game(line, path, number)


def _positions(played: PlayedGame) -> Iterator[Position]:
    record = played.record
    found, state = start(record)
    if record.rules != found.rules:
        raise BrokenRecord(f"made for rules {record.rules}, and here are rules {found.rules}")
    for ply, (seat, line) in enumerate(record.actions):
        before, action = state.clone(), found.actions.parse(line)
        state.apply(seat, action)
        yield Position(record, ply, before, seat, action, played.outcome)
    outcome = state.outcome()
    if outcome is None or Ending.of(outcome) != played.outcome:
        raise BrokenRecord("the game does not end as it says")


def _broken(path: Path, played: PlayedGame, why: str) -> BrokenGames:
    if is_parquet(path):
        return BrokenGames("terminal-games-row", file=path.name, row=played.number, why=why)
    return broken(path, played.number, why)
