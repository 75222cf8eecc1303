"""A view of Small Islands as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features
from archipel.games.small_islands.features.choices import CHOICES, OPENERS, read, spell
from archipel.games.small_islands.features.encoding import encode
from archipel.games.small_islands.features.planes import PLANES

FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=CHOICES,
    spell=spell,
    read=read,
    openers=OPENERS,
    silent={
        **{
            f"{cards}.{part}": "follows from the card"
            for cards in ("cards", "now", "later", "mats.objective")
            for part in ("mission", "reward", "mark")
        },
        "expedition.mission": "follows from the card",
        "expedition.mark": "follows from the card",
        "half": "follows from the size of the table",
        "islands.cells": "the plane of islands tells to which one each tile belongs",
        "tiles.jokers": "who laid them and what lies below them changes nothing: the icons tell what they show",
        "mats.seat": "is the place of the mat",
        "mats.colour": "is a name, and changes nothing",
        "alexis.mark": "says who wrote the level, and changes nothing",
    },
)
