"""The components of Hashi, read once: cards, the two sides of the board, bonuses, the ladder of ranks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CONTENT: dict[str, Any] = json.loads((Path(__file__).parent / "content.json").read_text(encoding="utf-8"))
