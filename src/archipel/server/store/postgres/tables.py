"""Tables in PostgreSQL: as they were agreed, who sits there, the log of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from archipel.core.values import Seat
from archipel.server.store.postgres.appends import Appends, Line
from archipel.server.store.postgres.database import Connection, Database
from archipel.server.store.postgres.endings import keep_ending
from archipel.table.rows import Clock, ContentLabel, Ending, Entry, GameIdentity, LoggedEntry, Sitter, TableRow, Won
from archipel.table.store import Taken

SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = %(person)s)"""
WAITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open')"""
KEPT = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open' AND person = %(person)s)"""
FREE = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'open' AND person = '')"""
NEWEST = "ORDER BY made DESC, serial DESC LIMIT nullif(%(limit)s, -1)"
MINE = f"SELECT id FROM tables WHERE NOT over AND ({SITS} OR {KEPT}) {NEWEST}"
RUNNING = f"SELECT id FROM tables WHERE NOT over AND {SITS} ORDER BY touched, serial"
OTHERS = f"""
    SELECT id FROM tables WHERE NOT over AND touched >= %(since)s AND %(game)s IN ('', game)
    AND sealed_until <= extract(epoch FROM now()) AND NOT {SITS} AND NOT {WAITS} {NEWEST}
"""
WAITING = f"""
    SELECT id FROM tables WHERE listed AND NOT over AND made >= %(since)s AND {FREE} AND NOT {SITS} {NEWEST}
"""
BOTS = f"""
    SELECT id FROM tables WHERE NOT over AND touched >= %(since)s AND touched < %(until)s AND NOT {WAITS} AND (
        EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'bot')
        OR EXISTS (SELECT 1 FROM log WHERE "table" = tables.id AND kind = 'standin')
    ) ORDER BY touched DESC, serial DESC
"""
SITTERS = 'SELECT kind, person, level, name FROM seats WHERE "table" = %s ORDER BY seat'
AGREED = """
    SELECT id, tables.game, rules, tables.mode, options, seed, made, over, origin, sealed_until, host, listed,
        follows, hints, content, content_name, coalesce(day, ''), clocks.kind, seconds, increment
    FROM tables LEFT JOIN clocks ON clocks."table" = id LEFT JOIN daily ON daily."table" = id WHERE id = %s
"""
LINES = """
    SELECT log."table", kind, seat, action, at, ms FROM unnest(%s::text[], %s::bigint[]) AS known ("table", line)
    JOIN log ON log."table" = known."table" COLLATE "C" AND log.line >= known.line ORDER BY log."table", log.line
"""
FINISHED = """
    SELECT game, seed, touched, origin <> '', id FROM seats JOIN tables ON id = seats."table"
    WHERE kind = 'person' AND person = %s AND over ORDER BY serial
"""


class PostgresTables:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.appends = Appends(database)

    async def create(
        self, row: TableRow, log: Sequence[Entry] = (), *, won: Sequence[Won] = (), ending: Ending | None = None
    ) -> None:
        async def work(db: Connection) -> None:
            await db.execute(
                "INSERT INTO tables (id, game, rules, mode, options, seed, made, touched, over, origin, sealed_until,"
                " host, listed, follows, hints, content, content_name)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)",
                _columns(row),
            )
            await _seat(db, row.id, row.sitters)
            if row.clock.kind != "none":
                clock = (row.id, row.clock.kind, row.clock.seconds, row.clock.increment)
                await db.execute("INSERT INTO clocks VALUES (%s, %s, %s, %s)", clock)
            if row.day:
                day = (row.id, row.day, row.game, row.mode, row.host)
                await db.execute("INSERT INTO daily VALUES (%s, %s, %s, %s, %s)", day)
            await db.cursor().executemany(
                "INSERT INTO log VALUES (%s, %s, %s, %s, %s, %s)",
                [(row.id, line, entry.kind, entry.seat, entry.action, row.made) for line, entry in enumerate(log)],
            )
            await db.cursor().executemany(
                "INSERT INTO trophies VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
                [(one.person, one.game, one.trophy, row.id, row.made) for one in won],
            )
            if ending is not None:
                await keep_ending(db, row.id, ending)
            if row.follows:
                await self._changed(db, row.follows)

        await self.database.write(work)

    async def find(self, id: str) -> TableRow | None:
        found = await self.database.one(AGREED, id)
        if found is None:
            return None
        id, game, rules, mode, options, seed, made, over, origin, sealed, host, listed, follows, hints, *rest = found
        digest, label, day, *clock = rest
        return TableRow(
            id,
            game,
            rules,
            mode,
            msgspec.json.decode(options),
            seed,
            tuple(Sitter(*sitter) for sitter in await self.database.all(SITTERS, id)),
            made,
            over,
            origin,
            sealed,
            clock=Clock(*clock) if clock[0] else Clock(),
            host=host,
            listed=listed,
            follows=follows,
            day=day,
            hints=hints,
            content=ContentLabel(digest, label) if digest else None,
        )

    async def sit(self, table: str, seat: Seat, person: str) -> None:
        async def work(db: Connection) -> None:
            await db.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
            done = await db.execute(
                "UPDATE seats SET kind = 'person', person = %s"
                " WHERE \"table\" = %s AND seat = %s AND kind = 'open' AND person IN ('', %s)",
                (person, table, seat, person),
            )
            if done.rowcount != 1:
                raise Taken("that seat is taken")
            await self._changed(db, table)

        await self.database.write(work)

    async def reseat(self, table: str, before: Sequence[Sitter], after: Sequence[Sitter]) -> None:
        async def work(db: Connection) -> None:
            await db.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
            sitters = await (await db.execute(f"{SITTERS} FOR UPDATE", (table,))).fetchall()
            if [Sitter(*sitter) for sitter in sitters] != [*before]:
                raise Taken("others sit there by now")
            await db.execute('DELETE FROM seats WHERE "table" = %s', (table,))
            await _seat(db, table, after)
            await self._changed(db, table)

        await self.database.write(work)

    async def drop(self, table: str) -> None:
        async def work(db: Connection) -> None:
            await db.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (table,))
            query = f"SELECT follows FROM tables WHERE id = %s AND {WAITS}"
            found = await (await db.execute(query, (table,))).fetchone()
            if found is None:
                raise Taken("nobody is awaited there")
            for kept in ("seats", "clocks"):
                await db.execute(f'DELETE FROM {kept} WHERE "table" = %s', (table,))
            await db.execute("DELETE FROM analyses WHERE replay = %s", (table,))
            await db.execute("DELETE FROM tables WHERE id = %s", (table,))
            await self._changed(db, table)
            if found[0]:
                await self._changed(db, found[0])

        await self.database.write(work)

    async def set_listed(self, table: str, listed: bool) -> None:
        async def work(db: Connection) -> None:
            await db.execute("UPDATE tables SET listed = %s WHERE id = %s", (listed, table))
            await self._changed(db, table)

        await self.database.write(work)

    async def free_seats(self, table: str) -> None:
        async def work(db: Connection) -> None:
            await db.execute("UPDATE seats SET person = '' WHERE \"table\" = %s AND kind = 'open'", (table,))
            await self._changed(db, table)

        await self.database.write(work)

    async def rematch_of(self, table: str) -> str:
        found = await self.database.one("SELECT id FROM tables WHERE follows = %s AND follows <> ''", table)
        return str(found[0]) if found else ""

    async def waiting_for(self, person: str, since: int, limit: int) -> list[str]:
        return await self.database.column(WAITING, person=person, since=since, limit=limit)

    async def of(self, person: str, limit: int) -> list[str]:
        return await self.database.column(MINE, person=person, limit=limit)

    async def running_of(self, person: str) -> list[str]:
        return await self.database.column(RUNNING, person=person)

    async def finished_of(self, person: str) -> dict[GameIdentity, str]:
        found = await self.database.all(FINISHED, person)
        return {GameIdentity(game, seed, at, forked): id for game, seed, at, forked, id in found}

    async def others_than(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        return await self.database.column(OTHERS, person=person, since=since, limit=limit, game=game)

    async def with_bots(self, since: int, until: int) -> list[str]:
        return await self.database.column(BOTS, since=since, until=until)

    async def log(self, table: str) -> list[Entry]:
        found = await self.database.all('SELECT kind, seat, action FROM log WHERE "table" = %s ORDER BY line', table)
        return [Entry(*line) for line in found]

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[LoggedEntry]]:
        found: dict[str, list[LoggedEntry]] = {}
        for table, *line, at, ms in await self.database.all(LINES, [*known], [*known.values()]):
            found.setdefault(table, []).append(LoggedEntry(Entry(*line), at + ms / 1000))
        return found

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
        await self.appends.append(Line(table, line, entry, at, over, won, due, rules, ending))

    async def _changed(self, db: Connection, table: str) -> None:
        """Something else than its log has changed, or it is gone: told to every house, and counted."""
        await db.execute("UPDATE tables SET changes = changes + 1 WHERE id = %s", (table,))
        await self.database.tell(db, table)

    async def overdue(self, now: float, limit: int) -> list[str]:
        query = 'SELECT "table" FROM clocks WHERE due <= %s ORDER BY due, "table" LIMIT nullif(%s, -1)'
        return await self.database.column(query, now, limit)


def _columns(row: TableRow) -> tuple[object, ...]:
    options = msgspec.json.encode(row.options).decode()
    label = (row.content.digest, row.content.name) if row.content else ("", "")
    kept = (row.id, row.game, row.rules, row.mode, options, row.seed, row.made, row.made, row.over)
    return (*kept, row.origin, row.sealed_until, row.host, row.listed, row.follows, row.hints, *label)


async def _seat(db: Connection, table: str, sitters: Sequence[Sitter]) -> None:
    await db.cursor().executemany(
        "INSERT INTO seats VALUES (%s, %s, %s, %s, %s, %s)",
        [(table, seat, *msgspec.structs.astuple(who)) for seat, who in enumerate(sitters)],
    )
