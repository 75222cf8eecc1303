"""Files of puzzles: a header, then a puzzle a line; the file of a search has a mark after every game it searched."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from archipel.core.catalog import UnknownGame, game
from archipel.core.text import Text
from archipel.puzzles.values import FORMAT, Done, Header, Puzzle

Line = Puzzle | Done


class BrokenPuzzles(ValueError):
    """A file of puzzles that cannot be read, or is of other rules: the message is one sentence, and `why` the same in
    every language."""

    def __init__(self, key: str, sentence: str, **named: str | int) -> None:
        super().__init__(sentence)
        self.why = Text(key, {**named})


def read_puzzles(data: bytes) -> tuple[Header, list[Puzzle]]:
    """All of a file, or BrokenPuzzles: nothing of one that is broken, of another game or of other rules."""
    lines = data.splitlines()
    header = read_header(lines[0] if lines else b"")
    found = [read_line(line, number, header) for number, line in enumerate(lines[1:], start=2)]
    return header, [line for line in found if isinstance(line, Puzzle)]


def read_header(line: bytes) -> Header:
    """BrokenPuzzles unless it is one of a game that is here, by the rules of today."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenPuzzles("puzzles-none", "not a file of puzzles") from None
    if header.format != FORMAT:
        raise BrokenPuzzles("puzzles-none", "not a file of puzzles of this kind")
    try:
        today = game(header.game).rules
    except UnknownGame:
        raise BrokenPuzzles("puzzles-game", f"no game {header.game[:40]!r} is here", game=header.game[:40]) from None
    if header.rules != today:
        sentence = f"puzzles made for rules {header.rules}, and the rules of today are {today}"
        raise BrokenPuzzles("puzzles-rules", sentence, made=header.rules, today=today)
    return header


def read_line(line: bytes, number: int, header: Header) -> Line:
    """A line after the first; `number` counts from 1."""
    try:
        found: Line = msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BrokenPuzzles("puzzles-line", f"line {number} is no puzzle", line=number) from None
    if isinstance(found, Puzzle) and (found.record.game, found.record.rules) != (header.game, header.rules):
        raise BrokenPuzzles("puzzles-line", f"line {number} is no puzzle of this file", line=number)
    return found


def line_of(value: Header | Line) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def file_of(header: Header, found: Sequence[Line]) -> bytes:
    return b"".join([line_of(header), *map(line_of, found)])
