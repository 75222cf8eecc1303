"""Any legal action, each equally likely."""

from __future__ import annotations

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action


class Random:
    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        return rng.choose(outlook.legal)
