"""The boards and the cards that a table plays with: an owner's own, or those the game comes with."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.games.hashi.content.check import faults
from archipel.kit.content.components import Components

COMPONENTS: Final = Components(Path(__file__).parent / "content.json", faults)
