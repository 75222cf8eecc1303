"""The house in a worker, with a bridge of ours: the same calls and messages as a server's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from archipel.core.catalog import games
from archipel.server.calls.call_list import HOUSE_CALLS
from archipel.table.refusal import Refusal
from archipel.table.store import StoreFailed
from archipel.worker.main import PageHouse, begin
from archipel.worker.thinker import thought
from tests.frames import Holder

SOLO = {"game": "hashi", "mode": "solo", "seats": [{"kind": "me"}], "options": {}}
BOT = {"game": "hashi", "mode": "side_a", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}


class Browser:
    """What the scripts of a worker would do: `kept` outlives a house, `full` keeps nothing more."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept: dict[str, str] = {} if kept is None else kept
        self.full = False
        self.thinks = True
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.holders: dict[int, Holder] = {}
        self.ended: dict[int, int] = {}
        self.stopped = 0

    async def load(self) -> str:
        return json.dumps([*self.kept.items()])

    async def put(self, changes: str) -> str:
        if self.full:
            return "QuotaExceededError"
        for key, value in json.loads(changes):
            if value is None:
                del self.kept[key]
            else:
                self.kept[key] = value
        return ""

    async def think(self, name: str, job: str) -> str:
        if not self.thinks:
            await asyncio.sleep(3600)
        return thought(name, job)

    def stop(self) -> None:
        self.stopped += 1

    def tell(self, link: int, said: str) -> None:
        holder = self.holders.setdefault(link, Holder())
        self.told.setdefault(link, []).append(holder.read(said))

    def end(self, link: int, code: int) -> None:
        self.ended[link] = code


class Page:
    """One page and its house."""

    def __init__(self, house: PageHouse, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        said = "" if body is None else json.dumps(body)
        answer = json.loads(await self.house.call(method, path, said, "fr-FR"))
        return answer["status"], json.loads(answer["body"]) if answer.get("media", "application/json") else answer

    async def open_table(self, wish: dict[str, Any]) -> str:
        await self.ask("GET", "/api/me")
        status, answer = await self.ask("POST", "/api/tables", wish)
        assert status == 201, answer
        return str(answer["table"])

    async def frame(self, link: int, ply: int = 0) -> dict[str, Any]:
        """The last frame of a link, once it is at a ply."""
        async with asyncio.timeout(20):
            while True:
                frames = [one for one in self.browser.told.get(link, []) if one["is"] == "frame"]
                if frames and frames[-1]["ply"] >= ply:
                    return frames[-1]
                await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(browser: Browser) -> AsyncIterator[Page]:
    house = await begin(browser)
    yield Page(house, browser)
    await house.services.close()


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    async with opened(Browser()) as page:
        yield page


async def test_a_page_is_one_person_in_the_language_of_its_browser(page: Page) -> None:
    status, me = await page.ask("GET", "/api/me")
    assert (status, me["lang"]) == (200, "fr")
    assert await page.ask("GET", "/api/me") == (200, me)
    assert (await page.ask("PUT", "/api/me", {"name": "Ada"}))[1]["name"] == "Ada"


async def test_what_was_played_is_there_when_the_page_is_opened_again() -> None:
    kept: dict[str, str] = {}
    async with opened(Browser(kept)) as page:
        await page.ask("GET", "/api/me")
        await page.ask("PUT", "/api/me", {"name": "Ada"})
        table = await page.open_table(SOLO)
        page.house.open(1, f"/api/tables/{table}/socket?wire=1")
        frame = await page.frame(1)
        first = await legal(page, table)
        page.house.hear(1, json.dumps({"do": "act", "ply": frame["ply"], "action": first}))
        after = await page.frame(1, frame["ply"] + 1)
    async with opened(Browser(kept)) as page:
        assert (await page.ask("GET", "/api/me"))[1]["name"] == "Ada"
        assert [row["table"] for row in (await page.ask("GET", "/api/tables"))[1]] == [table]
        page.house.open(1, f"/api/tables/{table}/socket")
        again = await page.frame(1)
        assert (again["ply"], again["scene"]) == (after["ply"], after["scene"])


async def legal(page: Page, table: str) -> str:
    history = (await page.house.services.lobby.table(table)).match.history
    assert history is not None
    return str(history.state.legal_actions(0)[0])


async def test_bots_think_elsewhere_and_play(page: Page) -> None:
    table = await page.open_table(BOT)
    page.house.open(1, f"/api/tables/{table}/socket")
    frame = await page.frame(1)
    for _ in range(3):
        async with asyncio.timeout(20):
            while True:
                history = (await page.house.services.lobby.table(table)).match.history
                assert history is not None
                if 0 in history.state.to_act():
                    break
                await asyncio.sleep(0.01)
        frame = await page.frame(1, history.plies[0])
        page.house.hear(1, json.dumps({"do": "act", "ply": frame["ply"], "action": await legal(page, table)}))
        frame = await page.frame(1, frame["ply"] + 1)
    assert {entry.seat for entry in await page.house.services.house.store.tables.log(table) if entry.kind == "act"} == {
        0,
        1,
    }


async def test_a_bot_that_takes_too_long_is_given_up_and_something_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(Browser()) as page:
        (thinker,) = page.house.services.bot_turns.thinkers
        monkeypatch.setattr(thinker, "limit", 0.01)
        page.browser.thinks = False
        table = await page.open_table({**BOT, "seats": [{"kind": "bot", "level": "easy"}] * 2})
        async with asyncio.timeout(20):
            while len(await page.house.services.house.store.tables.log(table)) < 3:
                await asyncio.sleep(0.01)
        assert page.browser.stopped


async def test_a_lesson_is_taught(page: Page) -> None:
    page.house.open(7, "/api/learn/islet/socket?step=0&wire=1")
    assert (await page.frame(7))["game"] == "islet"
    page.house.open(8, "/api/learn/nothing/socket?step=0")
    await settled(lambda: 8 in page.browser.ended)
    assert page.browser.told[8] == [{"is": "refused", "why": {"key": "learn-none"}}]


async def test_a_table_that_is_not_there_is_told_so(page: Page) -> None:
    page.house.open(3, "/api/tables/nowhere/socket")
    await settled(lambda: 3 in page.browser.ended)
    assert page.browser.told[3][0]["why"]["key"] == "server-no-table"
    assert page.browser.ended == {3: 4404}
    page.house.hear(3, '{"do": "ping"}')
    page.house.close(3)


async def settled(done: Any) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


async def test_what_needs_a_server_says_so(page: Page) -> None:
    await page.ask("GET", "/api/me")
    for method, path in (("POST", "/api/me/link"), ("GET", "/api/me/passkeys"), ("PUT", "/api/me/hook")):
        assert await page.ask(method, path, {}) == (501, {"why": {"key": "static-needs-server"}})


async def test_bad_calls_are_refused_as_a_server_refuses_them(page: Page) -> None:
    assert (await page.ask("POST", "/api/tables", SOLO))[0] == 401
    await page.ask("GET", "/api/me")
    assert (await page.ask("POST", "/api/tables", {"game": 7}))[1]["why"]["key"] == "server-malformed"
    assert (await page.ask("POST", "/api/tables", {**SOLO, "game": "chess"}))[0] == 404
    assert (await page.ask("PUT", "/api/me", {"name": "x" * 9000}))[0] == 413
    assert (await page.ask("GET", "/api/replays/%2e%2e/1"))[0] == 404


async def test_a_full_shelf_loses_nothing_and_says_so(page: Page) -> None:
    table = await page.open_table(SOLO)
    page.house.open(1, f"/api/tables/{table}/socket")
    frame = await page.frame(1)
    page.browser.full, before = True, dict(page.browser.kept)
    page.house.hear(1, json.dumps({"do": "act", "ply": frame["ply"], "action": await legal(page, table)}))
    await settled(lambda: page.browser.told[1][-1]["is"] == "refused")
    assert page.browser.told[1][-1]["why"]["key"] == "server-not-kept"
    assert (await page.ask("POST", "/api/tables", SOLO))[0] == 503
    assert page.browser.kept == before
    page.browser.full = False
    page.house.hear(1, json.dumps({"do": "act", "ply": frame["ply"], "action": await legal(page, table)}))
    await page.frame(1, frame["ply"] + 1)


async def test_data_of_a_newer_version_is_left_alone() -> None:
    kept = {"form": "99"}
    with pytest.raises(StoreFailed):
        await begin(Browser(kept))
    assert kept == {"form": "99"}


async def test_whoever_leaves_is_forgotten(page: Page) -> None:
    await page.open_table(SOLO)
    await page.ask("PUT", "/api/me", {"name": "Ada"})
    assert (await page.ask("DELETE", "/api/me", {"sure": "yes"}))[0] == 200
    assert "me" not in page.browser.kept
    assert (await page.ask("GET", "/api/me"))[1]["name"] != "Ada"
    assert "Ada" not in json.dumps(page.browser.kept)


async def test_the_daily_island_is_the_same_in_every_page() -> None:
    seeds = []
    for _ in range(2):
        async with opened(Browser()) as page:
            await page.ask("GET", "/api/me")
            _, opened_table = await page.ask("POST", "/api/daily", {"game": "hashi", "mode": "solo"})
            row = await page.house.services.house.store.tables.find(opened_table["table"])
            assert row is not None
            seeds.append(row.seed)
    assert seeds[0] == seeds[1]


@pytest.mark.parametrize("id", list(games()))
async def test_every_game_begins_alone_and_is_looked_back_at(page: Page, id: str) -> None:
    mode = next(mode.id for mode in games()[id].modes if 1 in mode.seats)
    table = await page.open_table({"game": id, "mode": mode, "seats": [{"kind": "me"}], "options": {}})
    page.house.open(1, f"/api/tables/{table}/socket")
    frame = await page.frame(1)
    assert frame["game"] == id
    assert (await page.ask("GET", f"/api/replays/{table}"))[0] == 200
    answer = json.loads(await page.house.call("GET", f"/api/replays/{table}/0/picture.svg?lang=en", "", "en"))
    assert answer["name"].endswith(".svg")
    assert answer["body"].startswith("<svg")


def test_every_call_has_a_path_of_its_own() -> None:
    """A call is found by its path alone: no other answers there."""
    for call in HOUSE_CALLS:
        path = call.path.replace("{ply}", "1").replace("{seat}", "1")
        found = [one.id for one in HOUSE_CALLS if one.method == call.method and one.pattern.fullmatch(path)]
        assert found[0] == call.id, path


# ---- moving


async def finish(page: Page, wish: dict[str, Any]) -> str:
    """A whole game, always the first choice."""
    table = await page.open_table(wish)
    found = await page.house.services.lobby.table(table)
    history = found.match.history
    assert history is not None
    while not history.over():
        await found.act(0, history.plies[0], str(history.state.legal_actions(0)[0]))
    return table


async def exported(page: Page) -> dict[str, Any]:
    answer = json.loads(await page.house.call("GET", "/api/me/export", "", "en"))
    told: dict[str, Any] = json.loads(answer["body"])
    return told


async def test_a_profile_moves_with_its_games_and_comes_back() -> None:
    async with opened(Browser()) as page:
        await page.ask("GET", "/api/me")
        await page.ask("PUT", "/api/me", {"name": "Ada", "theme": "dark", "preferences": {"motion": "off"}})
        tables = [await finish(page, SOLO), await finish(page, {**SOLO, "game": "palm_island"})]
        await page.ask("PUT", f"/api/replays/{tables[0]}/notes", {"ply": 1, "words": "hm", "seat": 0})
        before = (await page.ask("GET", "/api/me/deeds"))[1]
        file = await exported(page)
    async with opened(Browser()) as page:
        await page.ask("GET", "/api/me")
        assert (await page.ask("POST", "/api/me/import", file))[1] == {
            "games": 2,
            "known": 0,
            "refused": 0,
            "records": 0,
            "contents": 0,
        }
        me = (await page.ask("GET", "/api/me"))[1]
        assert (me["name"], me["theme"], me["preferences"]["motion"]) == ("Ada", "dark", "off")
        assert (await page.ask("GET", "/api/me/deeds"))[1] == before
        assert {game["table"] for game in (await page.ask("GET", "/api/me/games"))[1]["games"]} == {*tables}
        overview = (await page.ask("GET", f"/api/replays/{tables[0]}"))[1]
        assert [note["words"] for note in overview["notes"]] == ["hm"]
        again = (await page.ask("POST", "/api/me/import", await exported(page)))[1]
        assert (again["games"], again["known"]) == (0, 2)


async def test_nothing_of_a_file_is_believed_that_its_records_do_not_show(page: Page) -> None:
    table = await finish(page, SOLO)
    file = await exported(page)
    (game,) = file["games"]
    forged = [
        {**game, "table": "a", "record": {**game["record"], "actions": game["record"]["actions"][:-1]}},
        {**game, "table": "b", "record": {**game["record"], "seed": "00" * 16}},
        {**game, "table": "../c"},
        {**game, "table": "d", "seat": 7},
        {**game, "table": "e", "record": None},
        {**game, "table": "f", "score": 999, "rank": "king"},
    ]
    told = (await page.ask("POST", "/api/me/import", {**file, "games": forged, "trophies": [{"trophy": "all"}]}))[1]
    assert (told["games"], told["refused"]) == (1, 5)
    scores = {one["table"]: one["score"] for one in (await page.ask("GET", "/api/me/games"))[1]["games"]}
    assert scores["f"] == scores[table]


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ({}, "server-moved-broken"),
        ([], "server-moved-broken"),
        ({"form": 99, "name": "A", "lang": "en", "theme": "auto"}, "server-moved-newer"),
    ],
)
async def test_a_file_that_is_no_profile_changes_nothing(page: Page, file: Any, why: str) -> None:
    await page.ask("GET", "/api/me")
    before = dict(page.browser.kept)
    assert (await page.ask("POST", "/api/me/import", file))[1]["why"]["key"] == why
    assert page.browser.kept == before


async def test_a_game_left_to_a_bot_is_not_won_elsewhere_either(page: Page) -> None:
    await finish(page, {**SOLO, "game": "palm_island"})
    file = await exported(page)
    (game,) = file["games"]
    told = (await page.ask("POST", "/api/me/import", {**file, "games": [{**game, "table": "left", "won": False}]}))[1]
    assert told["games"] == 1
    await page.ask("GET", "/api/me/games")
    assert {one.table: one.won for one in await page.house.services.house.store.results.played(page.house.services.me)}[
        "left"
    ] is False


async def test_a_house_that_another_window_has_keeps_nothing_more(page: Page) -> None:
    table = await page.open_table(SOLO)
    found = await page.house.services.lobby.table(table)
    before = dict(page.browser.kept)
    page.house.leave()
    history = found.match.history
    assert history is not None
    with pytest.raises(Refusal):
        await found.act(0, history.plies[0], str(history.state.legal_actions(0)[0]))
    assert page.browser.kept == before


async def test_a_link_closed_before_it_was_open_leaves_nothing(page: Page) -> None:
    table = await page.open_table(SOLO)
    page.house.open(5, f"/api/tables/{table}/socket")
    page.house.close(5)
    await asyncio.sleep(0.1)
    assert not (await page.house.services.lobby.table(table)).broadcast.audience
    assert page.house.links.links == {}


async def test_a_file_moves_no_clock_and_writes_no_endless_notes(page: Page) -> None:
    table = await finish(page, SOLO)
    file = await exported(page)
    (game,) = file["games"]
    forged = [{**game, "table": f"t{at}", "at": at} for at in (4_000_000_000, 2**70, -1, 0)]
    notes = [{"replay": table, "line": line, "words": "x" * 5000, "shared": 1} for line in (1, -7, 2**70)]
    told = (await page.ask("POST", "/api/me/import", {**file, "games": forged, "notes": notes}))[1]
    assert (told["games"], told["refused"]) == (0, 4)
    (note,) = (await page.ask("GET", f"/api/replays/{table}"))[1]["notes"]
    assert len(note["words"]) == 600
    assert not note.get("shared")
