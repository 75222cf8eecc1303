"""A game of Lagune in play: the water, the tides to come, the pearls."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel_lagune import hiding, scoring
from archipel_lagune.values import CELLS, EMPTY


class LaguneState(State):
    """`cells` hold EMPTY, REEF or the seat of a buoy; `deck` is drawn from its end; `tide` is -1 before the first."""

    def __init__(self, seats: int, rng: Rng, deck: list[int], shown: bool) -> None:
        super().__init__(seats, rng)
        self.deck = deck
        self.shown = shown
        self.past: list[int] = []
        self.tide = -1
        self.cells = [EMPTY] * CELLS
        self.pearls = [0] * seats

    def clone(self) -> LaguneState:
        return self.twin(self.rng.clone())

    def twin(self, rng: Rng) -> LaguneState:
        twin = LaguneState(self.seats, rng, self.deck.copy(), self.shown)
        twin.past = self.past.copy()
        twin.tide = self.tide
        twin.cells = self.cells.copy()
        twin.pearls = self.pearls.copy()
        twin.steps = [step.clone() for step in self.steps]
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> LaguneState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        return self.shown, tuple(self.deck), tuple(self.past), self.tide, tuple(self.cells), tuple(self.pearls)

    def census(self) -> Mapping[str, int]:
        return {"tides": len(self.deck) + len(self.past), "cells": len(self.cells)}
