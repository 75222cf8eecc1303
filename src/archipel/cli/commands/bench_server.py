"""The part `--server` of the command `bench`: how fast a table answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.table import Table

from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game, games
from archipel.server.latency_bench import Latency, measure_latency
from archipel.words import words

TIMES = ("load", "act", "undo", "scrub", "disk")


def bench_server(names: Sequence[str], lang: str, *, json: bool) -> None:
    chosen = [game(name) for name in names] if names else list(games().values())
    found = [asyncio.run(measure_latency(one)) for one in chosen]
    print_json(found) if json else _show(found, lang)


def _show(found: Sequence[Latency], lang: str) -> None:
    said = words(lang)
    table = Table()
    for head in ("game", "actions", *TIMES):
        table.add_column(said.key(f"terminal-{head}"), justify="left" if head == "game" else "right")
    for pace in found:
        cells = [getattr(pace, name) for name in TIMES]
        shown = ["-" if cell is None else f"{cell[0]:.1f} / {cell[1]:.1f}" for cell in cells]
        table.add_row(f"{pace.game} {pace.mode} ({pace.seats})", str(pace.actions), *shown)
    console = wide_console()
    console.print(table)
    console.print(said.key("terminal-answers"), highlight=False)
