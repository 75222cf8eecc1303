"""Where tables are made, found and joined."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Literal
from weakref import WeakValueDictionary

import msgspec

from archipel.bots import LEVELS
from archipel.core.catalog import UnknownGame, game
from archipel.core.game import BadOptions, Game, Mode
from archipel.core.scene import Progress
from archipel.core.values import Options
from archipel.table.bots.bot_turns import BotTurns
from archipel.table.clocks import agreed as agreed_clock
from archipel.table.finished.other_rules import open_under_other_rules
from archipel.table.house import House
from archipel.table.match import Match
from archipel.table.names import clean_name
from archipel.table.neighbours import Alone
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Clock, ContentLabel, Entry, Sitter, TableRow
from archipel.table.seating import Seating
from archipel.table.store import StoreFailed
from archipel.table.table import Table
from archipel.table.wire.messages import SeatStatus

LISTED = 20
LATELY = 24 * 3600
KEPT = 500
ANYBODY = Sitter("open")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

logger = logging.getLogger("archipel.lobby")


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`guest`: somebody who plays at my device, by `name`; `friend`: whoever comes by the link."""

    kind: Literal["me", "guest", "friend", "bot"]
    level: str = "normal"
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """The table somebody would like to open; `content` is the digest of components that their profile keeps."""

    game: str
    mode: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool | list[str]] = {}
    listed: bool = False
    clock: Clock = Clock()
    hints: bool = True
    content: str = ""


class ListedTable(msgspec.Struct):
    table: str
    game: str
    mode: str
    acting: bool
    progress: Progress | None
    seats: list[SeatStatus]
    content: ContentLabel | None = None


class Lobby:
    """Tables in use are kept in memory; every other is read from the store when somebody comes. `instead` has the seat
    of somebody who is not known here, when their game is played again."""

    def __init__(self, house: House, bot_turns: BotTurns, *, kept: int = KEPT, instead: Sitter = ANYBODY) -> None:
        self.house = house
        self.store = house.store
        self.bot_turns = bot_turns
        self.kept = kept
        self.instead = instead
        self.tables: dict[str, Table] = {}
        self.reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.onlookers: list[Callable[[Table], None]] = [bot_turns.wake]
        self.hearers: list[Callable[[Table], None]] = []

    async def create(self, wish: TableWish, person: str) -> str:
        found = _game(wish.game)
        source, label = await self._content(wish, person)
        options = await self.house.run(_options, found, wish, source)
        await self._own(found, options, person)
        sitters = tuple(_sitter(chair, person) for chair in wish.seats)
        mine = len([chair for chair in wish.seats if chair.kind == "me"])
        if mine > 1:
            raise refuse("server-one-seat")
        if not mine and any(chair.kind == "guest" for chair in wish.seats):
            raise refuse("server-guests-alone")
        agreed, now = msgspec.to_builtins(options), int(self.house.now())
        row = TableRow(new_id(), found.id, found.rules, wish.mode, agreed, new_seed(), sitters, now)
        manner = {
            "listed": wish.listed,
            "clock": agreed_clock(wish.clock),
            "hints": wish.hints,
            "content": label,
        }
        await self._open(msgspec.structs.replace(row, host=person, **manner))
        return row.id

    async def fork(self, row: TableRow, log: Sequence[Entry], person: str) -> None:
        """A table at which something was played already, or elsewhere; Taken where it is played again already."""
        found = _game(row.game)
        try:
            options = msgspec.convert(row.options, found.options)
        except msgspec.ValidationError:
            raise refuse("server-bad-options") from None
        await self._own(found, options, person)
        await self._open(row, log)

    async def _open(self, row: TableRow, log: Sequence[Entry] = ()) -> None:
        try:
            await self.store.tables.create(row, log)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.stir(await self.table(row.id))

    async def _content(self, wish: TableWish, person: str) -> tuple[str, ContentLabel | None]:
        """The components of this person that a table is to be played with, and their label."""
        if not wish.content:
            return "", None
        kept = await self.store.contents.find(person, wish.game, wish.content)
        if kept is None:
            raise refuse("server-no-content", status=404)
        return kept[1], ContentLabel(wish.content, kept[0])

    async def _own(self, found: Game, options: Options, person: str) -> None:
        """Refusal where a trophy is to be used, or asked for, that this person has not earned."""
        if found.trophies is None or found.trophies.opened(options, ()):
            return
        owned = [won.trophy for won in await self.store.profiles.trophies(person) if won.game == found.id]
        if not found.trophies.opened(options, owned):
            raise refuse("server-not-earned")

    async def table(self, id: str) -> Table:
        """The one Table of that id, its bots woken when it is read; Refusal if there is none or it cannot be played
        on."""
        if not self._known(id):
            async with self.reading.setdefault(id, asyncio.Lock()):
                if not self._known(id):
                    self._forget()
                    self.tables[id] = await self._find(id)
                    self.house.neighbours.opened(id)
                    self.hear(self.tables[id])
                    self.bot_turns.wake(self.tables[id])
        table = self.tables[id]
        if table.behind:
            await table.catch_up()
        return await self.table(id) if table.gone else table

    async def _find(self, id: str) -> Table:
        try:
            return await self._read(id)
        except StoreFailed:
            raise refuse("server-not-read", status=503) from None

    def _known_game(self, id: str) -> Game:
        """Another house may have one that this one has not."""
        try:
            return _game(id)
        except Refusal:
            if isinstance(self.house.neighbours, Alone):
                raise
            raise refuse("server-newer-rules", status=503) from None

    def _known(self, id: str) -> bool:
        table = self.tables.get(id)
        return table is not None and not table.gone and not table.match.cancelled

    async def mine(self, person: str) -> list[ListedTable]:
        return await self._listed(await self.store.tables.of(person, LISTED), person)

    async def others(self, person: str, game: str = "") -> list[ListedTable]:
        """Tables in play to watch; one that waits for friends is reached by its link alone."""
        since = int(self.house.now()) - LATELY
        return await self._listed(await self.store.tables.others_than(person, since, LISTED, game), person)

    async def waiting(self, person: str) -> list[ListedTable]:
        """Listed tables with a seat for anybody, those first where somebody is there."""
        since = int(self.house.now()) - LATELY
        rows = await self._listed(await self.store.tables.waiting_for(person, since, LISTED), person)
        return sorted(rows, key=lambda row: not any(seat.kind == "person" and seat.here for seat in row.seats))

    def stir(self, table: Table) -> None:
        """Something may have happened at a table: bots think, alerts are sent."""
        for look in self.onlookers:
            look(table)

    def hear(self, table: Table) -> None:
        """Something happened at a table in another house, which sees to what follows."""
        for look in self.hearers:
            look(table)

    def renamed(self, person: str) -> None:
        for table in self.tables.values():
            if table.match.seating.seat_of(person) is not None:
                table.match.seating.learn(person)
                table.broadcast.tell_presence()

    async def settle(self) -> None:
        """Wait until no table has anything under way; answers not yet due are given when it is next read."""
        for table in list(self.tables.values()):
            await table.answer_timer.stop()
            await asyncio.gather(*table.tasks, return_exceptions=True)

    async def _read(self, id: str) -> Table:
        elsewhere = await self.house.neighbours.elsewhere(id)
        row = await self.store.tables.find(id)
        if row is None:
            raise refuse("server-no-table", status=404)
        found = self._known_game(row.game)
        for sitter in row.sitters:
            if sitter.person:
                await self.house.people.find(sitter.person)
        if row.rules > found.rules and not row.over:
            raise refuse("server-newer-rules", status=503)
        seating = Seating(row.sitters, self.house.people.name, row.host)
        table = Table(Match(row, found, seating, self.house.now), self.house, self.stir, self.hear)
        try:
            table.broadcast.audience.elsewhere = elsewhere
            table.match.next = await self.store.tables.rematch_of(id) if row.over else ""
            if row.rules != found.rules:
                await open_under_other_rules(table)
            else:
                await self.house.run(found.agree, table.match.options, len(row.sitters))
                await table.open()
        except (Refusal, StoreFailed):
            raise
        except Exception as error:
            logger.error("table %s cannot be read: %s", id, blame(error))
            raise refuse("server-broken", status=500) from None
        return table

    def _forget(self) -> None:
        """Let go of the oldest tables nobody looks at and no bot thinks about."""
        for table in list(self.tables.values()):
            if len(self.tables) < self.kept:
                return
            self.let_go(table)

    def let_go(self, table: Table) -> None:
        if table.idle() and not self.bot_turns.busy(table.id):
            self.tables.pop(table.id, None)

    async def _listed(self, ids: list[str], person: str) -> list[ListedTable]:
        """A row for each table that can be shown; everybody else has a turn in between."""
        rows = []
        for id in ids:
            try:
                rows.append(_row(await self.table(id), person))
            except Refusal:
                continue
            except Exception as error:
                logger.error("table %s cannot be listed: %s", id, blame(error))
            await asyncio.sleep(0)
        return rows


def _row(table: Table, person: str) -> ListedTable:
    seats = table.match.seating.seats_of(person)
    acting = any(seat in seats for seat in table.match.needed())
    row = table.match.row
    return ListedTable(
        table.id, row.game, row.mode, acting, table.match.progress(), table.broadcast.status(), row.content
    )


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_seed() -> str:
    return secrets.token_hex(16)


def _game(id: str) -> Game:
    try:
        return game(id)
    except UnknownGame:
        raise refuse("server-no-game", status=404) from None


def _options(found: Game, wish: TableWish, source: str) -> Options:
    """What a table agrees on; components of one's own come from a profile, where they were looked through."""
    try:
        mode = found.mode(wish.mode)
    except BadOptions:
        raise refuse("server-no-mode") from None
    seats = len(wish.seats)
    if seats not in mode.seats:
        raise refuse("server-bad-seats")
    own = {found.content.option: found.content.pack(source)} if found.content and source else {}
    if found.content and wish.options.get(found.content.option):
        raise refuse("server-bad-options")
    options = _agreed(found, mode, {**wish.options, **own})
    why = found.check(options, seats) if found.check else None
    if why is not None:
        raise Refusal(why)
    return options


def _agreed(found: Game, mode: Mode, changes: dict[str, Any]) -> Options:
    if any(mode.preset.get(name, value) != value for name, value in changes.items()):
        raise refuse("server-bad-options")
    try:
        return found.choose_options(mode, changes)
    except BadOptions:
        raise refuse("server-bad-options") from None


def _sitter(chair: SeatWish, person: str) -> Sitter:
    if chair.kind == "me":
        return Sitter("person", person)
    if chair.kind == "guest":
        return Sitter("person", name=clean_name(chair.name))
    if chair.kind == "friend":
        return ANYBODY
    if chair.level not in LEVELS:
        raise refuse("server-no-level")
    return Sitter("bot", level=chair.level)
