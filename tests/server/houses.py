"""Houses to move: filled with something of every kind, told as a whole, and moved."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import psycopg
from psycopg.conninfo import conninfo_to_dict

from archipel.server.base.data_folder import read_key
from archipel.server.store.backup import Holds
from archipel.server.store.move.mover import Step, move
from archipel.server.store.move.places import places
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.sqlite import SqliteStore
from archipel.table.store import Store
from tests.server.postgres import new_database
from tests.server.stores import answers, fill
from tests.server.test_stores_agree import WRITES, outcome

Rows = dict[str, list[Any]]


def new_address() -> str:
    """Of an empty database, as whoever moves names it."""
    return f"postgresql:///?{urlencode(conninfo_to_dict(new_database()), quote_via=quote)}"


async def filled_folder(folder: Path, seed: int = 0) -> Path:
    folder.mkdir()
    store = SqliteStore(folder / "archipel.db")
    store.database.writer.connection.execute("PRAGMA synchronous = OFF")
    await write_at_random(store, seed)
    await store.close()
    read_key(folder)
    return folder


async def filled_database(address: str, seed: int = 0) -> str:
    store = PostgresStore(address)
    await store.open()
    await write_at_random(store, seed)
    await store.close()
    return address


async def write_at_random(store: Store, seed: int) -> None:
    """Something of every kind; then, with a seed, rows at random, changed and dropped again, so that there are holes in
    the order of what stays."""
    await fill(store)
    chance = Random(seed)
    for _ in range(150 if seed else 0):
        await outcome(store, chance.choice(WRITES)(chance))


def carry(source: object, target: object) -> tuple[Holds, list[Step]]:
    steps: list[Step] = []
    return move(places(str(source), str(target)), steps.append), steps


async def folder_answers(folder: Path) -> dict[str, Any]:
    store = SqliteStore(folder / "archipel.db")
    told = await answers(store)
    await store.close()
    return told


async def database_answers(address: str) -> dict[str, Any]:
    store = PostgresStore(address)
    await store.open()
    told = await answers(store)
    await store.close()
    return told


def folder_rows(folder: Path) -> Rows:
    """Every row of every table, with its place in the order of rows where it has one."""
    with closing(sqlite3.connect(folder / "archipel.db")) as db:
        made = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
        numbered = {name: name in ("tables", "records", "contents") for name, _ in made}
        queries = {name: f'SELECT {"rowid, " * numbers}* FROM "{name}"' for name, numbers in numbered.items()}
        return {name: sorted(db.execute(query), key=repr) for name, query in queries.items()}


def database_rows(address: str) -> Rows:
    """Every row of every table, but for how often servers have told each other of it."""
    with psycopg.connect(address) as db, db.transaction(force_rollback=True):
        db.execute("ALTER TABLE IF EXISTS tables DROP COLUMN IF EXISTS changes")
        names = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
        return {name: sorted(db.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr) for (name,) in names}


def folder_files(folder: Path) -> dict[str, bytes]:
    """But those that SQLite and a lock leave there."""
    passing = ("lock", "archipel.db-shm", "archipel.db-wal")
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name not in passing}
