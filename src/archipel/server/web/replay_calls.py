"""The calls of a replay: what there is to see, one ply of it, notes, the record, a fork, a picture."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from archipel.core.record import Record
from archipel.core.text import text
from archipel.server.content.position_picture import scene_picture
from archipel.server.replay.access import ReplayAccess
from archipel.server.replay.replay import CatchUp
from archipel.server.replay.uploads import HUGE, read_record
from archipel.server.web.callers import Guest, check_guest, check_guest_and_spend, find_guest
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import (
    ForkWish,
    NoteWish,
    OpenedTable,
    ReplayNote,
    ReplayOverview,
    UploadedRecord,
)
from archipel.server.web.request_checks import remark
from archipel.server.web.services import services_of
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Note
from archipel.table.wire.messages import WIRE, Frame, Picture, TableFacts

LONGEST_NOTE = 600
WATCH = "watch"

Viewpoint = Annotated[str, QueryParameter(description="whose eyes: the number of a seat, or `watch`; none: my own")]
Language = Annotated[str | None, QueryParameter(description="of the picture: en or fr; none: that of my profile")]


@get("/api/replays/{id:str}")
async def replay_overview(request: HttpRequest, id: FromPath[str], seat: Viewpoint = "") -> ReplayOverview:
    """What there is to look back at, from one viewpoint."""
    room, viewer, lang = await _enter(request, id, seat)
    replay = room.replay
    begun, stops = replay.begun, replay.stops(viewer)
    return ReplayOverview(
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
        options=room.options(),
        rules=room.rules(),
        content=room.content(),
    )


@get("/api/replays/{id:str}/{ply:int}")
async def replay_ply(request: HttpRequest, id: FromPath[str], ply: FromPath[int], seat: Viewpoint = "") -> Frame:
    """What was seen at a ply, or at the last stop before it; nothing can be touched there."""
    room, viewer, lang = await _enter(request, id, seat)
    still = room.replay.still(viewer, ply)
    begun = room.replay.begun
    return Frame(
        wire=WIRE,
        seat=viewer,
        picture=Picture(still.stop.ply, still.scene, outcome=still.outcome),
        seats=room.status(still.acting, lang),
        events=[],
        about=TableFacts(begun.game, room.id, room.mode, room.options(), content=room.content()),
    )


@get("/api/replays/{id:str}/since")
async def replay_since(request: HttpRequest, id: FromPath[str], seat: Viewpoint = "") -> CatchUp | None:
    """What whoever sits there alone has missed; nothing for anybody else."""
    room, viewer, _ = await _enter(request, id, seat)
    return room.replay.since(viewer) if viewer is not None and room.own == (viewer,) else None


@get("/api/replays/{id:str}/record", responses={200: ResponseSpec(Record, generate_examples=False)})
async def replay_record(request: HttpRequest, id: FromPath[str], seat: Viewpoint = "") -> Response[bytes]:
    """The record as a file, once the game is over."""
    room, _, _ = await _enter(request, id, seat)
    record = services_of(request).replays.record(room)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{room.id}.json"'}
    return Response(record.to_json(), media_type="application/json", headers=headers)


@get("/api/replays/{id:str}/{ply:int}/picture.svg", media_type="image/svg+xml")
async def replay_picture(
    request: HttpRequest, id: FromPath[str], ply: FromPath[int], seat: Viewpoint = "", lang: Language = None
) -> Response[str]:
    """What was seen at a ply, as a picture."""
    room, viewer, read = await _enter(request, id, seat)
    stop = room.replay.stop(viewer, ply)
    names = [status.name for status in room.status((), read)]
    game, scene, seats = room.replay.game, room.replay.scene(viewer, stop), room.replay.begun.seats
    spoken = read if lang is None else lang
    told = (viewer, stop.ply, spoken, names, room.mode, room.packed())
    source = await asyncio.to_thread(scene_picture, game, scene, seats, *told)
    name = f"{game.id}-{room.id}-{stop.ply}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(source, media_type="image/svg+xml", headers=headers)


@post("/api/replays", before_request=check_guest_and_spend, request_max_body_size=HUGE + 1, opt={"body": Record})
async def upload_record(request: HttpRequest, me: Guest) -> UploadedRecord:
    """Bring a record along to look at; one that cannot be played is refused and not kept."""
    try:
        services, data = services_of(request), await request.body()
        await services.own_contents.look_into(read_record(data))
        return UploadedRecord(await services.replays.bring(data, me.id))
    except Refusal as refusal:
        remark(request, "a record was refused", why=refusal.why.key, status=refusal.status)
        raise


@put("/api/replays/{id:str}/notes", before_request=check_guest)
async def write_note(request: HttpRequest, me: Guest, id: FromPath[str], data: JSONBody[NoteWish]) -> list[ReplayNote]:
    """Write a note at a ply, or take it away; the answer is all notes from there."""
    replays = services_of(request).replays
    room = await replays.room(id, me.id)
    viewer = room.viewpoint(data.seat)
    words = data.words.strip()
    if len(words) > LONGEST_NOTE:
        raise Refusal(text("server-note-long", most=LONGEST_NOTE))
    line = room.replay.stop(viewer, data.ply).line
    await replays.write(room, Note(line, me.id, words, data.shared))
    return await _notes(request, room, viewer)


@post("/api/replays/{id:str}/fork", before_request=check_guest_and_spend)
async def fork_replay(request: HttpRequest, me: Guest, id: FromPath[str], data: JSONBody[ForkWish]) -> OpenedTable:
    """Open a table where the game stood at a ply, once it is over."""
    replays = services_of(request).replays
    room = await replays.room(id, me.id)
    viewer = room.viewpoint(data.seat)
    return OpenedTable(await replays.fork(room, viewer, data.ply, data.sit, data.level, me.id))


async def _enter(request: HttpRequest, id: str, seat: str) -> tuple[ReplayAccess, Viewer, str]:
    """The room of whoever asks, the viewpoint asked for, and the language they read."""
    me = await find_guest(request)
    room = await services_of(request).replays.room(id, me.id if me else "")
    return room, room.viewpoint(_viewer(seat)) if seat else room.first(), me.lang if me else "en"


def _viewer(seat: str) -> Viewer:
    if seat == WATCH:
        return None
    if not seat.isascii() or not seat.isdigit():
        raise refuse("server-replay-own", status=403)
    return int(seat[:9])


async def _notes(request: HttpRequest, room: ReplayAccess, viewer: Viewer) -> list[ReplayNote]:
    """Each at the ply of the viewpoint where its line was told."""
    me, replays = await find_guest(request), services_of(request).replays
    mine = me.id if me else ""
    found = []
    for note in await replays.notes(room, mine):
        by = "" if note.person == mine else await replays.author(note.person)
        if by or note.person == mine:
            found.append(ReplayNote(room.replay.ply_of(viewer, note.line), note.words, note.shared, by))
    return found


REPLAY_CALLS: list[HTTPRouteHandler] = [
    replay_overview,
    replay_ply,
    replay_since,
    replay_picture,
    replay_record,
    upload_record,
    write_note,
    fork_replay,
]
