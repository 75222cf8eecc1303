"""History and statistics are read off records; keys lead back to a profile; a profile is exported and erased."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from unittest.mock import AsyncMock

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.core.record import Record, replay
from archipel.server.people.profiles import ProfileChanges
from archipel.server.web.services import Services
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry, Profile, Result, Sitter, TableRow, Won
from archipel.table.table import Table
from archipel.words import words
from tests.server.people import Sheet, database_of, guests, play, seated
from tests.server.test_http import why

Client = TestClient[Litestar]


async def finished(services: Services, people: list[str], *picks: tuple[int, ...]) -> Table:
    """A whole game; each pick is a round, by seat."""
    table = await seated(services, people)
    for numbers in picks:
        await play(table, *((seat, f"pick {number}") for seat, number in enumerate(numbers)))
        for seat in range(len(people)):
            await play(table, (seat, "confirm"))
        for seat in range(len(people)):
            await play(table, (seat, f"lay {seat}"))
    assert table.match.over()
    return table


async def profile(services: Services, person: str) -> Profile:
    found = await services.profiles.find(person)
    assert found
    return found


async def test_history_and_statistics_agree_with_the_records(services: Services) -> None:
    ann, ben = await guests(services, 2)
    first = await finished(services, [ann, ben], (3, 1), (2, 0))
    second = await finished(services, [ben, ann], (3, 0), (3, 1))
    await seated(services, [ann, ben])
    past = await services.results.past(ann)
    assert [(line.table, line.seat, line.score, line.won) for line in past.games] == [
        (second.id, 1, 1, False),
        (first.id, 0, 5, True),
    ]
    for line in past.games:
        outcome = replay((await services.lobby.table(line.table)).match.record()).outcome()
        assert outcome
        assert outcome.scores[line.seat].total == line.score
    (game,) = await services.results.statistics(ann)
    assert (game.game, game.all.played, game.all.won, game.all.best, game.all.mean) == ("numbers", 2, 1, 5, 3.0)
    assert [(tally.mode, tally.seats, tally.played) for tally in game.modes] == [("open", 2, 2)]
    assert await services.results.statistics("nobody") == []


async def test_forked_games_and_games_for_guests_count_nowhere(services: Services) -> None:
    (ann,) = await guests(services, 1)
    me, guest = Sitter("person", ann), Sitter("person", name="Guest")
    row = TableRow("forked", "numbers", 1, "open", {}, "00" * 16, (me, Sitter("bot", level="easy")), 1000, origin="t")
    for one in (row, msgspec.structs.replace(row, id="shared", origin="", sitters=(me, guest), host=ann)):
        await services.store.tables.create(one)
        await services.store.tables.append(one.id, 0, Entry("act", 0, "pick 1"), 1001, over=True)
        await services.store.results.keep(one.id, [Result(0, 5, won=True), Result(1, 3, won=False)])
    assert {line.table for line in (await services.results.past(ann)).games} == {"forked", "shared"}
    assert await services.results.statistics(ann) == []


async def test_pages_of_history(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.server.statistics.results.PAGE", 2)
    ann, ben = await guests(services, 2)
    tables = [(await finished(services, [ann, ben], (1, 1), (1, 1))).id for _ in range(3)]
    first, rest = await services.results.past(ann), await services.results.past(ann, 2)
    assert [line.table for line in (*first.games, *rest.games)] == tables[::-1]
    assert (first.more, rest.more) == (True, False)


async def test_a_record_that_cannot_be_read_now_is_read_the_next_time(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.lobby.onlookers.remove(services.results.look)
    ann, ben = await guests(services, 2)
    await finished(services, [ann, ben], (3, 1), (2, 0))
    services.lobby.tables.clear()
    with monkeypatch.context() as patch:
        patch.setattr(
            services.store.tables, "lines_after", AsyncMock(side_effect=sqlite3.OperationalError("disk I/O error"))
        )
        assert [line.score for line in (await services.results.past(ann)).games] == [None]
    with monkeypatch.context() as patch:
        patch.setattr(services.store.tables, "find", AsyncMock(side_effect=sqlite3.OperationalError("disk I/O error")))
        await services.results.settle_person(ann)
    assert [line.score for line in (await services.results.past(ann)).games] == [5]
    assert await services.store.results.unread(ann, 9) == []


async def test_a_game_whose_last_line_is_just_being_kept_is_not_taken_for_one_without_an_end(
    services: Services,
) -> None:
    (ann,) = await guests(services, 1)
    table = await seated(services, [ann], bots=1)
    await services.results.settle([table.id])
    assert database_of(services).reader.execute("SELECT count(*) FROM results").fetchone() == (0,)


async def test_a_game_that_was_stopped_has_no_results_for_good_and_one_of_other_rules_has_its_own(
    services: Services,
) -> None:
    ann, ben = await guests(services, 2)
    stopped, older = await seated(services, [ann, ben]), await finished(services, [ann, ben], (3, 1), (2, 0))
    for person in (ann, ben):
        await stopped.stop(person, agree=True)
    await services.results.close()
    await asyncio.wrap_future(database_of(services).writer.write(lambda db: _forget(db, older.id)))
    services.lobby.tables.clear()
    assert await services.store.results.unread(ann, 9) == [older.id]
    await services.results.settle_person(ann)
    assert await services.store.results.unread(ann, 9) == []
    assert [one.score for one in await services.store.results.of(older.id)] == [5, 1]
    assert await services.store.results.of(stopped.id) == []


def _forget(db: sqlite3.Connection, table: str) -> None:
    """Its results, and the rules it was played by."""
    db.execute('DELETE FROM results WHERE "table" = ?', (table,))
    db.execute("UPDATE tables SET rules = 0 WHERE id = ?", (table,))


async def test_tables_the_lobby_has_let_go_are_not_watched_for_their_end(services: Services) -> None:
    services.lobby.kept = 2
    ann, ben = await guests(services, 2)
    for _ in range(5):
        await seated(services, [ann, ben])
    gc.collect()
    assert len(services.results.playing) <= 2


def test_a_link_moves_a_profile_and_a_newer_one_replaces_it(client: Client) -> None:
    client.get("/api/me")
    client.put("/api/me", json={"name": "Ann", "preferences": {"motion": "fast"}})
    key = client.post("/api/me/link", json={}).json()["key"]
    assert client.post("/api/me/link", json={}).json()["key"] == key
    client.cookies.clear()
    other = client.get("/api/me").json()["name"]
    assert client.post("/api/take", json={"key": key}).json() == {"name": "Ann"}
    assert client.get("/api/me").json()["name"] == other
    assert client.post("/api/take", json={"key": key, "sure": True}).json() == {"name": "Ann"}
    assert client.get("/api/me").json()["preferences"]["motion"] == "fast"
    renewed = client.post("/api/me/link", json={"renew": True}).json()["key"]
    person, number, mark = renewed.split("-", 2)
    for wrong in (key, f"{person}-{int(number) + 1}-{mark}", f"{person}-0-", person, "", "é-1-x", renewed + "A"):
        assert why(client.post("/api/take", json={"key": wrong, "sure": True})) == (403, "server-no-key")
    assert client.post("/api/take", json={"key": renewed}).json() == {"name": "Ann"}


def test_a_new_link_signs_nobody_out_and_the_page_says_so(client: Client) -> None:
    client.get("/api/me")
    client.put("/api/me", json={"name": "Ann"})
    here = client.cookies["archipel"]
    key = client.post("/api/me/link", json={}).json()["key"]
    client.cookies.clear()
    client.post("/api/take", json={"key": key, "sure": True})
    client.post("/api/me/link", json={"renew": True})
    client.cookies.clear()
    assert client.get("/api/me", headers={"cookie": f"archipel={here}"}).json()["name"] == "Ann"
    assert "stays signed in" in words("en").key("keep-link-line")
    assert "No device is signed out" in words("en").key("keep-link-renewed")
    assert "reste connecté" in words("fr").key("keep-link-line")
    assert "Aucun appareil n’en est déconnecté" in words("fr").key("keep-link-renewed")


def test_guessed_keys_are_slowed_down(client: Client) -> None:
    answers = [client.post("/api/take", json={"key": f"guess-{n}"}).status_code for n in range(60)]
    assert answers[0] == 403
    assert answers[-1] == 429


async def test_all_that_is_kept_is_exported_but_nothing_of_a_game_in_play(services: Services) -> None:
    ann, ben = await guests(services, 2)
    table = await finished(services, [ann, ben], (3, 1), (2, 0))
    running = await seated(services, [ben, ann])
    await play(running, (0, "pick 3"))
    told = msgspec.json.encode(await services.export_and_erase.export(await profile(services, ann)))
    kept = msgspec.json.decode(told)
    (game,) = kept["games"]
    assert msgspec.convert(game["record"], Record) == table.match.record()
    assert (game["score"], kept["running"], kept["statistics"][0]["game"]) == (5, [running.id], "numbers")
    assert running.match.row.seed.encode() not in told
    assert b"pick 3" not in told.replace(msgspec.json.encode(game["record"]), b"")
    assert ben.encode() not in told


async def test_whoever_leaves_for_good_is_nowhere_any_more(services: Services) -> None:
    ann, ben = await guests(services, 2)
    await services.profiles.change(ann, ProfileChanges(name="Ann the Gone"))
    table = await finished(services, [ann, ben], (3, 1), (2, 0))
    record = table.match.record()
    await services.store.tables.append(
        table.id, 99, Entry("act", 0, "confirm"), 1, over=True, won=[Won(ann, "numbers", "x")]
    )
    key = services.recovery_links.key(await profile(services, ann))
    await services.export_and_erase.erase(await profile(services, ann))
    assert await services.store.profiles.find(ann) is None
    assert await services.store.profiles.trophies(ann) == []
    assert table.broadcast.status()[0].name == ""
    assert table.match.record() == record
    page = Sheet(ben)
    table.attach(page)
    assert b"Ann the Gone" not in b"".join(page.bytes)
    assert ann.encode() not in b"".join(page.bytes)
    with pytest.raises(Refusal, match="server-no-key"):
        await services.recovery_links.owner(key)
    dump = "\n".join(database_of(services).reader.iterdump())
    assert ann not in dump
    assert "Ann the Gone" not in dump
    past = await services.results.past(ben)
    assert past.games[0].names[0] == ""
    assert past.games[0].score == 1


async def test_games_in_play_go_on_or_end_when_somebody_leaves_for_good(services: Services) -> None:
    ann, ben = await guests(services, 2)
    together, alone = await seated(services, [ann, ben]), await seated(services, [ann], bots=1)
    waiting = await services.lobby.create(TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")]), ann)
    await services.export_and_erase.erase(await profile(services, ann))
    assert together.match.history
    assert together.match.history.stand_ins == {0}
    assert not together.match.over()
    assert alone.match.over()
    assert (await services.lobby.table(waiting)).match.seating.seat_of(ann) is None
    assert await services.store.tables.running_of(ann) == []


def test_calls_about_oneself_need_somebody(client: Client) -> None:
    for path in ("games", "deeds", "export"):
        assert why(client.get(f"/api/me/{path}")) == (401, "server-no-guest")
    client.get("/api/me")
    assert client.get("/api/me/games").json() == {"games": [], "more": False}
    assert client.get("/api/me/deeds").json() == {"statistics": [], "trophies": []}
    assert why(client.get("/api/me/games?skip=-1")) == (400, "server-malformed")
    assert client.get("/api/me/export").headers["content-disposition"].startswith("attachment")
    assert why(client.request("DELETE", "/api/me", json={})) == (400, "server-malformed")
    name = client.get("/api/me").json()["name"]
    client.put("/api/me", json={"name": f"{name}!"})
    assert client.request("DELETE", "/api/me", json={"sure": "yes"}).status_code == 200
    assert client.get("/api/me").json()["name"] != f"{name}!"


@pytest.mark.parametrize(
    ("scores", "title", "next_title", "points"), [((44, 41), "rank-3", "rank-4", 1), ((61,), "rank-12", "", 0)]
)
async def test_a_game_of_titles_is_not_won_and_says_how_far_the_next_one_is(
    services: Services, scores: tuple[int, ...], title: str, next_title: str, points: int
) -> None:
    (ann,) = await guests(services, 1)
    for number, score in enumerate(scores):
        await kept(services, f"t{number}", ann, "hashi", Result(0, score, won=True, rank=title), at=number)
    (hashi,) = await services.results.statistics(ann)
    (mode,) = hashi.modes
    assert (mode.title, mode.next_title, mode.next_points) == (title, next_title, points)
    assert (mode.best, mode.best_table, mode.played, mode.decided, mode.won) == (scores[0], "t0", len(scores), 0, 0)
    assert (hashi.all.decided, hashi.all.title) == (0, title)


async def test_a_game_alone_that_can_be_lost_is_still_won_or_lost(services: Services) -> None:
    (ann,) = await guests(services, 1)
    await kept(services, "lost", ann, "islet", Result(0, 0, won=False))
    await kept(services, "saved", ann, "islet", Result(0, 8, won=True, rank="rank-wildlife"))
    await kept(services, "sister", ann, "isle_of_cats", Result(0, 30, won=False))
    islet, cats = await services.results.statistics(ann)
    assert (islet.all.decided, islet.all.won, islet.all.title, islet.all.next_points) == (2, 1, "rank-wildlife", 2)
    assert (cats.all.decided, cats.all.won, cats.all.title) == (1, 0, "")


async def kept(services: Services, id: str, person: str, game: str, result: Result, at: int = 0) -> None:
    """A game alone that came to this."""
    row = TableRow(id, game, 1, "solo", {}, "00" * 16, (Sitter("person", person),), 1000 + at)
    await services.store.tables.create(row)
    await services.store.tables.append(id, 0, Entry("begin", -1), 1001 + at, over=True)
    await services.store.results.keep(id, [result])
