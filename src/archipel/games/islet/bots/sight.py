"""How far a player of Islet looks."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.bots.chains import LONGEST

EVERY_EGG: Final = 10


@final
class Sight:
    """`width` is that of the beam over eggs, `looks` how many chains are followed by a Move; `eggs` are planned in one
    Move at most, `tiles` in one chain."""

    def __init__(self, width: int, looks: int, eggs: int = EVERY_EGG, tiles: int = LONGEST) -> None:
        self.width = width
        self.looks = looks
        self.eggs = eggs
        self.tiles = tiles
