"""Who may look back at which game, from where; notes there; and the game taken up elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from archipel.bots import LEVELS
from archipel.core.content_names import digest_in, named, packed_in
from archipel.core.record import Record, mode_of
from archipel.core.text import Text, text
from archipel.core.values import Seat
from archipel.server.people.profiles import Profiles
from archipel.server.replay.kept_replay import KeptReplay
from archipel.server.replay.named_content import resolve_content
from archipel.server.replay.replay import Replay
from archipel.server.replay.uploads import play_record, read_kept, read_record
from archipel.table.history import History
from archipel.table.lobby import Lobby, new_id
from archipel.table.log_line import Viewer
from archipel.table.match import Match, with_rules
from archipel.table.refusal import refuse
from archipel.table.rows import ContentLabel, Entry, Note, Profile, Sitter, TableRow
from archipel.table.store import Store, StoreFailed
from archipel.table.table import Table
from archipel.table.wire.frames import seat_statuses
from archipel.table.wire.messages import SeatStatus
from archipel.words import words

BROUGHT = "r-"
LONGEST_NOTE = 600
KEPT = 32


class ReplayAccess(msgspec.Struct):
    """A game as one person may look back at it; `own` are the person's seats, `viewpoints` whose eyes may be had.

    `open`: the game is over and nothing of it is hidden any more.
    """

    id: str
    replay: Replay | KeptReplay
    mode: str
    own: tuple[Seat, ...]
    viewpoints: tuple[Viewer, ...]
    open: bool
    table: Table | None = None

    def viewpoint(self, asked: Viewer) -> Viewer:
        if asked not in self.viewpoints:
            raise refuse("server-replay-own", status=403)
        return asked

    def first(self) -> Viewer:
        """Whose eyes one has before choosing: one's own, where that may be, or those of the only player."""
        seats = [viewer for viewer in self.viewpoints if viewer is not None]
        mine = [seat for seat in seats if seat in self.own]
        return mine[0] if mine else seats[0] if len(seats) == 1 else self.viewpoints[0]

    def status(self, acting: Sequence[Seat], lang: str) -> list[SeatStatus]:
        """Who sat where; seats of a record that was brought along have numbers for names."""
        seats = range(self.replay.begun.seats)
        if self.table is not None:
            return seat_statuses(self.table.match.seating, [*seats], acting)
        said = words(lang)
        return [SeatStatus(said.key("seat-number", number=seat + 1), "person", acting=seat in acting) for seat in seats]

    def content(self) -> ContentLabel | None:
        """Whose components it was played with, where those are not the game's own."""
        if self.table is not None:
            return self.table.match.row.content
        own = digest_in(self.replay.game.content, self.replay.begun.options)
        return ContentLabel(own) if own else None

    def packed(self) -> str:
        """Those components, for whoever draws them."""
        return packed_in(self.replay.game.content, self.replay.begun.options)

    def options(self) -> dict[str, Any]:
        """What was agreed, as everybody is told of it."""
        return named(self.replay.game.content, self.replay.begun.options)

    def rules(self) -> Text | None:
        """What is said of a game that was played by other rules than today's."""
        made, today = self.replay.made_for, self.replay.game.rules
        if made == today:
            return None
        key = "replay-rules-end" if isinstance(self.replay, KeptReplay) else "replay-rules-other"
        return text(key, made=made, today=today)


class Replays:
    """Replays lately looked at are kept, each with some of its states; `forgotten` are told which records are gone."""

    def __init__(self, lobby: Lobby, profiles: Profiles, store: Store) -> None:
        self.lobby = lobby
        self.profiles = profiles
        self.store = store
        self.kept: dict[str, Replay] = {}
        self.forgotten: list[Callable[[str], None]] = []

    async def room(self, id: str, person: str) -> ReplayAccess:
        """Refused where there is nothing to look back at, or this person may not yet."""
        if id.startswith(BROUGHT):
            return await self._brought(id)
        table = await self.lobby.table(id)
        match = table.match
        match.admit(person)
        seats = match.seating.seats_of(person)
        every = (None, *range(len(match.seating)))
        own: tuple[Viewer, ...] = seats if len(seats) == 1 else (None,)
        open = match.over() and not match.sealed()
        replay = self._of_table(id, match)
        return ReplayAccess(id, replay, match.row.mode, seats, every if open else own, open, table)

    def _of_table(self, id: str, match: Match) -> Replay | KeptReplay:
        if match.ending is not None:
            begun = Record(match.game.id, match.row.rules, match.row.options, len(match.seating), match.row.seed)
            return KeptReplay(match.game, begun, match.ending)
        if match.history is None:
            raise refuse("server-replay-begins", status=409)
        return self._replay(id, match.history, match.row.rules if match.row.over else match.game.rules)

    async def bring(self, data: bytes, person: str) -> str:
        """The id under which a record can be looked at; nothing is kept of one that is refused."""
        record = await resolve_content(read_record(data), person, self.store)
        await self.lobby.house.run(play_record, record)
        id, own = BROUGHT + new_id(), digest_in(record.content(), record.options)
        try:
            await self.store.uploads.keep_record(id, person, msgspec.json.encode(record), int(time.time()), content=own)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        return id

    async def fork(
        self,
        room: ReplayAccess,
        viewer: Viewer,
        ply: int,
        seat: Seat,
        level: str,
        person: str,
        *,
        act: int | None = None,
        action: str | None = None,
    ) -> str:
        """A table of its own that begins where the game stood at a ply, or just before the action `act` of the record,
        the other seats played by bots; the first `action` there may be chosen already."""
        if not room.open:
            raise refuse("server-no-fork", status=403)
        if isinstance(room.replay, KeptReplay):
            raise refuse("server-other-rules", status=409)
        begun = room.replay.begun
        if not 0 <= seat < begun.seats:
            raise refuse("server-fork-seat")
        if level not in LEVELS:
            raise refuse("server-no-level")
        acts = room.replay.stop(viewer, ply).acts if act is None else act
        state = room.replay.states.state(acts) if act is None else room.replay.before(act)[1]
        log = room.replay.states.acts[:acts]
        if state.outcome() is not None:
            raise refuse("server-fork-over")
        if action is not None:
            chosen = room.replay.choice(state, seat, action)
            state.advance(seat, chosen)
            if state.outcome() is not None:
                raise refuse("server-fork-ends")
            log.append(Entry("act", seat, str(chosen)))
        sitters = tuple(
            Sitter("person", person) if at == seat else Sitter("bot", level=level) for at in range(begun.seats)
        )
        now = int(time.time())
        row = TableRow(
            new_id(),
            begun.game,
            begun.rules,
            room.mode,
            begun.options,
            begun.seed,
            sitters,
            now,
            origin=room.id,
            content=room.content(),
        )
        await self.lobby.fork(row, log, person)
        return row.id

    def forget(self, id: str) -> None:
        """A record that was brought along is kept no longer."""
        self.kept.pop(id, None)
        for forget in self.forgotten:
            forget(id)

    async def notes(self, room: ReplayAccess, person: str) -> list[Note]:
        """One's own; what others share once nothing is hidden any more."""
        return await self.store.uploads.notes(room.id, person, others=room.open)

    async def write(self, room: ReplayAccess, note: Note) -> None:
        if note.words and await self.store.uploads.full(note.person):
            raise refuse("server-notes-full", status=409)
        try:
            await self.store.uploads.keep_note(room.id, note)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    def record(self, room: ReplayAccess) -> Record:
        """The whole truth, once it is nobody's secret."""
        if room.table is not None:
            return room.table.match.record()
        assert isinstance(room.replay, Replay)
        return with_rules(room.replay.history.record(), room.replay.made_for)

    async def author(self, person: str) -> str:
        found: Profile | None = await self.profiles.find(person)
        return found.name if found else ""

    async def _brought(self, id: str) -> ReplayAccess:
        """The store says whether it is still there: another server may have erased it."""
        data = await self.store.uploads.record(id)
        if data is None:
            self.forget(id)
            raise refuse("server-replay-none", status=404)
        if id not in self.kept:
            record = read_kept(data)
            self._replay(id, await self.lobby.house.run(play_record, record), record.rules)
        replay = self.kept[id]
        every = (None, *range(replay.begun.seats))
        return ReplayAccess(id, replay, mode_of(replay.game, replay.begun).id, (), every, True)

    def _replay(self, id: str, history: History, made_for: int) -> Replay:
        replay = self.kept.pop(id, None)
        if replay is None or replay.history is not history:
            replay = Replay(history, made_for)
        self.kept[id] = replay
        while len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return replay
