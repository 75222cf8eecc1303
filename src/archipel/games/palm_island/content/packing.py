"""The cards a table plays with, those of an owner's box or those the game comes with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.check import faults
from archipel.games.palm_island.edition import HOUSE, Edition
from archipel.kit.content.components import Components

COMPONENTS: Final = Components(Path(__file__).parent / "content.json", faults)


@lru_cache(maxsize=8)
def edition_of(packed: str) -> Edition:
    """What a file leaves out is as the house has it."""
    return Edition({**CONTENT, **COMPONENTS.agreed(packed)}, own=True) if packed else HOUSE
