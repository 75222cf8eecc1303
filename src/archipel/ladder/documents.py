"""Ladders for the documentation: a picture for each game, one of all their main modes, and a page of figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from archipel.core.catalog import game as find_game
from archipel.ladder.kept import is_main
from archipel.ladder.picture import draw, games_word, percent
from archipel.ladder.values import BotLadder
from archipel.words import Words, words

PAGE = "figures.md"


def write_documents(ladders: Sequence[BotLadder], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in documents(ladders):
        (folder / name).write_text(text, encoding="utf-8")


def documents(ladders: Sequence[BotLadder]) -> Iterator[tuple[str, str]]:
    """Every file by its name; in English."""
    yield "main.svg", draw([one for one in ladders if is_main(find_game(one.game), one.mode)], "en")
    for game, own in groupby(ladders, lambda one: one.game):
        yield f"{game}.svg", draw(list(own), "en")
    yield PAGE, "\n".join(_page(ladders))


def _page(ladders: Sequence[BotLadder]) -> Iterator[str]:
    yield "# The ladder in figures"
    yield ""
    yield "Written by `archipel ladder --docs docs/ladder`; [how it is measured](../ladder.md)."
    for ladder in ladders:
        yield from _mode(ladder, words("en", ladder.game))
    yield ""


def _mode(ladder: BotLadder, said: Words) -> Iterator[str]:
    yield f"\n## {said.key('name')}: {said.key(f'mode-{ladder.mode}')}\n"
    yield (
        f"`{ladder.game} {ladder.mode}`, {games_word(ladder, said)}, {ladder.seats} at the table, seed {ladder.seed}, "
        f"rules {ladder.rules}, Archipel {ladder.archipel}, {ladder.made}.\n"
    )
    own = ladder.kind != "rivals"
    more = ("mean score", "won") if own else ()
    heads = ("level", "rating", "95 % interval", *more, "seconds a decision")
    yield from _rows(heads, "---")
    for one in reversed(ladder.bots):
        scored = (f"{one.mean:.1f} ± {one.off:.1f}", _won(one.won, one.won_low, one.won_high, said)) if own else ()
        yield _row((f"`{one.bot}`", str(one.rating), f"{one.low} to {one.high}", *scored, f"{one.decision_s:g}"))
    yield ""
    yield from _rows(("pair", "share of the first", "95 % interval", "games"), "---")
    for pair in reversed(ladder.pairs):
        share = percent(pair.share, said) + ("" if pair.proven else ", not proven yet")
        interval = f"{percent(pair.low, said)} to {percent(pair.high, said)}"
        yield _row((f"`{pair.upper}` against `{pair.lower}`", share, interval, str(pair.games)))


def _won(share: float, low: float, high: float, said: Words) -> str:
    return f"{percent(share, said)} ({percent(low, said)} to {percent(high, said)})"


def _rows(heads: Sequence[str], line: str) -> Iterator[str]:
    yield _row(heads)
    yield "|" + "|".join(line for _ in heads) + "|"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
