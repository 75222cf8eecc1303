"""From a state to its outcome: most eggs, then the levels under them; alone, the tiles left in the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Outcome, Part, Score
from archipel.games.islet.bird import Bird
from archipel.games.islet.content.parts import LADDER

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def outcome(state: IsletState) -> Outcome:
    reason = f"reason-{state.why}"
    if state.alone():
        return _alone(state, reason)
    scores = tuple([Score(len(bird.levels), (Part("eggs", len(bird.levels)),)) for bird in state.birds])
    ranks = places(state.birds)
    return Outcome(tuple([seat for seat, place in enumerate(ranks) if place == 1]), scores, reason)


def _alone(state: IsletState, reason: str) -> Outcome:
    if state.why != "saved":
        return Outcome((), (Score(0, (Part("tiles", 0),)),), reason)
    left = state.bag.size
    return Outcome((0,), (Score(left, (Part("tiles", left),)),), reason, rank(left))


def merit(bird: Bird) -> tuple[int, list[int]]:
    """Eggs laid, then the levels under them, highest first."""
    return len(bird.levels), sorted(bird.levels, reverse=True)


def places(birds: list[Bird]) -> list[int]:
    """By seat its place; who is level in all shares it."""
    merits = [merit(bird) for bird in birds]
    return [1 + len([other for other in merits if other > own]) for own in merits]


def rank(tiles: int) -> str:
    """The title for tiles left in the bag."""
    for least, title in LADDER:
        if tiles >= least:
            return title
    return ""
