"""The part `--pages` of the command `bench`: what a page fetches and holds, and how long it keeps a browser busy."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game, games
from archipel.load import LoadError
from archipel.load.pages import PageFigures, measure_pages
from archipel.words import Words, words

COLUMNS = ("throttle", "loop", "kilobytes", "elements", "longest", "touch", "move")


def bench_pages(names: Sequence[str], lang: str, *, json: bool) -> None:
    chosen = [game(name) for name in names] if names else list(games().values())
    with Console(stderr=True).status(words(lang).key("terminal-measuring")):
        try:
            found = list(measure_pages(chosen))
        except LoadError as error:
            raise CommandError(str(error)) from None
    print_json(found) if json else _show(found, words(lang))


def _show(found: Sequence[PageFigures], said: Words) -> None:
    console = wide_console()
    console.print(page_table(found, said))
    console.print(said.key("terminal-pages"), highlight=False)


def page_table(found: Sequence[PageFigures], said: Words) -> Table:
    table = Table()
    for head in ("page", *COLUMNS):
        table.add_column(said.key(f"terminal-page-{head}"), justify="left" if head == "page" else "right")
    for one in found:
        table.add_row(one.page, *(_cell(getattr(one, column)) for column in COLUMNS))
    return table


def _cell(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:.0f}"
