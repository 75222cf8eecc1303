"""Messages of a table as tests read them: what a frame holds beside what the table is."""

from __future__ import annotations

from typing import Any

import msgspec


def read(message: bytes | str) -> dict[str, Any]:
    return flat(msgspec.json.decode(message))


def flat(tell: dict[str, Any]) -> dict[str, Any]:
    """A frame with the fields of its picture and of its table; any other message as it is."""
    return {**tell.get("about", {}), **tell["picture"], **tell} if tell.get("is") == "frame" else tell
