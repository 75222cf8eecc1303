"""The daily island: one deal a day for every way to play alone, the same for everybody; one try each."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Protocol

import msgspec

from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.server.people.profiles import Profiles
from archipel.server.statistics.results import Results
from archipel.table.lobby import Lobby, new_id
from archipel.table.refusal import refuse
from archipel.table.rows import DailyTry, Sitter, TableRow
from archipel.table.store import Store, StoreFailed, Taken

SHOWN = 20


class DailyRank(msgspec.Struct):
    """`table`: to be watched, once the day is over; an empty name: somebody who has left."""

    place: int
    name: str
    score: int
    me: bool = False
    table: str = ""


class DailyDeal(msgspec.Struct):
    """One deal of a day. `mine` is the table of my try, `over` says that it is finished; `ranks` are the best, and my
    own."""

    game: str
    mode: str
    mine: str
    over: bool
    players: int
    ranks: list[DailyRank]


class DailyPuzzle(msgspec.Struct):
    """The puzzle of the day in few words: whether I have solved it, and my days in a row."""

    game: str
    solved: bool
    hint: bool
    days: int


class Puzzles(Protocol):
    """Whoever knows the puzzle of the day."""

    async def in_short(self, person: str) -> DailyPuzzle | None: ...


class DailyOverview(msgspec.Struct):
    """`ends` is in seconds of the epoch; `best` are yesterday's deals, each with its best."""

    day: str
    ends: int
    deals: list[DailyDeal]
    best: list[DailyDeal]
    puzzle: DailyPuzzle | None = None


def day_at(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) + 24 * 3600


def alone() -> list[tuple[Game, Mode]]:
    """Every way to play alone."""
    return [(game, mode) for game in games().values() for mode in game.modes if 1 in mode.seats]


class Daily:
    """`secret` is the server's: without it nobody can tell the deal of a day to come."""

    def __init__(
        self, secret: bytes, lobby: Lobby, profiles: Profiles, store: Store, results: Results, puzzles: Puzzles
    ) -> None:
        self.secret = secret
        self.lobby = lobby
        self.profiles = profiles
        self.store = store
        self.results = results
        self.puzzles = puzzles

    def today(self) -> date:
        """By the clock that every house goes by."""
        return day_at(self.lobby.house.now())

    def seed(self, day: date, game: str, mode: str) -> str:
        return hmac.new(self.secret, f"daily {day} {game} {mode}".encode(), sha256).hexdigest()[:32]

    async def begin(self, game: str, mode: str, person: str) -> str:
        """The table of a person's one try at today's deal."""
        day = self.today()
        found = next(((one, way) for one, way in alone() if (one.id, way.id) == (game, mode)), None)
        if found is None:
            raise refuse("server-no-mode", status=404)
        begun = (await self.store.results.tries_of(person, str(day))).get((game, mode))
        return begun or await self._begin(*found, day, person)

    async def _begin(self, game: Game, mode: Mode, day: date, person: str) -> str:
        row = TableRow(
            id=new_id(),
            game=game.id,
            rules=game.rules,
            mode=mode.id,
            options=msgspec.to_builtins(game.choose_options(mode)),
            seed=self.seed(day, game.id, mode.id),
            sitters=(Sitter("person", person),),
            made=int(self.lobby.house.now()),
            sealed_until=end_of(day),
            host=person,
            day=str(day),
        )
        try:
            await self.lobby.store.tables.create(row)
        except Taken:
            return (await self.store.results.tries_of(person, str(day)))[game.id, mode.id]
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        return row.id

    async def show(self, person: str) -> DailyOverview:
        day = self.today()
        before = day - timedelta(days=1)
        deals = await self._deals(day, person)
        best = [deal for deal in await self._deals(before, person) if deal.ranks]
        return DailyOverview(str(day), end_of(day), deals, best, await self.puzzles.in_short(person))

    async def _deals(self, day: date, person: str) -> list[DailyDeal]:
        await self.results.settle_day(str(day))
        mine = await self.store.results.tries_of(person, str(day))
        return [await self._deal(day, game, mode, mine.get((game.id, mode.id), ""), person) for game, mode in alone()]

    async def _deal(self, day: date, game: Game, mode: Mode, mine: str, person: str) -> DailyDeal:
        tries = await self.store.results.ranking(str(day), game.id, mode.id, end_of(day))
        row = await self.lobby.store.tables.find(mine) if mine else None
        ranks = await self._ranks(tries, person, watch=day < self.today())
        return DailyDeal(game.id, mode.id, mine, bool(row and row.over), len(tries), ranks)

    async def _ranks(self, tries: list[DailyTry], person: str, *, watch: bool) -> list[DailyRank]:
        ranks: list[DailyRank] = []
        place, score = 0, None
        for number, one in enumerate(tries, start=1):
            place, score = (place, score) if one.score == score else (number, one.score)
            if number > SHOWN and one.person != person:
                continue
            found = await self.profiles.find(one.person)
            name = found.name if found else ""
            ranks.append(DailyRank(place, name, one.score, one.person == person, one.table if watch else ""))
        return ranks
