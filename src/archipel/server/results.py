"""What a person has played: history and statistics, read off records."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import msgspec

from archipel.core.values import Seat
from archipel.server.lobby import Lobby
from archipel.server.refusal import Refusal, blame
from archipel.server.store import StoreFailed
from archipel.server.store.ledger import Ledger, Played, Result
from archipel.server.table import Table

AT_ONCE = 200
PAGE = 30

logger = logging.getLogger("archipel.results")


class Line(msgspec.Struct):
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


class Past(msgspec.Struct):
    games: list[Line]
    more: bool


class Tally(msgspec.Struct):
    """Of games with so many seats in a mode, or of all together (no mode, no seats)."""

    mode: str
    seats: int
    played: int
    won: int
    best: int | None
    mean: float | None


class GameStatistics(msgspec.Struct):
    game: str
    all: Tally
    modes: list[Tally]


class Results:
    """Kept when a game ends; what a stop at the wrong moment left out is read off the record when it is asked for."""

    def __init__(self, lobby: Lobby, ledger: Ledger) -> None:
        self.lobby = lobby
        self.ledger = ledger
        self.reading = asyncio.Lock()
        self.playing: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, table: Table) -> None:
        """Keep what a game came to as soon as it ends."""
        if not table.over():
            self.playing.add(table.id)
        elif table.id in self.playing:
            self.playing.discard(table.id)
            task = asyncio.get_running_loop().create_task(self.settle([table.id]))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def settle_person(self, person: str) -> None:
        async with self.reading:
            await self.settle(await self.ledger.unread(person, AT_ONCE))

    async def settle_day(self, day: str) -> None:
        async with self.reading:
            await self.settle(await self.ledger.unread_of_day(day, AT_ONCE))

    async def settle(self, ids: Iterable[str]) -> None:
        """Read what these finished tables came to; everybody else has a turn in between."""
        for id in ids:
            try:
                await self.ledger.keep(id, await self._read(id))
            except StoreFailed:
                return
            await asyncio.sleep(0)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def past(self, person: str, skip: int = 0) -> Past:
        await self.settle_person(person)
        rows = await self.ledger.played(person, PAGE + 1, skip)
        return Past([await self._line(row) for row in rows[:PAGE]], len(rows) > PAGE)

    async def statistics(self, person: str) -> list[GameStatistics]:
        """By game, the most played first; forked games and games with guests at one device do not count."""
        await self.settle_person(person)
        rows = [row for row in await self.ledger.played(person) if row.counts and row.score is not None]
        games = {row.game: [one for one in rows if one.game == row.game] for row in rows}
        return [
            GameStatistics(game, _tally(played), _by_mode(played))
            for game, played in sorted(games.items(), key=lambda item: -len(item[1]))
        ]

    async def _line(self, row: Played) -> Line:
        try:
            table = await self.lobby.table(row.table)
        except Refusal:
            names, watch = [""] * row.seats, False
        else:
            names, watch = [seat.name for seat in table.status()], not table.sealed()
        return Line(
            row.table, row.game, row.mode, row.at, row.seat, names, row.score, row.won, row.rank, row.day, watch
        )

    async def _read(self, id: str) -> list[Result]:
        try:
            return results(await self.lobby.table(id))
        except Refusal:
            return []
        except Exception as error:
            logger.error("table %s has no results: %s", id, blame(error))
            return []


def results(table: Table) -> list[Result]:
    """What every seat of a finished table had at its end."""
    outcome = table.history.state.outcome() if table.history else None
    if outcome is None:
        return []
    return [
        Result(seat, score.total, seat in outcome.winners, outcome.rank) for seat, score in enumerate(outcome.scores)
    ]


def _by_mode(played: Sequence[Played]) -> list[Tally]:
    kinds = sorted({(row.mode, row.seats) for row in played})
    found = [
        _tally([row for row in played if (row.mode, row.seats) == kind], mode=kind[0], seats=kind[1]) for kind in kinds
    ]
    return sorted(found, key=lambda tally: -tally.played)


def _tally(played: Sequence[Played], mode: str = "", seats: int = 0) -> Tally:
    scores = [row.score for row in played if row.score is not None]
    won = sum(row.won for row in played)
    mean = round(sum(scores) / len(scores), 1) if scores else None
    return Tally(mode, seats, len(played), won, max(scores, default=None), mean)
