"""What every house has for its calls: people, tables, hints, what was played, components of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from archipel.server.base.settings import Settings
from archipel.server.base.signing import Signer
from archipel.server.content.moving import Moving
from archipel.server.content.own_contents import OwnContents
from archipel.server.people.export_and_erase import ExportAndErase
from archipel.server.people.profiles import Profiles
from archipel.server.replay.access import Replays
from archipel.server.replay.analyses import Analyses
from archipel.server.replay.tries import Tries
from archipel.server.statistics.daily import Daily
from archipel.server.statistics.puzzle_book import PuzzleBook
from archipel.server.statistics.results import Results
from archipel.table.bots.bot_turns import BotTurns, TurnQueue
from archipel.table.bots.hints import Hints
from archipel.table.bots.resume_bots import ResumeBots
from archipel.table.deadlines import Deadlines
from archipel.table.house import House, Meter, Runner, Thinker
from archipel.table.lobby import ANYBODY, Lobby
from archipel.table.neighbours import Neighbours
from archipel.table.rows import Sitter
from archipel.table.store import Store


class HouseServices:
    """`thinkers` are where bots think, `adviser` is where hints are thought of, `advises` who may ask for one,
    `analyst` is where finished games are analysed; `instead` has the seat of somebody unknown when a game is played
    again; `neighbours` are houses that share the store, `turns` where bots are to act in all of them."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        settings: Settings,
        *,
        run: Runner,
        meter: Meter,
        now: Callable[[], float],
        thinkers: Sequence[Thinker],
        adviser: Thinker,
        analyst: Thinker,
        advises: Callable[[str], bool],
        instead: Sitter = ANYBODY,
        neighbours: Neighbours | None = None,
        turns: TurnQueue | None = None,
    ) -> None:
        self.settings = settings
        self.profiles = Profiles(store, signer)
        self.house = House(store, self.profiles, run=run, meter=meter, now=now, neighbours=neighbours)
        self.bot_turns = BotTurns(thinkers, meter, turns)
        self.lobby = Lobby(self.house, self.bot_turns, kept=settings.tables_in_memory, instead=instead)
        self.hints = Hints(adviser, advises, settings.bot_seconds)
        self.deadlines = Deadlines(self.house, self.lobby.table, self.lobby.tables)
        self.resume_bots = ResumeBots(store, self.lobby, self.bot_turns)
        self.replays = Replays(self.lobby, self.profiles, store)
        self.analyses = Analyses(analyst, self.replays, store, run)
        self.tries = Tries(self.analyses)
        self.results = Results(self.lobby, store)
        self.puzzles = PuzzleBook(store, now)
        self.daily = Daily(signer.key, self.lobby, self.profiles, store, self.results, self.puzzles)
        self.export_and_erase = ExportAndErase(self.lobby, self.profiles, store, self.results, self.replays.forget)
        self.own_contents = OwnContents(self.profiles, store, settings, run)
        self.moving = Moving(self.lobby, self.profiles, self.replays, self.own_contents)
        self.lobby.onlookers.append(self.results.look)
        self.lobby.hearers.append(self.results.note)

    async def open(self) -> None:
        self.bot_turns.start()
        self.deadlines.start()
        self.resume_bots.start()

    async def close(self) -> None:
        """Let bots go, finish what is under way, then the store."""
        await self.resume_bots.background.stop()
        await self.deadlines.background.stop()
        await self.bot_turns.stop()
        await self.hints.stop()
        await self.analyses.stop()
        await self.lobby.settle()
        await self.results.close()
        await self.finish()
        await self.house.store.close()

    async def finish(self) -> None:
        """The last that is written."""
