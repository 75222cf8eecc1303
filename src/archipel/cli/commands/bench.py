"""The command `bench`: the speed of every game as a table or as JSON, other libraries beside it where asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from archipel.bench import Missing, Row, measure, time_peers
from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game, games
from archipel.core.game import Game
from archipel.words import Words, words

HOUR = 3600
PEERS = (Path("peers"), Path("..", "peers"))
RATES = ("clone", "determinize", "scene", "sims")


def bench(names: Sequence[str], seconds: float, peers: str | None) -> Iterator[Row | Missing]:
    """`peers` names a folder of adapters; empty: wherever there is one."""
    chosen = [game(name) for name in names] if names else list(games().values())
    if not 0 < seconds < HOUR:
        raise CommandError("--seconds is more than 0 and less than an hour")
    if peers and not Path(peers).is_dir():
        raise CommandError(f"{peers} is no folder of adapters")
    return _rows(chosen, seconds, peers)


def show_json(found: Iterator[Row | Missing]) -> None:
    """A list of rows; what is missing is told on stderr."""
    rows = []
    for row in found:
        if isinstance(row, Missing):
            print(f"{row.name}: {row.why}", file=sys.stderr)
        else:
            rows.append(row)
    print_json(rows)


def show(found: Iterator[Row | Missing], lang: str) -> None:
    said = words(lang)
    console = wide_console()
    rows: list[Row] = []
    missing: list[Missing] = []
    with Console(stderr=True).status(said.key("terminal-measuring")):
        for row in found:
            if isinstance(row, Missing):
                missing.append(row)
            else:
                rows.append(row)
    console.print(_table(rows, said))
    for gap in missing:
        console.print(f"{gap.name}: {gap.why}", markup=False, highlight=False)
    console.print(said.key("terminal-rounds"), highlight=False)


def _rows(chosen: list[Game], seconds: float, peers: str | None) -> Iterator[Row | Missing]:
    yield from measure(chosen, seconds)
    if peers is None:
        return
    found = [folder for folder in ([Path(peers)] if peers else PEERS) if folder.is_dir()]
    if found:
        yield from time_peers(found[0], seconds)
    else:
        looked = " and ".join(str(folder) for folder in PEERS)
        yield Missing("peers", f"no adapters here; they are looked for in {looked}, or in the folder after --peers")


def _table(rows: list[Row], said: Words) -> Table:
    table = Table()
    for head in ("game", "compiled", "per-round", "steps", "games-s", "legal", *RATES):
        table.add_column(said.key(f"terminal-{head}"), justify="left" if head == "game" else "right")
    for row in rows:
        table.add_row(*_cells(row, said))
    return table


def _cells(row: Row, said: Words) -> list[str]:
    name = f"{row.game} {row.mode} ({row.seats})" if row.seats else f"{row.library} {row.game}"
    compiled = "-" if row.compiled is None else said.key("terminal-yes" if row.compiled else "terminal-no")
    cells = [name, compiled, f"{row.steps_per_round:.3f}", _short(row.steps_per_s), _short(row.games_per_s)]
    cells.append(f"{row.legal_per_step:.1f}")
    for rate in RATES:
        second, round_ = getattr(row, f"{rate}_per_s"), getattr(row, f"{rate}_per_round")
        cells.append("-" if second is None else f"{_short(second)}\n{round_:.3f}")
    return cells


def _short(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f}M"
    return f"{value / 1e3:.1f}k" if value >= 1e3 else f"{value:.3g}"
