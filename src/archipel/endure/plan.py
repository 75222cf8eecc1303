"""What is to be endured, by how many tables, and for how long."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """`kills` are spread over the `minutes`, by chance, and all of them come. `database` is an address; empty: one is
    begun for this and killed too; `sure`: it may be another machine's. `games` and `faults`: these alone; none: all
    that two can play, and every kind. `thought` is how many seconds a person takes over a move at most; the seed
    decides moves and faults, not how fast processes are."""

    nodes: int = 3
    workers: int = 1
    kills: int = 20
    minutes: float = 1.0
    tables: int = 12
    database: str = ""
    sure: bool = False
    games: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    thought: float = 0.6
    seed: int = 1
