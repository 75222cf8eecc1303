"""The arguments of `ladder`: levels of bots measured, published, looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from archipel.cli.arguments import AsJson, Lang, ModeOption
from archipel.cli.bot_matches import Scheduler, Seed, Workers
from archipel.cli.language import language

OneGame = Annotated[str, typer.Argument(help="A game's id; every game where none is named.")]
Games = Annotated[
    int, typer.Option("--games", min=0, help="Games of a pair; 0: 400 in a game's main modes, 100 in the others.")
]
Out = Annotated[Path, typer.Option("--out", help="The folder that keeps every game, and is gone on with.")]
Minutes = Annotated[float, typer.Option("--minutes", min=0, help="Stop after so many; 0: when all is played.")]
Publish = Annotated[bool, typer.Option("--publish", help="Put the ladders into the folders of their games too.")]
Show = Annotated[bool, typer.Option("--show", help="Play nothing: show what is published.")]
Check = Annotated[bool, typer.Option("--check", help="Play nothing: ask whether today's bots are those measured.")]
Docs = Annotated[Path | None, typer.Option("--docs", help="Play nothing: draw what is published into this folder.")]


def ladder(
    game: OneGame = "",
    mode: ModeOption = "",
    games: Games = 0,
    seed: Seed = 1,
    out: Out = Path("ladder"),
    publish: Publish = False,
    minutes: Minutes = 0,
    workers: Workers = 0,
    scheduler: Scheduler = "",
    show: Show = False,
    check: Check = False,
    docs: Docs = None,
    lang: Lang = "",
    json: AsJson = False,
) -> int:
    """Measure the levels of bots against each other; stopped, it goes on where it was."""
    from archipel.cli.commands import ladder as command

    spoken = language(lang)
    command.check_names(game, mode, spoken)
    if docs is not None:
        command.draw_all(docs, spoken)
    if check:
        return command.check(command.published(game, mode), spoken)
    if show:
        command.show(command.published(game, mode), spoken, json=json)
    elif docs is None:
        found = command.play_ladders(game, mode, games, seed, out, minutes, workers, scheduler, spoken, publish=publish)
        command.show(found, spoken, json=json)
    return 0
