"""Colours and pictures of every kind of card."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.games.palm_island.content import cards

FEAT_BAND: Final = "#8f601c"
VILLAGER_BAND: Final = "#7a4a63"
TRACKER_BAND: Final = "#b3452a"
ABILITY_BAND: Final = "#46606a"
BANDS: Final = {
    "canoe_house": "#1c6473",
    "logger": "#3c6b41",
    "quarry": "#6d5f55",
    "market": "#a94f27",
    "trade_house": "#66507c",
    "tool_maker": "#8a3f2d",
    "housing": "#6c7a2c",
    "temple": "#3f4d86",
}
KINDS: Final = {"forest": "#3c6b41", "sea": "#1c6c83", "mountain": "#6d5a63"}
DISASTERS: Final = {"cyclone": "#37536b", "volcano": "#8a3f2d", "famine": "#7d5f24"}
FEAT_ART: Final = (
    "feat",
    "canoe-house-c",
    "logger-c",
    "quarry-b",
    "housing-c",
    "temple-a",
    "canoe-house-d",
    "market-d",
    "quarry-d",
)


class Design(NamedTuple):
    """`card` is one of the copies; `said` the key of its printed name."""

    key: str
    card: int
    band: str
    said: str

    def art(self, area: str) -> str:
        if self.card < cards.CORE:
            return f"art-{self.key.replace('_', '-')}-{area.lower()}"
        if self.card < cards.FIRST_VILLAGER:
            return f"art-{FEAT_ART[self.card - cards.FIRST_FEAT]}"
        return f"art-villager-{self.key}"


BUILDING_DESIGNS: Final = tuple(
    Design(key, cards.BUILDING.index(kind), BANDS[key], f"building-{key}") for kind, key in enumerate(cards.BUILDINGS)
)
FEAT_DESIGNS: Final = tuple(
    Design(f"feat-{n + 1}", cards.FIRST_FEAT + n, FEAT_BAND, f"feat-{n + 1}") for n in range(len(FEAT_ART))
)
VILLAGER_DESIGNS: Final = tuple(
    Design(key, cards.VILLAGER.index(kind), VILLAGER_BAND, f"villager-{key}")
    for kind, key in enumerate(cards.VILLAGERS)
)
