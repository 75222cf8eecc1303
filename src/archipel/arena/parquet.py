"""The same games as a table of Parquet: one row a game, its record as JSON; the header is in the file's metadata."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from archipel.arena.errors import BrokenGames, CannotPlay
from archipel.arena.games_file import Ending, Header, PlayedGame, parse_header
from archipel.core.record import BrokenRecord, Record

SUFFIX = ".parquet"
KEY = b"archipel"
ROWS = 1000
"""So many games are written, or read, at once."""


def is_parquet(path: Path) -> bool:
    return path.suffix.lower() == SUFFIX


def need_pyarrow() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise CannotPlay("terminal-games-no-pyarrow") from None


def write_parquet(header: Header, games: Iterable[PlayedGame], path: Path) -> None:
    """The whole file, under its name only once it is whole."""
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    schema = _schema().with_metadata({KEY: msgspec.json.encode(header)})
    unfinished = path.with_name(f"{path.name}.partial")
    left = iter(games)
    with ParquetWriter(unfinished, schema) as writer:
        while rows := [_row(played) for played in islice(left, ROWS)]:
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
    os.replace(unfinished, path)


def parquet_header(path: Path) -> Header:
    with path.open("rb") as file:
        return _header(_opened(file, path), path)


def parquet_rows(path: Path) -> int:
    """How many games a file has."""
    with path.open("rb") as file:
        return int(_opened(file, path).metadata.num_rows)


def read_parquet(path: Path) -> Iterator[PlayedGame]:
    import pyarrow

    with path.open("rb") as file:
        opened = _opened(file, path)
        _header(opened, path)
        number = 0
        try:
            for batch in opened.iter_batches(ROWS):
                for row in batch.to_pylist():
                    yield _game(row, path, number)
                    number += 1
        except pyarrow.ArrowException as error:
            raise BrokenGames("terminal-games-row", file=path.name, row=number, why=str(error)) from None


def _opened(file: Any, path: Path) -> Any:
    import pyarrow
    from pyarrow.parquet import ParquetFile

    try:
        return ParquetFile(file)
    except (pyarrow.ArrowException, OSError):
        raise BrokenGames("terminal-games-none", file=path.name) from None


def _header(opened: Any, path: Path) -> Header:
    return parse_header((opened.schema_arrow.metadata or {}).get(KEY, b""), path)


def _schema() -> Any:
    import pyarrow as arrow

    texts, numbers = arrow.list_(arrow.string()), arrow.list_(arrow.int32())
    columns = {
        "number": arrow.int64(),
        "game": arrow.string(),
        "rules": arrow.int32(),
        "seats": arrow.int32(),
        "seed": arrow.string(),
        "bots": texts,
        "thoughts": texts,
        "winners": numbers,
        "totals": numbers,
        "reason": arrow.string(),
        "rank": arrow.string(),
        "plies": arrow.int32(),
        "record": arrow.string(),
    }
    return arrow.schema(columns)


def _row(played: PlayedGame) -> dict[str, Any]:
    record = played.record
    plain = {name: getattr(record, name) for name in ("game", "rules", "seats", "seed")}
    ended = msgspec.structs.asdict(played.outcome)
    told = {"plies": len(record.actions), "record": msgspec.json.encode(record).decode()}
    return {"number": played.number, **plain, "bots": played.bots, "thoughts": played.thoughts, **ended, **told}


def _game(row: dict[str, Any], path: Path, number: int) -> PlayedGame:
    try:
        ending = msgspec.convert({name: row.get(name) for name in Ending.__struct_fields__}, Ending)
        told = {name: row.get(name) for name in ("number", "bots", "thoughts")}
        record = Record.from_json(row.get("record") or "")
        played = msgspec.convert({**told, "outcome": ending, "record": record}, PlayedGame)
        if played.number != number:
            raise BrokenRecord(f"it is the game of number {played.number}")
        return played
    except (msgspec.ValidationError, BrokenRecord) as error:
        raise BrokenGames("terminal-games-row", file=path.name, row=number, why=str(error)) from None
