"""Trophies: earned by the one winner of a game, kept with its last line, usable afterwards by their owner only."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from archipel.core.game import Trophies
from archipel.core.values import Options, Outcome
from archipel.server.store.sqlite import SqliteStore
from archipel.table.match import Match
from archipel.table.rows import ContentLabel, Entry, Sitter, TableRow, Won
from archipel.table.store import Taken

ANN = Sitter("person", "ann")
LAST = Entry("act", 0, "pick 1")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


async def finished(store: SqliteStore, id: str, *trophies: str) -> None:
    await store.tables.create(TableRow(id, "numbers", 1, "solo", {}, "00" * 16, (ANN,), 1000))
    won = [Won("ann", "numbers", trophy) for trophy in trophies]
    await store.tables.append(id, 0, LAST, 1001, over=True, won=won)


async def test_they_outlive_the_server_and_are_earned_once(kept: Path) -> None:
    store = SqliteStore(kept)
    await finished(store, "t", "2", "5")
    await finished(store, "u", "5", "1")
    await store.close()
    store = SqliteStore(kept)
    assert sorted(won.trophy for won in await store.profiles.trophies("ann")) == ["1", "2", "5"]
    assert await store.profiles.trophies("ben") == []
    await store.close()


async def test_a_last_line_that_is_not_kept_earns_nothing(kept: Path) -> None:
    store = SqliteStore(kept)
    await finished(store, "t")
    with pytest.raises(Taken):
        await store.tables.append("t", 0, LAST, 1002, over=True, won=[Won("ann", "numbers", "3")])
    assert await store.profiles.trophies("ann") == []
    await store.close()


@pytest.mark.parametrize(
    ("winners", "people"), [((1,), ["ben"]), ((0,), ["ann"]), ((2,), []), ((), []), ((0, 1), []), (None, [])]
)
def test_they_are_for_the_one_winner_if_a_person(winners: tuple[int, ...] | None, people: list[str]) -> None:
    """Seat 2 is a bot's; a forked table earns nothing, nor one with components of somebody's own."""
    trophies = Trophies(ids=["a", "b"], earned=lambda _: ("b",))
    seating = SimpleNamespace(person=["ann", "ben", ""].__getitem__, stand_ins=())
    game = SimpleNamespace(id="numbers", trophies=trophies)
    state: Any = SimpleNamespace(outcome=lambda: None if winners is None else Outcome(winners, (), ""))
    for origin, content, earns in (("", None, True), ("t", None, False), ("", ContentLabel("d"), False)):
        row = SimpleNamespace(origin=origin, content=content)
        match = cast(Match, SimpleNamespace(game=game, seating=seating, row=row))
        assert Match.won(match, state) == [Won(person, "numbers", "b") for person in people if earns]


class Chosen(Options, frozen=True, kw_only=True):
    used: tuple[str, ...] = ()
    pack: bool = False


def test_what_trophies_open() -> None:
    """Those in use must be owned, and a key asks for so many of a list."""
    trophies = Trophies(
        ids="abc", earned=lambda _: (), option="used", key=lambda chosen: (2 if chosen.pack else 0, tuple("abc"))
    )
    assert trophies.opened(Chosen(), ())
    assert not trophies.opened(Chosen(used=("a",)), ("b",))
    assert trophies.opened(Chosen(used=("a",)), ("a",))
    assert not trophies.opened(Chosen(pack=True), ("a",))
    assert trophies.opened(Chosen(pack=True), ("a", "c"))
