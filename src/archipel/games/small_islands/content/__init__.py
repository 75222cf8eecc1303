"""The components of Small Islands, read once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parent / "content.json"
CONTENT: Final[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def house() -> str:
    """The file as it is."""
    return FILE.read_text(encoding="utf-8")
