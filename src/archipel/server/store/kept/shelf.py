"""What a store in memory asks of whatever keeps its rows: a shelf of texts with bytes, and their form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from archipel.table.store import StoreFailed

FORM: Final = "form"

Changes = Sequence[tuple[str, bytes | None]]


class Shelf(Protocol):
    """Keys are texts such as `log/<table>/<line>`."""

    async def load(self) -> Sequence[tuple[str, bytes]]:
        """Everything, in any order."""

    async def put(self, changes: Changes) -> None:
        """All of it or nothing, each key once; None takes a key away. StoreFailed where it could not be kept."""


def _begin(_: dict[str, bytes]) -> Changes:
    return ()


def _add_analyses(_: dict[str, bytes]) -> Changes:
    """Nothing changes, and who does not know them cannot read them."""
    return ()


def _add_puzzles(_: dict[str, bytes]) -> Changes:
    """As with analyses."""
    return ()


MIGRATIONS: tuple[Callable[[dict[str, bytes]], Changes], ...] = (_begin, _add_analyses, _add_puzzles)
"""What changes from each form to the next, the first on an empty shelf: never edit one, add the next."""


async def load_up_to_date(shelf: Shelf) -> dict[str, bytes]:
    """What is on a shelf, in the form of today; StoreFailed where a newer one wrote it."""
    held = dict(await shelf.load())
    form = _form(held.pop(FORM, b"0"))
    if form > len(MIGRATIONS):
        raise StoreFailed("the data was written by a newer Archipel")
    for number, migrate in enumerate(MIGRATIONS[form:], start=form + 1):
        changes = migrate(held)
        await shelf.put([*changes, (FORM, b"%d" % number)])
        held = {key: data for key, data in {**held, **dict(changes)}.items() if data is not None}
    return held


def _form(said: bytes) -> int:
    if not said.isdigit():
        raise StoreFailed("the data cannot be read: form")
    return int(said)
