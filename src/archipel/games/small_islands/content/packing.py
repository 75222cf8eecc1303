"""The components a table plays with, its own or those the game comes with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from archipel.games.small_islands.content.build import build
from archipel.games.small_islands.content.check import faults
from archipel.games.small_islands.edition import Edition
from archipel.kit.content.components import Components

COMPONENTS: Final = Components(Path(__file__).parent / "content.json", faults)


@lru_cache(maxsize=32)
def edition_of(packed: str) -> Edition:
    return build(COMPONENTS.agreed(packed))
