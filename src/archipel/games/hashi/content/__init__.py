"""What is printed of Hashi, read once; boards and cards, which an owner may replace, are in `components`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

CONTENT: dict[str, Any] = json.loads((Path(__file__).parent / "printed.json").read_text(encoding="utf-8"))

ISLANDS: Final = 18
CARDS: Final = 18
TURNS: Final[int] = CONTENT["turns"]
ISLAND_POINTS: Final[int] = CONTENT["island_points"]
START_NUMBERS: Final[tuple[int, ...]] = tuple(CONTENT["start_numbers"])
PILES: Final[tuple[int, ...]] = tuple(CONTENT["piles"])
