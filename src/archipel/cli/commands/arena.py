"""The command `arena`: bots against bots, told as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.table import Table

from archipel.arena import Figures, figures, plan, run
from archipel.cli.commands.matches import at_work, refused_in
from archipel.cli.output import print_json, wide_console
from archipel.cli.table_setup import TableSetup
from archipel.core.content_names import named
from archipel.core.text import Text
from archipel.words import Words, words


def arena(
    setup: TableSetup, bots: Sequence[str], games: int, seed: int, workers: int, scheduler: str, lang: str
) -> list[Figures]:
    """Every match of the plan played."""
    matches = plan(setup.game, setup.options, setup.seats, bots, games, seed)
    with (
        refused_in(lang),
        at_work(f"{setup.game.id} {setup.mode.id}", workers, scheduler, matches=len(matches)) as (executor, tell),
    ):
        return figures(run(matches, executor, tell))


def show_json(setup: TableSetup, found: list[Figures], games: int, seed: int) -> None:
    told = {
        "game": setup.game.id,
        "mode": setup.mode.id,
        "options": named(setup.game.content, msgspec.to_builtins(setup.options)),
        "seats": setup.seats,
        "games": games,
        "seed": seed,
        "bots": found,
    }
    print_json(told)


def show(setup: TableSetup, found: list[Figures], lang: str) -> None:
    said = words(lang, setup.game.id)
    console = wide_console()
    console.print(_scores(setup, found, said))
    if found[0].ranks:
        console.print(_ladder(found, said))
    if setup.seats > 1:
        console.print(said.key("terminal-shared"), highlight=False)
    console.print(said.key("terminal-pace"), highlight=False)


def _scores(setup: TableSetup, found: list[Figures], said: Words) -> Table:
    contest = setup.seats > 1 or any(row.wins < row.games for row in found)
    heads = ["bot-name", "games", *(["won", "win-rate", "interval"] if contest else [])]
    heads += ["mean", "spread", "median", "range", "decision", "decision-max", "turn", "turn-max"]
    table = Table(title=f"{said.key('name')} · {said.key(f'mode-{setup.mode.id}')}", title_justify="left")
    for head in heads:
        table.add_column(said.key(f"terminal-{head}"), justify="left" if head == "bot-name" else "right")
    for row in found:
        table.add_row(row.bot, str(row.games), *(_wins(row) if contest else ()), *_points(row), *_pace(row))
    return table


def _wins(row: Figures) -> tuple[str, str, str]:
    return f"{row.wins:g}", f"{row.win_rate:.1%}", f"{row.win_low:.1%} - {row.win_high:.1%}"


def _points(row: Figures) -> tuple[str, str, str, str]:
    return f"{row.mean:.2f}", f"{row.spread:.2f}", f"{row.median:g}", f"{row.lowest} - {row.highest}"


def _pace(row: Figures) -> tuple[str, str, str, str]:
    return f"{row.decision_s:.4f}", f"{row.decision_max_s:.3f}", f"{row.turn_s:.4f}", f"{row.turn_max_s:.3f}"


def _ladder(found: list[Figures], said: Words) -> Table:
    """The titles of the rulebook's ladder, and how often each bot earned them."""
    table = Table(title=said.key("terminal-ranks"), title_justify="left")
    table.add_column("")
    for row in found:
        table.add_column(row.bot, justify="right")
    for rank in found[0].ranks:
        counts = [row.ranks.get(rank, 0) for row in found]
        shares = (f"{count} ({count / row.games:.1%})" for count, row in zip(counts, found, strict=True))
        table.add_row(said.say(Text(rank)), *shares)
    return table
