"""Finished games looked back on in the background: ply by ply in turn, for whoever may see all of a game."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from archipel.analysis.course import course_of
from archipel.analysis.picture import draw
from archipel.analysis.ply_job import look
from archipel.analysis.values import Depth, PlyResult
from archipel.core.record import BrokenRecord
from archipel.server.replay.access import ReplayAccess, Replays
from archipel.server.replay.analysis_state import AnalysisState
from archipel.server.replay.game_analysis import GameAnalysis
from archipel.server.replay.kept_replay import KeptReplay
from archipel.table.house import Runner, Thinker
from archipel.table.refusal import refuse
from archipel.table.store import Store, StoreFailed

J = TypeVar("J")
T = TypeVar("T")

WAITING = 8
"""Games that are analysed or wait for it; more are refused."""
KEPT = 16
"""Games of which is known what was found, those that are analysed apart."""
SHORTEST = 4
"""Actions: of fewer nothing can be said."""

logger = logging.getLogger("archipel.analysis")


class Analyses:
    """`games` are those lately looked at, `tasks` those that are analysed or wait for it, by the id of the replay.

    Everybody has one at a time: whoever asks for another no longer waits for the earlier, and what nobody waits for is
    stopped where it is. What a pass has found is kept once it has come to its end. One ply is looked at at a time,
    those of first looks before all others: `calm` is set while nobody waits for one, `deep` is whose turn it is among
    the others."""

    def __init__(self, thinker: Thinker, replays: Replays, store: Store, run: Runner) -> None:
        self.thinker = thinker
        self.replays = replays
        self.store = store
        self.run = run
        self.asking = asyncio.Lock()
        self.deep = asyncio.Lock()
        self.calm = asyncio.Event()
        self.games: dict[str, GameAnalysis] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        replays.forgotten.append(self.forget)

    async def state(self, room: ReplayAccess) -> AnalysisState:
        return self._told(room.id, await self.game(room))

    async def begin(self, room: ReplayAccess, person: str, depth: Depth) -> AnalysisState:
        """Have it analysed, or gone on with; refused where too many wait."""
        game = await self.game(room)
        if room.id not in self.tasks or depth == "deep":
            game.wanted = depth
        if game.pass_to_do() is not None:
            await self._leave_others(person, room.id)
            if game.forgotten:
                raise refuse("server-replay-none", status=404)
            self._start(room.id, game)
            game.askers.add(person)
        return self._told(room.id, game)

    async def end(self, room: ReplayAccess, person: str) -> AnalysisState:
        """Somebody no longer waits for it."""
        game = await self.game(room)
        await self._leave(room.id, person)
        return self._told(room.id, game)

    async def picture(self, room: ReplayAccess, lang: str) -> str:
        """The best there is of it, drawn to be shared; refused until there is a first look at a game played out."""
        game = await self.game(room)
        found = game.analysis()
        if found is None:
            raise refuse("server-analysis-none", status=409)
        if not found.finished:
            raise refuse("server-analysis-unfinished", status=409)
        return await self.run(draw, found, game.record, [status.name for status in room.status((), lang)], lang)

    async def game(self, room: ReplayAccess) -> GameAnalysis:
        """What is known of a game; refused where it cannot be analysed, or this person may not see all of it."""
        check_open(room)
        game = self.games.get(room.id) or await self._opened(room)
        if room.id not in self.tasks:
            await self._read(room.id, game)
        if game.forgotten:
            raise refuse("server-replay-none", status=404)
        self.games[room.id] = self.games.pop(room.id, game)
        self._forget()
        return self.games[room.id]

    async def ask(self, work: Callable[[J], T], job: J) -> T | None:
        """One job after another, whosever it is: nobody who gives up takes along what another waits for."""
        async with self.asking:
            return await self.thinker.ask(work, job)

    def forget(self, id: str) -> None:
        """A replay that is nobody's any more is not analysed on, and nothing of it is told."""
        task = self.tasks.pop(id, None)
        game = self.games.pop(id, None)
        if game is not None:
            game.forgotten = True
        if task is not None:
            task.cancel()

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinker.stop()

    async def _opened(self, room: ReplayAccess) -> GameAnalysis:
        record = self.replays.record(room)
        if len(record.actions) < SHORTEST:
            raise refuse("server-analysis-short", status=409)
        try:
            course = await self.run(course_of, record)
        except BrokenRecord:
            raise refuse("server-analysis-rules", status=409) from None
        return self.games.setdefault(room.id, GameAnalysis(record, course))

    async def _read(self, id: str, game: GameAnalysis) -> None:
        """What was kept meanwhile, maybe by another server."""
        if not game.is_whole("deep"):
            row = await self.store.analyses.find(id)
            if row is not None and row != game.read:
                game.take(row)

    def _forget(self) -> None:
        """Those nobody has asked about for longest."""
        idle = [id for id in self.games if id not in self.tasks]
        for id in idle[: max(0, len(idle) - KEPT)]:
            del self.games[id]

    def _told(self, id: str, game: GameAnalysis) -> AnalysisState:
        return game.state(running=id in self.tasks)

    def _start(self, id: str, game: GameAnalysis) -> None:
        if id in self.tasks:
            return
        if len(self.tasks) >= WAITING:
            raise refuse("server-analysis-busy", status=429)
        self.games[id] = game
        task = self.tasks[id] = asyncio.create_task(self._analyse(id, game))
        self._let_deep_ones_wait()
        task.add_done_callback(lambda task: self._ended(id, game, task))

    def _ended(self, id: str, game: GameAnalysis, task: asyncio.Task[None]) -> None:
        """One that was stopped may have been begun anew by somebody else before it had come to its end."""
        if self.tasks.get(id) is task:
            del self.tasks[id]
            game.askers.clear()
        self._let_deep_ones_wait()

    def _let_deep_ones_wait(self) -> None:
        """As long as anybody waits for a first look."""
        if any(self.games[id].pass_to_do() == "quick" for id in self.tasks):
            self.calm.clear()
        else:
            self.calm.set()

    async def _leave_others(self, person: str, id: str) -> None:
        """Somebody waits for this one from now on."""
        for other in list(self.tasks):
            if other != id:
                await self._leave(other, person)

    async def _leave(self, id: str, person: str) -> None:
        """What nobody else waits for is stopped where it is."""
        task, game = self.tasks.get(id), self.games.get(id)
        if task is None or game is None or person not in game.askers:
            return
        game.askers.discard(person)
        if not game.askers:
            del self.tasks[id]
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _analyse(self, id: str, game: GameAnalysis) -> None:
        while (depth := game.pass_to_do()) is not None:
            result = await self._look(game, depth)
            if result is None:
                return
            game.found[depth].append(result)
            if game.is_whole(depth):
                self._let_deep_ones_wait()
                await self._keep(id, game, depth)

    async def _look(self, game: GameAnalysis, depth: Depth) -> PlyResult | None:
        """A first look waits for no more than the one deep ply that is under way."""
        if depth == "quick":
            return await self.ask(look, game.next_job(depth))
        async with self.deep:
            await self.calm.wait()
            return await self.ask(look, game.next_job(depth))

    async def _keep(self, id: str, game: GameAnalysis, depth: Depth) -> None:
        """A first look does not take the place of a deep one of another server."""
        row = game.row(id, depth, int(time.time()))
        try:
            await self._read(id, game)
            if depth == "deep" or not game.is_whole("deep"):
                await self.store.analyses.keep(row)
        except StoreFailed as failed:
            logger.warning("an analysis could not be kept: %s", failed)


def check_open(room: ReplayAccess) -> None:
    """Refused where this person may not see the whole game, or its rules have changed since."""
    if not room.open:
        raise refuse("server-analysis-later", status=403)
    if isinstance(room.replay, KeptReplay) or room.replay.made_for != room.replay.game.rules:
        raise refuse("server-analysis-rules", status=409)
