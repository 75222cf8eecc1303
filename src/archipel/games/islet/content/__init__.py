"""The components of Islet, read once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CONTENT: dict[str, Any] = json.loads((Path(__file__).parent / "content.json").read_text(encoding="utf-8"))
