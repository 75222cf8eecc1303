"""Whether the server keeps up: how late the event loop comes to what is due."""

from __future__ import annotations

import asyncio
import math
import time

from archipel.table.background import Background

EVERY = 0.1
HORIZON = 5.0
LONGEST_WAIT = 1.0


class LoopLag:
    """`lag` is the lateness of the last seconds, in seconds: a single pause of the machine is soon forgotten."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.lag = 0.0
        self.background = Background()

    def start(self) -> None:
        self.background.start(self._run())

    def behind(self) -> bool:
        """Whether newcomers had better wait."""
        return self.lag >= self.most

    async def let_others_first(self) -> None:
        """Where the server is behind, whoever does not play waits a little before being served."""
        if self.behind():
            await asyncio.sleep(min(self.lag, LONGEST_WAIT))

    def add(self, late: float) -> None:
        """One more measure; it weighs as much as it lasted."""
        weight = 1 - math.exp(-(EVERY + late) / HORIZON)
        self.lag += (late - self.lag) * weight

    async def _run(self) -> None:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.add(max(0.0, time.monotonic() - due))
