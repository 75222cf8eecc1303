"""The components of Islet that are printed as they are here, read once; the cards of the lone game are in `cards`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CONTENT: dict[str, Any] = json.loads((Path(__file__).parent / "printed.json").read_text(encoding="utf-8"))
