"""Laying the table: the tides shuffled, the water empty."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel_lagune.state import LaguneState
from archipel_lagune.steps import Tide
from archipel_lagune.values import TIDES, LaguneOptions


def setup(options: LaguneOptions, seats: int, rng: Rng) -> LaguneState:
    deck = list(range(TIDES))
    rng.shuffle(deck)
    state = LaguneState(seats, rng, deck, options.next_tide == "shown")
    state.steps.append(Tide())
    return state
