"""The calls of a replay: what there is to see, one ply of it, notes, the record, a fork, a picture."""

from __future__ import annotations

from typing import Annotated

from archipel.core.record import Record
from archipel.core.text import text
from archipel.server.calls.call import SVG, Asked, Call, File, Language, Query, call
from archipel.server.calls.http_types import (
    ForkWish,
    NoteWish,
    OpenedTable,
    ReplayNote,
    ReplayOverview,
    UploadedRecord,
)
from archipel.server.content.position_picture import scene_picture
from archipel.server.replay.access import LONGEST_NOTE, ReplayAccess
from archipel.server.replay.replay import CatchUp
from archipel.server.replay.uploads import HUGE, read_record
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Note, Profile
from archipel.table.wire.messages import WIRE, Frame, Picture, TableFacts

WATCH = "watch"

Viewpoint = Annotated[str, Query("whose eyes: the number of a seat, or `watch`; none: my own")]


@call("GET", "/api/replays/{id:str}")
async def replay_overview(asked: Asked, id: str, seat: Viewpoint = "") -> ReplayOverview:
    """What there is to look back at, from one viewpoint."""
    room, viewer, lang = await _enter(asked, id, seat)
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
        notes=await _notes(asked, room, viewer),
        lines=[stop.line for stop in stops] if room.open else [],
        actors=[replay.actor(stop) for stop in stops] if room.open else [],
        acts=[stop.acts for stop in stops] if room.open else [],
        stood_in=replay.stood_in() if room.open else [],
        own=room.own[0] if len(room.own) == 1 else None,
        open=room.open,
        table=room.table.id if room.table is not None else "",
        options=room.options(),
        rules=room.rules(),
        content=room.content(),
    )


@call("GET", "/api/replays/{id:str}/{ply:int}")
async def replay_ply(asked: Asked, id: str, ply: int, seat: Viewpoint = "") -> Frame:
    """What was seen at a ply, or at the last stop before it; nothing can be touched there."""
    room, viewer, lang = await _enter(asked, id, seat)
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


@call("GET", "/api/replays/{id:str}/since")
async def replay_since(asked: Asked, id: str, seat: Viewpoint = "") -> CatchUp | None:
    """What whoever sits there alone has missed; nothing for anybody else."""
    room, viewer, _ = await _enter(asked, id, seat)
    return room.replay.since(viewer) if viewer is not None and room.own == (viewer,) else None


@call("GET", "/api/replays/{id:str}/record", answered=Record)
async def replay_record(asked: Asked, id: str, seat: Viewpoint = "") -> File:
    """The record as a file, once the game is over."""
    room, _, _ = await _enter(asked, id, seat)
    record = asked.services.replays.record(room)
    return File(record.to_json(), f"{record.game}-{room.id}.json")


@call("GET", "/api/replays/{id:str}/{ply:int}/picture.svg", media=SVG)
async def replay_picture(asked: Asked, id: str, ply: int, seat: Viewpoint = "", lang: Language = None) -> File:
    """What was seen at a ply, as a picture."""
    room, viewer, read = await _enter(asked, id, seat)
    stop = room.replay.stop(viewer, ply)
    names = [status.name for status in room.status((), read)]
    game, scene, seats = room.replay.game, room.replay.scene(viewer, stop), room.replay.begun.seats
    spoken = read if lang is None else lang
    told = (viewer, stop.ply, spoken, names, room.mode, room.packed())
    source = await asked.services.house.run(scene_picture, game, scene, seats, *told)
    return File(source, f"{game.id}-{room.id}-{stop.ply}.svg", SVG)


@call("POST", "/api/replays", check="cost", largest=HUGE + 1, taken=Record)
async def upload_record(asked: Asked, me: Profile) -> UploadedRecord:
    """Bring a record along to look at; one that cannot be played is refused and not kept."""
    try:
        services, data = asked.services, await asked.body()
        await services.own_contents.look_into(read_record(data))
        return UploadedRecord(await services.replays.bring(data, me.id))
    except Refusal as refusal:
        asked.remark("a record was refused", why=refusal.why.key, status=refusal.status)
        raise


@call("PUT", "/api/replays/{id:str}/notes")
async def write_note(asked: Asked, me: Profile, id: str, data: NoteWish) -> list[ReplayNote]:
    """Write a note at a ply, or take it away; the answer is all notes from there."""
    replays = asked.services.replays
    room = await replays.room(id, me.id)
    viewer = room.viewpoint(data.seat)
    words = data.words.strip()
    if len(words) > LONGEST_NOTE:
        raise Refusal(text("server-note-long", most=LONGEST_NOTE))
    line = room.replay.stop(viewer, data.ply).line
    await replays.write(room, Note(line, me.id, words, data.shared))
    return await _notes(asked, room, viewer)


@call("POST", "/api/replays/{id:str}/fork", check="cost")
async def fork_replay(asked: Asked, me: Profile, id: str, data: ForkWish) -> OpenedTable:
    """Open a table where the game stood at a ply, once it is over."""
    replays = asked.services.replays
    room = await replays.room(id, me.id)
    viewer = room.viewpoint(data.seat)
    made = await replays.fork(room, viewer, data.ply, data.sit, data.level, me.id, act=data.act, action=data.action)
    return OpenedTable(made)


async def _enter(asked: Asked, id: str, seat: str) -> tuple[ReplayAccess, Viewer, str]:
    """The room of whoever asks, the viewpoint asked for, and the language they read."""
    me = await asked.guest()
    room = await asked.services.replays.room(id, me.id if me else "")
    return room, room.viewpoint(_viewer(seat)) if seat else room.first(), me.lang if me else "en"


def _viewer(seat: str) -> Viewer:
    if seat == WATCH:
        return None
    if not seat.isascii() or not seat.isdigit():
        raise refuse("server-replay-own", status=403)
    return int(seat[:9])


async def _notes(asked: Asked, room: ReplayAccess, viewer: Viewer) -> list[ReplayNote]:
    """Each at the ply of the viewpoint where its line was told."""
    me, replays = await asked.guest(), asked.services.replays
    mine = me.id if me else ""
    found = []
    for note in await replays.notes(room, mine):
        by = "" if note.person == mine else await replays.author(note.person)
        if by or note.person == mine:
            found.append(ReplayNote(room.replay.ply_of(viewer, note.line), note.words, note.shared, by))
    return found


REPLAY_CALLS: list[Call] = [
    replay_overview,
    replay_ply,
    replay_since,
    replay_picture,
    replay_record,
    upload_record,
    write_note,
    fork_replay,
]
