"""One side of the board as tables of ints: islands 0 to 17, lines 0 to 24, masks for crossings and flags."""

from __future__ import annotations

from typing import Any, Final

from archipel.games.hashi.content import CONTENT

ISLANDS: Final = 18
NO_FLAG: Final = 0
RED: Final = 1
BLUE: Final = 2

TURNS: Final[int] = CONTENT["turns"]
ISLAND_POINTS: Final[int] = CONTENT["island_points"]
START_NUMBERS: Final[tuple[int, ...]] = tuple(CONTENT["start_numbers"])
PILES: Final[tuple[int, ...]] = tuple(CONTENT["piles"])
CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in CONTENT["cards"])
CARD_NUMBERS: Final[tuple[int, ...]] = tuple(card["number"] for card in CONTENT["cards"])
CARD_BRIDGES: Final[tuple[int, ...]] = tuple(card["bridges"] for card in CONTENT["cards"])


class Sheet:
    """One side: `ends` of each line, the lines `at` each island, what crosses what."""

    def __init__(self, side: str, data: dict[str, Any]) -> None:
        self.side = side
        self.cols: int = data["cols"]
        self.rows: int = data["rows"]
        self.col: list[int] = [isle["col"] for isle in data["islands"]]
        self.row: list[int] = [isle["row"] for isle in data["islands"]]
        flags = {"": NO_FLAG, "red": RED, "blue": BLUE}
        self.flags: list[int] = [flags[isle["flag"]] for isle in data["islands"]]
        self.lines: list[str] = data["lines"]
        self.line_of: dict[str, int] = {name: k for k, name in enumerate(self.lines)}
        self.ends: list[tuple[int, int]] = [_ends(name) for name in self.lines]
        self.at: list[list[int]] = [[k for k, ends in enumerate(self.ends) if i in ends] for i in range(ISLANDS)]
        self.crossing: list[int] = [0] * len(self.lines)
        for one, other in data["crossings"]:
            self.crossing[self.line_of[one]] |= 1 << self.line_of[other]
            self.crossing[self.line_of[other]] |= 1 << self.line_of[one]
        self.flagged: list[int] = [_mask(self.flags, flag) for flag in (NO_FLAG, RED, BLUE)]


def _ends(name: str) -> tuple[int, int]:
    one, other = name.split("-")
    return int(one) - 1, int(other) - 1


def _mask(flags: list[int], flag: int) -> int:
    return sum(1 << i for i, own in enumerate(flags) if own == flag)


SHEETS: Final[dict[str, Sheet]] = {side: Sheet(side, data) for side, data in CONTENT["boards"].items()}
