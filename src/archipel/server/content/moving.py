"""A profile that moves in: the file that another house wrote of it, read with suspicion, every game played again."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from archipel.bots import LEVELS
from archipel.core.content_names import digest_in
from archipel.core.record import Record
from archipel.core.values import Seat
from archipel.server.content.own_contents import OwnContents
from archipel.server.people.export_and_erase import FORM
from archipel.server.people.profiles import ProfileChanges, Profiles
from archipel.server.replay.access import LONGEST_NOTE, Replays
from archipel.server.replay.named_content import resolve_content
from archipel.server.replay.uploads import play_record, read_kept
from archipel.server.store.limits import MOST_NOTES, MOST_RECORDS
from archipel.table.finished.endings import ending_of
from archipel.table.history import History
from archipel.table.lobby import Lobby
from archipel.table.match import Match
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import ContentLabel, Entry, Note, Sitter, TableRow
from archipel.table.seating import Seating
from archipel.table.store import StoreFailed, Taken

HUGE = 16 * 1024 * 1024
MOST_GAMES = 2000
LONGEST_ID = 20


class MovedGame(msgspec.Struct):
    """A finished game as a file tells it; `bots` has the level of the bot in each seat, empty where somebody sat."""

    table: str
    mode: str
    at: int
    seat: Seat
    won: bool = False
    bots: list[str] = []
    record: dict[str, Any] | None = None


class MovedNote(msgspec.Struct):
    replay: str
    words: str
    line: int = 0


class MovedRecord(msgspec.Struct):
    record: str


class MovedContent(msgspec.Struct):
    game: str
    name: str
    source: str


class MovedProfile(msgspec.Struct):
    """What is read of an exported file; the rest can be told from its games, or stays where it was."""

    form: int
    name: str
    lang: str
    theme: str
    preferences: dict[str, str] = {}
    games: list[MovedGame] = []
    notes: list[MovedNote] = []
    records: list[MovedRecord] = []
    contents: list[MovedContent] = []


class MovedIn(msgspec.Struct):
    """What came along: games anew, games that were here already, games that cannot be played here; and the rest."""

    games: int = 0
    known: int = 0
    refused: int = 0
    records: int = 0
    contents: int = 0


class Moving:
    """Nothing of a file is believed that its records do not show. It may be read again: what is here stays as it is."""

    def __init__(self, lobby: Lobby, profiles: Profiles, replays: Replays, contents: OwnContents) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.profiles = profiles
        self.replays = replays
        self.contents = contents
        self.turn = asyncio.Lock()

    async def move_in(self, data: bytes, person: str) -> MovedIn:
        if self.turn.locked():
            raise refuse("server-too-fast", status=429)
        async with self.turn:
            file = await self.lobby.house.run(read_profile, data)
            await self._adopt(file, person)
            told = MovedIn()
            for content in file.contents[: self.contents.settings.contents_of_a_person]:
                told.contents += await self._kept(
                    self.contents.keep(person, content.game, content.name, content.source, "")
                )
            for game in reversed(file.games[:MOST_GAMES]):
                await self._game(game, person, told)
                await asyncio.sleep(0)
            for brought in file.records[:MOST_RECORDS]:
                told.records += await self._kept(self.replays.bring(brought.record.encode(), person))
            for note in file.notes[:MOST_NOTES]:
                await self._kept(self._note(note, person))
        return told

    async def _adopt(self, file: MovedProfile, person: str) -> None:
        """Name, language and likings; what this house does not know of them is left out."""
        for field in ("name", "lang", "theme", "preferences"):
            try:
                changes = msgspec.convert({field: getattr(file, field)}, ProfileChanges)
                await self.profiles.change(person, changes)
            except (msgspec.ValidationError, Refusal):
                continue
        self.lobby.renamed(person)

    async def _kept(self, work: Any) -> bool:
        try:
            await work
        except Refusal as refusal:
            if refusal.status == 503:
                raise
            return False
        return True

    async def _game(self, game: MovedGame, person: str, told: MovedIn) -> None:
        if game.record is None or not _is_id(game.table) or not 0 < game.at <= self.lobby.house.now():
            told.refused += 1
        elif await self.store.tables.find(game.table) is not None:
            told.known += 1
        else:
            try:
                await self._keep_game(game, msgspec.json.encode(game.record), person)
                told.games += 1
            except (Refusal, Taken) as error:
                if isinstance(error, Refusal) and error.status == 503:
                    raise
                told.refused += 1

    async def _keep_game(self, game: MovedGame, data: bytes, person: str) -> None:
        """As a table that has just ended, in the second in which it did."""
        record = await resolve_content(read_kept(data), person, self.store)
        history = await self.lobby.house.run(play_record, record)
        if history.outcome() is None or not 0 <= game.seat < record.seats:
            raise refuse("server-record-broken")
        row = self._row(game, record, history, person)
        seating = Seating(row.sitters, self.profiles.name, row.host)
        acts = [Entry("act", seat, action) for seat, action in record.actions]
        away = [Entry("standin", game.seat, "left")] if self._lost_to_a_bot(game, history) else []
        earned = [] if away else Match(row, history.game, seating, self.lobby.house.now).won(history.state)
        log = [*acts[:-1], *away]
        ending = ending_of(history, record)
        try:
            await self.store.tables.create(row, log)
            await self.store.tables.append(
                row.id, len(log), acts[-1], game.at, over=True, won=earned, rules=row.rules, ending=ending
            )
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    def _row(self, game: MovedGame, record: Record, history: History, person: str) -> TableRow:
        mode = game.mode if game.mode in {mode.id for mode in history.game.modes} else history.game.modes[0].id
        own = self._label(record, history)
        sitters = tuple(_sitter(seat, game, person) for seat in range(record.seats))
        return TableRow(
            game.table,
            record.game,
            record.rules,
            mode,
            record.options,
            record.seed,
            sitters,
            game.at,
            host=person,
            content=own,
        )

    def _label(self, record: Record, history: History) -> ContentLabel | None:
        own = digest_in(history.game.content, record.options)
        return ContentLabel(own) if own else None

    def _lost_to_a_bot(self, game: MovedGame, history: History) -> bool:
        """Whoever left a game to a bot has not won what the bot won."""
        outcome = history.outcome()
        return outcome is not None and game.seat in outcome.winners and not game.won

    async def _note(self, note: MovedNote, person: str) -> None:
        """Of a game of one's own, where nothing is written yet, and for oneself alone."""
        row = await self.store.tables.find(note.replay)
        room = await self.replays.room(note.replay, person)
        written = [kept.line for kept in await self.replays.notes(room, person) if kept.person == person]
        lines = len(await self.store.tables.log(note.replay))
        if row is None or row.host != person or note.line in written or not 0 <= note.line < lines:
            raise refuse("server-malformed")
        await self.replays.write(room, Note(note.line, person, note.words[:LONGEST_NOTE], shared=False))


def read_profile(data: bytes) -> MovedProfile:
    """What was sent, if it is a file that a house wrote of a profile."""
    if len(data) > HUGE:
        raise refuse("server-too-large", status=413)
    try:
        file = msgspec.json.decode(data, type=MovedProfile)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refuse("server-moved-broken") from None
    if file.form > FORM:
        raise refuse("server-moved-newer")
    return file


def _sitter(seat: Seat, game: MovedGame, person: str) -> Sitter:
    """Others who played are somebody whom nobody here knows."""
    if seat == game.seat:
        return Sitter("person", person)
    level = game.bots[seat] if seat < len(game.bots) else ""
    return Sitter("bot", level=level) if level in LEVELS else Sitter("person", f"gone-{secrets.token_hex(12)}")


def _is_id(table: str) -> bool:
    return 0 < len(table) <= LONGEST_ID and table.isascii() and table.isalnum()
