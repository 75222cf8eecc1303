"""What takes too long, or fails among other things, as one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from archipel.load.errors import LoadError


@asynccontextmanager
async def at_most(seconds: float, sentence: str) -> AsyncIterator[None]:
    """LoadError with that sentence where it takes longer."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise LoadError(sentence) from None


@contextmanager
def first_failure() -> Iterator[None]:
    """Of several tasks that failed together, the first failure."""
    try:
        yield
    except BaseExceptionGroup as errors:
        error: BaseException = errors
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        raise error from None
