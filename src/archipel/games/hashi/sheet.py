"""One side of the board with the cards it is played with, as tables of whole numbers: islands and lines from 0."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from archipel.games.hashi.content import ISLANDS, START_NUMBERS
from archipel.games.hashi.content.check import SIDES
from archipel.games.hashi.content.components import COMPONENTS
from archipel.games.hashi.content.lines import crossings, spot_of
from archipel.games.hashi.values import STARTS, Bridge, Start

NO_FLAG: Final = 0
RED: Final = 1
BLUE: Final = 2


@final
class Sheet:
    """`ends` of each line, also as `one` and `other`, the lines `at` each island, what crosses what as masks and as
    `rivals`; `bridges` and `starts` are actions. A card has a number of `numbers` and bridges of `counts`."""

    def __init__(self, side: str, data: dict[str, Any], cards: list[dict[str, int]]) -> None:
        self.side = side
        self.cols: int = data["cols"]
        self.rows: int = data["rows"]
        spots = [spot_of(isle) for isle in data["islands"]]
        self.col: list[int] = [col for col, _ in spots]
        self.row: list[int] = [row for _, row in spots]
        flags = {"": NO_FLAG, "red": RED, "blue": BLUE}
        self.flags: list[int] = [flags[isle["flag"]] for isle in data["islands"]]
        self.lines: list[str] = data["lines"]
        self.line_of: dict[str, int] = {name: k for k, name in enumerate(self.lines)}
        self.ends: list[tuple[int, int]] = [_ends(name) for name in self.lines]
        self.one: list[int] = [ends[0] for ends in self.ends]
        self.other: list[int] = [ends[1] for ends in self.ends]
        self.at: list[list[int]] = [[k for k, ends in enumerate(self.ends) if i in ends] for i in range(ISLANDS)]
        self.crossing: list[int] = [0] * len(self.lines)
        for one, other in crossings(dict(zip(self.lines, self.ends, strict=True)), spots):
            self.crossing[self.line_of[one]] |= 1 << self.line_of[other]
            self.crossing[self.line_of[other]] |= 1 << self.line_of[one]
        lines = range(len(self.lines))
        self.rivals: list[list[int]] = [[k for k in lines if self.crossing[line] >> k & 1] for line in lines]
        self.flagged: list[int] = [_mask(self.flags, flag) for flag in (NO_FLAG, RED, BLUE)]
        self.red: list[int] = [island for island in range(ISLANDS) if self.flags[island] == RED]
        self.blue: list[int] = [island for island in range(ISLANDS) if self.flags[island] == BLUE]
        self.bridges: list[Bridge] = [Bridge(name) for name in self.lines]
        self.starts: list[Start] = [STARTS[i, n] for i in range(ISLANDS) if not self.flags[i] for n in START_NUMBERS]
        self.numbers: list[int] = [card["number"] for card in cards]
        self.counts: list[int] = [card["bridges"] for card in cards]


def _ends(name: str) -> tuple[int, int]:
    one, other = name.split("-")
    return int(one) - 1, int(other) - 1


def _mask(flags: list[int], flag: int) -> int:
    return sum(1 << i for i, own in enumerate(flags) if own == flag)


@lru_cache(maxsize=16)
def sheet_of(packed: str, side: str) -> Sheet:
    """A side of the board as a table plays it."""
    content = COMPONENTS.agreed(packed)
    return Sheet(side, content["boards"][side], content["cards"])


SHEETS: Final[dict[str, Sheet]] = {side: sheet_of("", side) for side in SIDES}
"""Those the game comes with."""
