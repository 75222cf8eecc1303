"""The contract of a store, of people and what is theirs: every backend goes through the same tests."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from archipel.server.store import limits
from archipel.table.rows import (
    AnalysisRow,
    ContentLabel,
    Entry,
    Note,
    OwnContent,
    Profile,
    PuzzleTry,
    Result,
    Sitter,
    Won,
)
from archipel.table.store import Store, Taken
from tests.server.stores import ANN, BEN, DAY, FREE, answers, fill, row


async def test_profiles_are_kept_and_changed(store: Store) -> None:
    assert await store.profiles.find("ann") is None
    with pytest.raises(Taken):
        await store.profiles.save(Profile("ann", "Ann", "en", "auto"))
    assert await store.profiles.find("ann") is None
    await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    with pytest.raises(Taken):
        await store.profiles.make(Profile("ann", "Eve", "en", "auto"))
    changed = Profile("ann", "Änn", "fr", "dark", {"motion": "off"}, "https://example.org", 3)
    await store.profiles.save(changed)
    assert await store.profiles.find("ann") == changed


async def test_components_are_kept_by_profile_and_found_at_tables_and_in_records(store: Store) -> None:
    mine = OwnContent("numbers", "sha256:a", "Mine", 7, 1000)
    await store.contents.keep("ann", mine, "{é:1}!")
    await store.contents.keep("ben", mine, "{}")
    assert await store.contents.of("ann") == [msgspec.structs.replace(mine, size=7)]
    assert await store.contents.find("ann", "numbers", "sha256:a") == ("Mine", "{é:1}!")
    assert await store.contents.find("ann", "islet", "sha256:a") is None
    await store.contents.keep("ann", msgspec.structs.replace(mine, name="Again", made=2000), "{}")
    newer = OwnContent("numbers", "sha256:b", "Newer", 2, 3000)
    await store.contents.keep("ann", newer, "[]")
    assert [one.name for one in await store.contents.of("ann")] == ["Newer", "Again"]
    await store.contents.drop("ann", "numbers", "sha256:b")
    assert [one.name for one in await store.contents.of("ann")] == ["Again"]
    assert len(await store.contents.of("ben")) == 1

    assert await store.contents.anywhere("numbers", "sha256:a") is None, "kept, and played nowhere"
    label = ContentLabel("sha256:a", "Mine")
    made = msgspec.structs.replace(row("t", ANN, BEN), options={"own": "packed"}, content=label)
    await store.tables.create(made)
    sealed = msgspec.structs.replace(made, id="u", content=ContentLabel("sha256:s"), sealed_until=int(time.time()) + 99)
    await store.tables.create(sealed)
    assert await store.tables.find("t") == made
    for person, digest, seen in (("eve", "sha256:a", True), ("eve", "sha256:s", False), ("ann", "sha256:s", True)):
        assert (await store.contents.at_a_table(person, "numbers", digest) is not None) == seen
    assert await store.contents.anywhere("numbers", "sha256:a") == {"own": "packed"}
    assert await store.contents.anywhere("islet", "sha256:a") is None
    assert await store.contents.anywhere("numbers", "") is None
    record = msgspec.json.encode({"game": "numbers", "options": {"own": "brought"}})
    await store.uploads.keep_record("r-1", "ann", record, 1, content="sha256:c")
    assert await store.contents.anywhere("numbers", "sha256:c") == {"own": "brought"}
    assert await store.contents.at_a_table("ann", "numbers", "sha256:c") is None


async def test_a_game_with_components_of_somebodys_own_counts_nowhere(store: Store) -> None:
    for id, label in (("t", None), ("u", ContentLabel("sha256:a"))):
        await store.tables.create(msgspec.structs.replace(row(id, ANN), content=label))
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), 2000, over=True)
        await store.results.keep(id, [Result(0, 7, won=True)])
    assert {one.table: one.counts for one in await store.results.played("ann")} == {"t": True, "u": False}


async def test_whoever_leaves_takes_their_components_along(store: Store) -> None:
    await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    await store.contents.keep("ann", OwnContent("numbers", "sha256:a", "Mine", 2, 1000), "{}")
    made = msgspec.structs.replace(row("t", ANN), host="ann", content=ContentLabel("sha256:a", "Ann's box"))
    await store.tables.create(made)
    assert [one["source"] for one in (await store.profiles.belongings("ann"))["contents"]] == ["{}"]
    await store.profiles.erase("ann", "gone")
    assert await store.contents.of("ann") == []
    left = await store.tables.find("t")
    assert left is not None
    assert left.content == ContentLabel("sha256:a")


async def test_whoever_leaves_is_in_no_answer_any_more(store: Store) -> None:
    await fill(store)
    await store.profiles.erase("ann", "gone")
    told = await answers(store)
    assert told["t row"].sitters == (Sitter("person", "gone"), BEN, Sitter("person")), "guests of theirs have no name"
    assert (told["t row"].host, told["d0 row"].host) == ("gone", "gone")
    assert told["u row"].sitters == (BEN, FREE, FREE), "nor is a seat kept for them"
    assert told["u row"].listed, "it is Ben's"
    assert [one.person for one in told["ranking"]] == ["gone"]
    assert told["gone tries"] == {("numbers", "open"): "d0"}
    assert [note.words for note in told["t ben True notes"]] == ["by ben"] * 2
    empty: dict[str, list[object]] = {
        "notes": [],
        "records": [],
        "contents": [],
        "passkeys": [],
        "daily": [],
        "puzzles": [],
    }
    for part, nothing in (("profile", None), ("trophies", []), ("tables", []), ("played", []), ("belongings", empty)):
        assert told[f"ann {part}"] == nothing
    assert told["ben profile"] is not None
    assert len(told["ben trophies"]) == 2


async def test_what_is_given_along_has_the_same_rows_everywhere(store: Store) -> None:
    await fill(store)
    record = '{"game":"numbers","options":{"own":"brought"}}'
    assert await store.profiles.belongings("ann") == {
        "notes": [
            {"replay": at, "line": 3 + shared, "words": "by ann", "shared": shared}
            for at in ("r-ben", "t")
            for shared in (0, 1)
        ],
        "records": [{"id": "r-ann", "record": record, "at": 1000}],
        "contents": [{"game": "numbers", "digest": "sha256:a", "name": "Mine", "source": "{}", "made": 1000}],
        "passkeys": [{"id": "key-ann", "made": 1000}],
        "daily": [{"day": DAY, "game": "numbers", "mode": "open", "table": "d0"}],
        "puzzles": [
            {"day": "", "puzzle": "numbers-2", "state": "open", "tries": 0, "hint": 0, "at": 1001},
            {"day": DAY, "puzzle": "numbers-1", "state": "solved", "tries": 2, "hint": 1, "at": 1000},
        ],
    }


async def test_of_a_persons_records_the_newest_are_kept_and_notes_go_with_the_others(store: Store) -> None:
    for number in range(limits.MOST_RECORDS):
        await store.uploads.keep_record(f"r-{number}", "ann", b"{}", 1000)
    await store.uploads.keep_record("r-ben", "ben", b"{}", 1)
    for replay in ("r-0", "r-1", "t"):
        await store.uploads.keep_note(replay, Note(0, "ben", "mine", shared=True))
    with pytest.raises(Taken):
        await store.uploads.keep_record("r-1", "eve", b"{}", 1)
    await store.uploads.keep_record("r-new", "ann", b"{}", 1000)
    await store.uploads.keep_record("r-old", "ann", b"{}", 999)
    found = {id: await store.uploads.record(id) for id in ("r-0", "r-1", "r-ben", "r-new", "r-old")}
    assert [id for id, record in found.items() if record is None] == ["r-0", "r-old"]
    noted = [len(await store.uploads.notes(replay, "ann", others=True)) for replay in ("r-0", "r-1", "t")]
    assert noted == [0, 1, 1]


async def test_of_an_analysis_the_newest_is_kept_and_goes_with_its_game(store: Store) -> None:
    await store.tables.create(row("t", ANN, BEN))
    for number in range(limits.MOST_RECORDS):
        await store.uploads.keep_record(f"r-{number}", "ann", b"{}", 1000)
    await store.uploads.keep_record("r-ben", "ben", b"{}", 1)
    for replay in ("t", "r-0", "r-1", "r-ben", "r-gone", "u"):
        await store.analyses.keep(AnalysisRow(replay, "quick", b"found\x00", 1000))
    assert await store.analyses.find("t") == AnalysisRow("t", "quick", b"found\x00", 1000)
    await store.analyses.keep(AnalysisRow("t", "deep", b"more", 1001))
    assert await store.analyses.find("t") == AnalysisRow("t", "deep", b"more", 1001)
    assert await analysed(store) == ["t", "r-0", "r-1", "r-ben"], "none of a game that is not there"
    await store.uploads.keep_record("r-new", "ann", b"{}", 1000)
    assert await analysed(store) == ["t", "r-1", "r-ben"]
    await store.profiles.erase("ann", "gone")
    assert await analysed(store) == ["t", "r-ben"]


async def test_a_puzzle_goes_on_from_where_it_was_and_goes_with_its_person(store: Store) -> None:
    for person in ("ann", "ben"):
        await store.profiles.make(Profile(person, person, "en", "auto"))
    begun = PuzzleTry("ann", DAY, "numbers-1", "open", 1, hint=False, at=1000)
    solved = PuzzleTry("ann", DAY, "numbers-1", "solved", 2, hint=True, at=1001)
    practised = msgspec.structs.replace(begun, day="")
    await store.puzzles.keep(begun, None)
    await store.puzzles.keep(msgspec.structs.replace(begun, person="ben"), None)
    others = [msgspec.structs.replace(begun, **other) for other in ({"tries": 0}, {"hint": True}, {"state": "missed"})]
    for kept, before in ((begun, None), (practised, begun), *((solved, other) for other in others)):
        with pytest.raises(Taken):
            await store.puzzles.keep(kept, before)
    assert await store.puzzles.find("ann", DAY, "numbers-1") == begun
    await store.puzzles.keep(solved, msgspec.structs.replace(begun, at=7))
    await store.puzzles.keep(practised, None)
    assert await store.puzzles.of("ann") == [practised, solved]
    told = (await store.profiles.belongings("ann"))["puzzles"]
    assert told[1] == {"day": DAY, "puzzle": "numbers-1", "state": "solved", "tries": 2, "hint": 1, "at": 1001}
    await store.profiles.erase("ann", "gone")
    assert [await store.puzzles.of("ann"), len(await store.puzzles.of("ben"))] == [[], 1]
    with pytest.raises(Taken):
        await store.puzzles.keep(begun, None)


async def analysed(store: Store) -> list[str]:
    every = ("t", "r-0", "r-1", "r-ben", "r-gone", "u")
    return [replay for replay in every if await store.analyses.find(replay) is not None]


async def test_a_note_is_changed_taken_away_and_counted(store: Store) -> None:
    for words in ("first", "second"):
        await store.uploads.keep_note("t", Note(4, "ann", words, shared=False))
    await store.uploads.keep_note("t", Note(4, "ben", "shared", shared=True))
    await store.uploads.keep_note("t", Note(2, "ben", "hidden", shared=False))
    assert [note.words for note in await store.uploads.notes("t", "ann", others=True)] == ["second", "shared"]
    assert [note.words for note in await store.uploads.notes("t", "ben", others=False)] == ["hidden", "shared"]
    assert not await store.uploads.full("ann")
    more = [Note(line, "ann", "one more", shared=False) for line in range(limits.MOST_NOTES - 1)]
    for start in range(0, len(more), 100):
        await asyncio.gather(*(store.uploads.keep_note("u", note) for note in more[start : start + 100]))
    assert await store.uploads.full("ann")
    await store.uploads.keep_note("t", Note(4, "ann", "", shared=False))
    assert not await store.uploads.full("ann")
    assert await store.uploads.notes("t", "ann", others=False) == []


async def test_a_trophy_is_earned_once_and_with_its_line(store: Store) -> None:
    for number, id in enumerate(("t", "u")):
        await store.tables.create(row(id, ANN))
        won = [Won("ann", "numbers", "b"), Won("ann", "numbers", "a")]
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), 2000 + number, over=True, won=won)
    assert await store.profiles.trophies("ann") == [Won("ann", "numbers", name, "t", 2000) for name in ("a", "b")]


async def test_a_passkey_is_bound_once_and_dropped_with_the_rest(store: Store) -> None:
    await store.passkeys.keep("k", "ann", "public", 1000, "")
    with pytest.raises(Taken):
        await store.passkeys.keep("k", "eve", "other", 1000, "")
    for host in ("here.example", "there.example"):
        await store.passkeys.bind("k", host)
    assert await store.passkeys.find("k") == ("ann", "public", "here.example")
    assert await store.passkeys.count("ann") == 1
    await store.passkeys.drop("ann")
    assert await store.passkeys.find("k") is None
    assert await store.passkeys.count("ann") == 0
