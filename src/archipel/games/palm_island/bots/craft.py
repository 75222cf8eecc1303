"""All that bots know of an edition's cards, found out once and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import final

from archipel.games.palm_island.bots.packs import Codes
from archipel.games.palm_island.bots.reach import Reach
from archipel.games.palm_island.bots.weights import Weights
from archipel.games.palm_island.edition import Edition


@final
class Craft:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.codes = Codes(edition)
        self.weights = Weights(self.codes)
        self.reach = Reach(self.codes)


@lru_cache(maxsize=4)
def craft_of(edition: Edition) -> Craft:
    return Craft(edition)
