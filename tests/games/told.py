"""What a row of bytes tells, plane by plane."""

from __future__ import annotations

from archipel.core.features import Features
from archipel.core.values import View


class Told:
    """The numbers of a view as its features write them."""

    def __init__(self, features: Features, view: View) -> None:
        row = features.encode(view)
        assert len(row) == features.size
        self.planes: dict[str, list[int]] = {}
        self.shapes = {plane.name: plane.shape for plane in features.planes}
        start = 0
        for plane in features.planes:
            part = row[start : start + plane.size]
            self.planes[plane.name] = [number + plane.low for number in part]
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
        """The places where there is something, with what it is."""
        return {place: number for place, number in enumerate(self.part(name, *at)) if number}


def named(features: Features, spelled: tuple[int, ...]) -> list[str]:
    """Choices by their names."""
    return [features.choices[choice] for choice in spelled]
