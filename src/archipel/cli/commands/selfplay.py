"""The command `selfplay`: games between bots written to a file, for whoever learns from them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from archipel.arena import Plan, SelfPlay
from archipel.cli.commands.matches import at_work, refused_in
from archipel.cli.table_setup import TableSetup
from archipel.words import Words, words


def selfplay(
    setup: TableSetup, bots: Sequence[str], games: int, seed: int, out: Path, workers: int, scheduler: str, lang: str
) -> None:
    """Every game of the plan in the file; those that are whole in it already are kept."""
    said = words(lang)
    plan = Plan.of(setup.game, setup.options, setup.seats, bots, games, seed)
    with refused_in(lang):
        play = SelfPlay(plan, out)
        _tell_kept(play, said)
        total, done = len(play.matches), play.kept.games
        with at_work(f"{setup.game.id} {setup.mode.id}", workers, scheduler, matches=total, done=done) as (
            executor,
            tell,
        ):
            play.play(executor, tell)
    print(said.key("terminal-selfplay-written", count=total, file=str(out)))


def _tell_kept(play: SelfPlay, said: Words) -> None:
    file = play.path.name if play.finished else play.lines.name
    if play.kept.cut:
        print(said.key("terminal-selfplay-cut", file=file), file=sys.stderr)
    if play.kept.games:
        count, total = play.kept.games, len(play.matches)
        print(said.key("terminal-selfplay-kept", count=count, all=total, file=file), file=sys.stderr)
