"""What a load came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from archipel.load.plan import Plan

BUSY = 0.85


class Usage(msgspec.Struct, frozen=True):
    """One look: seconds by the clock, of the driver's processor, of the server's and its children's; what came in; and,
    where several share a database, seconds of each one's processor and of the database's."""

    at: float
    driver: float
    server: float | None
    children: float | None
    messages: int
    frames: int
    told: int
    travelled: int
    nodes: tuple[float | None, ...] = ()
    database: float | None = None


class Memory(msgspec.Struct, frozen=True):
    """Kilobytes of the server with one table, with all of them seated, and after play."""

    one: float | None = None
    seated: float | None = None
    played: float | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Rates count moves that were acknowledged; None: the server's process is not known, or there is nothing to tell.

    `bytes_per_move` are those of messages once inflated, `wire_bytes_per_move` those that travelled. Latencies are
    milliseconds from act, or from when it was due, to acknowledgement; `owed` moves were due and could not be made.

    Where several servers share a database, figures of the server are of all of them; each one's share and that of the
    database stand apart, and `durable` says whether it waited for the disk.
    """

    game: str
    mode: str
    seats: int
    tables: int
    rate: float
    seed: int
    compressed: bool
    seconds: float
    moves: int
    games: int
    moves_per_s: float
    moves_per_cpu_s: float | None
    server_share: float | None
    children_share: float | None
    driver_share: float
    driver_bound: bool
    messages_per_move: float
    frames_per_move: float
    bytes_per_move: float
    wire_bytes_per_move: float
    p50_ms: float | None
    p99_ms: float | None
    longest_ms: float | None
    table_kb: float | None
    played_table_kb: float | None
    server_mb: float | None
    owed: int
    refusals: dict[str, int]
    compiled: bool | None = None
    node_shares: list[float | None] | UnsetType = UNSET
    database_share: float | UnsetType | None = UNSET
    durable: bool | UnsetType = UNSET


def report(
    plan: Plan,
    looks: tuple[Usage, Usage],
    waits: Sequence[float],
    memory: Memory,
    *,
    games: int,
    owed: int,
    refusals: Mapping[str, int],
) -> Report:
    before, after = looks
    took, moves = after.at - before.at, len(waits)
    server, children = _less(after.server, before.server), _less(after.children, before.children)
    driver = (after.driver - before.driver) / took
    ordered = sorted(waits)
    return Report(
        game=plan.game,
        mode=plan.mode,
        seats=plan.seats,
        tables=plan.tables,
        rate=plan.rate,
        seed=plan.seed,
        compressed=plan.compress,
        seconds=round(took, 2),
        moves=moves,
        games=games,
        moves_per_s=round(moves / took, 1),
        moves_per_cpu_s=round(moves / server, 1) if server else None,
        server_share=_rounded(server and server / took, 3),
        children_share=_rounded(children if children is None else children / took, 3),
        driver_share=round(driver, 3),
        driver_bound=driver > BUSY,
        messages_per_move=_each(after.messages - before.messages, moves),
        frames_per_move=_each(after.frames - before.frames, moves),
        bytes_per_move=_each(after.told - before.told, moves),
        wire_bytes_per_move=_each(after.travelled - before.travelled, moves),
        p50_ms=_at(ordered, 0.5),
        p99_ms=_at(ordered, 0.99),
        longest_ms=_at(ordered, 1.0),
        table_kb=_table(memory.seated, memory.one, plan.tables),
        played_table_kb=_table(memory.played, memory.one, plan.tables),
        server_mb=_rounded(memory.played and memory.played / 1024, 1),
        owed=owed,
        refusals=dict(refusals),
    )


def with_shares(found: Report, looks: tuple[Usage, Usage], *, durable: bool) -> Report:
    """What each node and the database took, beside the rest."""
    before, after = looks
    took = after.at - before.at
    nodes = [_share(node, earlier, took) for earlier, node in zip(before.nodes, after.nodes, strict=True)]
    database = _share(after.database, before.database, took)
    return msgspec.structs.replace(found, node_shares=nodes, database_share=database, durable=durable)


def _share(after: float | None, before: float | None, took: float) -> float | None:
    used = _less(after, before)
    return None if used is None else round(used / took, 3)


def _less(after: float | None, before: float | None) -> float | None:
    return None if after is None or before is None else after - before


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _each(count: int, moves: int) -> float:
    return round(count / max(moves, 1), 2)


def _at(ordered: Sequence[float], share: float) -> float | None:
    """The wait that so large a share of all waits does not exceed."""
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2) if ordered else None


def _table(after: float | None, before: float | None, tables: int) -> float | None:
    """Kilobytes of each table beside the first, with which the game itself was read."""
    more = _less(after, before)
    return None if more is None or tables < 2 else round(more / (tables - 1), 1)
