"""The arguments of `arena`, `selfplay` and `puzzles`: bots that meet again and again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from archipel.cli.arguments import AsJson, Game, InWords, Lang, ModeOption, Options, Own, PlainLines
from archipel.cli.language import language

Bots = Annotated[str, typer.Option("--bots", help="Bots by comma: random, greedy, search, easy, normal, strong.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Matches; in a solo mode, games of each bot.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same matches wherever they are played.")]
Seats = Annotated[int, typer.Option("--seats", min=0, help="Seats at the table.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="Processes; 0: one a core.")]
Scheduler = Annotated[str, typer.Option("--scheduler", help="A Dask cluster instead: tcp://HOST:8786.")]


def arena(
    game: Game,
    mode: ModeOption = "",
    bots: Bots = "strong",
    games: Games = 100,
    seed: Seed = 1,
    seats: Seats = 0,
    option: Options = None,
    content: Own = None,
    workers: Workers = 0,
    scheduler: Scheduler = "",
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Let bots play each other, seats swapped, on all cores or on a cluster."""
    from archipel.cli.commands.arena import arena, show, show_json
    from archipel.cli.commands.content import content_option
    from archipel.cli.commands.matches import seat_bots

    spoken = language(lang)
    options = [*(option or []), *content_option(game, content, spoken)]
    setup, line = seat_bots(game, mode, bots, seats, options, spoken)
    found = arena(setup, line, games, seed, workers, scheduler, spoken)
    show_json(setup, found, games, seed) if json else show(setup, found, spoken)


def selfplay(
    game: Game,
    out: Annotated[Path, typer.Option(help="The file: JSON lines, or Parquet by the suffix .parquet.")],
    mode: ModeOption = "",
    bots: Bots = "strong",
    games: Games = 100,
    seed: Seed = 1,
    seats: Seats = 0,
    option: Options = None,
    content: Own = None,
    workers: Workers = 0,
    scheduler: Scheduler = "",
    lang: Lang = "",
) -> None:
    """Let bots play games into a file, for whoever learns from them; cut off, it goes on."""
    from archipel.cli.commands.content import content_option
    from archipel.cli.commands.matches import seat_bots
    from archipel.cli.commands.selfplay import selfplay

    spoken = language(lang)
    options = [*(option or []), *content_option(game, content, spoken)]
    setup, line = seat_bots(game, mode, bots, seats, options, spoken)
    selfplay(setup, line, games, seed, out, workers, scheduler, spoken)


def puzzles(
    game: Game,
    out: Annotated[Path | None, typer.Option(help="The file to search into: JSON lines.")] = None,
    solve: Annotated[bool, typer.Option("--solve", help="Solve one at this terminal instead.")] = False,
    gap: Annotated[int, typer.Option(min=1, max=99, help="Points of chance by which others are worse, at least.")] = 12,
    thorough: Annotated[bool, typer.Option("--thorough", help="Look as far ahead at first as in the review.")] = False,
    number: Annotated[int, typer.Option("--number", min=0, help="Which one to solve, from 1; 0: any.")] = 0,
    mode: ModeOption = "",
    bots: Bots = "strong",
    games: Games = 100,
    seed: Seed = 1,
    seats: Seats = 0,
    option: Options = None,
    workers: Workers = 0,
    scheduler: Scheduler = "",
    lang: Lang = "",
    plain: PlainLines = False,
    words: InWords = False,
) -> int:
    """Search games between bots for positions with one clearly best choice; cut off, it goes on. Or solve one."""
    from archipel.cli.commands.matches import seat_bots
    from archipel.cli.errors import CommandError
    from archipel.words import words as said

    spoken = language(lang)
    if solve:
        from archipel.cli.commands.solve import solve_puzzle
        from archipel.cli.terminal import manner

        return solve_puzzle(game, mode, number, spoken, manner(plain=plain, words=words))
    if out is None:
        raise CommandError(said(spoken).key("terminal-puzzles-out"))
    from archipel.arena import Plan
    from archipel.cli.commands.puzzles import find_puzzles

    setup, line = seat_bots(game, mode, bots, seats, option or [], spoken)
    plan = Plan.of(setup.game, setup.options, setup.seats, line, games, seed)
    find_puzzles(setup, plan, out, workers, scheduler, spoken, gap=gap, thorough=thorough)
    return 0
