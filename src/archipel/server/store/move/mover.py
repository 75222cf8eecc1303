"""A move: copied in batches, gone on with where it was cut off, compared row by row, and only then fit to be served."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import zip_longest
from pathlib import Path
from typing import Literal, NamedTuple

import psycopg

from archipel.server.base.data_folder import UnusableData
from archipel.server.store.backup import COUNTED, Holds
from archipel.server.store.move.folder_house import folder_source, folder_target
from archipel.server.store.move.house import CannotMove, Differs, House, Layout, Row
from archipel.server.store.move.places import Places
from archipel.server.store.move.postgres_house import PostgresHouse, postgres_source, postgres_target
from archipel.server.store.postgres.database import sentence
from archipel.table.store import StoreFailed

BATCH = 1000
"""Rows that are written at once, at most;"""
BATCH_BYTES = 4_000_000
"""and about so many bytes of them."""


class Step(NamedTuple):
    """How far a move is with one table."""

    stage: Literal["copy", "check"]
    table: str
    done: int
    rows: int


Tell = Callable[[Step], None]


def move(places: Places, tell: Tell) -> Holds:
    """Everything carried over and compared; CannotMove where that cannot be."""
    try:
        with _source(places) as old, _target(places, hashlib.sha256(old.key).hexdigest()) as new:
            layouts = _layouts(old, new)
            _copy_all(old, new, layouts, tell)
            _compare_all(old, new, layouts, tell)
            old.check_free()
            new.finish(old.key)
            return Holds(*map(new.count, COUNTED))
    except (psycopg.Error, StoreFailed) as error:
        # An address that cannot be read is told whole, its password too.
        why = sentence(error).replace(places.database, "postgresql://...")
        raise CannotMove("server-no-database", why=why) from None
    except UnusableData as error:
        raise CannotMove(error.key, folder=places.folder) from None
    except sqlite3.Error as error:
        raise CannotMove("server-no-data", folder=places.folder, why=str(error)) from None


def _source(places: Places) -> AbstractContextManager[House]:
    return postgres_source(places.database) if places.back else folder_source(Path(places.folder))


def _target(places: Places, source: str) -> AbstractContextManager[House]:
    return folder_target(Path(places.folder), source) if places.back else postgres_target(places.database, source)


def _layouts(*houses: House) -> list[Layout]:
    (database,) = (house for house in houses if isinstance(house, PostgresHouse))
    return database.layouts()


def _copy_all(old: House, new: House, layouts: Sequence[Layout], tell: Tell) -> None:
    with old.snapshot():
        for layout in layouts:
            rows, done = old.count(layout.name), new.count(layout.name)
            tell(Step("copy", layout.name, done, rows))
            for batch in _batches(old.rows(layout, new.last_key(layout))):
                new.keep(layout, batch)
                done += len(batch)
                tell(Step("copy", layout.name, done, rows))


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    batch: list[Row] = []
    size = 0
    for row in rows:
        batch.append(row)
        size += sum(len(value) for value in row if isinstance(value, str | bytes))
        if len(batch) >= BATCH or size >= BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _compare_all(old: House, new: House, layouts: Sequence[Layout], tell: Tell) -> None:
    """Both are read anew: what was changed while rows were copied is found too."""
    with old.snapshot(), new.snapshot():
        for layout in layouts:
            rows, done = old.count(layout.name), 0
            tell(Step("check", layout.name, done, rows))
            for ours, theirs in zip_longest(old.rows(layout), new.rows(layout)):
                if ours != theirs:
                    raise Differs(layout.name, min(layout.key_of(row) for row in (ours, theirs) if row is not None))
                done += 1
                if done % BATCH == 0 and done < rows:
                    tell(Step("check", layout.name, done, rows))
            there = new.count(layout.name)
            if not rows == there == done:
                raise Differs(layout.name, ("count", rows, there))
            if rows:
                tell(Step("check", layout.name, done, rows))
