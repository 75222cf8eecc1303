"""Rows of bytes as numpy's arrays, named as the planes are, and the spaces they lie in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from archipel.core.features import Features, Plane

Mask = NDArray[np.int8]
SAID = "said"


def planes_of(features: Features) -> tuple[Plane, ...]:
    """The planes of an observation: those of the view, and what was said so far of an action of several choices."""
    if not features.in_steps:
        return features.planes
    said = Plane(SAID, (features.openers,), "choices made so far of the action in hand", high=features.openers)
    return (*features.planes, said)


def row_size(features: Features) -> int:
    return sum(plane.size for plane in planes_of(features))


def named(features: Features, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """A row, or many rows, as arrays that share its memory."""
    many = rows.shape[:-1]
    return {name: rows[..., part].reshape(many + shape) for name, part, shape in _layout(features)}


@lru_cache(maxsize=64)
def _layout(features: Features) -> list[tuple[str, slice, tuple[int, ...]]]:
    """Where each plane lies in a row, by its name."""
    found: list[tuple[str, slice, tuple[int, ...]]] = []
    start = 0
    for plane in planes_of(features):
        found.append((plane.name, slice(start, start + plane.size), plane.shape))
        start += plane.size
    return found


def observation(features: Features, row: bytes, open: Sequence[int]) -> dict[str, Any]:
    """What an environment hands out: the named arrays, and the mask of choices."""
    mask: Mask = np.zeros(len(features.choices), np.int8)
    mask[open] = 1
    return {"observation": named(features, np.frombuffer(row, np.uint8).copy()), "action_mask": mask}


def observation_space(features: Features) -> spaces.Dict:
    arrays: dict[str, spaces.Space[Any]] = {
        plane.name: spaces.Box(0, min(255, plane.high - plane.low), plane.shape, np.uint8)
        for plane in planes_of(features)
    }
    mask = spaces.Box(0, 1, (len(features.choices),), np.int8)
    return spaces.Dict({"observation": spaces.Dict(arrays), "action_mask": mask})


def action_space(features: Features) -> spaces.Discrete[Any]:
    return spaces.Discrete(len(features.choices))
