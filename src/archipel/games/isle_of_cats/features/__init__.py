"""A view of The Isle of Cats as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features
from archipel.games.isle_of_cats.features.choices import CHOICES, OPENERS, read, spell
from archipel.games.isle_of_cats.features.encoding import encode
from archipel.games.isle_of_cats.features.planes import PLANES

FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=CHOICES,
    spell=spell,
    read=read,
    openers=OPENERS,
    silent={
        "crews.tiles.tile": "follows from kind, shape and colour; rare treasures of one shape are all alike",
        "mode": "is told with the options",
    },
)
