"""The command `puzzles --solve`: a puzzle at this terminal."""

from __future__ import annotations

from secrets import randbelow

from archipel.cli.drawing.inks import Inks
from archipel.cli.errors import CommandError
from archipel.cli.session.game_session import run_session
from archipel.cli.session.puzzle_session import PuzzleSession
from archipel.cli.terminal import Manner, open_terminal
from archipel.core.catalog import game as find_game
from archipel.puzzles import BrokenPuzzles, Puzzle
from archipel.puzzles.collection import read_of
from archipel.words import words


def solve_puzzle(name: str, mode: str, number: int, lang: str, manner: Manner = "screen") -> int:
    """The exit code: 1 where the input ended before it was solved. `number` counts from 1; 0: any."""
    game = find_game(name)
    if mode:
        game.mode(mode)
    said = words(lang, game.id)
    try:
        found = [one for one in read_of(game.id) if mode in ("", one.mode)]
    except BrokenPuzzles as error:
        raise CommandError(said.say(error.why)) from None
    puzzle = _chosen(found, number)
    if puzzle is None:
        raise CommandError(said.key("terminal-puzzle-number", count=len(found)))
    names = [said.key("seat-number", number=seat + 1) for seat in range(puzzle.record.seats)]
    output, reader = open_terminal(Inks(game, lang), said, names, manner)
    try:
        return run_session(PuzzleSession(puzzle, output, reader), left="terminal-puzzle-left")
    finally:
        reader.close()


def _chosen(found: list[Puzzle], number: int) -> Puzzle | None:
    if not number:
        return found[randbelow(len(found))] if found else None
    return found[number - 1] if number <= len(found) else None
