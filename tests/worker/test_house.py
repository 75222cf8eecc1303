"""The house in a worker, with a bridge of ours: the same calls and messages as a server's."""

from __future__ import annotations

import asyncio
import json
from datetime import date
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from archipel.analysis import PlyResult, SeatValue
from archipel.analysis.ply_job import key_of
from archipel.bots import BotJob, choose
from archipel.core.catalog import games
from archipel.core.record import Record
from archipel.core.record import replay as played
from archipel.puzzles import puzzle_of_day
from archipel.server.calls.call_list import HOUSE_CALLS
from archipel.table.refusal import Refusal
from archipel.table.store import StoreFailed
from archipel.worker.main import begin
from archipel.worker.thinker import WorkerThinker
from tests.records.make import kept_of
from tests.worker.page import SOLO, Browser, Page, opened, settled

BOT = {"game": "hashi", "mode": "side_a", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}


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


async def test_whoever_gives_a_bot_up_is_heard_at_any_moment() -> None:
    """Also in the very moment in which it has chosen: a house that closes would wait for ever."""
    for turns in range(8):
        chosen = asyncio.Event()

        async def think(_name: str, _job: str, chosen: asyncio.Event = chosen) -> str:
            await chosen.wait()
            chosen.clear()
            return '"pass"'

        working = asyncio.create_task(ask_on_and_on(WorkerThinker(think, lambda: None, 60)))
        for turn in range(turns + 3):
            if turn == 3:
                chosen.set()
            await asyncio.sleep(0)
        working.cancel()
        done, _ = await asyncio.wait([working], timeout=10)
        assert done, turns


async def ask_on_and_on(thinker: WorkerThinker) -> None:
    while True:
        await thinker.ask(choose, BotJob(b"", 0, "easy", 0))


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


class AtOnce:
    """Finds in no time that nothing ever changed."""

    async def ask(self, work: Any, job: Any) -> Any:
        record = Record.from_json(job.record)
        return PlyResult(key_of(record, job.depth), job.ply, (SeatValue(5000, 0),) * record.seats)

    def stop(self) -> None: ...


async def test_an_analysed_game_is_drawn_without_a_server(page: Page) -> None:
    await page.ask("GET", "/api/me")
    record = kept_of("hashi")["solo-1"].record
    _, brought = await page.ask("POST", "/api/replays", json.loads(record.to_json()))
    address = f"/api/replays/{brought['replay']}/analysis"
    assert (await page.ask("GET", f"{address}/picture.svg"))[1]["why"]["key"] == "server-analysis-none"
    page.house.services.analyses.thinker = AtOnce()
    await page.ask("POST", address, {"depth": "quick"})
    async with asyncio.timeout(20):
        while (await page.ask("GET", address))[1]["state"] != "done":
            await asyncio.sleep(0.01)
    answer = json.loads(await page.house.call("GET", f"{address}/picture.svg?lang=fr", "", "en"))
    assert (answer["status"], answer["media"]) == (200, "image/svg+xml")
    assert "Points attendus à la fin" in ElementTree.fromstring(answer["body"]).itertext()


async def test_another_choice_of_a_finished_game_is_played_on(page: Page) -> None:
    record = kept_of("hashi")["solo-1"].record
    await page.ask("GET", "/api/me")
    replay = (await page.ask("POST", "/api/replays", json.loads(record.to_json())))[1]["replay"]
    state = played(msgspec.structs.replace(record, actions=record.actions[:6]))
    other = next(str(one) for one in state.legal_actions(0) if str(one) != record.actions[6][1])
    plies = (await page.ask("GET", f"/api/replays/{replay}?seat=0"))[1]
    wish = {"ply": plies["plies"][plies["acts"].index(6)], "seat": 0, "sit": 0}
    path = f"/api/replays/{replay}/fork"
    status, refused = await page.ask("POST", path, {**wish, "action": "dragon"})
    assert (status, refused["why"]["key"]) == (422, "server-analysis-try")
    table = (await page.ask("POST", path, {**wish, "action": other}))[1]["table"]
    log = await page.house.services.house.store.tables.log(table)
    assert [(entry.seat, entry.action) for entry in log] == [*record.actions[:6], (0, other)]


def test_every_call_has_a_path_of_its_own() -> None:
    """A call is found by its path alone: no other answers there."""
    for call in HOUSE_CALLS:
        path = call.path.replace("{ply}", "1").replace("{seat}", "1").replace("{act}", "1")
        found = [one.id for one in HOUSE_CALLS if one.method == call.method and one.pattern.fullmatch(path)]
        assert found[0] == call.id, path


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


async def test_the_puzzle_of_the_day_is_that_of_every_house_and_is_kept() -> None:
    kept: dict[str, str] = {}
    async with opened(Browser(kept)) as page:
        await page.ask("GET", "/api/me")
        today = (await page.ask("GET", "/api/puzzles"))[1]
        found = puzzle_of_day(date.fromisoformat(today["day"]))
        assert found is not None
        assert today["daily"]["id"] == found.id
        sheet = (await page.ask("GET", f"/api/puzzles/{found.id}"))[1]
        assert (sheet["frame"]["seat"], sheet["progress"]["solution"]) == (found.seat, None)
        answers = f"/api/puzzles/{found.id}/answers"
        assert (await page.ask("POST", answers, {"action": "dragon"}))[1]["why"]["key"] == "server-puzzle-choice"
        assert (await page.ask("POST", answers, {"action": found.best[0]}))[1]["mark"]["state"] == "solved"
    async with opened(Browser(kept)) as page:
        assert (await page.ask("GET", "/api/puzzles"))[1]["streak"]["days"] == 1
