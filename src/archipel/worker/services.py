"""What a page without a server plays in: one person, a shelf of the browser, bots in another worker."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from archipel.server.base.settings import DEFAULTS
from archipel.server.base.signing import Signer
from archipel.server.calls.services import HouseServices
from archipel.server.store.kept import KeptStore
from archipel.server.store.kept.shelf import Shelf
from archipel.table.rows import Sitter
from archipel.table.seating import USUAL
from archipel.worker.analyst import PageAnalyst
from archipel.worker.thinker import WorkerThinker

T = TypeVar("T")

KEY = b"Archipel without a server"
"""No secret: a deal of a day is the same in every page, and nobody is to be kept from anything."""


async def at_once(work: Callable[..., T], *args: Any) -> T:
    """There is nobody else to be held up."""
    return work(*args)


class NoMeter:
    """Nobody runs this house."""

    def action(self, game: str) -> None: ...

    def refusal(self, key: str) -> None: ...

    def answer(self, seconds: float) -> None: ...

    def bot(self, seconds: float) -> None: ...


class PageShelf(Shelf, Protocol):
    """`me` is who the page is, once it was loaded; empty: nobody yet."""

    me: str

    async def become(self, person: str) -> None:
        """From now on the page is that person's; empty: nobody's. StoreFailed where that could not be kept."""


class PageServices(HouseServices):
    def __init__(self, store: KeptStore, shelf: PageShelf, thinker: WorkerThinker) -> None:
        super().__init__(
            store,
            Signer(KEY),
            DEFAULTS,
            run=at_once,
            meter=NoMeter(),
            now=lambda: max(time.time(), store.latest),
            thinkers=[thinker],
            adviser=thinker,
            analyst=PageAnalyst(thinker),
            advises=lambda _: True,
            instead=Sitter("bot", level=USUAL),
        )
        self.shelf = shelf

    @classmethod
    async def begin(cls, shelf: PageShelf, thinker: WorkerThinker) -> PageServices:
        """StoreFailed where what is kept cannot be read."""
        return cls(await KeptStore.open(shelf), shelf, thinker)

    @property
    def me(self) -> str:
        return self.shelf.me
