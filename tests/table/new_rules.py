"""The next version of Numbers, and two servers over one data folder, one before it and one after."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from archipel.core.text import Text, text
from archipel.core.values import Options, Outcome, Part, Score
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from archipel.table.rows import TableRow
from archipel.table.table import Table
from archipel.words import words
from tests.server.people import Sheet, guests
from tests.server.test_results import finished
from tests.server.toy import GAME, Numbers
from tests.server.toy import state as toy
from tests.server.toy.values import NumbersOptions, Rolled

PICKS = ((3, 1), (2, 0))


class OtherOptions(Options, frozen=True, kw_only=True):
    colour: str = "red"


class NewRules:
    """Rules one version on, with something changed in them or nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch

    def raised(self) -> None:
        self.patch.setattr(GAME, "rules", GAME.rules + 1)

    def no_three(self) -> None:
        """A three cannot be picked any more."""
        self.raised()
        self.patch.setattr(toy, "HIGHEST", 2)

    def everybody_wins(self) -> None:
        def outcome(state: Numbers) -> Outcome | None:
            score = Score(7, (Part("all", 7),))
            return None if state.steps else Outcome((0, 1), (score, score), "end")

        self.raised()
        self.patch.setattr(Numbers, "outcome", outcome)

    def unspoken_die(self) -> None:
        """Everybody is told less, and nothing else is changed."""

        def unsaid(_: Rolled) -> None:
            return None

        self.raised()
        self.patch.setattr(Rolled, "text", unsaid)

    def no_such_table(self) -> None:
        """No table can agree on anything any more."""

        def never(options: NumbersOptions, seats: int) -> Text:
            return text("refused-odd", rule="1.1")

        self.raised()
        self.patch.setattr(GAME, "check", never)

    def other_options(self) -> None:
        self.raised()
        self.patch.setattr(GAME, "options", OtherOptions)


@asynccontextmanager
async def house(data: Path) -> AsyncIterator[Services]:
    services = Services(data, data)
    yield services
    await services.close()


def sees(table: Table, person: str) -> dict[str, Any]:
    """The frame with which a page begins, without what changes from one moment to the next."""
    page = Sheet(person)
    table.attach(page)
    table.detach(page)
    frame = page.told[0]
    return {name: frame.get(name) for name in ("ply", "seat", "scene", "events", "outcome", "stopped", "mode")}


def forget_endings(data: Path, *, results: bool = False) -> None:
    """As a folder was before any ending was kept."""
    with sqlite3.connect(data / "archipel.db") as db:
        for part in ("last_views", "endings", *(["results"] if results else [])):
            db.execute(f"DELETE FROM {part}")


async def played(data: Path, *picks: tuple[int, ...]) -> tuple[str, list[str], list[dict[str, Any]]]:
    """A finished game: its table, its people and somebody else, what each of them saw of its end."""
    async with house(data) as services:
        people = await guests(services, 3)
        table = await finished(services, people[:2], *(picks or PICKS))
        return table.id, people, [sees(table, person) for person in people]


async def refused(asked: Any) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        await asked
    said = refusal.value.why
    for lang in ("en", "fr"):
        assert words(lang).say(said) != said.key
    return refusal.value.status, said.key


async def row_of(services: Services, id: str) -> TableRow:
    row = await services.store.tables.find(id)
    assert row is not None
    return row
