"""Games played by bots as lines of JSON: a header with the plan, then one game a line in the order of the plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec

import archipel
from archipel.arena.errors import BrokenGames
from archipel.arena.match import Match, Recorded
from archipel.arena.tournament import plan
from archipel.core.catalog import game
from archipel.core.content_names import digest_in, packed_in
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.values import Options, Outcome, Seat

LONGEST = 1 << 24
"""No line is longer; whatever has none within so many bytes is no file of games."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, as `plan` takes it; components of one's own are in the options, packed."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int

    @classmethod
    def of(cls, game: Game, options: Options, seats: int, bots: Sequence[str], games: int, seed: int) -> Plan:
        told = msgspec.json.decode(msgspec.json.encode(options))
        return cls(game.id, told, seats, tuple(bots), games, seed)

    def matches(self) -> list[Match]:
        found = game(self.game)
        options = msgspec.convert(self.options, found.options)
        return plan(found, options, self.seats, self.bots, self.games, self.seed)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: whose rules were played, and the plan."""

    format: Literal["archipel games 1"]
    archipel: str
    rules: int
    plan: Plan

    @classmethod
    def of(cls, plan: Plan) -> Header:
        return cls("archipel games 1", archipel.__version__, game(plan.game).rules, plan)

    def known(self) -> dict[str, str]:
        """The components that records of this file name by their digest."""
        content = game(self.plan.game).content
        return {digest_in(content, self.plan.options): packed_in(content, self.plan.options)}


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: an outcome without its score sheets."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    reason: str
    rank: str

    @classmethod
    def of(cls, outcome: Outcome) -> Ending:
        return cls(outcome.winners, tuple(score.total for score in outcome.scores), outcome.reason, outcome.rank)


class PlayedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: its number in the plan from 0, the bots by seat and the seeds of their thoughts, 16 hexadecimal digits
    each, and the record, whose seed dealt it."""

    number: int
    bots: tuple[str, ...]
    thoughts: tuple[str, ...]
    outcome: Ending
    record: Record

    @classmethod
    def of(cls, number: int, played: Recorded) -> PlayedGame:
        match = played.match
        return cls(number, match.bots, thoughts_of(match), Ending.of(played.outcome), played.record.named())

    def is_of(self, match: Match) -> bool:
        played = (self.record.game, self.record.seed, self.bots, self.thoughts)
        return played == (match.game, match.deal, match.bots, thoughts_of(match))


def thoughts_of(match: Match) -> tuple[str, ...]:
    """As text: many readers of JSON know no whole number of 64 bits."""
    return tuple(f"{seed:016x}" for seed in match.thoughts)


def line_of(value: Header | PlayedGame) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    return iter(lambda: file.readline(LONGEST), b"")


def parse_header(line: bytes | str, path: Path) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenGames("terminal-games-none", file=path.name) from None


def parse_game(line: bytes, path: Path, number: int) -> PlayedGame:
    """The n-th game, from 0; BrokenGames where the line is cut, or is none, or another."""
    if not line.endswith(b"\n"):
        raise BrokenGames("terminal-games-cut", file=path.name, line=number + 2)
    try:
        played = msgspec.json.decode(line, type=PlayedGame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise broken(path, number, str(error)) from None
    if played.number != number:
        raise BrokenGames("terminal-games-order", file=path.name, line=number + 2, found=played.number, number=number)
    return played


def broken(path: Path, number: int, why: str) -> BrokenGames:
    """What is wrong with the n-th game of a file, by its line."""
    return BrokenGames("terminal-games-broken", file=path.name, line=number + 2, why=why)
