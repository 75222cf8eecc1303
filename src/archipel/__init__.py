"""Archipel: five island games on one table."""

from archipel._compiled import compiled, guard

guard()

import archipel.games  # noqa: E402, F401  (first, so that importing a game later does not hide the function below)
from archipel.core.catalog import game, games  # noqa: E402
from archipel.core.display import display_with  # noqa: E402
from archipel.core.record import Record, replay  # noqa: E402

display_with("archipel.showing")

__version__ = "0.1.0"
__all__ = ["Record", "__version__", "compiled", "game", "games", "replay"]
