"""A network that foretells, from the view of a seat, how a game of Hashi alone ends."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from archipel.envs import Setting
from archipel.envs.arrays import named
from archipel.games.hashi.board import MOST_BRIDGES, PER_LINE
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.sheet import SHEETS

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

SETTING = Setting("hashi", "solo")
FEATURES = SETTING.features
SHEET = SHEETS["A"]
LINES = len(SHEET.lines)
MEETS = np.array([[island in ends for island in range(ISLANDS)] for ends in SHEET.ends], np.float32)
CROSSES = np.array([[line in rivals for line in range(LINES)] for rivals in SHEET.rivals], np.float32)
ONE_OF = np.eye(18, dtype=np.float32)
POINTS = np.float32(20)
"""What the network counts as one."""


def points(rows: Bytes) -> Floats:
    """The score that each view shows."""
    return named(FEATURES, rows)["seats"][:, 0, 2].astype(np.float32)


def inputs(rows: Bytes) -> Floats:
    """Views as noughts and ones: each island by its number, bridges and room, the turn, the cards, the races."""
    planes = named(FEATURES, rows)
    numbers = planes["numbers"][:, 0].astype(np.float32)
    bridges = planes["bridges"][:, 0, :LINES].astype(np.float32)
    touching = bridges @ MEETS
    needs = np.where(numbers > 0, numbers, MOST_BRIDGES) - touching
    room = np.minimum(PER_LINE - bridges, np.minimum(needs[:, SHEET.one], needs[:, SHEET.other]))
    spare = (room * ((bridges > 0) @ CROSSES == 0)) @ MEETS - np.where(numbers > 0, needs, 4)
    own = planes["seats"][:, 0]
    parts = [
        ONE_OF[np.where(numbers > 0, 7 + needs, touching).astype(int), :14],
        ONE_OF[np.clip(spare + 1, 0, 4).astype(int), :5],
        ONE_OF[planes["turn"][:, 0]],
        ONE_OF[planes["turn"][:, 1], :4],
        planes["stage"],
        planes["cards"][:, :2],
        ONE_OF[np.minimum(own[:, 3], 6), :7],
        own[:, 6:9] > 0,
        own[:, 9:12] / 8,
    ]
    return np.concatenate([part.reshape(len(rows), -1) for part in parts], 1, dtype=np.float32)


class Network:
    """Two layers, taught by Adam: inputs of a view to the points still to come."""

    def __init__(self, rng: np.random.Generator, hidden: int) -> None:
        size = inputs(np.zeros((1, FEATURES.size), np.uint8)).shape[1]
        first, last = rng.normal(0, 0.13, (size, hidden)), rng.normal(0, 0.2 / hidden**0.5, hidden)
        self.weights: list[Floats] = [np.asarray(part, np.float32) for part in (first, [0] * hidden, last, [0])]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def promise(self, rows: Bytes) -> Floats:
        """The score each view is thought to end with: what it shows, and what is to come."""
        first, shift, last, base = self.weights
        to_come: Floats = np.maximum(inputs(rows) @ first + shift, 0) @ last + base
        return points(rows) + POINTS * to_come

    def learn(self, given: Floats, wanted: Floats, rate: float) -> None:
        """One step towards what was wanted."""
        first, shift, last, base = self.weights
        sums = given @ first + shift
        lit = np.maximum(sums, 0)
        error = (2 / len(wanted)) * (lit @ last + base - wanted)
        back = np.outer(error, last) * (sums > 0)
        slopes = (given.T @ back, back.sum(0), lit.T @ error, error.sum(keepdims=True))
        self.steps += 1
        for part, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * mean / (1 - 0.9**self.steps) / size


def as_rows(rows: list[bytes]) -> Bytes:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), FEATURES.size)
