"""What a bot holds things to be worth, in thousandths of a point."""

from __future__ import annotations

from typing import Final, final

POINT: Final = 1000


@final
class Weights:
    """`cell`: a cell covered; `rat`: a rat covered while much is still to come;
    `room`: the chance to fill one, in hundredths of its points; `lone`, `nook`, `rim`: free cells with
    no free neighbour, with one, and sides between free and covered; `hope`: a future family point, in hundredths;
    `map`: a map that its own colour may still cover; `bonus`: the treasure of a map; `fish`, `more_fish`, `much_fish`:
    a fish of the first, the next and all further; `basket`: one more cat some day; `lesson`: what a lesson in sight is
    worth, and `later`: what the next tiles add, both in hundredths."""

    def __init__(self) -> None:
        self.cell = 80
        self.rat = 450
        self.room = 140
        self.lone = 650
        self.nook = 390
        self.rim = 60
        self.hope = 85
        self.map = 1500
        self.bonus = 2600
        self.fish = 500
        self.more_fish = 300
        self.much_fish = 120
        self.basket = 2600
        self.lesson = 80
        self.later = 60


def bold() -> Weights:
    """Cats are rescued while there are fish: who plays the rest of a game in mind with plain weights hoards fish and
    baskets that are of no use in the end."""
    weights = Weights()
    weights.cell, weights.fish, weights.more_fish = 300, 400, 250
    return weights


def shortsighted() -> Weights:
    """Points of today: no family to come, no hole that will stay, little for what is kept for later."""
    weights = Weights()
    weights.hope, weights.lesson, weights.room = 20, 50, 60
    weights.lone, weights.nook, weights.rim = 0, 0, 0
    weights.fish, weights.more_fish, weights.much_fish, weights.basket = 250, 150, 60, 1200
    return weights


PLAIN: Final = Weights()
BOLD: Final = bold()
SHORTSIGHTED: Final = shortsighted()
