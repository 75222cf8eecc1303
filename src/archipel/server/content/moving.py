"""A profile that moves in: the file that another house wrote of it, read with suspicion, every game played again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable

import msgspec

from archipel.bots import LEVELS
from archipel.core.content_names import digest_in
from archipel.core.record import BrokenRecord, Record
from archipel.core.values import Seat
from archipel.puzzles import puzzle as known_puzzle
from archipel.server.content.moved_file import (
    MovedGame,
    MovedNote,
    MovedProfile,
    MovedPuzzle,
    MovedRecord,
    read_profile,
)
from archipel.server.content.own_contents import OwnContents
from archipel.server.people.profiles import ProfileChanges, Profiles
from archipel.server.replay.access import LONGEST_NOTE, Replays
from archipel.server.replay.named_content import resolve_content
from archipel.server.replay.uploads import play_record, read_kept
from archipel.server.statistics.daily import day_at
from archipel.server.statistics.streak import day_of
from archipel.server.store.limits import MOST_NOTES, MOST_PUZZLES, MOST_RECORDS
from archipel.table.finished.endings import ending_of
from archipel.table.history import History
from archipel.table.lobby import Lobby, new_id
from archipel.table.match import Match
from archipel.table.names import clean_name
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import ContentLabel, Entry, GameIdentity, Note, PuzzleTry, Sitter, TableRow
from archipel.table.seating import Seating
from archipel.table.store import StoreFailed, Taken

MOST_GAMES = 2000
LONGEST_PUZZLE = 80
MOST_TRIES = 10_000
ELSEWHERE = "elsewhere"
"""Where a game was forked that was forked before it moved."""


class MovedIn(msgspec.Struct):
    """What came along: games anew, games that were here already, games that cannot be played here, games beyond what
    may come at once; and the rest."""

    games: int = 0
    known: int = 0
    refused: int = 0
    left: int = 0
    records: int = 0
    contents: int = 0


class Moving:
    """Nothing of a file is believed that its records do not show. It may be read again: what is here stays as it is."""

    def __init__(self, lobby: Lobby, profiles: Profiles, replays: Replays, contents: OwnContents) -> None:
        self.lobby = lobby
        self.profiles = profiles
        self.replays = replays
        self.contents = contents
        self.turn = asyncio.Lock()

    async def move_in(self, data: bytes, person: str) -> MovedIn:
        if self.turn.locked():
            raise refuse("server-too-fast", status=429)
        async with self.turn:
            file = await self.lobby.house.run(read_profile, data)
            try:
                return await Arrival(self, person).move_in(file)
            except (StoreFailed, Taken):
                raise refuse("server-not-kept", status=503) from None


class Arrival:
    """One file of one person; `here` are their games and records by the names that the file has for them."""

    def __init__(self, moving: Moving, person: str) -> None:
        self.moving = moving
        self.lobby = moving.lobby
        self.store = moving.lobby.store
        self.person = person
        self.told = MovedIn()
        self.here: dict[str, str] = {}

    async def move_in(self, file: MovedProfile) -> MovedIn:
        await self._adopt(file)
        contents, told = self.moving.contents, self.told
        for content in file.contents[: contents.settings.contents_of_a_person]:
            told.contents += await _done(contents.keep(self.person, content.game, content.name, content.source, ""))
        await self._games(file.games)
        await self._records(file.records[:MOST_RECORDS])
        for note in file.notes[:MOST_NOTES]:
            await self._note(note)
        await self._puzzles(file.puzzles[:MOST_PUZZLES])
        return told

    async def _adopt(self, file: MovedProfile) -> None:
        """Name, language and likings; what this house does not know of them is left out."""
        for field in ("name", "lang", "theme", "preferences"):
            try:
                changes = msgspec.convert({field: getattr(file, field)}, ProfileChanges)
            except msgspec.ValidationError:
                continue
            await _done(self.moving.profiles.change(self.person, changes))
        self.lobby.renamed(self.person)

    async def _games(self, games: list[MovedGame]) -> None:
        """The oldest first; what a file calls them is nothing to this house."""
        known = await self.store.tables.finished_of(self.person)
        for game in reversed(games):
            try:
                record = read_kept(bytes(game.record))
                key = GameIdentity(record.game, record.seed, game.at, game.forked)
                if key in known:
                    self.told.known += 1
                elif self.told.games == MOST_GAMES:
                    self.told.left += 1
                    continue
                else:
                    known[key] = await self._keep_game(game, record)
                    self.told.games += 1
                self.here[game.table] = known[key]
            except Refusal as refusal:
                _unless_not_kept(refusal)
                self.told.refused += 1
            await asyncio.sleep(0)

    async def _keep_game(self, game: MovedGame, record: Record) -> str:
        """As a table that has just ended, in the second in which it did."""
        record = await resolve_content(record, self.person, self.store)
        if not 0 <= game.seat < record.seats or not 0 < game.at <= self.lobby.house.now():
            raise refuse("server-record-broken")
        history = await self.lobby.house.run(play_record, record)
        if history.outcome() is None:
            raise refuse("server-record-broken")
        row = self._row(game, record, history)
        seating = Seating(row.sitters, self.moving.profiles.name, row.host)
        acts = [Entry("act", seat, action) for seat, action in record.actions]
        away = [Entry("standin", game.seat, "left")] if _lost_to_a_bot(game, history) else []
        earned = [] if away else Match(row, history.game, seating, self.lobby.house.now).won(history.state)
        log = [*acts[:-1], *away, *acts[-1:]]
        await self.store.tables.create(row, log, won=earned, ending=ending_of(history, record))
        return row.id

    def _row(self, game: MovedGame, record: Record, history: History) -> TableRow:
        own = digest_in(history.game.content, record.options)
        return TableRow(
            new_id(),
            record.game,
            record.rules,
            game.mode if game.mode in {mode.id for mode in history.game.modes} else history.game.modes[0].id,
            record.options,
            record.seed,
            tuple(_sitter(seat, game, self.person) for seat in range(record.seats)),
            game.at,
            over=True,
            origin=ELSEWHERE if game.forked else "",
            host=self.person,
            content=ContentLabel(own) if own else None,
        )

    async def _records(self, records: list[MovedRecord]) -> None:
        kept = (await self.store.profiles.belongings(self.person))["records"]
        known = {Record.from_json(row["record"]).to_json(): str(row["id"]) for row in kept}
        for moved in records:
            try:
                spelled = Record.from_json(moved.record).to_json()
                if spelled not in known:
                    known[spelled] = await self.moving.replays.bring(spelled, self.person)
                    self.told.records += 1
            except (BrokenRecord, RecursionError):
                continue
            except Refusal as refusal:
                _unless_not_kept(refusal)
                continue
            self.here[moved.id] = known[spelled]

    async def _note(self, note: MovedNote) -> None:
        """Of a game or a record of one's own, where nothing is written yet, and for oneself alone."""
        uploads, replay = self.store.uploads, self.here.get(note.replay, "")
        written = {kept.line for kept in await uploads.notes(replay, self.person, others=False)}
        free = 0 <= note.line < await self._lines(replay) and note.line not in written
        if free and not await uploads.full(self.person):
            await uploads.keep_note(replay, Note(note.line, self.person, note.words[:LONGEST_NOTE], shared=False))

    async def _puzzles(self, puzzles: list[MovedPuzzle]) -> None:
        """How puzzles went, one for each day and each of those here once, where nothing is known of that here: nobody
        is ranked by it, so it is believed as far as it may be true."""
        known = {one.day or one.puzzle for one in await self.store.puzzles.of(self.person)}
        now = int(self.lobby.house.now())
        for moved in puzzles:
            which = moved.day or moved.puzzle
            if which not in known and _may_be_true(moved, now):
                known.add(which)
                key = (self.person, moved.day, moved.puzzle)
                row = PuzzleTry(*key, moved.state, moved.tries, bool(moved.hint), moved.at)
                await self.store.puzzles.keep(row, None)

    async def _lines(self, replay: str) -> int:
        """How many lines may have a note; none where there is nothing to look back at."""
        data = await self.store.uploads.record(replay)
        return len(Record.from_json(data).actions) if data else len(await self.store.tables.log(replay))


def _may_be_true(moved: MovedPuzzle, now: int) -> bool:
    """A day that has been, with a puzzle that may not come along any more; or one that does."""
    if moved.day:
        named = 0 < len(moved.puzzle) <= LONGEST_PUZZLE and moved.puzzle.isprintable()
        dated = day_of(moved.day, day_at(now)) is not None
    else:
        named, dated = known_puzzle(moved.puzzle) is not None, True
    return named and dated and 0 <= moved.tries <= MOST_TRIES and 0 < moved.at <= now


async def _done(work: Awaitable[object]) -> bool:
    """Whether it was; a house that keeps nothing more is told at once."""
    try:
        await work
    except Refusal as refusal:
        _unless_not_kept(refusal)
        return False
    return True


def _unless_not_kept(refusal: Refusal) -> None:
    if refusal.status == 503:
        raise refusal


def _lost_to_a_bot(game: MovedGame, history: History) -> bool:
    """Whoever left a game to a bot has not won what the bot won."""
    outcome = history.outcome()
    return outcome is not None and game.seat in outcome.winners and not game.won


def _sitter(seat: Seat, game: MovedGame, person: str) -> Sitter:
    """Others who played are somebody whom nobody here knows."""
    if seat == game.seat:
        return Sitter("person", person)
    if (level := _at(game.bots, seat)) in LEVELS:
        return Sitter("bot", level=level)
    if name := _at(game.guests, seat):
        return Sitter("person", name=clean_name(name))
    return Sitter("person", f"gone-{secrets.token_hex(12)}")


def _at(names: list[str], seat: Seat) -> str:
    return names[seat] if seat < len(names) else ""
