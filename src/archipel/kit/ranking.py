"""Who is best and by how much: merits compare like numbers or like tuples, the greatest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archipel.core.game import Ladder, Rung
from archipel.core.values import Part, Score, Seat


def winners(merits: Sequence[Any]) -> tuple[Seat, ...]:
    """Everybody level with the best."""
    best = max(merits)
    return tuple([seat for seat, own in enumerate(merits) if own == best])


def places(merits: Sequence[Any]) -> list[int]:
    """By seat its place; who is level shares it."""
    return [1 + len([other for other in merits if other > own]) for own in merits]


def title(ladder: Sequence[tuple[int, str]], score: int, lowest: str = "") -> str:
    """The title of the highest rung that a score reaches, whatever the order of the rungs."""
    best = None
    for rung in ladder:
        if score >= rung[0] and (best is None or rung > best):
            best = rung
    return best[1] if best is not None else lowest


def ladder_of(rungs: Sequence[tuple[int, str]], *, lost: bool = False) -> Ladder:
    """The rungs of a rulebook as a manifest tells them."""
    return Ladder(tuple([Rung(least, name) for least, name in sorted(rungs)]), lost)


def score_of(parts: Sequence[Part]) -> Score:
    """The score that is the sum of its parts."""
    return Score(sum([part.points for part in parts]), tuple(parts))
