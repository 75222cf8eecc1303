"""One SQLite file: read on the caller's thread, written on the writer's."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from archipel.server.store.sqlite.writer import Work, Writer, connect

Value = str | int | float | bool | bytes | None


class Database:
    def __init__(self, path: Path) -> None:
        self.writer = Writer(path)
        self.reader = connect(path)

    def all(self, query: str, *asked: Value, **named: Value) -> list[Any]:
        """Every row of an answer, as a tuple."""
        return self.reader.execute(query, named or asked).fetchall()

    def one(self, query: str, *asked: Value) -> Any:
        """The first row of an answer; None where there is none."""
        return self.reader.execute(query, asked).fetchone()

    def column(self, query: str, *asked: Value, **named: Value) -> list[str]:
        """The first column of an answer."""
        return [row[0] for row in self.all(query, *asked, **named)]

    def named(self, query: str, *asked: Value) -> list[dict[str, Any]]:
        """Every row of an answer, by the names of its columns."""
        found = self.reader.execute(query, asked)
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    async def write(self, work: Work) -> None:
        """Work is carried out on the writer's thread, and durable when this returns."""
        await self.writer.write(work)

    async def run(self, query: str, *asked: Value) -> None:
        """One statement, written."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(query, asked)

        await self.write(work)
