"""The components of The Isle of Cats, read once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from archipel.games.isle_of_cats.content.lesson_rows import lesson_row

HERE = Path(__file__).parent
CONTENT: dict[str, Any] = json.loads((HERE / "isle_of_cats.json").read_text(encoding="utf-8"))
REPLACEABLE = HERE / "replaceable.json"
"""What an owner may put those of the own box in place of: module D and the promotional tiles."""
HOUSE: dict[str, Any] = json.loads(REPLACEABLE.read_text(encoding="utf-8"))
FIRST_OURS = 216
"""Lessons from here on are our construction."""
MODULES: dict[str, list[dict[str, Any]]] = {
    "D": [lesson_row(FIRST_OURS + place, lesson) for place, lesson in enumerate(HOUSE["lessons"])]
}
"""Lesson modules beyond those of the box, by letter."""
