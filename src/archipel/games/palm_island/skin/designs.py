"""Colours and pictures of every kind of card."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.core.text import Text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.effects import (
    DISCOUNT,
    PER_ARROWS,
    PER_CARD,
    PER_UNITS,
    POINTS,
    ROOM,
    Effect,
)

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


VILLAGER_ART: Final = {
    DISCOUNT: ("carpenter", "netmaker", "stonecutter", "netmaker"),
    ROOM: ("porter",) * 4,
    PER_ARROWS: ("storyteller",) * 4,
    PER_CARD: ("elder",) * 4,
    PER_UNITS: ("quartermaster",) * 4,
    POINTS: ("elder",) * 4,
}
"""Pictures by what a villager does, and to which resource."""


class Design(NamedTuple):
    """`card` is one of the copies; `name` is printed on them; `picture` is one for all areas, but of buildings."""

    edition: Edition
    key: str
    card: int
    band: str
    name: Text
    picture: str

    def art(self, area: str) -> str:
        return f"art-{self.picture}-{area.lower()}" if self.card < cards.CORE else f"art-{self.picture}"


def building_designs(edition: Edition) -> list[Design]:
    return [
        Design(
            edition,
            key,
            cards.BUILDING.index(kind),
            BANDS[key],
            text(f"building-{key}"),
            key.replace("_", "-"),
        )
        for kind, key in enumerate(cards.BUILDINGS)
    ]


def feat_designs(edition: Edition) -> list[Design]:
    rows = [(feat.id, cards.FIRST_FEAT + int(feat.id) - 1) for feat in edition.feats]
    names = [edition.names.own(card) or text(f"feat-{number}") for number, card in rows]
    return [
        Design(edition, f"feat-{number}", card, FEAT_BAND, name, art)
        for (number, card), name, art in zip(rows, names, FEAT_ART, strict=False)
    ]


def villager_designs(edition: Edition) -> list[Design]:
    return [
        Design(
            edition,
            key,
            edition.villager.index(kind),
            VILLAGER_BAND,
            edition.names.villager(kind),
            villager_art(edition.effects[kind]),
        )
        for kind, key in enumerate(edition.villagers)
    ]


def villager_art(effect: Effect) -> str:
    return f"villager-{VILLAGER_ART[effect.kind][effect.of]}"
