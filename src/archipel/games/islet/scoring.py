"""From a state to its outcome: most eggs, then the levels under them; alone, the tiles left in the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Outcome, Part
from archipel.games.islet.content.parts import LADDER
from archipel.kit.ranking import score_of, title, winners

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def outcome(state: IsletState) -> Outcome:
    reason = f"reason-{state.why}"
    if state.alone():
        return _alone(state, reason)
    scores = tuple([score_of([Part("eggs", len(bird.levels))]) for bird in state.birds])
    return Outcome(winners(merits(state)), scores, reason)


def _alone(state: IsletState, reason: str) -> Outcome:
    if state.why != "saved":
        return Outcome((), (score_of([Part("tiles", 0)]),), reason)
    left = state.bag.size
    return Outcome((0,), (score_of([Part("tiles", left)]),), reason, title(LADDER, left))


def merits(state: IsletState) -> list[tuple[int, list[int]]]:
    """By seat the eggs laid, then the levels under them, highest first."""
    return [(len(bird.levels), sorted(bird.levels, reverse=True)) for bird in state.birds]
