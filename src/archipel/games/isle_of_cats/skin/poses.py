"""A face in every pose: its body turns, what is upright in it stays so, its shadow falls down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from archipel.kit.skin.svg import halo, use

POSES: Final = range(8)
STANDING: Final = 3
"""The pose of a boat that stands on end."""


class Upright(NamedTuple):
    """Something drawn about 0, 0 and set at x, y; leaning away from (dx, dy) where that comes from the side."""

    x: float
    y: float
    drawn: str
    lean: tuple[int, int] = (0, 0)


class Box(NamedTuple):
    """The box of a face in pose 0."""

    width: float
    height: float

    def turned(self, turn: int) -> Box:
        return Box(self.height, self.width) if turn % 2 else self

    def point(self, x: float, y: float, turn: int) -> tuple[float, float]:
        """Where a point comes to lie: mirrored first from 4 on, then turned by quarters clockwise."""
        width, height = self
        if turn >= 4:
            x = width - x
        for _ in range(turn % 4):
            x, y, width, height = height - y, x, height, width
        return x, y

    def pose(self, turn: int) -> str:
        wide, high = self.turned(turn)
        mirror = " scale(-1 1)" if turn >= 4 else ""
        start = f"translate({wide / 2:g} {high / 2:g}) rotate({turn % 4 * 90}){mirror}"
        return f"{start} translate({-self.width / 2:g} {-self.height / 2:g})" if turn else ""


def faces(face: str, box: Box, shadow: str, body: str, above: Sequence[Upright] = ()) -> Iterator[str]:
    """The face, the same in the seven other poses as `<face>.t<pose>`, and the small one."""
    yield f'<defs><g id="{face}.body">{body}</g></defs>'
    for turn in POSES:
        yield posed(face, box, shadow, turn, above)
    yield halo(f"mini.{face}", box.width, box.height, use(face, 0, 0, box.width, box.height))


def posed(face: str, box: Box, shadow: str, turn: int, above: Sequence[Upright] = (), fall: str = "3 7") -> str:
    pose = box.pose(turn)
    falls = f'<g transform="translate({fall}) {pose}">{shadow}</g>' if shadow else ""
    turns = f' transform="{pose}"' if pose else ""
    parts = [f'{falls}<use href="#{face}.body"{turns}/>', *(standing(one, box, turn) for one in above)]
    name = f"{face}.t{turn}" if turn else face
    return halo(name, *box.turned(turn), *parts)


def standing(one: Upright, box: Box, turn: int) -> str:
    x, y = box.point(one.x, one.y, turn)
    dx = one.lean[0] * (-1 if turn >= 4 else 1)
    dy = one.lean[1]
    for _ in range(turn % 4):
        dx, dy = -dy, dx
    tilt = f" rotate({-9 * dx})" if dx else ""
    return f'<g transform="translate({x:g} {y:g}){tilt}">{one.drawn}</g>'
