"""The calls of an analysis: how far it is, begun and stopped, as a picture; decisions as they stood, others tried."""

from __future__ import annotations

from archipel.server.calls.call import SVG, Asked, Call, File, Language, call
from archipel.server.calls.decision_frames import decision_frame
from archipel.server.calls.http_types import AnalysisWish, TryWish
from archipel.server.replay.access import ReplayAccess
from archipel.server.replay.analyses import check_open
from archipel.server.replay.analysis_state import AnalysisState, Tried
from archipel.server.replay.replay import Replay
from archipel.table.rows import Profile
from archipel.table.wire.messages import Frame, TableFacts


@call("GET", "/api/replays/{id:str}/analysis")
async def get_analysis(asked: Asked, id: str) -> AnalysisState:
    """How far the analysis of a finished game is, and the best there is of it."""
    room, _ = await _enter(asked, id)
    return await asked.services.analyses.state(room)


@call("POST", "/api/replays/{id:str}/analysis", check="cost")
async def begin_analysis(asked: Asked, me: Profile, id: str, data: AnalysisWish) -> AnalysisState:
    """Begin it, or go on where it was stopped."""
    room = await asked.services.replays.room(id, me.id)
    return await asked.services.analyses.begin(room, me.id, data.depth)


@call("DELETE", "/api/replays/{id:str}/analysis")
async def end_analysis(asked: Asked, me: Profile, id: str) -> AnalysisState:
    """Wait for it no longer: it is stopped unless somebody else does. What was finished before stays."""
    room = await asked.services.replays.room(id, me.id)
    return await asked.services.analyses.end(room, me.id)


@call("GET", "/api/replays/{id:str}/analysis/picture.svg", media=SVG)
async def get_analysis_picture(asked: Asked, id: str, lang: Language = None) -> File:
    """The curve of an analysed game with what decided it, as one picture to share."""
    room, read = await _enter(asked, id)
    source = await asked.services.analyses.picture(room, read if lang is None else lang)
    return File(source, f"{room.replay.game.id}-{room.id}-analysis.svg", SVG)


@call("GET", "/api/replays/{id:str}/decisions/{act:int}")
async def get_decision(asked: Asked, id: str, act: int) -> Frame:
    """The table as the seat that made an action of the record saw it just before, with what it could do."""
    room, lang = await _enter(asked, id)
    check_open(room)
    replay = room.replay
    assert isinstance(replay, Replay)
    seat, state = replay.before(act)
    about = TableFacts(replay.begun.game, room.id, room.mode, room.options(), content=room.content())
    return decision_frame(replay.game, state, seat, act, room.status(state.awaited(), lang), about)


@call("POST", "/api/replays/{id:str}/tries", status=200, check="cost")
async def try_choice(asked: Asked, me: Profile, id: str, data: TryWish) -> Tried:
    """What another choice would have been worth there."""
    room = await asked.services.replays.room(id, me.id)
    return await asked.services.tries.weigh(room, data.act, data.action)


async def _enter(asked: Asked, id: str) -> tuple[ReplayAccess, str]:
    """The room of whoever asks, and the language they read."""
    me = await asked.guest()
    return await asked.services.replays.room(id, me.id if me else ""), me.lang if me else "en"


ANALYSIS_CALLS: list[Call] = [
    get_analysis,
    begin_analysis,
    end_analysis,
    get_analysis_picture,
    get_decision,
    try_choice,
]
