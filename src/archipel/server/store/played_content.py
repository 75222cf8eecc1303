"""What tables and records say of the components they were played with."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.core.catalog import games
from archipel.core.content_names import digest_in


class Played(msgspec.Struct):
    """What a table and a record have in common."""

    game: str
    options: dict[str, Any]


def content_digest(played: str | bytes) -> str:
    """For migrations: the digest of components of one's own with which something was played."""
    try:
        told = msgspec.json.decode(played, type=Played)
    except msgspec.DecodeError:
        return ""
    found = games().get(told.game)
    return digest_in(found.content, told.options) if found else ""
