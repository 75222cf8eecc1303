"""Tables in SQLite: as they were agreed, who sits there, the log of each."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

import msgspec

from archipel.core.values import Seat
from archipel.server.store.sqlite.database import Database
from archipel.server.store.sqlite.endings import keep_ending
from archipel.table.rows import Clock, ContentLabel, Ending, Entry, GameIdentity, LoggedEntry, Sitter, TableRow, Won
from archipel.table.store import Taken

SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = :person)"""
WAITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open')"""
SITTERS = 'SELECT kind, person, level, name FROM seats WHERE "table" = ? ORDER BY seat'
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
    ) ORDER BY touched DESC, tables.rowid DESC
"""
FINISHED = """
    SELECT game, seed, touched, origin <> '', id FROM seats JOIN tables ON id = seats."table"
    WHERE kind = 'person' AND person = ? AND over = 1 ORDER BY tables.rowid
"""


class SqliteTables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self, row: TableRow, log: Sequence[Entry] = (), *, won: Sequence[Won] = (), ending: Ending | None = None
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(row.options).decode()
            kept = (row.id, row.game, row.rules, row.mode, options, row.seed, row.made, row.made, row.over)
            db.execute(
                "INSERT INTO tables (id, game, rules, mode, options, seed, made, touched, over, origin, sealed_until,"
                " host, listed, follows, hints, content, content_name)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*kept, row.origin, row.sealed_until, row.host, row.listed, row.follows, row.hints, *_label(row)),
            )
            _seat(db, row.id, row.sitters)
            if row.clock.kind != "none":
                clock = (row.id, row.clock.kind, row.clock.seconds, row.clock.increment)
                db.execute('INSERT INTO clocks ("table", kind, seconds, increment) VALUES (?, ?, ?, ?)', clock)
            if row.day:
                db.execute("INSERT INTO daily VALUES (?, ?, ?, ?, ?)", (row.id, row.day, row.game, row.mode, row.host))
            db.executemany(
                'INSERT INTO log ("table", line, kind, seat, action, at) VALUES (?, ?, ?, ?, ?, ?)',
                [(row.id, line, entry.kind, entry.seat, entry.action, row.made) for line, entry in enumerate(log)],
            )
            _keep_end(db, row.id, row.made, won, ending)

        await self.database.write(work)

    async def find(self, id: str) -> TableRow | None:
        found = self.database.one(
            "SELECT id, game, rules, mode, options, seed, made, over, origin, sealed_until, host, listed, follows,"
            " hints, content, content_name FROM tables WHERE id = ?",
            id,
        )
        if found is None:
            return None
        sitters = self.database.all(SITTERS, id)
        id, game, rules, mode, options, seed, made, over, origin, sealed, host, listed, follows, hints, *label = found
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
            content=ContentLabel(*label) if label[0] else None,
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

        await self.database.write(work)

    async def reseat(self, table: str, before: Sequence[Sitter], after: Sequence[Sitter]) -> None:
        def work(db: sqlite3.Connection) -> None:
            if [Sitter(*sitter) for sitter in db.execute(SITTERS, (table,))] != [*before]:
                raise Taken("others sit there by now")
            db.execute('DELETE FROM seats WHERE "table" = ?', (table,))
            _seat(db, table, after)

        await self.database.write(work)

    async def drop(self, table: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            if not db.execute(f"SELECT 1 FROM tables WHERE id = ? AND {WAITS}", (table,)).fetchone():
                raise Taken("nobody is awaited there")
            for kept in ("seats", "clocks"):
                db.execute(f'DELETE FROM {kept} WHERE "table" = ?', (table,))
            db.execute("DELETE FROM analyses WHERE replay = ?", (table,))
            db.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self.database.write(work)

    async def set_listed(self, table: str, listed: bool) -> None:
        await self.database.run("UPDATE tables SET listed = ? WHERE id = ?", listed, table)

    async def free_seats(self, table: str) -> None:
        await self.database.run("UPDATE seats SET person = '' WHERE \"table\" = ? AND kind = 'open'", table)

    async def rematch_of(self, table: str) -> str:
        found = self.database.one("SELECT id FROM tables WHERE follows = ? AND follows <> ''", table)
        return str(found[0]) if found else ""

    async def waiting_for(self, person: str, since: int, limit: int) -> list[str]:
        return self.database.column(WAITING, person=person, since=since, limit=limit)

    async def of(self, person: str, limit: int) -> list[str]:
        return self.database.column(MINE, person=person, limit=limit)

    async def others_than(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        return self.database.column(OTHERS, person=person, since=since, limit=limit, game=game)

    async def with_bots(self, since: int, until: int) -> list[str]:
        return self.database.column(BOTS, since=since, until=until)

    async def running_of(self, person: str) -> list[str]:
        query = f"SELECT id FROM tables WHERE over = 0 AND {SITS} ORDER BY touched, tables.rowid"
        return self.database.column(query, person=person)

    async def finished_of(self, person: str) -> dict[GameIdentity, str]:
        found = self.database.all(FINISHED, person)
        return {GameIdentity(game, seed, at, bool(forked)): id for game, seed, at, forked, id in found}

    async def log(self, table: str) -> list[Entry]:
        found = self.database.all('SELECT kind, seat, action FROM log WHERE "table" = ? ORDER BY line', table)
        return [Entry(*line) for line in found]

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[LoggedEntry]]:
        query = 'SELECT kind, seat, action, at + ms / 1000.0 FROM log WHERE "table" = ? AND line >= ? ORDER BY line'
        found = {table: self.database.all(query, table, line) for table, line in known.items()}
        return {table: [LoggedEntry(Entry(*line), at) for *line, at in rows] for table, rows in found.items() if rows}

    async def append(
        self,
        table: str,
        line: int,
        entry: Entry,
        at: float,
        *,
        over: bool,
        won: Sequence[Won] = (),
        due: float | None = None,
        rules: int | None = None,
        ending: Ending | None = None,
    ) -> None:
        second, ms = divmod(int(at * 1000), 1000)

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                'INSERT INTO log ("table", line, kind, seat, action, at, ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
                (table, line, entry.kind, entry.seat, entry.action, second, ms),
            )
            db.execute(
                "UPDATE tables SET touched = coalesce(?, touched), over = ?, rules = coalesce(?, rules) WHERE id = ?",
                (None if entry.kind == "pause" else second, over, rules, table),
            )
            _set_due(db, table, due)
            _keep_end(db, table, second, won, ending)

        await self.database.write(work)

    async def overdue(self, now: float, limit: int) -> list[str]:
        query = 'SELECT "table" FROM clocks WHERE due <= ? ORDER BY due, "table" LIMIT ?'
        return self.database.column(query, now, limit)

    def _clock(self, table: str) -> Clock:
        agreed = self.database.one('SELECT kind, seconds, increment FROM clocks WHERE "table" = ?', table)
        return Clock(*agreed) if agreed else Clock()

    def _day(self, table: str) -> str:
        found = self.database.one('SELECT day FROM daily WHERE "table" = ?', table)
        return str(found[0]) if found else ""


def _keep_end(db: sqlite3.Connection, table: str, at: int, won: Sequence[Won], ending: Ending | None) -> None:
    db.executemany(
        "INSERT OR IGNORE INTO trophies VALUES (?, ?, ?, ?, ?)",
        [(one.person, one.game, one.trophy, table, at) for one in won],
    )
    if ending is not None:
        keep_ending(db, table, ending)


def _set_due(db: sqlite3.Connection, table: str, due: float | None) -> None:
    """A table without a clock has a row of it only once a bot was asked for there."""
    if due is None:
        db.execute('UPDATE clocks SET due = NULL WHERE "table" = ?', (table,))
    else:
        db.execute(
            "INSERT INTO clocks VALUES (?, 'none', 0, 0, ?) ON CONFLICT (\"table\") DO UPDATE SET due = excluded.due",
            (table, due),
        )


def _label(row: TableRow) -> tuple[str, str]:
    """The columns of the label of components of one's own."""
    return (row.content.digest, row.content.name) if row.content else ("", "")


def _seat(db: sqlite3.Connection, table: str, sitters: Sequence[Sitter]) -> None:
    db.executemany(
        'INSERT INTO seats ("table", seat, kind, person, level, name) VALUES (?, ?, ?, ?, ?, ?)',
        [(table, seat, *msgspec.structs.astuple(who)) for seat, who in enumerate(sitters)],
    )
