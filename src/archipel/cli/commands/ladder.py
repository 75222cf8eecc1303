"""The command `ladder`: levels of bots measured against each other, kept, shown, drawn."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from rich.table import Table

from archipel.arena.ladders import LadderRun, Part, courses, has_changed, reckon
from archipel.cli.commands.matches import at_work, refused_in
from archipel.cli.errors import CommandError
from archipel.cli.output import print_json, wide_console
from archipel.core.catalog import game as find_game
from archipel.ladder import ANCHOR, BotLadder, ladders
from archipel.ladder import publish as keep
from archipel.ladder.documents import write_documents
from archipel.ladder.picture import games_word
from archipel.words import Words, words


def play_ladders(
    game: str,
    mode: str,
    games: int,
    seed: int,
    out: Path,
    minutes: float,
    workers: int,
    scheduler: str,
    lang: str,
    *,
    publish: bool,
) -> list[BotLadder]:
    """Everything that is missing is played, then the ladders are written; stopped before, they tell what there is."""
    said = words(lang)
    run = LadderRun(courses(game, mode, games, seed), out)
    _tell_kept(run, said)
    try:
        _play(run, minutes, workers, scheduler, lang)
    finally:
        found = _write(run, out, publish=publish)
    where = said.key("terminal-ladder-published") if publish else str(out)
    print(said.key("terminal-ladder-written", count=run.kept, all=run.wanted, folder=where), file=sys.stderr)
    return found


def _play(run: LadderRun, minutes: float, workers: int, scheduler: str, lang: str) -> None:
    begun = monotonic()
    with (
        refused_in(lang),
        at_work("ladder", workers, scheduler, matches=run.wanted, done=run.kept) as (executor, tell),
    ):

        def goes_on(part: Part) -> bool:
            tell()
            return not minutes or monotonic() - begun < 60 * minutes

        run.play(executor, goes_on)


def _write(run: LadderRun, out: Path, *, publish: bool) -> list[BotLadder]:
    made = datetime.now(UTC).date().isoformat()
    found = [ladder for one in run.modes if (ladder := reckon(one, made)) is not None]
    for ladder in found:
        (out / f"{ladder.game}-{ladder.mode}.json").write_bytes(ladder.to_json())
        if publish:
            keep(ladder)
    return found


def _tell_kept(run: LadderRun, said: Words) -> None:
    for part in (part for one in run.modes for part in one.parts):
        if part.replaced:
            print(said.key("terminal-ladder-replaced", part=part.lot.name, count=part.replaced), file=sys.stderr)
    if run.kept:
        print(said.key("terminal-ladder-kept", count=run.kept, all=run.wanted), file=sys.stderr)


def check_names(game: str, mode: str, lang: str) -> None:
    """Whether there are such a game and such a mode."""
    if mode and not game:
        raise CommandError(words(lang).key("terminal-ladder-mode"))
    if game:
        found = find_game(game)
        found.mode(mode or found.modes[0].id)


def published(game: str, mode: str) -> list[BotLadder]:
    """Those that lie with their games."""
    return [one for found, kind, one in ladders() if game in ("", found.id) and mode in ("", kind.id)]


def check(found: Sequence[BotLadder], lang: str) -> int:
    """Whether the bots of today still play as they did when they were measured: 1 where some do not."""
    said = words(lang)
    stale = 0
    for ladder in found:
        changed = has_changed(ladder)
        stale += bool(changed)
        key = "terminal-ladder-stale" if changed else "terminal-ladder-true"
        print(said.key(key, name=f"{ladder.game} {ladder.mode}", bots=", ".join(changed)))
    return 1 if stale else 0


def draw_all(folder: Path, lang: str) -> None:
    """The pictures and the page of figures of all that is published."""
    found = [ladder for _, _, ladder in ladders()]
    if not found:
        raise CommandError(words(lang).key("terminal-ladder-none"))
    write_documents(found, folder)


def show(found: Sequence[BotLadder], lang: str, *, json: bool) -> None:
    if json:
        print_json(list(found))
        return
    if not found:
        raise CommandError(words(lang).key("terminal-ladder-none"))
    console = wide_console()
    for ladder in found:
        said = words(lang, ladder.game)
        console.print(_table(ladder, said))
        made = said.key("ladder-how-made", version=ladder.archipel, date=ladder.made)
        console.print(f"{games_word(ladder, said)}. {made}", highlight=False)
    said = words(lang)
    anchor = said.key(f"table-level-{ANCHOR[0]}")
    console.print(said.key("ladder-rating-note", anchor=anchor, rating=ANCHOR[1]), highlight=False)


def _table(ladder: BotLadder, said: Words) -> Table:
    """A line for each rung, the strongest first: its rating, and its share against each one below."""
    table = Table(title=f"{said.key('name')} · {said.key(f'mode-{ladder.mode}')}", title_justify="left")
    heads = ["level", "rating", "interval", *([] if ladder.kind == "rivals" else ["mean", "won"]), "pace"]
    for head in heads:
        table.add_column(said.key(f"ladder-column-{head}"), justify="left" if head == "level" else "right")
    below = [one.bot for one in ladder.bots[:-1]]
    for name in below:
        table.add_column(said.key("terminal-ladder-against", bot=name), justify="right")
    pairs = {(pair.upper, pair.lower): pair for pair in ladder.pairs}
    for one in reversed(ladder.bots):
        cells = [one.bot, str(one.rating), f"{one.low} - {one.high}"]
        if ladder.kind != "rivals":
            cells += [f"{one.mean:.1f} ± {one.off:.1f}", f"{one.won:.0%} ({one.won_low:.0%} - {one.won_high:.0%})"]
        met = [pairs.get((one.bot, name)) for name in below]
        shares = [f"{pair.share:.0%} ({pair.low:.0%} - {pair.high:.0%})" if pair else "" for pair in met]
        table.add_row(*cells, f"{one.decision_s:g}", *shares)
    return table
