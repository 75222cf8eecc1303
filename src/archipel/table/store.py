"""The protocol of a store: whatever keeps people, tables, results and uploads answers these calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from archipel.core.values import Seat
from archipel.table.rows import (
    AnalysisRow,
    DailyTry,
    Ending,
    Entry,
    GameIdentity,
    LoggedEntry,
    Note,
    OwnContent,
    PlayedGame,
    Profile,
    PuzzleTry,
    Result,
    Sitter,
    TableRow,
    Won,
)


class Taken(Exception):
    """Somebody was first: at that line of the log, in that seat, or in letting go of that profile."""


class StoreFailed(Exception):
    """Nothing was kept; the message is one sentence."""


class Store(Protocol):
    """Every write has reached the disk when its call returns."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def endings(self) -> EndingStore: ...

    @property
    def profiles(self) -> ProfileStore: ...

    @property
    def results(self) -> ResultStore: ...

    @property
    def uploads(self) -> UploadStore: ...

    @property
    def analyses(self) -> AnalysisStore: ...

    @property
    def puzzles(self) -> PuzzleStore: ...

    @property
    def contents(self) -> ContentStore: ...

    @property
    def passkeys(self) -> PasskeyStore: ...

    def writes(self) -> bool:
        """Whether there is somebody to write."""

    def waiting(self) -> int:
        """Writes that are not yet on the disk."""

    async def close(self) -> None:
        """Finish every write under way."""


class TableStore(Protocol):
    """Tables as they were agreed, who sits there, and the log of each."""

    async def create(
        self, row: TableRow, log: Sequence[Entry] = (), *, won: Sequence[Won] = (), ending: Ending | None = None
    ) -> None:
        """A table, and what was played at it already; Taken where another table plays the same one again. `won` keeps
        what it earned and `ending` how it ended, where it is over, in the same write."""

    async def find(self, id: str) -> TableRow | None: ...

    async def sit(self, table: str, seat: Seat, person: str) -> None:
        """Taken unless the seat was open, and kept for nobody else."""

    async def reseat(self, table: str, before: Sequence[Sitter], after: Sequence[Sitter]) -> None:
        """Others sit at a table that waits, in fewer seats perhaps; Taken unless exactly those sat there before."""

    async def drop(self, table: str) -> None:
        """Nothing is left of a table that waits; Taken where nobody is awaited there any more."""

    async def set_listed(self, table: str, listed: bool) -> None: ...

    async def free_seats(self, table: str) -> None:
        """Open seats are kept for nobody any more."""

    async def rematch_of(self, table: str) -> str:
        """The table at which that one is played again; empty if there is none."""

    async def waiting_for(self, person: str, since: int, limit: int) -> list[str]:
        """Listed tables with a seat for anybody, made since then, at which a person does not sit, newest first."""

    async def of(self, person: str, limit: int) -> list[str]:
        """Tables in play or waiting at which a person sits or a seat is kept for them, newest first."""

    async def running_of(self, person: str) -> list[str]:
        """Tables in play at which a person sits."""

    async def finished_of(self, person: str) -> dict[GameIdentity, str]:
        """The tables at which a person has finished a game."""

    async def others_than(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        """Tables in play, of one game if named, touched since then, at which a person does not sit, newest first."""

    async def with_bots(self, since: int, until: int) -> list[str]:
        """Tables in play, last touched from the one second to before the other, where a bot sits or has stood in,
        newest first."""

    async def log(self, table: str) -> list[Entry]: ...

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[LoggedEntry]]:
        """Lines of the logs of tables, each from a number on, and when they were written, in seconds of the epoch; no
        table that has none."""

    async def append(
        self,
        table: str,
        line: int,
        entry: Entry,
        at: float,
        *,
        over: bool,
        won: Sequence[Won] = (),
        due: float | None = None,
        rules: int | None = None,
        ending: Ending | None = None,
    ) -> None:
        """Taken if that line is in the log already; `over` marks the table's game as ended, `won` keeps what it earned,
        `due` when somebody's time there runs out, `rules` by which version it is played from here on and `ending` how
        it ended, in the same write."""

    async def overdue(self, now: float, limit: int) -> list[str]:
        """Tables in play where somebody's time has run out, the longest first."""


class EndingStore(Protocol):
    """How finished games ended, for the time when their rules have changed."""

    async def keep(self, table: str, ending: Ending) -> None:
        """What was kept of a table already stays."""

    async def find(self, table: str) -> Ending | None: ...


class ProfileStore(Protocol):
    """People, what they have earned, and everything that is kept under their id."""

    async def find(self, id: str) -> Profile | None: ...

    async def make(self, profile: Profile) -> None:
        """Taken if there is one of that id."""

    async def save(self, profile: Profile) -> None:
        """Taken unless there is one of that id still."""

    async def trophies(self, person: str) -> list[Won]:
        """Everything a person has earned, oldest first."""

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything else that is kept under a person's id, as rows by kind."""

    async def erase(self, person: str, stranger: str) -> None:
        """Nothing is left of a person but seats of games, held by a stranger nobody knows."""


class ResultStore(Protocol):
    """What finished games came to; a table without any has none yet."""

    async def unread(self, person: str, limit: int) -> list[str]:
        """Finished tables of a person whose results nobody has read."""

    async def unread_of_day(self, day: str, limit: int) -> list[str]: ...

    async def keep(self, table: str, results: Sequence[Result]) -> None:
        """No results: there are none, and never will be."""

    async def of(self, table: str) -> list[Result]:
        """By seat; nothing where there are none, or nobody has read them."""

    async def played(self, person: str, limit: int = -1, skip: int = 0) -> list[PlayedGame]:
        """Finished games of a person, newest first; one that was forked, played for guests too, or with components of
        somebody's own, counts nowhere."""

    async def tries_of(self, person: str, day: str) -> dict[tuple[str, str], str]:
        """The tables of a person's tries of a day, by game and mode."""

    async def ranking(self, day: str, game: str, mode: str, ended: int) -> list[DailyTry]:
        """Tries finished by the end of the day, the best first, then the earliest."""


class UploadStore(Protocol):
    """Records brought along, and notes on the lines of a replay; of each person the newest are kept."""

    async def keep_record(self, id: str, person: str, record: bytes, at: int, *, content: str = "") -> None:
        """`content` is the digest of components of one's own that the record carries."""

    async def record(self, id: str) -> bytes | None: ...

    async def keep_note(self, replay: str, note: Note) -> None:
        """An empty note is taken away."""

    async def notes(self, replay: str, person: str, *, others: bool) -> list[Note]:
        """A person's own, and where `others` what others share, in the order of the log."""

    async def full(self, person: str) -> bool:
        """Whether a person has written all the notes one may."""


class AnalysisStore(Protocol):
    """What was found of finished games; gone with the record that was analysed."""

    async def keep(self, row: AnalysisRow) -> None:
        """In the place of what was kept of that game before; nothing is where the game is gone."""

    async def find(self, replay: str) -> AnalysisRow | None: ...


class PuzzleStore(Protocol):
    """How people fare with puzzles: those of a day, and those they practise."""

    async def find(self, person: str, day: str, puzzle: str) -> PuzzleTry | None: ...

    async def of(self, person: str) -> list[PuzzleTry]:
        """Everything of a person, by day, those they practise first."""

    async def keep(self, row: PuzzleTry, before: PuzzleTry | None) -> None:
        """In the place of what was there before; Taken where that is something else by now, or the person is gone."""


class ContentStore(Protocol):
    """Components of one's own, by the profiles that keep them; and those that tables and records carry."""

    async def keep(self, person: str, content: OwnContent, source: str) -> None:
        """What says the same as a content kept already takes its place."""

    async def of(self, person: str) -> list[OwnContent]:
        """By game, newest first."""

    async def find(self, person: str, game: str, digest: str) -> tuple[str, str] | None:
        """The name and the text of a content of that profile."""

    async def drop(self, person: str, game: str, digest: str) -> None: ...

    async def at_a_table(self, person: str, game: str, digest: str) -> dict[str, Any] | None:
        """The options of a table that a person may see, with that content."""

    async def anywhere(self, game: str, digest: str) -> dict[str, Any] | None:
        """The options of any table or record brought along, with that content."""


class PasskeyStore(Protocol):
    """Devices that vouch for their owners."""

    async def keep(self, id: str, person: str, key: str, at: int, host: str) -> None:
        """Taken if there is one of that id."""

    async def find(self, id: str) -> tuple[str, str, str] | None:
        """The person of a passkey, its public key, and the host it was made for; none where an older server kept it."""

    async def bind(self, id: str, host: str) -> None:
        """A passkey without a host is for this one from now on."""

    async def count(self, person: str) -> int: ...

    async def drop(self, person: str) -> None:
        """None of a person's is good any more."""
