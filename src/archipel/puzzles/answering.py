"""A puzzle put and answered: the table as its seat saw it, and what a choice there is worth."""

from __future__ import annotations

import msgspec

from archipel.analysis.values import PartChange
from archipel.bots.job import resume
from archipel.core.game import Game
from archipel.core.state import State
from archipel.puzzles.values import Puzzle


class Answered(msgspec.Struct, frozen=True):
    """What a choice is worth, in the unit of the puzzle; `good`: it is one of the best; `why`: the line of the score
    sheet that a better one changes most."""

    action: str
    good: bool
    value: int
    why: PartChange | None = None


def position(puzzle: Puzzle) -> tuple[Game, State]:
    """The game and the state in which its seat decides; the state is not to be changed."""
    return resume(puzzle.record)


def answer(puzzle: Puzzle, action: str) -> Answered:
    """ValueError with one sentence where that cannot be chosen there."""
    game, state = position(puzzle)
    chosen = game.actions.parse(action)
    if state.objection(puzzle.seat, chosen) is not None:
        raise ValueError(f"{action[:80]!r} is no choice there")
    said = str(chosen)
    if said in puzzle.best:
        return Answered(said, good=True, value=puzzle.value)
    other = next((one for one in puzzle.others if one.action == said), None)
    if other is None:
        raise ValueError(f"{action[:80]!r} was not weighed")
    return Answered(said, good=False, value=other.value, why=other.why)


def three_of(puzzle: Puzzle) -> tuple[str, ...]:
    """A hint: the best choice among three, in the order in which the rules name them. The other two are what
    looks best at first sight and the next best."""
    _, state = position(puzzle)
    tempting = [one.action for one in puzzle.others if one.action == puzzle.tempting]
    wrong = [*tempting, *(one.action for one in puzzle.others if one.action != puzzle.tempting)][:2]
    shown = {puzzle.best[0], *wrong}
    return tuple(str(action) for action in state.legal_actions(puzzle.seat) if str(action) in shown)
