"""Other choices tried at a decision of a finished game: what each is worth beside the best known."""

from __future__ import annotations

from archipel.analysis.ply_job import look
from archipel.analysis.values import Decision
from archipel.server.replay.access import ReplayAccess
from archipel.server.replay.analyses import WAITING, Analyses, check_open
from archipel.server.replay.analysis_state import Tried
from archipel.server.replay.game_analysis import GameAnalysis
from archipel.server.replay.replay import Replay
from archipel.server.replay.try_job import TryJob, TryResult, weigh_try
from archipel.table.refusal import refuse

REMEMBERED = 64
"""Choices tried in one game."""


class Tries:
    """What was tried is remembered with the game; at most so many wait at once."""

    def __init__(self, analyses: Analyses) -> None:
        self.analyses = analyses
        self.waiting = 0

    async def weigh(self, room: ReplayAccess, act: int, action: str) -> Tried:
        """Refused where there was no such choice, or too many wait."""
        check_open(room)
        assert isinstance(room.replay, Replay)
        said = legal_line(room.replay, act, action)
        game = await self.analyses.game(room)
        key = act, said, game.depth_at(act)
        if key not in game.tried:
            game.tried[key] = await self._weighed(game, act, said)
            for oldest in list(game.tried)[:-REMEMBERED]:
                del game.tried[oldest]
        return game.tried[key]

    async def _weighed(self, game: GameAnalysis, act: int, said: str) -> Tried:
        if self.waiting >= WAITING:
            raise refuse("server-analysis-busy", status=429)
        self.waiting += 1
        try:
            return await self._asked(game, act, said)
        finally:
            self.waiting -= 1

    async def _asked(self, game: GameAnalysis, act: int, said: str) -> Tried:
        """What was played and the best known are weighed already; anything else is compared with the best."""
        decision = await self._decision(game, act)
        if said == decision.best.action:
            return told(decision, TryResult(0, 0, decision.best.margin, ()))
        if said == decision.played.action:
            return told(decision, TryResult(decision.cost, decision.margin, decision.played.margin, decision.why))
        since, depth = game.course.since[act], game.depth_at(act)
        job = TryJob(game.told, act, since, depth, said, decision.best.action)
        result = await self.analyses.ask(weigh_try, job)
        if result is None:
            raise refuse("server-analysis-failed", status=503)
        return told(decision, result)

    async def _decision(self, game: GameAnalysis, act: int) -> Decision:
        """As it was weighed; where the first look has not come there yet, it is weighed now."""
        analysis = game.analysis()
        if analysis is not None:
            found = next((one for one in analysis.decisions if one.ply == act), None)
        else:
            result = await self.analyses.ask(look, game.job(act, "quick"))
            if result is None:
                raise refuse("server-analysis-failed", status=503)
            found = result.decision
        if found is None:
            raise refuse("server-analysis-try", status=422)
        return found


def told(decision: Decision, result: TryResult) -> Tried:
    """What is no worse than can be told is good where it also wins back half of what was lost: doubt alone does not
    make it so."""
    good = result.cost <= result.cost_margin and 2 * result.cost <= decision.cost
    return Tried(
        value=decision.best.value - result.cost,
        margin=result.margin,
        best=decision.best.value,
        best_margin=decision.best.margin,
        played=decision.played.value,
        played_margin=decision.played.margin,
        good=good,
        why=[] if good else [line.text() for line in result.why],
    )


def legal_line(replay: Replay, act: int, action: str) -> str:
    """The text form of an action as a record has it; refused where the seat could not choose it there. None: it need
    not have acted."""
    seat, state = replay.before(act)
    if not action and seat not in state.to_act():
        return ""
    return str(replay.choice(state, seat, action))
