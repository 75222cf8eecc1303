"""The store in memory: what it asks of its shelf, and what it does when that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from archipel.server.store.kept import KeptStore, shelf
from archipel.server.store.kept.drawer import Drawer
from archipel.table.rows import AnalysisRow, Ending, Entry, Note, OwnContent, Profile, PuzzleTry, Result, Won
from archipel.table.store import Store, StoreFailed
from tests.server.stores import ANN, BEN, FREE, DictShelf, answers, fill, row, times

TODAY = b"%d" % len(shelf.MIGRATIONS)
LAST: dict[str, Any] = {"over": True, "won": [Won("ann", "numbers", "9")], "ending": Ending(b"last")}
WRITES: dict[str, Callable[[Store], Coroutine[Any, Any, None]]] = {
    "create": lambda store: store.tables.create(row("v", ANN), [Entry("act", 0, "pick 1")]),
    "create, over": lambda store: store.tables.create(row("v", ANN), won=LAST["won"], ending=LAST["ending"]),
    "sit": lambda store: store.tables.sit("u", 2, "eve"),
    "reseat": lambda store: store.tables.reseat("w", [ANN, FREE], [BEN, ANN]),
    "drop": lambda store: store.tables.drop("w"),
    "list": lambda store: store.tables.set_listed("u", listed=False),
    "free": lambda store: store.tables.free_seats("u"),
    "append": lambda store: store.tables.append("t", 2, Entry("act", 0, "pick 1"), 2003, **LAST),
    "ending": lambda store: store.endings.keep("t", Ending(b"other")),
    "make": lambda store: store.profiles.make(Profile("eve", "Eve", "en", "auto")),
    "save": lambda store: store.profiles.save(Profile("ann", "Änn", "en", "auto")),
    "erase": lambda store: store.profiles.erase("ann", "gone"),
    "results": lambda store: store.results.keep("d1", [Result(0, 3, won=True)]),
    "analysis": lambda store: store.analyses.keep(AnalysisRow("t", "deep", b"more", 1001)),
    "record": lambda store: store.uploads.keep_record("r-eve", "eve", b"{}", 1000),
    "note": lambda store: store.uploads.keep_note("t", Note(9, "ann", "new", shared=False)),
    "no note": lambda store: store.uploads.keep_note("t", Note(3, "ann", "", shared=False)),
    "content": lambda store: store.contents.keep("ann", OwnContent("numbers", "sha256:b", "New", 2, 1), "{}"),
    "no content": lambda store: store.contents.drop("ann", "numbers", "sha256:a"),
    "passkey": lambda store: store.passkeys.keep("key-eve", "eve", "public", 1, ""),
    "bind": lambda store: store.passkeys.bind("key-ann", "here.example"),
    "puzzle": lambda store: store.puzzles.keep(PuzzleTry("ann", "", "numbers-3", "missed", 0, hint=False, at=1), None),
    "no passkey": lambda store: store.passkeys.drop("ann"),
}


async def filled() -> tuple[KeptStore, DictShelf]:
    held = DictShelf()
    store = await KeptStore.open(held)
    await fill(store)
    await store.tables.create(row("w", ANN, FREE))
    return store, held


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_what_a_shelf_did_not_keep_never_was(write: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store, held = await filled()
    before, on_the_shelf = await answers(store), dict(held.held)
    held.full = True
    with pytest.raises(StoreFailed):
        await write(store)
    assert await answers(store) == before
    assert held.held == on_the_shelf
    held.full = False
    await write(store)
    after = await answers(store)
    assert after != before
    assert await answers(await KeptStore.open(held)) == after


async def test_a_shelf_that_fails_in_any_way_does_not_stop_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    store, held = await filled()
    with monkeypatch.context() as broken:
        broken.setattr(held, "put", lambda _: 1 / 0)
        with pytest.raises(StoreFailed, match="ZeroDivisionError"):
            await store.passkeys.drop("ann")
    assert await store.passkeys.count("ann") == 1
    await store.passkeys.drop("ann")
    assert store.waiting() == 0


async def test_a_move_writes_its_line_and_its_table() -> None:
    store, held = await filled()
    await store.tables.append("t", 2, Entry("act", 0, "pick 1"), 2003, over=False)
    assert held.puts[-1] == ["log/t/2", "table/t"]
    count = len(held.puts)
    await store.passkeys.drop("nobody")
    assert len(held.puts) == count, "nothing to write"


async def test_nothing_is_read_before_it_is_kept_and_nobody_waits_to_read() -> None:
    store, _ = await filled()
    under_way = asyncio.ensure_future(store.passkeys.drop("ann"))
    await asyncio.sleep(0)
    assert store.waiting() == 1
    assert await store.passkeys.count("ann") == 1
    await under_way
    assert store.waiting() == 0
    assert await store.passkeys.count("ann") == 0


async def test_whoever_gives_up_in_the_middle_leaves_a_whole_write_or_none() -> None:
    store, held = await filled()
    begun = asyncio.ensure_future(store.profiles.make(Profile("eve", "Eve", "en", "auto")))
    queued = asyncio.ensure_future(store.profiles.make(Profile("zoe", "Zoe", "en", "auto")))
    await asyncio.sleep(0)
    for given_up in (begun, queued):
        given_up.cancel()
    await asyncio.gather(begun, queued, return_exceptions=True)
    await store.close()
    for told in (store, await KeptStore.open(held)):
        assert await told.profiles.find("eve") is not None
        assert await told.profiles.find("zoe") is None
    assert store.waiting() == 0


async def test_whoever_leaves_is_nowhere_on_the_shelf() -> None:
    """A new kind of row cannot forget the people in it."""
    store, held = await filled()
    kinds = {part.kind for part in vars(store.memory).values() if isinstance(part, Drawer)}
    assert {key.partition("/")[0] for key in held.held} == kinds | {shelf.FORM}, "something of every kind is there"
    await store.tables.append("t", 2, Entry("act", 0, "pick 1"), 2003, over=True)
    await store.profiles.erase("ann", "gone")
    left = {key: data for key, data in held.held.items() if "ann" in key or b'"ann"' in data or b"Ann" in data}
    assert left == {}


async def test_ids_of_any_kind_stay_apart() -> None:
    held = DictShelf()
    store = await KeptStore.open(held)
    for person, game in (("a/b", "c"), ("a", "b/c"), ("a%2Fb", "c"), ("é", "")):
        await store.contents.keep(person, OwnContent(game, "sha256:a", person, 2, 1), "{}")
    again = await KeptStore.open(held)
    assert len(held.held) == 5
    assert [one.name for one in await again.contents.of("a/b")] == ["a/b"]
    assert await again.contents.find("é", "", "sha256:a") == ("é", "{}")


@pytest.mark.parametrize(
    "held",
    [
        {"form": b"%d" % (len(shelf.MIGRATIONS) + 1)},
        {"form": b"once"},
        {"form": TODAY, "table/t": b"{}"},
        {"form": TODAY, "table/t": b"once upon"},
        {"form": TODAY, "dragon/t": b"{}"},
    ],
    ids=lambda held: str(sorted(held.items())[-1]),
)
async def test_what_cannot_be_read_is_one_sentence_and_stays(held: dict[str, bytes]) -> None:
    kept = DictShelf(dict(held))
    with pytest.raises(StoreFailed, match=r"newer Archipel|cannot be read"):
        await KeptStore.open(kept)
    assert kept.held == held


async def test_an_older_form_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    _, held = await filled()
    before = len(held.held)
    assert held.held[shelf.FORM] == b"%d" % len(shelf.MIGRATIONS)

    def rename(held: dict[str, bytes]) -> shelf.Changes:
        return [("profile/ann", held["profile/ann"].replace(b'"Ann"', b'"Anna"')), ("passkey/key-ann", None)]

    monkeypatch.setattr(shelf, "MIGRATIONS", (*shelf.MIGRATIONS, rename))
    for _ in range(2):
        again = await KeptStore.open(held)
        found = await again.profiles.find("ann")
        assert found is not None
        assert found.name == "Anna"
        assert await again.passkeys.find("key-ann") is None
    assert len(held.held) == before - 1
    assert held.held[shelf.FORM] == b"%d" % len(shelf.MIGRATIONS)


async def test_what_the_first_form_wrote_is_read() -> None:
    store = await KeptStore.open(DictShelf(dict(FIRST_FORM)))
    table = await store.tables.find("t")
    assert table is not None
    assert (table.options, table.sitters, table.over) == ({"rounds": 2}, (ANN, BEN), True)
    assert await store.tables.log("t") == [Entry("act", 0, "pick 1")]
    assert await times(store, "t") == [2000.25]
    assert await store.endings.find("t") == Ending(b"record", {-1: b"all"})
    assert await store.profiles.find("ann") == Profile("ann", "Ann", "en", "auto", {"motion": "off"})
    assert await store.profiles.trophies("ann") == [Won("ann", "numbers", "a", "t", 2000)]
    assert await store.results.of("t") == [Result(0, 5, won=True, rank="high")]
    assert await store.uploads.record("r-a") == b"{}"
    assert await store.uploads.notes("t", "ann", others=False) == [Note(0, "ann", "mine", shared=True)]
    assert await store.contents.of("ann") == [OwnContent("numbers", "sha256:a", "Mine", 2, 1000)]
    assert await store.passkeys.find("k") == ("ann", "public", "")
    assert store.latest == 2001.0


FIRST_FORM = {
    "form": b"1",
    "table/t": b'{"row":{"id":"t","game":"numbers","rules":1,"mode":"open","options":{"rounds":2},"seed":"00",'
    b'"sitters":[{"kind":"person","person":"ann"},{"kind":"person","person":"ben"}],"made":1000,"over":true},'
    b'"serial":1,"touched":2000,"due":null}',
    "log/t/0": b'{"table":"t","line":0,"entry":{"kind":"act","seat":0,"action":"pick 1"},"at":2000,"ms":250}',
    "ending/t": b'{"table":"t","ending":{"record":"cmVjb3Jk","views":{"-1":"YWxs"}}}',
    "profile/ann": b'{"id":"ann","name":"Ann","lang":"en","theme":"auto","preferences":{"motion":"off"}}',
    "trophy/ann/numbers/a": b'{"person":"ann","game":"numbers","trophy":"a","table":"t","at":2000}',
    "results/t": b'{"table":"t","results":[{"seat":0,"score":5,"won":true,"rank":"high"}]}',
    "record/r-a": b'{"id":"r-a","person":"ann","record":"e30=","at":1000,"content":"","serial":1}',
    "note/t/0/ann": b'{"replay":"t","note":{"line":0,"person":"ann","words":"mine","shared":true}}',
    "content/ann/numbers/sha256:a": b'{"person":"ann","game":"numbers","digest":"sha256:a","name":"Mine",'
    b'"source":"{}","made":1000,"serial":1}',
    "passkey/k": b'{"id":"k","person":"ann","key":"public","made":1000,"host":""}',
}
