"""What is to be played, how fast and for how long."""

from __future__ import annotations

from typing import Any

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """`rate` is moves a second of all tables together, due whether or not the server keeps up; 0: each move follows as
    soon as the one before is acknowledged. `moves` ends it early; 0: only time does."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any] = {}
    tables: int = 25
    seconds: float = 10.0
    moves: int = 0
    rate: float = 0.0
    seed: int = 1
    compress: bool = True
