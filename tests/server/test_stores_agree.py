"""Backends that are written to alike and at random answer alike; so does the one in memory once it is opened again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
import pytest

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
    Won,
)
from archipel.table.store import Store, StoreFailed, Taken
from tests.server.postgres import new_database
from tests.server.stores import ANN, BEN, BOT, DAY, DIGESTS, FREE, TABLES, DictShelf, answers, row

SITTERS = (ANN, BEN, FREE, BOT, Sitter("open", "ann"), Sitter("person", name="Guest"), Sitter("person", "eve"))
SEATED = ((ANN, FREE), (BEN, Sitter("open", "ann")), (ANN, BOT))
KINDS: tuple[Literal["act", "undo", "standin", "pause"], ...] = ("act", "act", "undo", "standin", "pause")
STATES: tuple[Literal["open", "solved", "missed"], ...] = ("open", "open", "solved", "missed")
PEOPLE = ("ann", "ben", "eve")
NOW = int(time.time())

Write = tuple[str, str, tuple[Any, ...], dict[str, Any]]


@pytest.mark.parametrize("seed", range(5))
async def test_stores_agree(tmp_path: Path, seed: int) -> None:
    shelf, chance = DictShelf(), Random(seed)
    kept, sqlite = await KeptStore.open(shelf), SqliteStore(tmp_path / "kept.db")
    postgres = PostgresStore(new_database())
    await postgres.open()
    sqlite.database.writer.connection.execute("PRAGMA synchronous = OFF")
    refused = 0
    for number in range(400):
        write = chance.choice(WRITES)(chance)
        told = [await outcome(store, write) for store in (kept, sqlite, postgres)]
        assert told[0] == told[1] == told[2], write
        refused += told[0] is not None
        if number % 20 == 19:
            expected = await answers(sqlite)
            assert await answers(kept) == expected
            assert await answers(postgres) == expected
            assert await answers(await KeptStore.open(shelf)) == expected
    assert 0 < refused < 300
    await sqlite.close()
    await postgres.close()
    assert (await KeptStore.open(shelf)).latest == SqliteStore(tmp_path / "kept.db").latest


async def outcome(store: Store, write: Write) -> type[Exception] | None:
    part, call, given, named = write
    try:
        await getattr(getattr(store, part), call)(*given, **named)
    except (Taken, StoreFailed) as error:
        return type(error)
    return None


def create(chance: Random) -> Write:
    id = chance.choice(TABLES)
    seated = chance.choice(SEATED) if chance.random() < 0.5 else chance.choices(SITTERS, k=chance.randint(1, 3))
    agreed = msgspec.structs.replace(
        row(id, *seated, made=chance.randint(999, 1002)),
        options={"rounds": chance.randint(1, 9), "nested": [{"a": None}, (1, 2)]},
        origin=chance.choice(("", "", "x")),
        sealed_until=chance.choice((0, 0, NOW - 99, NOW + 999)),
        clock=chance.choice((Clock(), Clock("none", 3), Clock("live", 60, 1))),
        host=chance.choice(PEOPLE),
        listed=chance.random() < 0.5,
        follows=chance.choice(("", "", *TABLES)),
        day=chance.choice(("", "", DAY)),
        hints=chance.random() < 0.5,
        content=chance.choice((None, ContentLabel("", "none"), ContentLabel(chance.choice(DIGESTS), "Box"))),
    )
    log = [Entry("act", 0, f"pick {n}") for n in range(chance.choice((0, 0, 0, 2)))]
    over = chance.random() < 0.2
    agreed = msgspec.structs.replace(agreed, over=over, seed=f"0{chance.randint(0, 9)}")
    return "tables", "create", (agreed, log), end(chance) if over else {}


def append(chance: Random) -> Write:
    id, line, kind = chance.choice(TABLES), chance.randint(0, 9), chance.choice(KINDS)
    named = end(chance) | {
        "over": chance.random() < 0.4,
        "due": chance.choice((None, 2600.5, 2600.501, 2000.0)),
        "rules": chance.choice((None, 2)),
    }
    return "tables", "append", (id, line, Entry(kind, 0, "pick 1"), 2000 + chance.random() * 5), named


def end(chance: Random) -> dict[str, Any]:
    won = [Won(chance.choice(PEOPLE), "numbers", chance.choice("ab")) for _ in range(chance.randint(0, 2))]
    return {"won": won, "ending": chance.choice((None, None, Ending(b"r\xff", {-1: b"", chance.randint(0, 3): b"x"})))}


def reseat(chance: Random) -> Write:
    return "tables", "reseat", (chance.choice(TABLES), chance.choice(SEATED), chance.choice(SEATED)), {}


def results(chance: Random) -> Write:
    told = [Result(seat, chance.choice((None, 1, 2)), won=chance.random() < 0.5, rank="x") for seat in range(2)]
    return "results", "keep", (chance.choice(TABLES), chance.sample(told, chance.randint(0, 2))), {}


def keep_record(chance: Random) -> Write:
    person, digest = chance.choice(PEOPLE), chance.choice(DIGESTS)
    record = msgspec.json.encode({"game": "numbers", "options": {"own": chance.randint(0, 9)}})
    id = f"r-{chance.choice((person, chance.randint(0, 99)))}"
    return "uploads", "keep_record", (id, person, record, chance.randint(0, 3)), {"content": digest}


def keep_note(chance: Random) -> Write:
    note = Note(chance.randint(0, 3), chance.choice(PEOPLE), chance.choice(("", "é", "b")), chance.random() < 0.5)
    return "uploads", "keep_note", (chance.choice(("r-ann", "r-ben", "t")), note), {}


def keep_analysis(chance: Random) -> Write:
    depth, found = chance.choice(("quick", "deep")), chance.choice((b"", b"x\xff"))
    row = AnalysisRow(chance.choice((*TABLES, "r-ann", "r-ben", "r-eve")), depth, found, chance.randint(0, 3))
    return "analyses", "keep", (row,), {}


def keep_puzzle(chance: Random) -> Write:
    """By whoever knows how it stands, or does not."""
    before, after = (
        PuzzleTry(person, day, "numbers-1", state, tries, hint=hint, at=tries)
        for person, day in [(chance.choice(PEOPLE), chance.choice((DAY, "")))]
        for state, tries, hint in [(chance.choice(STATES), chance.randint(0, 1), chance.random() < 0.3) for _ in "12"]
    )
    return "puzzles", "keep", (after, chance.choice((None, before))), {}


def keep_content(chance: Random) -> Write:
    game = chance.choice(("numbers", "islet"))
    content = OwnContent(game, chance.choice(DIGESTS), chance.choice("xy"), 0, chance.randint(0, 2))
    return "contents", "keep", (chance.choice(PEOPLE), content, "{é}"), {}


def profile(chance: Random) -> Write:
    who = Profile(chance.choice(PEOPLE), chance.choice("xy"), "en", "auto", {"a": chance.choice("xy")})
    return "profiles", chance.choice(("make", "save")), (who,), {}


def passkey(chance: Random) -> Write:
    person, host = chance.choice(PEOPLE), chance.choice(("", "here"))
    return "passkeys", "keep", (f"key-{person}", person, "k", chance.randint(0, 3), host), {}


WRITES: tuple[Callable[[Random], Write], ...] = (
    *(create, create, append, append, append, append),
    *(reseat, results, keep_record, keep_note, keep_analysis, keep_puzzle, keep_puzzle, keep_content, profile, passkey),
    lambda chance: ("tables", "sit", (chance.choice(TABLES), chance.randint(-1, 3), chance.choice(PEOPLE)), {}),
    lambda chance: ("tables", "drop", (chance.choice(TABLES),), {}),
    lambda chance: ("tables", "set_listed", (chance.choice(TABLES), chance.random() < 0.5), {}),
    lambda chance: ("tables", "free_seats", (chance.choice(TABLES),), {}),
    lambda chance: ("endings", "keep", (chance.choice(TABLES), Ending(b"late")), {}),
    lambda chance: ("contents", "drop", (chance.choice(PEOPLE), "numbers", chance.choice(DIGESTS)), {}),
    lambda chance: ("passkeys", "bind", (f"key-{chance.choice(PEOPLE)}", "there"), {}),
    lambda chance: ("passkeys", "drop", (chance.choice(PEOPLE),), {}),
    lambda chance: (
        ("profiles", "erase", (chance.choice(PEOPLE), f"gone-{chance.random()}"), {})
        if chance.random() < 0.2
        else append(chance)
    ),
)
