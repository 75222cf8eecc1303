"""What every box has alike: areas, the numbers and tokens of the cards, the sixteen buildings, the tracker."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content import CONTENT

Cost = tuple[int, int, int]
"""Wood, fish, stone."""
Needs = tuple[tuple[int, int], ...]
"""Pairs of building kind and arrows asked of all its copies together."""

AREAS: Final = "ABCD"
A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
ROTATED: Final = (B, A, D, C)
FLIPPED: Final = (C, D, A, B)

CORE: Final = 16
TRACKER: Final = 16
FIRST_FEAT: Final = 17
FIRST_VILLAGER: Final = 26
FIRST_OUTPOST: Final = 40
CARDS: Final = 54

ROUNDS: Final[int] = CONTENT["rounds"]
VISIBLE: Final[int] = CONTENT["visible"]
LIMIT: Final[int] = CONTENT["limit"]
TRACK: Final[tuple[int, ...]] = tuple(AREAS.index(area) for area in CONTENT["tracker"]["order"])

TOKENS: Final[tuple[str, ...]] = (
    *(str(number) for number in range(1, 17)),
    "T",
    *(f"F{number}" for number in range(1, 10)),
    *(f"V{number}" for number in range(1, 15)),
    *(f"O{number}" for number in range(1, 15)),
)
CARD_OF: Final[dict[str, int]] = {token: card for card, token in enumerate(TOKENS)}

BUILDINGS: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["buildings"])
BUILDING: Final[list[int]] = [
    next((kind for kind, row in enumerate(CONTENT["buildings"]) if card + 1 in row["cards"]), -1)
    for card in range(CARDS)
]
"""The kind of a card; -1: no building."""
KINDS: Final = ("forest", "sea", "mountain")
DISASTERS: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["disasters"])
ABILITIES: Final[tuple[str, ...]] = tuple(row["key"] for row in CONTENT["abilities"])
