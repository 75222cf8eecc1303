"""The command `load`: a server under load, told as a table or as JSON."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.table import Table

from archipel import compiled
from archipel.cli.errors import CommandError
from archipel.cli.output import wide_console
from archipel.cli.table_setup import set_up_table
from archipel.core.catalog import game as find_game
from archipel.load import LoadError, OwnServer, Plan, Report, allow_sockets, drive
from archipel.words import Words, words

HOUR = 3600
FASTEST = 100_000
NONE = "-"


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A server that runs, with its process where that is known; `sure`: it may be another machine's."""

    address: str
    pid: int | None
    sure: bool


def load(plan: Plan, target: Target | None, lang: str) -> Report:
    """Without a target one is started, and stopped afterwards."""
    if target is not None:
        _check_address(target)
    with Console(stderr=True).status(words(lang).key("terminal-measuring")):
        try:
            allow_sockets(plan.tables * plan.seats)
            return asyncio.run(drive(plan, target.address, target.pid)) if target else _load_own(plan)
        except LoadError as error:
            raise CommandError(str(error)) from None


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
        ("shares", " / ".join(NONE if share is None else f"{share:.0%}" for share in shares)),
        ("frames", f"{found.messages_per_move:.2f} / {found.frames_per_move:.2f}"),
        ("bytes", f"{found.bytes_per_move:.0f} / {found.wire_bytes_per_move:.0f}"),
        ("waits", " / ".join(_number(wait) for wait in (found.p50_ms, found.p99_ms, found.longest_ms)) + " ms"),
        ("memory", " / ".join(_number(size) for size in (found.table_kb, found.played_table_kb)) + " kB"),
        ("refusals", ", ".join(refused) or "0"),
        *([("owed", str(found.owed))] if found.rate else []),
    ]


def _notes(found: Report, said: Words) -> list[str]:
    notes = [said.key("terminal-load-driver")] if found.driver_bound else []
    if found.compiled is not None:
        notes.append(said.key("terminal-load-compiled", compiled="yes" if found.compiled else "no"))
    return notes


def _number(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}"


def _load_own(plan: Plan) -> Report:
    with OwnServer(plan.seed) as server:
        found = asyncio.run(drive(plan, server.address, server.pid))
    return msgspec.structs.replace(found, compiled=compiled())


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
