"""`python -m tools.notify`: houses over one PostgreSQL, with NOTIFY and without it in turn, as a table or as JSON."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from time import monotonic, sleep
from typing import Any, LiteralString

import msgspec
import psycopg

from archipel.load import Database, LoadError, look_at, own_database
from tools.notify.figures import Figures, figures, medians
from tools.notify.house import Heard, Manner, work

SOON = 0.5
VERSION = "SHOW server_version"
WAL = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"


def main() -> None:
    told = parser().parse_args()
    if not 1 <= told.houses <= told.tables or told.seconds <= 0 or told.runs < 1 or told.rate <= 0:
        parser().error("--houses, --seconds, --runs and --rate are above 0, and there are no fewer tables than houses")
    try:
        run(told)
    except LoadError as error:
        parser().error(str(error))


def run(told: argparse.Namespace) -> None:
    """Each manner in turn, then all of them again: whatever else the machine does, they share it."""
    with own_database() as address, houses(address, told) as lines:
        database = look_at(address)
        found = [
            measure(database, lines, told.seconds, rate=rate / told.houses, told=notify)
            for _ in range(told.runs)
            for rate, notify in ((told.rate, True), (told.rate, False), (0.0, True), (0.0, False))
        ]
        where = {"postgresql": ask(address, VERSION), "durable": database.durable}
    each = len(found) // told.runs
    show([medians(found[manner::each]) for manner in range(each)], where, as_json=told.json)


def parser() -> argparse.ArgumentParser:
    one = argparse.ArgumentParser(prog="python -m tools.notify", description=__doc__)
    one.add_argument("--houses", type=int, default=4, help="processes, each with a store and a listener (4)")
    one.add_argument("--tables", type=int, default=400, help="tables of all of them (400)")
    one.add_argument("--rate", type=float, default=2000.0, help="lines a second of all of them (2000)")
    one.add_argument("--seconds", type=float, default=5.0, help="of each run (5)")
    one.add_argument("--runs", type=int, default=3, help="runs of each manner; medians are told (3)")
    one.add_argument("--json", action="store_true")
    return one


@contextmanager
def houses(address: str, told: argparse.Namespace) -> Iterator[list[Connection]]:
    """A line to each, once all of them listen; gone when what is measured is."""
    spawn = multiprocessing.get_context("spawn")
    with ExitStack() as stack:
        lines = []
        for number in range(told.houses):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=work, args=(address, told.tables // told.houses, number, theirs))
            process.start()
            stack.callback(process.join)
            stack.callback(ours.send, None)
            lines.append(ours)
            ours.recv()
        yield lines


def measure(database: Database, lines: Sequence[Connection], seconds: float, *, rate: float, told: bool) -> Figures:
    manner = Manner(told, rate, seconds, monotonic() + SOON)
    for line in lines:
        line.send(manner)
    sleep(manner.begin - monotonic())
    cpu, wal = database.cpu_seconds() or 0.0, int(ask(database.address, WAL))
    sleep(manner.begin + seconds - monotonic())
    cpu, wal = (database.cpu_seconds() or 0.0) - cpu, int(ask(database.address, WAL)) - wal
    answers: list[Heard] = [line.recv() for line in lines]
    return figures(manner, answers, cpu, wal)


def ask(address: str, query: LiteralString) -> str:
    with psycopg.connect(address) as db:
        return str((db.execute(query).fetchone() or ("",))[0])


def show(found: Sequence[Figures], where: dict[str, Any], *, as_json: bool) -> None:
    where |= {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    if as_json:
        print(msgspec.json.format(msgspec.json.encode({**where, "figures": found}), indent=2).decode())
        return
    print(", ".join(f"{name} {value}" for name, value in where.items()))
    for name in Figures.__struct_fields__:
        print(f"{name:20}", *(f"{getattr(one, name)!s:>12}" for one in found))


if __name__ == "__main__":
    main()
