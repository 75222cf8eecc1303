"""What a learner is given of a game, by names: the planes of a view, the choices of an action."""

from __future__ import annotations

from archipel.core.features import Features
from archipel.core.game import Game
from archipel.core.values import View


def told(game: Game, view: View) -> dict[str, dict[int, int]]:
    """Every plane of a view by its name: the numbers that are not nought, by their place in it."""
    features = features_of(game)
    row = features.encode(view)
    found: dict[str, dict[int, int]] = {}
    start = 0
    for plane in features.planes:
        numbers = row[start : start + plane.size]
        found[plane.name] = {place: number for place, number in enumerate(numbers) if number}
        start += plane.size
    return found


def choices(game: Game, line: str) -> list[str]:
    """The names of the choices that make an action, which is read back from them."""
    features = features_of(game)
    action = game.actions.parse(line)
    row = features.spell(action)
    assert features.read(row) == action
    return [features.choices[choice] for choice in row]


def features_of(game: Game) -> Features:
    features = game.features
    assert features is not None
    return features
