"""The command `endure`: what is left of what was promised once everything was killed, as a table or as JSON."""

from __future__ import annotations

import asyncio
import signal
import sys

from rich.console import Console
from rich.table import Table

from archipel.cli.errors import CommandError
from archipel.cli.output import wide_console
from archipel.core.catalog import game as find_game
from archipel.endure import Plan, Report
from archipel.endure import endure as carry_out
from archipel.endure.report import Waits
from archipel.endure.site import FAULTS
from archipel.load import LoadError, allow_sockets
from archipel.words import words

LONGEST = 24 * 60
SEATS = 4
NONE = "-"


def checked(plan: Plan) -> Plan:
    """The plan, where it can be carried out."""
    if sys.platform == "win32":
        raise CommandError("Windows has no signals to kill nodes by")
    if not 0 < plan.minutes <= LONGEST:
        raise CommandError("--minutes is more than 0 and at most a day")
    for name in plan.games:
        if not any(seats > 1 for mode in find_game(name).modes for seats in mode.seats):
            raise CommandError(f"{name} is not for two")
    unknown = [fault for fault in plan.faults if fault not in FAULTS]
    if unknown:
        raise CommandError(f"{unknown[0]} is no fault; there are {', '.join(FAULTS)}")
    if plan.kills and plan.faults and not {*plan.faults} & _possible(plan):
        raise CommandError("none of these faults can come: there is nothing of that kind to kill")
    return plan


def _possible(plan: Plan) -> set[str]:
    return {*FAULTS} - ({"database"} if plan.database else set()) - (set() if plan.workers else {"worker"})


def endure(plan: Plan, lang: str) -> Report:
    """Whoever is told to stop leaves nothing behind that runs."""
    said = words(lang)
    with Console(stderr=True).status(said.key("terminal-endure-begins")) as status:

        def tell(done: int, all: int) -> None:
            status.update(said.key("terminal-enduring", done=done, all=all))

        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            allow_sockets(plan.tables * SEATS)
            return asyncio.run(carry_out(plan, tell))
        except LoadError as error:
            raise CommandError(str(error)) from None


def show(found: Report, lang: str) -> None:
    said = words(lang)
    title = {"nodes": found.nodes, "workers": found.workers, "seconds": f"{found.seconds:.0f}", "seed": found.seed}
    table = Table(title=said.key("terminal-endured", **title), title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    told = [said.key("terminal-endured-fault", kind=kind, count=count) for kind, count in found.faults.items()]
    for key, value in [("faults", "\n".join(told) or "0"), *_lines(found)]:
        table.add_row(said.key(f"terminal-endured-{key}"), value)
    console = wide_console()
    console.print(table)
    for finding in found.findings:
        console.print(finding, highlight=False, markup=False)
    database = "own" if found.own_database else "named"
    console.print(said.key("terminal-endured-disk", database=database, durable="yes" if found.durable else "no"))
    console.print(said.key("terminal-endured-verdict", broken=found.broken()), highlight=False)


def _lines(found: Report) -> list[tuple[str, str]]:
    wrong = (found.unasked, found.denied_kept, found.disordered)
    return [
        ("tables", f"{found.tables} / {found.games}"),
        ("acknowledged", str(found.acknowledged)),
        ("uncertain", f"{found.uncertain} / {found.uncertain_kept}"),
        ("refusals", _counts(found.refusals)),
        ("lost", str(found.lost)),
        ("doubled", str(found.doubled)),
        ("wrong", " / ".join(map(str, wrong))),
        ("differing", str(found.differing)),
        ("stuck", f"{found.stuck} / {found.fallen} / {found.astray}"),
        ("frames", f"{found.frames} / {found.sights}"),
        ("returns", _waits(found.returns)),
        ("recoveries", _waits(found.recoveries)),
        ("gaps", _waits(found.gaps)),
    ]


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items()) or "0"


def _waits(waits: Waits) -> str:
    return (
        " / ".join(NONE if wait is None else f"{wait:.2f}" for wait in (waits.median, waits.p99, waits.longest)) + " s"
    )
