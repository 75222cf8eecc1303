"""The command `puzzles`: games between bots searched for positions with one clearly best choice, into a file."""

from __future__ import annotations

import sys
from pathlib import Path

from archipel.arena import Plan
from archipel.cli.commands.matches import at_work, refused_in
from archipel.cli.errors import CommandError
from archipel.cli.table_setup import TableSetup
from archipel.puzzles import BrokenPuzzles
from archipel.puzzles.finding import Searched
from archipel.puzzles.searching import PuzzleSearch
from archipel.words import words


def find_puzzles(
    setup: TableSetup, plan: Plan, out: Path, workers: int, scheduler: str, lang: str, *, gap: int, thorough: bool
) -> None:
    """Every game of the plan searched; those that are whole in the file already are kept."""
    said = words(lang)
    try:
        search = PuzzleSearch(plan, out, gap, thorough=thorough)
    except BrokenPuzzles as error:
        raise CommandError(said.say(error.why)) from None
    total, done, found = len(search.jobs), search.kept.games, search.kept.puzzles
    if done:
        print(said.key("terminal-puzzles-kept", count=done, all=total, file=out.name), file=sys.stderr)
    with (
        refused_in(lang),
        at_work(f"{setup.game.id} {setup.mode.id}", workers, scheduler, matches=total, done=done) as (executor, tell),
    ):

        def told(one: Searched) -> None:
            nonlocal found
            found += len(one.puzzles)
            tell()

        search.search(executor, told)
    print(said.key("terminal-puzzles-written", games=total, count=found, file=str(out)))
