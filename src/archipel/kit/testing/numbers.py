"""What a learner is given of a game, by names: the planes of a view, the choices of an action."""

from __future__ import annotations

from archipel.core.features import Features
from archipel.core.game import Game
from archipel.core.values import View


class Told:
    """The numbers of a view, plane by plane."""

    def __init__(self, features: Features, view: View) -> None:
        row = features.encode(view)
        assert len(row) == features.size
        self.planes: dict[str, list[int]] = {}
        self.shapes = {plane.name: plane.shape for plane in features.planes}
        start = 0
        for plane in features.planes:
            self.planes[plane.name] = [number + plane.low for number in row[start : start + plane.size]]
            start += plane.size

    def all(self, name: str) -> list[int]:
        return self.planes[name]

    def part(self, name: str, *at: int) -> list[int]:
        """The numbers of a plane at the first places of its shape."""
        numbers = self.planes[name]
        for place, count in zip(at, self.shapes[name], strict=False):
            size = len(numbers) // count
            numbers = numbers[place * size : (place + 1) * size]
        return numbers

    def where(self, name: str, *at: int) -> dict[int, int]:
        """The numbers that are not nought, by their place."""
        return {place: number for place, number in enumerate(self.part(name, *at)) if number}


def told(game: Game, view: View) -> dict[str, dict[int, int]]:
    """Every plane of a view by its name: the numbers that are not nought, by their place in it."""
    found = Told(features_of(game), view)
    return {name: found.where(name) for name in found.planes}


def choices(game: Game, line: str) -> list[str]:
    """The names of the choices that make an action, which is read back from them."""
    features = features_of(game)
    action = game.actions.parse(line)
    row = features.spell(action)
    assert features.read(row) == action
    return named(features, row)


def named(features: Features, spelled: tuple[int, ...]) -> list[str]:
    """Choices by their names."""
    return [features.choices[choice] for choice in spelled]


def features_of(game: Game) -> Features:
    features = game.features
    assert features is not None
    return features
