"""The part `--server` of the command `bench`: how fast a table answers, and where the time of a move goes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game, games
from archipel.core.game import Game
from archipel.load import LoadError, OwnServer, Plan, drive
from archipel.server.latency_bench import Latency, measure_latency
from archipel.server.stage_meter import REST, STAGES, Spent
from archipel.words import Words, words

TIMES = ("load", "act", "undo", "scrub", "disk")
TABLES = 6
SECONDS = 5.0


class Stages(msgspec.Struct, frozen=True):
    """CPU microseconds of a server for one move, in all and stage by stage; `rest` is whatever else it does."""

    game: str
    mode: str
    seats: int
    moves: int
    total: float
    stages: dict[str, float]


class Served(msgspec.Struct, frozen=True):
    answers: list[Latency]
    stages: list[Stages]


def bench_server(names: Sequence[str], lang: str, *, json: bool) -> None:
    chosen = [game(name) for name in names] if names else list(games().values())
    with Console(stderr=True).status(words(lang).key("terminal-measuring")):
        try:
            found = Served(
                [asyncio.run(measure_latency(one)) for one in chosen], [measure_stages(one) for one in chosen]
            )
        except LoadError as error:
            raise CommandError(str(error)) from None
    print_json(found) if json else _show(found, words(lang))


def measure_stages(game: Game) -> Stages:
    """A server in a process of its own under load, the mode with the most seats, everybody at random."""
    mode = max(game.modes, key=lambda mode: mode.seats[-1])
    plan = Plan(game=game.id, mode=mode.id, seats=mode.seats[-1], tables=TABLES, seconds=SECONDS)
    looks: list[Spent] = []
    with OwnServer(plan.seed, "--stages") as server:

        def look() -> None:
            looks.append(msgspec.json.decode(server.ask("spent"), type=Spent))

        moves = asyncio.run(drive(plan, server.address, server.pid, look)).moves
    return Stages(game.id, mode.id, plan.seats, moves, *_each(looks[0], looks[1], moves))


def _each(before: Spent, after: Spent, moves: int) -> tuple[float, dict[str, float]]:
    """Microseconds of a move, in all and by stage."""
    total = after.cpu - before.cpu
    stages = {name: after.stages[name] - before.stages[name] for name in STAGES}
    stages[REST] = max(0.0, total - sum(stages.values()))
    return round(total / moves * 1e6, 1), {name: round(spent / moves * 1e6, 1) for name, spent in stages.items()}


def _show(found: Served, said: Words) -> None:
    console = wide_console()
    console.print(answer_table(found.answers, said))
    console.print(said.key("terminal-answers"), highlight=False)
    console.print(stage_table(found.stages, said))
    console.print(said.key("terminal-stages"), highlight=False)


def answer_table(found: Sequence[Latency], said: Words) -> Table:
    table = Table()
    for head in ("game", "actions", *TIMES):
        table.add_column(said.key(f"terminal-{head}"), justify="left" if head == "game" else "right")
    for pace in found:
        cells = [getattr(pace, name) for name in TIMES]
        shown = ["-" if cell is None else f"{cell[0]:.1f} / {cell[1]:.1f}" for cell in cells]
        table.add_row(f"{pace.game} {pace.mode} ({pace.seats})", str(pace.actions), *shown)
    return table


def stage_table(found: Sequence[Stages], said: Words) -> Table:
    """Games side by side, a stage a line."""
    table = Table()
    table.add_column(said.key("terminal-stage"))
    for one in found:
        table.add_column(f"{one.game} {one.mode} ({one.seats})", justify="right")
    for name in (*STAGES, REST):
        shares = [f"{one.stages[name]:.0f} ({one.stages[name] / one.total:.0%})" for one in found]
        table.add_row(said.key(f"terminal-stage-{name}"), *shares)
    table.add_row(said.key("terminal-total"), *(f"{one.total:.0f}" for one in found), style="bold")
    return table
