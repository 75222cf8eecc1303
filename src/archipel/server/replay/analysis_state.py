"""What a page is told of an analysis: how far it is, the best there is of it, what a choice tried is worth."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.analysis import Analysis
from archipel.core.text import Text


class AnalysisState(msgspec.Struct):
    """`depth` is that of the pass under way, or of the last one; of its `total` plies so many are `done`. `refined`:
    the plies before that one are of the deep pass, all others of the first look. `analysis` is the best there is."""

    state: Literal["none", "running", "stopped", "done"]
    depth: Literal["", "quick", "deep"]
    done: int
    total: int
    refined: int
    analysis: Analysis | None = None


class Tried(msgspec.Struct):
    """What a choice is worth beside the best known and the one played, each with its margin, in the unit of the
    analysis. `good`: it is within the margin of the best and wins back at least half of what was lost; `why` are lines
    of the score sheet that the best changes."""

    value: int
    margin: int
    best: int
    best_margin: int
    played: int
    played_margin: int
    good: bool
    why: list[Text] = []
