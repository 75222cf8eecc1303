"""The store embedded in the server: one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec

from archipel.core.values import Seat
from archipel.server.store.writer import Work, Writer, connect
from archipel.table.store import Clock, Entry, Profile, Sitter, StoreFailed, TableRow, Taken, Won

SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = :person)"""
WAITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open')"""
NEWEST = "ORDER BY made DESC, tables.rowid DESC LIMIT :limit"
KEPT = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open' AND person = :person)"""
FREE = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open' AND person = '')"""
MINE = f"SELECT id FROM tables WHERE over = 0 AND ({SITS} OR {KEPT}) {NEWEST}"
OTHERS = f"""
    SELECT id FROM tables WHERE over = 0 AND touched >= :since AND :game IN ('', game)
    AND sealed_until <= unixepoch() AND NOT {SITS} AND NOT {WAITS} {NEWEST}
"""
WAITING = f"""
    SELECT id FROM tables WHERE listed = 1 AND over = 0 AND made >= :since AND {FREE} AND NOT {SITS} {NEWEST}
"""
BOTS = f"""
    SELECT id FROM tables WHERE over = 0 AND touched >= :since AND touched < :until AND NOT {WAITS} AND (
        EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'bot')
        OR EXISTS (SELECT 1 FROM log WHERE "table" = tables.id AND kind = 'standin')
    ) ORDER BY touched DESC
"""


class SqliteStore:
    """Reads on the caller's thread, writes on the writer's."""

    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)
        try:
            self.writer = Writer(path)
            self.reader = connect(path)
        except sqlite3.Error as error:
            raise StoreFailed(f"{path}: {error}") from None

    async def profile(self, id: str) -> Profile | None:
        found = self.reader.execute(
            "SELECT id, name, lang, theme, preferences, hook, links FROM profiles WHERE id = ?", (id,)
        ).fetchone()
        if found is None:
            return None
        id, name, lang, theme, preferences, hook, links = found
        return Profile(id, name, lang, theme, msgspec.json.decode(preferences), hook, links)

    async def make_profile(self, profile: Profile) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO profiles (id, name, lang, theme, preferences, hook, links)"
                " VALUES (:id, :name, :lang, :theme, :preferences, :hook, :links)",
                _columns(profile),
            )

        await self._write(work)

    async def save_profile(self, profile: Profile) -> None:
        def work(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE profiles SET name = :name, lang = :lang, theme = :theme, preferences = :preferences,"
                " hook = :hook, links = :links WHERE id = :id",
                _columns(profile),
            )
            if done.rowcount != 1:
                raise Taken("that profile is gone")

        await self._write(work)

    async def create(self, row: TableRow, log: Sequence[Entry] = ()) -> None:
        def work(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(row.options).decode()
            kept = (row.id, row.game, row.rules, row.mode, options, row.seed, row.made, row.made, row.over)
            db.execute(
                "INSERT INTO tables (id, game, rules, mode, options, seed, made, touched, over, origin, sealed_until,"
                " host, listed, follows, hints) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*kept, row.origin, row.sealed_until, row.host, row.listed, row.follows, row.hints),
            )
            db.executemany(
                'INSERT INTO seats ("table", seat, kind, person, level, name) VALUES (?, ?, ?, ?, ?, ?)',
                [(row.id, seat, *msgspec.structs.astuple(who)) for seat, who in enumerate(row.sitters)],
            )
            if row.clock.kind != "none":
                clock = (row.id, row.clock.kind, row.clock.seconds, row.clock.increment)
                db.execute('INSERT INTO clocks ("table", kind, seconds, increment) VALUES (?, ?, ?, ?)', clock)
            if row.day:
                db.execute("INSERT INTO daily VALUES (?, ?, ?, ?, ?)", (row.id, row.day, row.game, row.mode, row.host))
            db.executemany(
                'INSERT INTO log ("table", ply, kind, seat, action, at) VALUES (?, ?, ?, ?, ?, ?)',
                [(row.id, ply, line.kind, line.seat, line.action, row.made) for ply, line in enumerate(log)],
            )

        await self._write(work)

    async def table(self, id: str) -> TableRow | None:
        found = self.reader.execute(
            "SELECT id, game, rules, mode, options, seed, made, over, origin, sealed_until, host, listed, follows,"
            " hints FROM tables WHERE id = ?",
            (id,),
        ).fetchone()
        if found is None:
            return None
        sitters = self.reader.execute(
            'SELECT kind, person, level, name FROM seats WHERE "table" = ? ORDER BY seat', (id,)
        ).fetchall()
        id, game, rules, mode, options, seed, made, over, origin, sealed, host, listed, follows, hints = found
        seated = tuple(Sitter(*sitter) for sitter in sitters)
        agreed = msgspec.json.decode(options)
        clock = self._clock(id)
        return TableRow(
            id,
            game,
            rules,
            mode,
            agreed,
            seed,
            seated,
            made,
            bool(over),
            origin,
            sealed,
            clock=clock,
            host=host,
            listed=bool(listed),
            follows=follows,
            day=self._day(id),
            hints=bool(hints),
        )

    async def sit(self, table: str, seat: Seat, person: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE seats SET kind = 'person', person = :person"
                " WHERE \"table\" = :table AND seat = :seat AND kind = 'open' AND person IN ('', :person)",
                {"person": person, "table": table, "seat": seat},
            )
            if done.rowcount != 1:
                raise Taken("that seat is taken")

        await self._write(work)

    async def set_listed(self, table: str, listed: bool) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET listed = ? WHERE id = ?", (listed, table))

        await self._write(work)

    async def free_seats(self, table: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE seats SET person = '' WHERE \"table\" = ? AND kind = 'open'", (table,))

        await self._write(work)

    async def rematch_of(self, table: str) -> str:
        found = self.reader.execute("SELECT id FROM tables WHERE follows = ? AND follows <> ''", (table,)).fetchone()
        return str(found[0]) if found else ""

    async def tables_waiting(self, person: str, since: int, limit: int) -> list[str]:
        return self._ids(WAITING, person=person, since=since, limit=limit)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        return self._ids(MINE, person=person, limit=limit)

    async def tables_for(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        return self._ids(OTHERS, person=person, since=since, limit=limit, game=game)

    async def tables_with_bots(self, since: int, until: int) -> list[str]:
        return self._ids(BOTS, since=since, until=until)

    async def log(self, table: str) -> list[Entry]:
        found = self.reader.execute('SELECT kind, seat, action FROM log WHERE "table" = ? ORDER BY ply', (table,))
        return [Entry(*line) for line in found]

    async def times(self, table: str) -> list[float]:
        found = self.reader.execute('SELECT at, ms FROM log WHERE "table" = ? ORDER BY ply', (table,))
        return [at + ms / 1000 for at, ms in found]

    async def append(
        self,
        table: str,
        ply: int,
        entry: Entry,
        at: float,
        *,
        over: bool,
        won: Sequence[Won] = (),
        due: float | None = None,
    ) -> None:
        second, ms = divmod(int(at * 1000), 1000)

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                'INSERT INTO log ("table", ply, kind, seat, action, at, ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
                (table, ply, entry.kind, entry.seat, entry.action, second, ms),
            )
            db.execute("UPDATE tables SET touched = ?, over = ? WHERE id = ?", (second, over, table))
            db.execute('UPDATE clocks SET due = ? WHERE "table" = ?', (due, table))
            db.executemany(
                "INSERT OR IGNORE INTO trophies VALUES (?, ?, ?, ?, ?)",
                [(one.person, one.game, one.trophy, table, second) for one in won],
            )

        await self._write(work)

    async def overdue(self, now: float, limit: int) -> list[str]:
        found = self.reader.execute('SELECT "table" FROM clocks WHERE due <= ? ORDER BY due LIMIT ?', (now, limit))
        return [table for (table,) in found]

    async def trophies(self, person: str) -> list[Won]:
        found = self.reader.execute(
            "SELECT person, game, trophy FROM trophies WHERE person = ? ORDER BY at, trophy", (person,)
        )
        return [Won(*one) for one in found]

    def writes(self) -> bool:
        """Whether there is somebody to write."""
        return self.writer.thread.is_alive()

    def waiting(self) -> int:
        """Writes that are not yet on the disk."""
        return self.writer.waiting()

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self.reader.close()

    def _clock(self, table: str) -> Clock:
        found = self.reader.execute('SELECT kind, seconds, increment FROM clocks WHERE "table" = ?', (table,))
        agreed = found.fetchone()
        return Clock(*agreed) if agreed else Clock()

    def _day(self, table: str) -> str:
        found = self.reader.execute('SELECT day FROM daily WHERE "table" = ?', (table,)).fetchone()
        return found[0] if found else ""

    def _ids(self, query: str, **asked: str | int) -> list[str]:
        return [id for (id,) in self.reader.execute(query, asked)]

    async def _write(self, work: Work) -> None:
        await asyncio.wrap_future(self.writer.write(work))


def _columns(profile: Profile) -> dict[str, str | int]:
    preferences = msgspec.json.encode(profile.preferences).decode()
    return msgspec.structs.asdict(profile) | {"preferences": preferences}
