"""What is kept: profiles, tables, who sits where, and the log of every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from archipel.core.values import Seat


class Taken(Exception):
    """Somebody was first: at that ply of the log, in that seat, or in letting go of that profile."""


class StoreFailed(Exception):
    """Nothing was kept; the message is one sentence."""


class Profile(msgspec.Struct, frozen=True):
    """`hook` is the address told of the person's turns, `links` counts the links that once led back to the profile."""

    id: str
    name: str
    lang: str
    theme: str
    preferences: dict[str, str] = {}
    hook: str = ""
    links: int = 0


class Sitter(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person by id, a bot by level, or nobody yet.

    An open seat with a person is kept for them. A person with no id but a name plays at the host's device.
    """

    kind: Literal["person", "bot", "open"]
    person: str = ""
    level: str = ""
    name: str = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time a table agreed on. `live`: so many seconds a seat, and more for each turn; `days`: so many seconds a
    turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log.

    `act`: an action in its text form; `undo`: the seat's last one is taken back; `restart`: all of its turn is;
    `begin`: everybody sits and time runs, of no seat; `standin`: a bot plays for the seat, `action` says why (`time`,
    `left` or `away`); `return`: its person takes the seat back; `stop`: its person would stop here, `action` is `all`
    where the others agreed already; `goon`: would not any more.
    """

    kind: Literal["act", "undo", "restart", "begin", "standin", "return", "stop", "goon"]
    seat: Seat
    action: str = ""


class Won(msgspec.Struct, frozen=True):
    """A trophy of a game that a person has earned."""

    person: str
    game: str
    trophy: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was agreed; `made` is in seconds of the epoch, `over` says that its game has ended.

    `origin` names the replay a table was forked from: it earns nothing and counts nowhere. Until `sealed_until`, in
    seconds of the epoch, nobody but those who sit there sees anything of it, nor may they take its deal elsewhere.
    `host` opened it; `listed` shows it on the start page while it waits; `follows` is the table it plays again.
    `day` is the day whose deal it is, its host's one try at it. `hints` may be asked for there.
    """

    id: str
    game: str
    rules: int
    mode: str
    options: dict[str, Any]
    seed: str
    sitters: tuple[Sitter, ...]
    made: int
    over: bool = False
    origin: str = ""
    sealed_until: int = 0
    clock: Clock = Clock()
    host: str = ""
    listed: bool = False
    follows: str = ""
    day: str = ""
    hints: bool = True

    def advises(self) -> bool:
        """Whether hints may be asked for: not where the table agreed on none, and never in the deal of a day."""
        return self.hints and not self.day and not self.sealed_until


class Store(Protocol):
    """Every write has reached the disk when its call returns."""

    async def profile(self, id: str) -> Profile | None: ...

    async def make_profile(self, profile: Profile) -> None:
        """Taken if there is one of that id."""

    async def save_profile(self, profile: Profile) -> None:
        """Taken unless there is one of that id still."""

    async def create(self, row: TableRow, log: Sequence[Entry] = ()) -> None:
        """A table, and what was played at it already; Taken where another table plays the same one again."""

    async def table(self, id: str) -> TableRow | None: ...

    async def sit(self, table: str, seat: Seat, person: str) -> None:
        """Taken unless the seat was open, and kept for nobody else."""

    async def set_listed(self, table: str, listed: bool) -> None: ...

    async def free_seats(self, table: str) -> None:
        """Open seats are kept for nobody any more."""

    async def rematch_of(self, table: str) -> str:
        """The table at which that one is played again; empty if there is none."""

    async def tables_waiting(self, person: str, since: int, limit: int) -> list[str]:
        """Listed tables with a seat for anybody, made since then, at which a person does not sit, newest first."""

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """Tables in play or waiting at which a person sits or a seat is kept for them, newest first."""

    async def tables_for(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        """Tables in play, of one game if named, touched since then, at which a person does not sit, newest first."""

    async def tables_with_bots(self, since: int, until: int) -> list[str]:
        """Tables in play, last touched from the one second to before the other, where a bot sits or has stood in,
        newest first."""

    async def log(self, table: str) -> list[Entry]: ...

    async def times(self, table: str) -> list[float]:
        """When each line of the log was written, in seconds of the epoch."""

    async def append(
        self,
        table: str,
        ply: int,
        entry: Entry,
        at: float,
        *,
        over: bool,
        won: Sequence[Won] = (),
        due: float | None = None,
    ) -> None:
        """Taken if that ply is in the log already; `over` marks the table's game as ended, `won` keeps what it earned
        and `due` when somebody's time there runs out, in the same write."""

    async def overdue(self, now: float, limit: int) -> list[str]:
        """Tables in play where somebody's time has run out, the longest first."""

    async def trophies(self, person: str) -> list[Won]:
        """Everything a person has earned, oldest first."""

    async def close(self) -> None:
        """Finish every write under way."""
