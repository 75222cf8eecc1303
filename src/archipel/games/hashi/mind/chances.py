"""Chances learned from play, as tables of log-odds: that an island gets finished, that a bonus is reached in time."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final, final

from archipel.games.hashi.content import ISLANDS, TURNS

NEEDS: Final = 6
LINES: Final = 5
SLACKS: Final = 12
ROOMS: Final = 9
FITS: Final = 9
LACKS: Final = 7
SPARES: Final = 13
AGES: Final = 6
CLOCKS: Final = TURNS + 1
FLAG_STATES: Final = NEEDS * 6 + 7 * 5
SIX_SIZES: Final = 6
SIX_HOPES: Final = 16
SIGHTS: Final = 14
SPANS: Final = 4
FLAGS: Final = 7
REDS: Final = 4
NEARS: Final = 16
GROUPS: Final = 24

SIZES: Final[dict[str, int]] = {
    "need": NEEDS * SLACKS * CLOCKS,
    "ways": NEEDS * LINES * LINES,
    "blank": 7 * ROOMS * CLOCKS,
    "fits": FITS * LACKS * 2,
    "paths": LINES * LINES * 3,
    "spare": 2 * SPARES * AGES,
    "red": FLAG_STATES * CLOCKS,
    "blue": FLAG_STATES * CLOCKS,
    "flags": 2 * 5 * CLOCKS,
    "six": SIX_SIZES * SIX_HOPES * CLOCKS,
    "links": SIGHTS * SIGHTS * SPANS,
    "places": ISLANDS * SIGHTS * AGES,
    "near": FLAGS * NEARS * CLOCKS,
    "group": GROUPS * CLOCKS,
}
"""How many entries each table has; `Prospect` says what they stand for."""

AGE_OF: Final[list[int]] = [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5]
FIT_OF: Final[list[int]] = [0, 0, 1, 2, 2, 3, 3, 3, 4]
HOPE_OF: Final[list[int]] = [8, 5, 3, 2, 1, 1, 1]


FAR: Final = 2000
CHANCE: Final[list[float]] = [1.0 / (1.0 + exp(-odds / 100)) for odds in range(-FAR, FAR + 1)]
"""The chance that log-odds of so many hundredths stand for, from -FAR on."""


def chance(odds: int) -> float:
    return CHANCE[0 if odds < -FAR else 2 * FAR if odds > FAR else odds + FAR]


@final
class Chances:
    """Log-odds in hundredths, by table."""

    def __init__(self, tables: dict[str, list[int]]) -> None:
        self.need = _odds(tables, "need")
        self.ways = _odds(tables, "ways")
        self.blank = _odds(tables, "blank")
        self.fits = _odds(tables, "fits")
        self.paths = _odds(tables, "paths")
        self.spare = _odds(tables, "spare")
        self.red = _odds(tables, "red")
        self.blue = _odds(tables, "blue")
        self.flags = _odds(tables, "flags")
        self.six = _odds(tables, "six")
        self.links = _odds(tables, "links")
        self.places = _odds(tables, "places")
        self.near = _odds(tables, "near")
        self.group = _odds(tables, "group")

    def elsewhere(self) -> Chances:
        """The same for a board of which nothing was learned: its places are as good as any."""
        found = Chances({name: getattr(self, name) for name in SIZES})
        found.places = [0] * SIZES["places"]
        row = NEARS * CLOCKS
        for first, last in ((0, REDS), (REDS, FLAGS)):
            means = [
                sum([self.near[flag * row + k] for flag in range(first, last)]) // (last - first) for k in range(row)
            ]
            for flag in range(first, last):
                found.near[flag * row : (flag + 1) * row] = means
        return found


def _odds(tables: dict[str, list[int]], name: str) -> list[int]:
    odds = tables[name]
    assert len(odds) == SIZES[name]
    return odds.copy()


def _start(pair: list[int]) -> tuple[int, int]:
    return pair[0] - 1, pair[1]


LEARNED: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("chances.json").read_text(encoding="utf-8"))
CHANCES: Final[dict[str, Chances]] = {side: Chances(learned["odds"]) for side, learned in LEARNED.items()}
ELSEWHERE: Final[dict[str, Chances]] = {side: chances.elsewhere() for side, chances in CHANCES.items()}
KINDEST: Final[dict[str, tuple[int, int]]] = {side: _start(learned["kindest"]) for side, learned in LEARNED.items()}
"""The start number that leads to most points, by side: island, counted from 0, and number."""
MEANEST: Final[dict[str, tuple[int, int]]] = {side: _start(learned["meanest"]) for side, learned in LEARNED.items()}
