"""What was measured, read from the one file it is kept in: costs of a move, and runs to hold a simulation against."""

from __future__ import annotations

from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("measured.json")


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds of a processor, but for `sync`, which is of the disk.

    Of a node: `act` for each move made there, `follow` for each move made elsewhere at a table that somebody has open
    here, `ask` for each statement, `hear` for each notice, `idle` for each second. Of the database: `keep` for each
    statement that keeps lines, `line` for each of its lines, `tell` for each node that hears of it, `read` for each
    statement that reads on. `driver` is what a move costs whoever plays at random."""

    act: float
    follow: float
    ask: float
    hear: float
    idle: float
    keep: float
    line: float
    tell: float
    read: float
    sync: float
    driver: float


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """Tables whose `seats` have their pages at nodes by chance, or `together` at one; `at_once` of them are to act
    before a table goes on. `rate` is moves a second; 0: one upon another. All is on one machine of so many `cores`; or
    the database has so many of its own, each node one, and whoever plays is elsewhere."""

    nodes: int
    tables: int
    seats: int
    at_once: int
    rate: float
    cores: int
    database_cores: int = 0
    together: bool = False


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Milliseconds from act, or from when it was due, to acknowledgement; milliseconds of processor a move."""

    moves_per_s: float
    p50: float
    p99: float
    lines_a_statement: float
    node_ms: float
    database_ms: float


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured once; `others` are how many threads of somebody else would run, every tenth of a second."""

    others: list[int]
    outcome: Outcome


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A setting, and runs in it: whatever else the machine had to do was another each time."""

    setting: Setting
    runs: list[Run]


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Medians of so many runs on one node and on two, one move upon another: milliseconds of processor a move, of all
    nodes and of the database; lines a statement; kilobytes of a table, seated, on all nodes together. `wire_bytes` are
    those that all pages are sent for a move, as they travel."""

    game: str
    mode: str
    seats: int
    runs: int
    node_ms: tuple[float, float]
    database_ms: tuple[float, float]
    lines_a_statement: tuple[float, float]
    table_kb: tuple[float, float]
    frames: float
    wire_bytes: float


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """`table_kb` is what one of two hundred tables takes in play, on one node, and on two together; `node_mb` a node
    without tables; `wal_bytes` what a line adds to PostgreSQL's write-ahead log, `log_bytes` to its log with index."""

    date: str
    machine: str
    postgresql: str
    table_kb: tuple[float, float]
    node_mb: float
    wal_bytes: float
    log_bytes: float
    costs: Costs
    games: list[Game]
    points: list[Point]


def measured() -> Measured:
    return msgspec.json.decode(FILE.read_bytes(), type=Measured)
