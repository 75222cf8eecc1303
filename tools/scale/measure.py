"""`archipel load` over some nodes, again and again, each run a line of JSON."""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Any

import msgspec

from archipel.cli.commands.load import make_plan
from archipel.load import Plan, Report, allow_sockets, drive_nodes, look_at, own_database, own_nodes
from tools.scale.others import watching
from tools.scale.watch import Kept, Spent, Told, listening, look, spent


def measure_all(asked: argparse.Namespace) -> None:
    """Each number of nodes in turn, then all of them again: whatever else the machine does, they share it."""
    for _ in range(asked.runs):
        for game in asked.games:
            for nodes in asked.nodes:
                print(msgspec.json.encode(measure(game, nodes, asked)).decode(), flush=True)


def measure(game: str, nodes: int, asked: argparse.Namespace) -> dict[str, Any]:
    name, _, mode = game.partition(":")
    manner = {"tables": asked.tables, "seconds": asked.seconds, "moves": 0, "rate": asked.rate, "seed": 1}
    plan = make_plan(name, mode, 0, [], "en", compress=True, **manner)
    allow_sockets(plan.tables * plan.seats)
    load = os.getloadavg()[0]
    with own_database() as address, own_nodes(plan.seed, nodes, address) as servers:
        meter = Meter(address)
        found = asyncio.run(meter.drive(plan, servers))
        return {"nodes": nodes, "load": load, **meter.told_of(found), "report": found}


class Meter:
    """Looks at the database and the machine around the time in which moves count."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.looks: list[tuple[Kept, Spent, Told]] = []

    async def drive(self, plan: Plan, servers: Any) -> Report:
        database = look_at(self.address)
        pids = [pid for pid in (database.pid, *(server.pid for server in servers)) if pid]
        with listening(self.address) as told, watching(pids) as self.others:
            before = look(self.address), spent(), Told()
            found = await drive_nodes(plan, servers, database)
        self.looks = [before, (look(self.address), spent(), told)]
        return found

    def told_of(self, found: Report) -> dict[str, Any]:
        (kept, before, _), (later, after, told) = self.looks
        took = after.at - before.at
        lines = max(told.lines, 1)
        return {
            "lines": told.lines,
            "lines_a_statement": round(told.lines / max(told.statements, 1), 2),
            "statements_a_line": round(told.statements / lines, 3),
            "other_notices": told.other,
            "wal_a_line": round((later.wal - kept.wal) / lines),
            "log_bytes_a_row": round(later.log_bytes / max(later.rows, 1)),
            "bytes_a_table": round((later.bytes - kept.bytes) / max(later.tables, 1)),
            "others": self.others.last(found.seconds),
            "machine_busy": round((after.busy - before.busy) / took, 2),
            "stolen": round((after.stolen - before.stolen) / took, 2),
        }
