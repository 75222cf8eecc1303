"""What finished games came to, in the same file as the tables: history, statistics, the ranking of a day."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from archipel.core.values import Seat
from archipel.server.store.sqlite import SqliteStore
from archipel.server.store.writer import Work
from archipel.table.store import Won

UNREAD = -1


class Result(msgspec.Struct, frozen=True):
    """What one seat had at the end of a game."""

    seat: Seat
    score: int | None
    won: bool
    rank: str = ""


class Played(msgspec.Struct, frozen=True):
    """A finished game of a person; no score where its record cannot be read any more."""

    table: str
    game: str
    mode: str
    at: int
    seat: Seat
    seats: int
    score: int | None
    won: bool
    rank: str
    counts: bool
    day: str


class Try(msgspec.Struct, frozen=True):
    """A finished try at a deal of the day."""

    table: str
    person: str
    score: int
    at: int


class Ledger:
    """Results are read off records once, by whoever asks first; a table without any has none yet."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    async def unread(self, person: str, limit: int) -> list[str]:
        """Finished tables of a person whose results nobody has read."""
        return self._ids(f"SELECT id FROM tables WHERE over = 1 AND {SITS} AND {NO_RESULT} LIMIT ?", person, limit)

    async def unread_of_day(self, day: str, limit: int) -> list[str]:
        query = f"""SELECT id FROM tables JOIN daily ON daily."table" = id WHERE day = ? AND over = 1 AND {NO_RESULT}
            LIMIT ?"""
        return self._ids(query, day, limit)

    async def keep(self, table: str, results: Sequence[Result]) -> None:
        """No results: there are none, and never will be."""
        kept = results or [Result(UNREAD, None, won=False)]

        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?)",
                [(table, one.seat, one.score, one.won, one.rank) for one in kept],
            )

        await self._write(work)

    async def played(self, person: str, limit: int = -1, skip: int = 0) -> list[Played]:
        """Finished games of a person, newest first; one that was forked, or played for guests too, counts nowhere."""
        found = self.store.reader.execute(PLAYED, (person, limit, skip))
        names = [column[0] for column in found.description]
        return [msgspec.convert(dict(zip(names, row, strict=True)), Played, strict=False) for row in found]

    async def tries_of(self, person: str, day: str) -> dict[tuple[str, str], str]:
        """The tables of a person's tries of a day, by game and mode."""
        found = self._all('SELECT game, mode, "table" FROM daily WHERE person = ? AND day = ?', person, day)
        return {(game, mode): table for game, mode, table in found}

    async def ranking(self, day: str, game: str, mode: str, ended: int) -> list[Try]:
        """Tries finished by the end of the day, the best first, then the earliest."""
        return [Try(*row) for row in self._all(RANKING, day, game, mode, ended)]

    async def earned(self, person: str) -> list[tuple[Won, str, int]]:
        """Trophies with the table and the time they were earned at."""
        found = self._all(
            'SELECT person, game, trophy, "table", at FROM trophies WHERE person = ? ORDER BY at, trophy', person
        )
        return [(Won(*row[:3]), row[3], row[4]) for row in found]

    async def keep_passkey(self, id: str, person: str, key: str, at: int) -> None:
        """Taken if there is one of that id."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?)", (id, person, key, at))

        await self._write(work)

    async def passkey(self, id: str) -> tuple[str, str] | None:
        """The person of a passkey, and its public key."""
        found = self._all("SELECT person, key FROM passkeys WHERE id = ?", id)
        return (found[0][0], found[0][1]) if found else None

    async def passkeys(self, person: str) -> int:
        return len(self._all("SELECT id FROM passkeys WHERE person = ?", person))

    async def drop_passkeys(self, person: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM passkeys WHERE person = ?", (person,))

        await self._write(work)

    async def running(self, person: str) -> list[str]:
        return self._ids(f"SELECT id FROM tables WHERE over = 0 AND {SITS} LIMIT ?", person, -1)

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything else that is kept under a person's id, as rows by kind."""
        kinds = {
            "notes": "SELECT replay, words, shared FROM notes WHERE person = ? ORDER BY replay, line",
            "records": "SELECT id, CAST(record AS TEXT) AS record, at FROM records WHERE person = ?",
            "passkeys": "SELECT id, made FROM passkeys WHERE person = ?",
            "daily": 'SELECT day, game, mode, "table" FROM daily WHERE person = ?',
        }
        return {kind: self._rows(query, person) for kind, query in kinds.items()}

    async def erase(self, person: str, stranger: str) -> None:
        """Nothing is left of a person but seats of games, held by a stranger nobody knows."""

        def work(db: sqlite3.Connection) -> None:
            for query in LET_GO:
                db.execute(query, (person,))
            for table, column in KEPT_FOR:
                db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (stranger, person))
            for table in ("trophies", "notes", "records", "passkeys"):
                db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            db.execute("DELETE FROM profiles WHERE id = ?", (person,))

        await self._write(work)

    def _all(self, query: str, *asked: str | int) -> list[tuple[Any, ...]]:
        return self.store.reader.execute(query, asked).fetchall()

    def _ids(self, query: str, *asked: str | int) -> list[str]:
        return [row[0] for row in self._all(query, *asked)]

    def _rows(self, query: str, person: str) -> list[dict[str, Any]]:
        found = self.store.reader.execute(query, (person,))
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    async def _write(self, work: Work) -> None:
        await asyncio.wrap_future(self.store.writer.write(work))


KEPT_FOR = (("seats", "person"), ("tables", "host"), ("daily", "person"))
LET_GO = (
    "UPDATE seats SET person = '' WHERE kind = 'open' AND person = ?",
    "UPDATE seats SET name = '' WHERE name <> '' AND \"table\" IN (SELECT id FROM tables WHERE host = ?)",
    "UPDATE tables SET listed = 0 WHERE host = ?",
)
SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = ?)"""
NO_RESULT = 'NOT EXISTS (SELECT 1 FROM results WHERE "table" = tables.id)'
PLAYED = """
    SELECT id AS "table", tables.game, tables.mode, touched AS at, mine.seat,
        (SELECT count(*) FROM seats WHERE "table" = id) AS seats,
        score, coalesce(won, 0) AS won, coalesce(rank, '') AS rank, coalesce(day, '') AS day,
        origin = '' AND NOT EXISTS (SELECT 1 FROM seats WHERE "table" = id AND kind = 'person' AND person = '')
        AS counts
    FROM seats AS mine JOIN tables ON id = mine."table"
    LEFT JOIN results ON results."table" = id AND results.seat = mine.seat
    LEFT JOIN daily ON daily."table" = id
    WHERE mine.kind = 'person' AND mine.person = ? AND over = 1
    ORDER BY touched DESC, tables.rowid DESC LIMIT ? OFFSET ?
"""
RANKING = """
    SELECT id, daily.person, score, touched FROM daily JOIN tables ON id = daily."table"
    JOIN results ON results."table" = id AND results.seat = 0
    WHERE day = ? AND daily.game = ? AND daily.mode = ? AND over = 1 AND touched < ? AND score IS NOT NULL
    ORDER BY score DESC, touched, tables.rowid
"""
