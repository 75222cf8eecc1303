"""Archipel: five island games on one table."""

from archipel.core.catalog import game, games
from archipel.core.record import Record, replay

__version__ = "0.1.0"
__all__ = ["Record", "__version__", "game", "games", "replay"]
