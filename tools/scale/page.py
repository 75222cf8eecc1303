"""The tables of docs/scale.md, written from what was measured and simulated."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median

import msgspec

from tools.scale.costs import Measured, Outcome, Point
from tools.scale.estimate import Needs, wait
from tools.scale.simulation import Simulation

SECONDS = 20.0
FIGURES = {"moves_per_s": ".0f", "p50": ".0f", "p99": ".0f", "lines_a_statement": ".1f"}
ROWS = {
    "moves a second": "{0.moves:,.0f}",
    "tables": "{0.tables:,}",
    "nodes, a core each": "{0.nodes}",
    "of a node's core": "{0.node_busy:.0%}",
    "memory of a node": "{0.node_mb:,.0f} MB",
    "cores the database uses": "{0.database_cores:.1f}",
    "statements that keep lines, a second": "{0.statements:,.0f}",
    "notices delivered a second": "{0.notices:,.0f}",
    "lock of NOTIFY held": "{0.locked:.0%}",
    "connections": "{0.connections:,}",
    "to all pages": "{0.wire_mbit:,.1f} Mbit/s",
    "log and its index a day": "{0.log_gb_a_day:,.1f} GB",
    "write-ahead log a day": "{0.wal_gb_a_day:,.1f} GB",
}
WAITS = "act to acknowledgement, p50 / p99, simulated"


def games(found: Measured) -> list[str]:
    head = ["game, seats", "node, ms", "of two nodes, ms", "database, ms", "of two nodes, ms", "frames", "bytes sent"]
    rows = [
        [
            f"{game.game} {game.mode} ({game.seats})",
            *(f"{ms:.1f}" for ms in game.node_ms),
            *(f"{ms:.2f}" for ms in game.database_ms),
            f"{game.frames:.1f}",
            f"{game.wire_bytes / 1000:.1f} kB",
        ]
        for game in found.games
    ]
    return table(head, rows)


def costs(found: Measured) -> list[str]:
    spent = msgspec.structs.asdict(found.costs)
    return table([*spent], [[f"{ms:g}" for ms in spent.values()]])


def beside(found: Measured) -> list[str]:
    """What was measured / what is simulated, and others there were: medians of the runs."""
    head = ["nodes", "asked for", "others", "moves a second", "p50, ms", "p99, ms", "lines a statement"]
    return table(head, [_beside(point, simulate(found, point)) for point in found.points])


def simulate(found: Measured, point: Point) -> list[Outcome]:
    """Each run anew, beside as many others as it had."""
    return [Simulation(point.setting, found.costs, run.others).run(SECONDS) for run in point.runs]


def table_of_needs(found: Sequence[Needs]) -> list[str]:
    rows = [[name, *(form.format(one) for one in found)] for name, form in ROWS.items()]
    return table(["people at once", *(f"{one.people:,}" for one in found)], rows)


def waits(found: Measured, asked: Sequence[Needs]) -> str:
    """One more row of that table."""
    outcomes = [wait(found, one) for one in asked]
    return f"| {WAITS} | {' | '.join(f'{one.p50:.0f} / {one.p99:.0f} ms' for one in outcomes)} |"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def _beside(point: Point, simulated: Sequence[Outcome]) -> list[str]:
    asked = point.setting
    pace = f"{asked.rate:.0f} a second" if asked.rate else "all it can"
    others = f"{median(fmean(run.others) for run in point.runs):.1f}"
    return [
        str(asked.nodes),
        pace,
        others,
        *(_pair(point, simulated, figure, form) for figure, form in FIGURES.items()),
    ]


def _pair(point: Point, simulated: Sequence[Outcome], figure: str, form: str) -> str:
    found = median(getattr(run.outcome, figure) for run in point.runs)
    return f"{found:{form}} / {median(getattr(one, figure) for one in simulated):{form}}"
