"""The calls of a replay: what there is to see, one ply of it, notes, the record, a fork, a picture."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.core.text import Text, text
from archipel.core.values import Seat
from archipel.server.content.position_picture import scene_picture
from archipel.server.replay.access import ReplayAccess
from archipel.server.replay.replay import Since
from archipel.server.replay.uploads import HUGE
from archipel.server.web.request_checks import remark
from archipel.server.web.services import services_of
from archipel.server.web.table_calls import Opened, body, find_me, need_me, spend
from archipel.table.history import Viewer
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Note
from archipel.table.wire import Frame, SeatStatus, WireEvent

LONGEST_NOTE = 600
WATCH = "watch"

Ask = Request[Any, Any, Any]


class WireNote(msgspec.Struct, omit_defaults=True):
    """`ply` is that of the viewpoint; `by` names somebody else who shares it."""

    ply: int
    words: str
    shared: bool = False
    by: str = ""


class Overview(msgspec.Struct, omit_defaults=True):
    """All there is to know of a replay from one viewpoint. `plies` can be stopped at; once nothing is hidden any
    more, `lines` says which line of the log led to each, so that viewpoints can be changed in place, and `actors` who
    acted (-1: nobody). `rules` says what has become of a game that was played by other rules than today's."""

    id: str
    game: str
    mode: str
    seats: list[SeatStatus]
    seat: Viewer
    viewpoints: tuple[Viewer, ...]
    plies: list[int]
    events: list[WireEvent]
    notes: list[WireNote]
    lines: list[int] = []
    actors: list[int] = []
    own: Viewer = None
    open: bool = False
    table: str = ""
    options: dict[str, str | int | bool | list[str]] = {}
    rules: Text | None = None


class Brought(msgspec.Struct):
    replay: str


class Jotting(msgspec.Struct, forbid_unknown_fields=True):
    """A note as it is written; empty words take it away."""

    ply: int
    words: str
    seat: Viewer = None
    shared: bool = False


class ForkWish(msgspec.Struct, forbid_unknown_fields=True):
    """`seat` is the viewpoint of the ply, `sit` the seat to take."""

    ply: int
    sit: Seat
    seat: Viewer = None
    level: str = "normal"


@get("/api/replays/{id:str}")
async def overview(request: Ask) -> Overview:
    room, viewer, lang = await _enter(request)
    replay = room.replay
    begun, stops = replay.begun, replay.stops(viewer)
    return Overview(
        id=room.id,
        game=begun.game,
        mode=room.mode,
        seats=room.status((), lang),
        seat=viewer,
        viewpoints=room.viewpoints,
        plies=[stop.ply for stop in stops],
        events=replay.events(viewer),
        notes=await _notes(request, room, viewer),
        lines=[stop.line for stop in stops] if room.open else [],
        actors=[replay.actor(stop) for stop in stops] if room.open else [],
        own=room.own[0] if len(room.own) == 1 else None,
        open=room.open,
        table=room.table.id if room.table is not None else "",
        options=begun.options,
        rules=room.rules(),
    )


@get("/api/replays/{id:str}/{ply:int}")
async def one_ply(request: Ask) -> Frame:
    room, viewer, lang = await _enter(request)
    still = room.replay.still(viewer, request.path_params["ply"])
    begun = room.replay.begun
    return Frame(
        ply=still.stop.ply,
        seat=viewer,
        game=begun.game,
        table=room.id,
        scene=still.scene,
        seats=room.status(still.acting, lang),
        events=[],
        outcome=still.outcome,
        mode=room.mode,
        options=begun.options,
    )


@get("/api/replays/{id:str}/since")
async def since(request: Ask) -> Since | None:
    """What whoever sits there alone has missed; nothing for anybody else."""
    room, viewer, _ = await _enter(request)
    return room.replay.since(viewer) if viewer is not None and room.own == (viewer,) else None


@get("/api/replays/{id:str}/record")
async def download(request: Ask) -> Response[bytes]:
    room, _, _ = await _enter(request)
    record = services_of(request).replays.record(room)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{room.id}.json"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


@get("/api/replays/{id:str}/{ply:int}/picture.svg")
async def picture(request: Ask) -> Response[str]:
    room, viewer, lang = await _enter(request)
    spoken = request.query_params.get("lang", lang)
    stop = room.replay.stop(viewer, request.path_params["ply"])
    names = [seat.name for seat in room.status((), lang)]
    game, scene, seats = room.replay.game, room.replay.scene(viewer, stop), room.replay.begun.seats
    source = await asyncio.to_thread(scene_picture, game, scene, seats, viewer, stop.ply, spoken, names, room.mode)
    name = f"{game.id}-{room.id}-{stop.ply}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(source, media_type="image/svg+xml", headers=headers)


@post("/api/replays", request_max_body_size=HUGE + 1)
async def bring(request: Ask) -> Brought:
    services, me = services_of(request), await need_me(request)
    spend(request)
    try:
        return Brought(await services.replays.bring(await request.body(), me.id))
    except Refusal as refusal:
        remark(request, "a record was refused", why=refusal.why.key, status=refusal.status)
        raise


@put("/api/replays/{id:str}/notes")
async def write_note(request: Ask) -> list[WireNote]:
    me, wish = await need_me(request), await body(request, Jotting)
    replays = services_of(request).replays
    room = await replays.room(request.path_params["id"], me.id)
    viewer = room.viewpoint(wish.seat)
    words = wish.words.strip()
    if len(words) > LONGEST_NOTE:
        raise Refusal(text("server-note-long", most=LONGEST_NOTE))
    line = room.replay.stop(viewer, wish.ply).line
    await replays.write(room, Note(line, me.id, words, wish.shared))
    return await _notes(request, room, viewer)


@post("/api/replays/{id:str}/fork")
async def fork(request: Ask) -> Opened:
    services, me = services_of(request), await need_me(request)
    spend(request)
    wish = await body(request, ForkWish)
    room = await services.replays.room(request.path_params["id"], me.id)
    viewer = room.viewpoint(wish.seat)
    return Opened(await services.replays.fork(room, viewer, wish.ply, wish.sit, wish.level, me.id))


async def _enter(request: Ask) -> tuple[ReplayAccess, Viewer, str]:
    """The room of whoever asks, the viewpoint asked for, and the language they read."""
    me = await find_me(request)
    room = await services_of(request).replays.room(request.path_params["id"], me.id if me else "")
    asked = request.query_params.get("seat", "")
    return room, room.viewpoint(_viewer(asked)) if asked else room.first(), me.lang if me else "en"


def _viewer(asked: str) -> Viewer:
    if asked == WATCH:
        return None
    if not asked.isascii() or not asked.isdigit():
        raise refuse("server-replay-own", status=403)
    return int(asked[:9])


async def _notes(request: Ask, room: ReplayAccess, viewer: Viewer) -> list[WireNote]:
    """Each at the ply of the viewpoint where its line was told."""
    me, replays = await find_me(request), services_of(request).replays
    mine = me.id if me else ""
    found = []
    for note in await replays.notes(room, mine):
        by = "" if note.person == mine else await replays.author(note.person)
        if by or note.person == mine:
            found.append(WireNote(room.replay.ply_of(viewer, note.line), note.words, note.shared, by))
    return found


REPLAY_CALLS: list[HTTPRouteHandler] = [overview, one_ply, since, picture, download, bring, write_note, fork]
