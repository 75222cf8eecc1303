"""Score sheets of a game in play: as if it ended here, and which lines differ between two of them."""

from __future__ import annotations

from archipel.core.state import State
from archipel.core.values import Part, Score, Seat


def sheet(state: State, seat: Seat) -> Score | None:
    """The seat's score as if the game ended here; none where the game cannot say."""
    end = state.clone()
    end.steps = []
    try:
        outcome = end.outcome()
    except (ArithmeticError, AssertionError, LookupError, ValueError):
        return None
    return outcome.scores[seat] if outcome is not None and seat < len(outcome.scores) else None


def changed_parts(before: Score, after: Score) -> dict[str, int]:
    """By the key of each line of the later sheet, how many points more it has."""
    had, has = _by_key(before), _by_key(after)
    return {key: points - had.get(key, 0) for key, points in has.items()}


def _by_key(score: Score) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in score.parts:
        if is_own(score, part):
            found[part.key] = found.get(part.key, 0) + part.points
    return found


def is_own(score: Score, part: Part) -> bool:
    """A line of the sheet that is not in the total is somebody else's."""
    return not part.points or sum(one.points for one in score.parts) - part.points != score.total
