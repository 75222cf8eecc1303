"""The command `bench`: the speed of every game as a table, as JSON or as a picture, other libraries beside it where
asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.table import Table

from archipel.bench import Missing, Row, draw, measure, time_peers
from archipel.bench.picture import heading
from archipel.bench.rows import Vector, short
from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game, games
from archipel.core.game import Game
from archipel.words import Words, words

HOUR = 3600
RATES = ("steps", "clone", "observe", "determinize", "scene", "sims", "vector")


def bench(names: Sequence[str], seconds: float, peers: str | None, lang: str) -> Iterator[Row | Missing]:
    """`peers` names a folder of adapters that come beside ours; empty: ours alone."""
    said = words(lang)
    chosen = [game(name) for name in names] if names else list(games().values())
    if not 0 < seconds < HOUR:
        raise CommandError(said.key("terminal-bench-seconds"))
    if peers and not Path(peers).is_dir():
        raise CommandError(said.key("terminal-bench-folder", folder=peers))
    return _rows(chosen, seconds, peers)


def _vector() -> Vector | None:
    """Many games at once through Gymnasium, where the extra is installed."""
    try:
        from archipel.envs.pace import random_steps
    except ImportError:
        return None
    return random_steps


def check_picture(picture: Path, lang: str, *, of_rules: bool) -> None:
    if not of_rules:
        raise CommandError(words(lang).key("terminal-bench-no-picture"))
    if picture.suffix.lower() != ".svg":
        raise CommandError(words(lang).key("terminal-bench-svg", file=str(picture)))


def show_bench(found: Iterator[Row | Missing], lang: str, *, json: bool, picture: Path | None) -> None:
    """Of JSON, a list of rows, what is missing is told on stderr. A picture is opened before anything is measured."""
    said = words(lang)
    if picture:
        _open(picture, said)
    rows: list[Row] = []
    missing: list[Missing] = []
    with Console(stderr=True).status(said.key("terminal-measuring")):
        for row in found:
            rows.append(row) if isinstance(row, Row) else missing.append(row)
    gaps = [f"{gap.name}: {said.say(gap.why)}" for gap in missing]
    if json:
        print("".join(f"{gap}\n" for gap in gaps), end="", file=sys.stderr)
        print_json(rows)
    else:
        _show(rows, gaps, said)
    if picture:
        picture.write_text(draw(rows, said), encoding="utf-8")


def _open(picture: Path, said: Words) -> None:
    try:
        picture.open("ab").close()
    except OSError:
        raise CommandError(said.key("terminal-bench-unwritable", file=str(picture))) from None


def _rows(chosen: list[Game], seconds: float, peers: str | None) -> Iterator[Row | Missing]:
    yield from measure(chosen, seconds, _vector())
    if peers is not None:
        yield from time_peers(seconds, Path(peers) if peers else None)


def _show(rows: list[Row], gaps: list[str], said: Words) -> None:
    console = wide_console()
    console.print(_table(rows, said))
    for gap in gaps:
        console.print(gap, markup=False, highlight=False)
    console.print(said.key("terminal-rounds"), highlight=False)
    if any(row.vector_share for row in rows):
        console.print(said.key("terminal-vector-share"), highlight=False)


def _table(rows: list[Row], said: Words) -> Table:
    """Ours, then each library under a line with its name."""
    rates = [rate for rate in RATES if any(getattr(row, f"{rate}_per_s") is not None for row in rows)]
    table = Table()
    for head in ("game", "compiled", "games-s", "legal", *rates):
        named = head == "game"
        table.add_column(said.key(f"terminal-{head}"), justify="left" if named else "right", no_wrap=named)
    groups = [(library, list(group)) for library, group in groupby(rows, lambda row: heading(row, said))]
    for library, group in groups:
        table.add_section()
        if len(groups) > 1:
            table.add_row(library, style="bold")
        for row in group:
            table.add_row(*_cells(row, rates, said))
    return table


def _cells(row: Row, rates: Sequence[str], said: Words) -> list[str]:
    compiled = "-" if row.compiled is None else said.key("terminal-yes" if row.compiled else "terminal-no")
    cells = [row.name, compiled, short(row.games_per_s), f"{row.legal_per_step:.1f}"]
    for rate in rates:
        second, round_ = getattr(row, f"{rate}_per_s"), getattr(row, f"{rate}_per_round")
        share = f"\n× {row.vector_share:.2f}" if rate == "vector" and row.vector_share else ""
        cells.append("-" if second is None else f"{short(second)}\n{round_:.3f}{share}")
    return cells
