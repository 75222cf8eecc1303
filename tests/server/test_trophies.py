"""Trophies: earned by a game played alone, kept with its last line, usable afterwards by their owner only."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.server.store import Entry, Sitter, TableRow, Taken, Won
from archipel.server.store.sqlite import SqliteStore

ANN = Sitter("person", "ann")
LAST = Entry("act", 0, "pick 1")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


async def finished(store: SqliteStore, id: str, *trophies: str) -> None:
    await store.create(TableRow(id, "numbers", 1, "solo", {}, "00" * 16, (ANN,), 1000))
    won = [Won("ann", "numbers", trophy) for trophy in trophies]
    await store.append(id, 0, LAST, 1001, over=True, won=won)


async def test_they_outlive_the_server_and_are_earned_once(kept: Path) -> None:
    store = SqliteStore(kept)
    await finished(store, "t", "2", "5")
    await finished(store, "u", "5", "1")
    await store.close()
    store = SqliteStore(kept)
    assert sorted(won.trophy for won in await store.trophies("ann")) == ["1", "2", "5"]
    assert await store.trophies("ben") == []
    await store.close()


async def test_a_last_line_that_is_not_kept_earns_nothing(kept: Path) -> None:
    store = SqliteStore(kept)
    await finished(store, "t")
    with pytest.raises(Taken):
        await store.append("t", 0, LAST, 1002, over=True, won=[Won("ann", "numbers", "3")])
    assert await store.trophies("ann") == []
    await store.close()
