"""Puzzles: positions with one clearly best choice, found in self-play, for whoever wants to find it too."""

from archipel.puzzles.answering import Answered, answer
from archipel.puzzles.collection import puzzle, puzzle_of_day, puzzles, to_practise
from archipel.puzzles.puzzle_file import BrokenPuzzles
from archipel.puzzles.values import FORMAT, Header, Puzzle, Weighed

__all__ = [
    "FORMAT",
    "Answered",
    "BrokenPuzzles",
    "Header",
    "Puzzle",
    "Weighed",
    "answer",
    "puzzle",
    "puzzle_of_day",
    "puzzles",
    "to_practise",
]
