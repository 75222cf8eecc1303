"""A view of Islet as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features
from archipel.games.islet.features.choices import CHOICES, OPENERS, read, spell
from archipel.games.islet.features.planes import PLANES, encode

FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=CHOICES,
    spell=spell,
    read=read,
    openers=OPENERS,
    silent={
        "rank": "follows from the tiles in the bag and from why the game ended",
        "birds.eggs": "free eggs, guaranteed cards and eggs laid, added up",
        "options.eggs": "told as the eggs of every seat",
        "options.first_player": "told as the seat that begins",
        "options.content": "environments play the box as it is printed",
    },
)
