"""Finished games looked back on in the background: one after another, ply by ply, for whoever may see all of a game."""

from __future__ import annotations

import asyncio

from archipel.analysis.course import course_of
from archipel.analysis.ply_job import key_of, look
from archipel.analysis.values import Depth
from archipel.core.record import BrokenRecord, Record
from archipel.server.replay.access import ReplayAccess, Replays
from archipel.server.replay.analysis_state import AnalysisState
from archipel.server.replay.game_analysis import GameAnalysis
from archipel.server.replay.kept_replay import KeptReplay
from archipel.table.house import Runner, Thinker
from archipel.table.refusal import refuse

WAITING = 8
KEPT = 16
SHORTEST = 4
"""Actions: of fewer nothing can be said."""


class Analyses:
    """`games` are those lately looked at, `tasks` those that are computed or wait for it, by the id of the replay.

    Everybody has one at a time: whoever asks for another no longer waits for the earlier, and what nobody waits for is
    stopped where it is."""

    def __init__(self, thinker: Thinker, replays: Replays, run: Runner) -> None:
        self.thinker = thinker
        self.replays = replays
        self.run = run
        self.turn = asyncio.Lock()
        self.games: dict[str, GameAnalysis] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def state(self, room: ReplayAccess) -> AnalysisState:
        return self._told(room.id, await self.game(room))

    async def begin(self, room: ReplayAccess, person: str, depth: Depth) -> AnalysisState:
        """Have it computed, or gone on with; refused where too many wait."""
        game = await self.game(room)
        if room.id not in self.tasks:
            game.wanted = depth
        elif depth == "deep":
            game.wanted = "deep"
        if game.pass_to_do() is not None:
            await self._leave(person, but=room.id)
            if room.id not in self.tasks and len(self.tasks) >= WAITING:
                raise refuse("server-analysis-busy", status=429)
            game.askers.add(person)
            self._start(room.id, game)
        return self._told(room.id, game)

    async def end(self, room: ReplayAccess, person: str) -> AnalysisState:
        """Somebody no longer waits for it."""
        game = await self.game(room)
        await self._give_up(room.id, person)
        return self._told(room.id, game)

    async def game(self, room: ReplayAccess) -> GameAnalysis:
        """What is known of a game; refused where it cannot be analysed, or this person may not see all of it."""
        check_open(room)
        record = self.replays.record(room)
        known = self.games.pop(room.id, None)
        if known is None or key_of(known.record, "quick") != key_of(record, "quick"):
            known = await self._opened(room.id, record)
        self.games[room.id] = known
        self._forget()
        return known

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinker.stop()

    async def _opened(self, id: str, record: Record) -> GameAnalysis:
        if len(record.actions) < SHORTEST:
            raise refuse("server-analysis-short", status=409)
        try:
            course = await self.run(course_of, record)
        except BrokenRecord:
            raise refuse("server-analysis-rules", status=409) from None
        return self.games.get(id) or GameAnalysis(record, course)

    def _forget(self) -> None:
        for id in list(self.games):
            if len(self.games) <= KEPT:
                break
            if id not in self.tasks:
                del self.games[id]

    def _told(self, id: str, game: GameAnalysis) -> AnalysisState:
        return game.state(running=id in self.tasks)

    def _start(self, id: str, game: GameAnalysis) -> None:
        if id not in self.tasks:
            task = self.tasks[id] = asyncio.create_task(self._work(id, game))
            task.add_done_callback(lambda done: self._ended(id, game, done))

    def _ended(self, id: str, game: GameAnalysis, task: asyncio.Task[None]) -> None:
        if self.tasks.get(id) is task:
            del self.tasks[id]
            game.askers.clear()

    async def _leave(self, person: str, but: str) -> None:
        """Somebody waits for nothing but one of them."""
        for id in list(self.tasks):
            if id != but:
                await self._give_up(id, person)

    async def _give_up(self, id: str, person: str) -> None:
        """Nobody else may be waiting for it: then it is stopped where it is."""
        task, game = self.tasks.get(id), self.games[id]
        if task is None or person not in game.askers:
            return
        game.askers.discard(person)
        if not game.askers:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _work(self, id: str, game: GameAnalysis) -> None:
        async with self.turn:
            while (depth := game.pass_to_do()) is not None:
                result = await self.thinker.ask(look, game.job(depth))
                if result is None:
                    return
                game.add(depth, result)


def check_open(room: ReplayAccess) -> None:
    """Refused where this person may not see the whole game, or its rules have changed since."""
    if not room.open:
        raise refuse("server-analysis-later", status=403)
    if isinstance(room.replay, KeptReplay) or room.replay.made_for != room.replay.game.rules:
        raise refuse("server-analysis-rules", status=409)
