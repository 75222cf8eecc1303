"""The table answers invitations for whoever told it to, after the same short time whatever is in a hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import ceil
from typing import Protocol
from weakref import proxy

from archipel.table.house import House
from archipel.table.match import Match
from archipel.table.refusal import Refusal, blame
from archipel.table.rows import Entry
from archipel.table.standing import table_answers

DELAY = 0.08
"""Seconds from the line by which an invitation opens to what the table answers; bots answer at a multiple of it."""
CLOSE = 0.001
AGAIN = 5.0
"""Seconds until what could not be kept is tried again."""

logger = logging.getLogger("archipel.table")


class LineKeeper(Protocol):
    """What the timer needs of a table: what is true there, and a way to keep lines of its log."""

    id: str
    match: Match
    house: House

    async def enter_all(self, entries: Callable[[], list[Entry]]) -> None: ...


class AnswerTimer:
    """`task` sleeps until the next answers are due, for as long as the table has any to give. A table that is let go
    is gone at once: its timer does not hold it."""

    def __init__(self, table: LineKeeper) -> None:
        self.table: LineKeeper = proxy(table)
        self.task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something has happened at the table, or it was opened: see whether it has answers to give."""
        if not self.waits() and self._answers():
            self.task = asyncio.create_task(self._run())

    def waits(self) -> bool:
        return self.task is not None and not self.task.done()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while self._answers() and await self._give():
            pass

    async def _give(self) -> bool:
        """Whether to look again; where nothing can be kept, after a while."""
        try:
            await self.table.house.sleep(self._wait())
            await self.table.enter_all(self._due)
        except Refusal as refusal:
            if not refusal.stale:
                logger.warning("table %s: its answers were refused: %s", self.table.id, refusal.why.key)
                await self.table.house.sleep(AGAIN)
        except Exception as error:
            logger.error("table %s: it could not answer: %s", self.table.id, blame(error))
            return False
        return True

    def _answers(self) -> list[Entry]:
        match = self.table.match
        return table_answers(match.history, match.seating.bots(match.acting())) if match.history is not None else []

    def _due(self) -> list[Entry]:
        """None where another invitation has opened meanwhile."""
        return self._answers() if self._wait() <= CLOSE else []

    def _wait(self) -> float:
        """Seconds until the table may answer."""
        return max(0.0, opened_at(self.table.match) + DELAY - self.table.match.now())


def opened_at(match: Match) -> float:
    """When the invitation opened; long ago where it has been open since before the first line."""
    opened = match.history.opened if match.history is not None else None
    return opened.at if opened is not None else 0.0


def until_answer(match: Match) -> float:
    """Seconds until a bot may answer: so many delays from the opening that nobody can tell how long it thought."""
    opened, now = opened_at(match), match.now()
    return opened + DELAY * max(1, ceil((now - opened - CLOSE) / DELAY)) - now
