"""News of other houses: what they have written, as PostgreSQL tells it. A hint and never data: who misses one reads on
in the tables themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

import psycopg

from archipel.server.store.postgres.database import CHANNEL, manner
from archipel.table.refusal import blame

AGAIN = 0.3

logger = logging.getLogger("archipel.nodes")


class News(NamedTuple):
    """`lines` is the last line written at each table; `tables` have changed otherwise, or are gone; at `presence`
    somebody has come or gone; `people` have changed or are gone; `work` of these kinds waits; `left`: a house is gone.
    """

    node: str
    lines: dict[str, int]
    tables: list[str]
    presence: list[str]
    people: list[str]
    work: list[str]
    left: bool


def read_news(said: str) -> News:
    """`node`, then `table:line`, `table`, `table?`, `@person`, `!kind` or `-`, as many as there are."""
    node, *words = said.split(" ")
    news = News(node, {}, [], [], [], [], "-" in words)
    for word in words:
        table, of_line, line = word.partition(":")
        if of_line:
            news.lines[table] = int(line)
        elif word[0] in "@!":
            (news.people if word[0] == "@" else news.work).append(word[1:])
        elif word.endswith("?"):
            news.presence.append(word[:-1])
        elif word != "-":
            news.tables.append(word)
    return news


async def listen(address: str, node: str, heard: Callable[[News], None], back: Callable[[], None]) -> None:
    """Hear what every house tells, our own too, until cancelled. `back` is called whenever something may have been
    missed: at the start, and after a connection was lost."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, **manner(node)) as db:
                await db.execute(f"LISTEN {CHANNEL}")
                back()
                async for notice in db.notifies():
                    heard(read_news(notice.payload))
        except psycopg.Error as error:
            logger.info("news are lost: %s", type(error).__name__)
        except Exception as error:
            logger.error("news cannot be read: %s", blame(error))
        await asyncio.sleep(AGAIN)
