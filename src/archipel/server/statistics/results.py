"""What a person has played: history and statistics, read off records."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from weakref import WeakSet

import msgspec

from archipel.core.catalog import UnknownGame, game
from archipel.core.game import Ladder
from archipel.core.values import Seat
from archipel.table.lobby import Lobby
from archipel.table.match import results
from archipel.table.refusal import Refusal, blame
from archipel.table.rows import PlayedGame, Result
from archipel.table.seating import Seating
from archipel.table.store import Store, StoreFailed
from archipel.table.table import Table

AT_ONCE = 200
PAGE = 30

logger = logging.getLogger("archipel.results")


class FinishedGame(msgspec.Struct):
    """A finished game in the history. `names` are by seat, empty for who has left; `watch`: it can be replayed."""

    table: str
    game: str
    mode: str
    at: int
    seat: Seat
    names: list[str]
    score: int | None
    won: bool
    rank: str
    day: str
    watch: bool


class GameHistory(msgspec.Struct):
    games: list[FinishedGame]
    more: bool


class Totals(msgspec.Struct, omit_defaults=True):
    """Of games with so many seats in a mode, or of all together (no mode, no seats). `decided` are those that can be
    won or lost; `best_table` is where the best score was made first. Where a mode has titles: the one the best score
    has reached, the next, and the points to it."""

    mode: str
    seats: int
    played: int
    decided: int
    won: int
    best: int | None
    mean: float | None
    best_table: str = ""
    title: str = ""
    next_title: str = ""
    next_points: int = 0


class GameStatistics(msgspec.Struct):
    """`all`: of every mode together; its titles are those of the mode with titles played most."""

    game: str
    all: Totals
    modes: list[Totals]


class Results:
    """Kept when a game ends; what a stop at the wrong moment left out is read off the record when it is asked for."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self.lobby = lobby
        self.store = store
        self.reading = asyncio.Lock()
        self.playing: WeakSet[Table] = WeakSet()
        self.tasks: set[asyncio.Task[None]] = set()

    def note(self, table: Table) -> None:
        """It is in play here."""
        if not table.match.over():
            self.playing.add(table)

    def look(self, table: Table) -> None:
        """Keep what a game came to as soon as it ends."""
        self.note(table)
        if not table.match.over():
            return
        if table in self.playing:
            self.playing.discard(table)
            task = asyncio.get_running_loop().create_task(self.settle([table.id]))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def settle_person(self, person: str) -> None:
        async with self.reading:
            await self.settle(await self.store.results.unread(person, AT_ONCE))

    async def settle_day(self, day: str) -> None:
        async with self.reading:
            await self.settle(await self.store.results.unread_of_day(day, AT_ONCE))

    async def settle(self, ids: Iterable[str]) -> None:
        """Read what these finished tables came to; everybody else has a turn in between. One that cannot be read now
        is left for the next time."""
        for id in ids:
            found = await self._read(id)
            if found is not None:
                try:
                    await self.store.results.keep(id, found)
                except StoreFailed:
                    return
            await asyncio.sleep(0)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def past(self, person: str, skip: int = 0) -> GameHistory:
        await self.settle_person(person)
        rows = await self.store.results.played(person, PAGE + 1, skip)
        return GameHistory([await self._finished_game(row) for row in rows[:PAGE]], len(rows) > PAGE)

    async def statistics(self, person: str) -> list[GameStatistics]:
        """By game, the most played first; forked games and games with guests at one device do not count."""
        await self.settle_person(person)
        rows = [row for row in await self.store.results.played(person) if row.counts and row.score is not None]
        games = {row.game: [one for one in rows if one.game == row.game] for row in rows}
        return [_statistics(id, played) for id, played in sorted(games.items(), key=lambda item: -len(item[1]))]

    async def _finished_game(self, row: PlayedGame) -> FinishedGame:
        table = await self.lobby.store.tables.find(row.table)
        assert table is not None
        for sitter in table.sitters:
            await self.lobby.house.people.find(sitter.person)
        seating = Seating(table.sitters, self.lobby.house.people.name)
        return FinishedGame(
            table=row.table,
            game=row.game,
            mode=row.mode,
            at=row.at,
            seat=row.seat,
            names=seating.names(),
            score=row.score,
            won=row.won and _decided(row),
            rank=row.rank,
            day=row.day,
            watch=row.score is not None and table.sealed_until <= self.lobby.house.now(),
        )

    async def _read(self, id: str) -> list[Result] | None:
        """None where it may be read another time; no results where nobody knows any more what it came to."""
        try:
            match = (await self.lobby.table(id)).match
            return results(match.outcome(), match.seating.stand_ins) if match.over() else None
        except Refusal:
            return None
        except Exception as error:
            logger.error("the results of table %s cannot be read now: %s", id, blame(error))
            return None


def _statistics(game: str, played: Sequence[PlayedGame]) -> GameStatistics:
    modes = _by_mode(game, played)
    titled = next((mode for mode in modes if _ladder(game, mode.mode)), None)
    total = _totals(played, [row for row in played if _decided(row)])
    if titled is not None:
        names = {"title": titled.title, "next_title": titled.next_title, "next_points": titled.next_points}
        total = msgspec.structs.replace(total, **names)
    return GameStatistics(game, total, modes)


def _by_mode(game: str, played: Sequence[PlayedGame]) -> list[Totals]:
    """The mode played most first, each by its number of seats."""
    often = Counter(row.mode for row in played)
    kinds = sorted({(row.mode, row.seats) for row in played}, key=lambda kind: (-often[kind[0]], kind))
    return [_of_mode(game, *kind, [row for row in played if (row.mode, row.seats) == kind]) for kind in kinds]


def _of_mode(game: str, mode: str, seats: int, played: Sequence[PlayedGame]) -> Totals:
    total = _totals(played, [row for row in played if _decided(row)], mode=mode, seats=seats)
    ladder = _ladder(game, mode)
    if ladder is None or total.best is None:
        return total
    above = ladder.above(total.best)
    best = max((row for row in played if row.score == total.best), key=lambda row: row.rank)
    climb = {"next_title": above.title, "next_points": above.least - total.best} if above else {}
    return msgspec.structs.replace(total, title=best.rank, **climb)


def _totals(played: Sequence[PlayedGame], decided: Sequence[PlayedGame], mode: str = "", seats: int = 0) -> Totals:
    scores = [row.score for row in played if row.score is not None]
    best, won = max(scores, default=None), sum(row.won for row in decided)
    mean = round(sum(scores) / len(scores), 1) if scores else None
    first = min((row for row in played if row.score == best), key=lambda row: row.at, default=None)
    return Totals(mode, seats, len(played), len(decided), won, best, mean, first.table if first else "")


def _decided(row: PlayedGame) -> bool:
    """Whether it can be won or lost, and is not only read by its title."""
    ladder = _ladder(row.game, row.mode)
    return ladder is None or ladder.lost


def _ladder(game_id: str, mode: str) -> Ladder | None:
    try:
        return game(game_id).ladder(mode)
    except UnknownGame:
        return None
