"""Stamps: small files that say what was made from which sources."""

import json
from collections.abc import Mapping
from pathlib import Path


def read(file: Path) -> dict[str, str]:
    """The marks of a stamp; none where there is no readable one."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(file: Path, marks: Mapping[str, str]) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(marks, indent=1), encoding="utf-8")
