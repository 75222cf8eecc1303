"""Every backend of a store, how each is opened again, and rows to fill them with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from archipel.server.store.kept import KeptStore
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.sqlite import SqliteStore
from archipel.table.rows import (
    AnalysisRow,
    Clock,
    ContentLabel,
    Ending,
    Entry,
    Note,
    OwnContent,
    Profile,
    PuzzleTry,
    Result,
    Sitter,
    TableRow,
    Won,
)
from archipel.table.store import Store, StoreFailed
from tests.server.postgres import new_database

ANN, BEN, FREE, BOT = Sitter("person", "ann"), Sitter("person", "ben"), Sitter("open"), Sitter("bot", level="easy")
DAY = "2026-07-01"

Opener = Callable[[], Awaitable[Store]]


class DictShelf:
    """A shelf in memory; `puts` are the keys of every change it kept, and it keeps none while it is `full`."""

    def __init__(self, held: dict[str, bytes] | None = None) -> None:
        self.held = held or {}
        self.full = False
        self.puts: list[list[str]] = []

    async def load(self) -> Sequence[tuple[str, bytes]]:
        return sorted(self.held.items())

    async def put(self, changes: Sequence[tuple[str, bytes | None]]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise StoreFailed("the shelf is full")
        assert len({key for key, _ in changes}) == len(changes)
        self.puts.append([key for key, _ in changes])
        for key, data in changes:
            if data is None:
                self.held.pop(key, None)
            else:
                self.held[key] = data


def sqlite(folder: Path) -> Opener:
    async def open() -> Store:
        return SqliteStore(folder / "kept.db")

    return open


def kept(_: Path) -> Opener:
    shelf = DictShelf()

    async def open() -> Store:
        return await KeptStore.open(shelf)

    return open


def postgres(_: Path) -> Opener:
    address = new_database()

    async def open() -> Store:
        store = PostgresStore(address)
        await store.open()
        return store

    return open


BACKENDS: dict[str, Callable[[Path], Opener]] = {"sqlite": sqlite, "kept": kept, "postgres": postgres}


def row(id: str, *sitters: Sitter, made: int = 1000) -> TableRow:
    return TableRow(id, "numbers", 1, "open", {"rounds": 2}, "00" * 16, sitters, made)


async def fill(store: Store) -> None:
    """Something of every kind, of Ann's and of others."""
    for person in ("ann", "ben"):
        await store.profiles.make(Profile(person, person.title(), "en", "auto", {"motion": "off"}, "https://hook", 2))
        await store.contents.keep(person, OwnContent("numbers", "sha256:a", "Mine", 2, 1000), "{}")
        await store.passkeys.keep(f"key-{person}", person, "public", 1000, "")
        await store.puzzles.keep(PuzzleTry(person, DAY, "numbers-1", "solved", 2, hint=True, at=1000), None)
        await store.puzzles.keep(PuzzleTry(person, "", "numbers-2", "open", 0, hint=False, at=1001), None)
        record = msgspec.json.encode({"game": "numbers", "options": {"own": "brought"}})
        await store.uploads.keep_record(f"r-{person}", person, record, 1000, content="sha256:c")
        for replay, shared in product(("r-ben", "t"), (False, True)):
            await store.uploads.keep_note(replay, Note(3 + shared, person, f"by {person}", shared))
    guest, held = Sitter("person", name="Guest"), Sitter("open", "ann")
    label, clock = ContentLabel("sha256:a", "Ann's box"), Clock("live", 600, 10)
    ours = msgspec.structs.replace(row("t", ANN, BEN, guest), host="ann", content=label, clock=clock)
    await store.tables.create(ours, [Entry("act", 0, "pick 3")])
    await store.tables.create(msgspec.structs.replace(row("u", BEN, held, FREE), host="ben", listed=True, follows="t"))
    for number, who in enumerate(("ann", "ben")):
        daily = msgspec.structs.replace(row(f"d{number}", Sitter("person", who)), host=who, day=DAY)
        await store.tables.create(msgspec.structs.replace(daily, sealed_until=int(time.time()) + 999 * number))
        won = [Won(who, "numbers", "2"), Won(who, "numbers", "1")]
        await store.tables.append(daily.id, 0, Entry("act", 0, "pick 1"), 2000.25, over=True, won=won)
    await store.results.keep("d0", [Result(0, 7, won=True, rank="high")])
    await store.tables.append("t", 1, Entry("standin", 1, "time"), 2001.5, over=False, due=2600.5, rules=2)
    await store.tables.create(row("e", ANN, BOT))
    for replay in ("t", "r-ann", "r-ben"):
        await store.analyses.keep(AnalysisRow(replay, "quick", b"\x00found", 1000))
    ending = Ending(b"record\x00", {-1: b"all", 0: b"ann"})
    await store.tables.append("e", 0, Entry("act", 0, "pick 1"), 2002, over=True, ending=ending)


TABLES = ("t", "u", "v", "w", "e", "d0", "d1")
PEOPLE = ("ann", "ben", "eve", "gone", "")
DIGESTS = ("sha256:a", "sha256:b", "sha256:c", "")


async def answers(store: Store) -> dict[str, Any]:
    """What a store answers to everything one may ask of it."""
    asked: dict[str, Awaitable[Any]] = {f"overdue {limit}": store.tables.overdue(2600.5, limit) for limit in (1, 9)} | {
        "bots": store.tables.with_bots(0, 9999),
        "bots until": store.tables.with_bots(1001, 2002),
        "unread of day": store.results.unread_of_day(DAY, 9),
        "unread of no day": store.results.unread_of_day("", 9),
        "ranking": store.results.ranking(DAY, "numbers", "open", 9999),
        "ranking by noon": store.results.ranking(DAY, "numbers", "open", 2000),
    }
    for id in TABLES:
        asked |= {f"{id} {part}": ask(id) for part, ask in _of_table(store).items()}
    for person in PEOPLE:
        asked |= {f"{person} {part}": ask(person) for part, ask in _of_person(store).items()}
    for digest, person in product(DIGESTS, PEOPLE):
        asked[f"{person} {digest}"] = store.contents.find(person, "numbers", digest)
        asked[f"{person} {digest} at a table"] = store.contents.at_a_table(person, "numbers", digest)
    for game, digest in product(("numbers", "islet"), DIGESTS):
        asked[f"{game} {digest} anywhere"] = store.contents.anywhere(game, digest)
    for replay, person, others in product(("r-ann", "r-ben", "t"), PEOPLE, (False, True)):
        asked[f"{replay} {person} {others} notes"] = store.uploads.notes(replay, person, others=others)
    return {about: await answer for about, answer in asked.items()}


def _of_table(store: Store) -> dict[str, Callable[[str], Awaitable[Any]]]:
    return {
        "row": store.tables.find,
        "log": store.tables.log,
        "lines": lambda table: store.tables.lines_after({table: 1}),
        "times": partial(times, store),
        "rematch": store.tables.rematch_of,
        "ending": store.endings.find,
        "results": store.results.of,
        "analysis": store.analyses.find,
    }


async def times(store: Store, table: str) -> list[float]:
    """When each line of a log was written."""
    return [line.at for line in (await store.tables.lines_after({table: 0})).get(table, [])]


def _of_person(store: Store) -> dict[str, Callable[[str], Awaitable[Any]]]:
    return {
        "profile": store.profiles.find,
        "trophies": store.profiles.trophies,
        "belongings": store.profiles.belongings,
        "tables": lambda person: store.tables.of(person, 3),
        "running": store.tables.running_of,
        "finished": store.tables.finished_of,
        "others": lambda person: store.tables.others_than(person, 1500, 9),
        "others of a game": lambda person: store.tables.others_than(person, 0, 2, "numbers"),
        "waiting": lambda person: store.tables.waiting_for(person, 1000, 9),
        "unread": lambda person: store.results.unread(person, 2),
        "played": store.results.played,
        "a page": lambda person: store.results.played(person, 2, 1),
        "contents": store.contents.of,
        "full": store.uploads.full,
        "record": lambda person: store.uploads.record(f"r-{person}"),
        "analysis": lambda person: store.analyses.find(f"r-{person}"),
        "passkey": lambda person: store.passkeys.find(f"key-{person}"),
        "passkeys": store.passkeys.count,
        "puzzles": store.puzzles.of,
        "puzzle": lambda person: store.puzzles.find(person, DAY, "numbers-1"),
        "tries": lambda person: store.results.tries_of(person, DAY),
    }
