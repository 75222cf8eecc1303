"""The components of The Isle of Cats, read once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CONTENT: dict[str, Any] = json.loads((HERE / "isle_of_cats.json").read_text(encoding="utf-8"))
MODULES: dict[str, Any] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((HERE / "modules").glob("*.json"))
}
"""Lesson modules beyond those of the box, by letter."""
