"""The part `--pages` of the command `bench`: what a page fetches and holds, and how long it keeps a browser busy."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from archipel.cli.errors import CommandError
from archipel.cli.output import print_json
from archipel.core.catalog import game, games
from archipel.core.game import Game
from archipel.load import LoadError
from archipel.load.pages import PageFigures, measure_pages
from archipel.words import Words, words

COLUMNS = ("throttle", "loop", "kilobytes", "elements", "longest", "touch", "touch_cpu", "move")
PAGE_WIDTH = 14
GAP = "  "


def bench_pages(names: Sequence[str], lang: str, *, json: bool) -> None:
    """Each page is a line as soon as it is measured; with JSON that line goes to stderr."""
    chosen = [game(name) for name in names] if names else list(games().values())
    said = words(lang)
    told = sys.stderr if json else sys.stdout
    print(said.key("terminal-measuring"), file=sys.stderr, flush=True)
    found = []
    print(page_head(said), file=told, flush=True)
    for one in _measured(chosen):
        found.append(one)
        print(page_line(one, said), file=told, flush=True)
    if json:
        print_json(found)
    else:
        print(said.key("terminal-pages"))


def _measured(chosen: Sequence[Game]) -> Iterator[PageFigures]:
    try:
        yield from measure_pages(chosen)
    except LoadError as error:
        raise CommandError(str(error)) from None


def page_head(said: Words) -> str:
    return GAP.join([said.key("terminal-page-page").ljust(PAGE_WIDTH), *_heads(said)])


def page_line(one: PageFigures, said: Words) -> str:
    cells = [_cell(getattr(one, column)).rjust(len(head)) for column, head in zip(COLUMNS, _heads(said), strict=True)]
    return GAP.join([one.page.ljust(PAGE_WIDTH), *cells, *([one.why] if one.why else [])])


def _heads(said: Words) -> list[str]:
    return [said.key(f"terminal-page-{column}") for column in COLUMNS]


def _cell(figure: float | None) -> str:
    return "-" if figure is None else f"{figure:.0f}"
