"""A view of Palm Island as planes of bytes, and its actions as numbered choices."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features
from archipel.games.palm_island.features.choices import CHOICES, OPENERS, read, spell
from archipel.games.palm_island.features.planes import PLANES, encode
from archipel.games.palm_island.values import PalmOptions


def is_cooperative(options: PalmOptions) -> bool:
    return options.mode == "cooperative"


FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=CHOICES,
    spell=spell,
    read=read,
    openers=OPENERS,
    silent={
        "rank": "follows from the score",
        "options.disaster": "told as the disaster itself",
        "options.ability": "told as the ability itself",
        "options.content": "environments play the box as it is printed",
        "order of pending.pledges": "the group pays all of them at once",
    },
    allied=is_cooperative,
)
