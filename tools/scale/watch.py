"""A database watched while it is used: lines and bytes it keeps, and what it tells of them."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import msgspec
import psycopg

from archipel.server.store.postgres.database import CHANNEL
from archipel.server.store.postgres.news import read_news

LOOK = """
    SELECT (SELECT count(*) FROM log), pg_current_wal_insert_lsn() - '0/0'::pg_lsn, pg_total_relation_size('log'),
        (SELECT count(*) FROM tables), pg_database_size(current_database())
"""
STAT = Path("/proc/stat")
TICKS = 100
IDLE = (3, 4)
STOLEN = 7


class Kept(msgspec.Struct, frozen=True):
    """Rows of the log, bytes of the write-ahead log so far, bytes of the log with its index, tables, all bytes."""

    rows: int
    wal: int
    log_bytes: int
    tables: int
    bytes: int


class Told(msgspec.Struct):
    """Notices with lines of tables, one for each of the `statements` that kept them; `other` ones tell of all else."""

    statements: int = 0
    lines: int = 0
    other: int = 0


class Spent(msgspec.Struct, frozen=True):
    """Seconds of processor that all cores of this machine have spent, and of them those that its host kept."""

    at: float
    busy: float
    stolen: float


def look(address: str) -> Kept:
    with psycopg.connect(address) as db:
        return Kept(*(int(value) for value in db.execute(LOOK).fetchone() or ()))


def spent() -> Spent:
    kinds = [int(field) / TICKS for field in STAT.read_text().splitlines()[0].split()[1:9]]
    return Spent(monotonic(), sum(kinds) - sum(kinds[field] for field in IDLE), kinds[STOLEN])


@contextmanager
def listening(address: str) -> Iterator[Told]:
    """What is told meanwhile, counted in a thread of its own."""
    told, ended = Told(), threading.Event()
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"LISTEN {CHANNEL}")
        thread = threading.Thread(target=_count, args=(db, told, ended))
        thread.start()
        try:
            yield told
        finally:
            ended.set()
            thread.join()


def _count(db: psycopg.Connection[tuple[object, ...]], told: Told, ended: threading.Event) -> None:
    kinds = Counter[str]()
    while not ended.is_set():
        for notice in db.notifies(timeout=0.2):
            news = read_news(notice.payload)
            kinds["lines"] += len(news.lines)
            kinds["statements" if news.lines else "other"] += 1
        told.statements, told.lines, told.other = kinds["statements"], kinds["lines"], kinds["other"]
