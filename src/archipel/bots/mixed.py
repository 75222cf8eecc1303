"""A bot that now and then does anything."""

from __future__ import annotations

from archipel.core.game import Bot, Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action


class Mixed:
    """Lets `bot` choose, but in `slips` of a hundred decisions takes any legal action."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        if rng.below(100) < self.slips:
            return rng.choose(outlook.legal)
        return self.bot.choose(outlook, rng)
