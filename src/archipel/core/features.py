"""A view as plain numbers, and every action as a short row of numbered choices: what learners are given of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Final

import msgspec

from archipel.core.values import Action

WAIT: Final = 0
"""The choice of whoever is not asked, in every game."""


class Plane(msgspec.Struct, frozen=True):
    """One named array of an observation; a byte tells how far a number is above `low`, at most `high`."""

    name: str
    shape: tuple[int, ...]
    says: str
    high: int = 1
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


class Features:
    """`encode` writes a view as one row of bytes, plane after plane. `choices` name every choice by its number, the
    first being to wait; `spell` says which choices in a row make an action, `read` which action they make. No action
    begins with all the choices of another. Only the first `openers` of the choices may be followed by others.
    `silent` are the paths of a view that the row leaves out, each with the reason. `allied` says of options whether all
    seats win or lose together."""

    def __init__(
        self,
        *,
        planes: Sequence[Plane],
        encode: Callable[[Any], bytes],
        choices: Sequence[str],
        spell: Callable[[Any], tuple[int, ...]],
        read: Callable[[tuple[int, ...]], Action],
        openers: int = 1,
        silent: dict[str, str] | None = None,
        allied: Callable[[Any], bool] = lambda _: False,
    ) -> None:
        self.planes = tuple(planes)
        self.encode = encode
        self.choices = tuple(choices)
        self.spell = spell
        self.read = read
        self.openers = openers
        self.silent = dict(silent or {})
        self.allied = allied
        self.size = sum(plane.size for plane in self.planes)

    @property
    def in_steps(self) -> bool:
        """Whether some action takes more than one choice."""
        return self.openers > 1
