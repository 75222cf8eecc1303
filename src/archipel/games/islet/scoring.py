"""From a state to its outcome: most eggs, then the levels under them; alone, the tiles left in the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Outcome, Part, Score
from archipel.games.islet.content.parts import LADDER
from archipel.kit.ranking import score_of, title, winners

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

TOP: Final = 6
"""From this level on, a sheet has one line for all."""


def outcome(state: IsletState) -> Outcome:
    reason = f"reason-{state.why}"
    if state.alone():
        return _alone(state, reason)
    return Outcome(winners(merits(state)), _eggs(state), reason)


def _eggs(state: IsletState) -> tuple[Score, ...]:
    """Eggs by the level they lie on, the highest first: that is how a tie is broken."""
    laid = [[min(level, TOP) for level in bird.levels] for bird in state.birds]
    levels = [level for level in range(TOP, 0, -1) if any(level in own for own in laid)]
    return tuple([score_of([Part(f"eggs-{level}", own.count(level)) for level in levels]) for own in laid])


def _alone(state: IsletState, reason: str) -> Outcome:
    if state.why != "saved":
        return Outcome((), (score_of([Part("tiles", 0)]),), reason)
    left = state.bag.size
    return Outcome((0,), (score_of([Part("tiles", left)]),), reason, title(LADDER, left))


def merits(state: IsletState) -> list[tuple[int, list[int]]]:
    """By seat the eggs laid, then the levels under them, highest first."""
    return [(len(bird.levels), sorted(bird.levels, reverse=True)) for bird in state.birds]
