"""The command `load`: a server under load, told as a table or as JSON."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from contextlib import nullcontext
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET
from rich.console import Console
from rich.table import Table

from archipel import compiled
from archipel.cli.errors import CommandError
from archipel.cli.output import wide_console
from archipel.cli.table_setup import set_up_table
from archipel.core.catalog import game as find_game
from archipel.load import (
    LoadError,
    OwnServer,
    Plan,
    Report,
    allow_sockets,
    drive,
    drive_nodes,
    look_at,
    own_database,
    own_nodes,
)
from archipel.words import Words, words

HOUR = 3600
FASTEST = 100_000
NONE = "-"


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A server that runs, with its process where that is known; `sure`: it may be another machine's."""

    address: str
    pid: int | None
    sure: bool


class OwnNodes(msgspec.Struct, frozen=True, kw_only=True):
    """So many servers of our own over the database at an address, or over one begun for it where there is none;
    `sure`: it may be another machine's."""

    count: int
    database: str
    sure: bool


def load(plan: Plan, target: Target | OwnNodes | None, lang: str) -> Report:
    """Without a target one is started, and stopped afterwards."""
    if isinstance(target, Target):
        _check_address(target)
    with Console(stderr=True).status(words(lang).key("terminal-measuring")):
        try:
            allow_sockets(plan.tables * plan.seats)
            return _load(plan, target)
        except LoadError as error:
            raise CommandError(str(error)) from None


def choose_target(
    address: str, pid: int, nodes: int, database: str, *, yes_this_server: bool
) -> Target | OwnNodes | None:
    """What the options of the command ask for; None: a server of our own."""
    if nodes and address:
        raise CommandError("--nodes starts servers of its own; leave out --address")
    if database and not nodes:
        raise CommandError("--database is what servers share; say by --nodes how many")
    if nodes:
        return OwnNodes(count=nodes, database=database, sure=yes_this_server)
    return Target(address=address, pid=pid or None, sure=yes_this_server) if address else None


def make_plan(name: str, mode: str, seats: int, options: Sequence[str], lang: str, **manner: Any) -> Plan:
    """Where seats are left open (0) there are as many as can be."""
    if not 0 < manner["seconds"] <= HOUR:
        raise CommandError("--seconds is more than 0 and at most an hour")
    if not (math.isfinite(manner["rate"]) and 0 <= manner["rate"] <= FASTEST):
        raise CommandError(f"--rate is 0, or at most {FASTEST} moves a second")
    most = find_game(name).mode(mode).seats if mode else find_game(name).seats
    setup = set_up_table(name, mode, seats, max(most), options, lang)
    agreed = msgspec.to_builtins(setup.options)
    chosen = {word.partition("=")[0]: agreed[word.partition("=")[0]] for word in options}
    return Plan(game=setup.game.id, mode=setup.mode.id, seats=setup.seats, options=chosen, **manner)


def show(found: Report, lang: str) -> None:
    said = words(lang)
    title = {"game": found.game, "mode": found.mode, "seats": found.seats, "tables": found.tables}
    pace = {"pace": "open" if found.rate else "closed", "rate": f"{found.rate:g}", "seconds": f"{found.seconds:.1f}"}
    table = Table(title=said.key("terminal-loaded", **title, **pace), title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, value in _lines(found):
        table.add_row(said.key(f"terminal-load-{key}"), value)
    console = wide_console()
    console.print(table)
    for note in _notes(found, said):
        console.print(note, highlight=False)


def _lines(found: Report) -> list[tuple[str, str]]:
    refused = [f"{count} {why}" for why, count in sorted(found.refusals.items())]
    shares = (found.server_share, found.children_share, found.driver_share)
    return [
        ("cpu-rate", _number(found.moves_per_cpu_s)),
        ("rate", f"{found.moves_per_s:.1f}"),
        ("games", str(found.games)),
        ("shares", _shares(shares)),
        *([("nodes", _shares(found.node_shares))] if found.node_shares else []),
        *([("database", _shares([found.database_share]))] if found.database_share is not UNSET else []),
        ("frames", f"{found.messages_per_move:.2f} / {found.frames_per_move:.2f}"),
        ("bytes", f"{found.bytes_per_move:.0f} / {found.wire_bytes_per_move:.0f}"),
        ("waits", " / ".join(_number(wait) for wait in (found.p50_ms, found.p99_ms, found.longest_ms)) + " ms"),
        ("memory", " / ".join(_number(size) for size in (found.table_kb, found.played_table_kb)) + " kB"),
        ("refusals", ", ".join(refused) or "0"),
        *([("owed", str(found.owed))] if found.rate else []),
    ]


def _notes(found: Report, said: Words) -> list[str]:
    notes = [said.key("terminal-load-driver")] if found.driver_bound else []
    if found.durable is not UNSET:
        notes.append(said.key("terminal-load-durable", durable="yes" if found.durable else "no"))
    if found.compiled is not None:
        notes.append(said.key("terminal-load-compiled", compiled="yes" if found.compiled else "no"))
    return notes


def _shares(shares: Sequence[float | None]) -> str:
    return " / ".join(NONE if share is None else f"{share:.0%}" for share in shares)


def _number(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def _load(plan: Plan, target: Target | OwnNodes | None) -> Report:
    if isinstance(target, Target):
        return asyncio.run(drive(plan, target.address, target.pid))
    found = _load_nodes(plan, target) if target else _load_own(plan)
    return msgspec.structs.replace(found, compiled=compiled())


def _load_own(plan: Plan) -> Report:
    with OwnServer(plan.seed) as server:
        return asyncio.run(drive(plan, server.address, server.pid))


def _load_nodes(plan: Plan, own: OwnNodes) -> Report:
    with nullcontext(own.database) if own.database else own_database() as address:
        database = look_at(address)
        if not (database.here or own.sure):
            raise CommandError("that database is not on this machine; say --yes-this-server if you may load it")
        with own_nodes(plan.seed, own.count, address) as nodes:
            return asyncio.run(drive_nodes(plan, nodes, database))


def _check_address(target: Target) -> None:
    """Nobody loads a stranger's server by a slip of the hand."""
    try:
        place = urlsplit(target.address)
        usable = place.scheme in ("http", "https") and bool(place.hostname) and place.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise CommandError(f"{target.address} is no address of a server; one looks like http://127.0.0.1:8000")
    if not target.sure and not _loopback(place.hostname or ""):
        raise CommandError(f"{place.hostname} is not this machine; say --yes-this-server if you may load it")


def _loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
