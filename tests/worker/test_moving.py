"""A profile that moves from one house to another by its file: what comes along, and what is made of bad ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from archipel.server.content import moving
from archipel.server.content.moved_file import HUGE
from archipel.server.content.moving import MovedIn
from archipel.table.rows import Sitter, TableRow
from tests.worker.page import SOLO, Browser, Page, opened, settled

PALMS = {**SOLO, "game": "palm_island"}
AT_ONE_SCREEN = {"game": "hashi", "mode": "side_a", "seats": [{"kind": "me"}, {"kind": "guest", "name": "Bo"}]}

File = dict[str, Any]


async def finish(page: Page, wish: dict[str, Any]) -> str:
    return await play_out(page, await page.open_table(wish))


async def play_out(page: Page, table: str) -> str:
    """Always the first choice."""
    found = await page.house.services.lobby.table(table)
    history = found.match.history
    assert history is not None
    while not history.over():
        seat = history.state.to_act()[0]
        await found.act(seat, history.plies[seat], str(history.state.legal_actions(seat)[0]))
    return table


async def exported(page: Page) -> File:
    told: File = json.loads(await saved(page))
    return told


async def saved(page: Page) -> str:
    return str(json.loads(await page.house.call("GET", "/api/me/export", "", "en"))["body"])


async def brought(page: Page, file: File) -> MovedIn:
    await page.ask("GET", "/api/me")
    status, told = await page.ask("POST", "/api/me/import", file)
    assert status == 200, told
    return MovedIn(**told)


async def refused(page: Page, said: str) -> tuple[int, str]:
    """The answer to a file that is none."""
    await page.ask("GET", "/api/me")
    answer = json.loads(await page.house.call("POST", "/api/me/import", said, "en"))
    return answer["status"], json.loads(answer["body"])["why"]["key"]


async def past(page: Page) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = (await page.ask("GET", "/api/me/games"))[1]["games"]
    return games


async def deeds(page: Page) -> str:
    """Statistics and trophies, tables by the names of their games."""
    told = json.dumps((await page.ask("GET", "/api/me/deeds"))[1])
    for game in await past(page):
        told = told.replace(game["table"], game["game"])
    return told


async def row(page: Page, table: str) -> TableRow:
    found = await page.house.services.house.store.tables.find(table)
    assert found is not None
    return found


# ---- what comes along


async def test_a_profile_moves_with_its_games_and_comes_back() -> None:
    kept: dict[str, str] = {}
    async with opened(Browser(kept)) as page:
        await page.ask("GET", "/api/me")
        await page.ask("PUT", "/api/me", {"name": "Ada", "theme": "dark", "preferences": {"motion": "off"}})
        tables = [await finish(page, SOLO), await finish(page, PALMS)]
        await page.ask("PUT", f"/api/replays/{tables[0]}/notes", {"ply": 1, "words": "hm", "seat": 0})
        _, record = await page.ask("GET", f"/api/tables/{tables[1]}/record")
        _, replay = await page.ask("POST", "/api/replays", record)
        await page.ask("PUT", f"/api/replays/{replay['replay']}/notes", {"ply": 1, "words": "oh", "seat": 0})
        before = await deeds(page)
        file = await exported(page)
    async with opened(Browser()) as page:
        assert await brought(page, file) == MovedIn(games=2, records=1)
        me = (await page.ask("GET", "/api/me"))[1]
        assert (me["name"], me["theme"], me["preferences"]["motion"]) == ("Ada", "dark", "off")
        assert await deeds(page) == before
        moved = await exported(page)
        assert {note["words"] for note in moved["notes"]} == {"hm", "oh"}
        for note in moved["notes"]:
            (noted,) = (await page.ask("GET", f"/api/replays/{note['replay']}"))[1]["notes"]
            assert noted["words"] == note["words"]
        assert await brought(page, file) == MovedIn(known=2), "read again"
        assert len((await exported(page))["records"]) == 1
    async with opened(Browser(kept)) as page:
        assert await brought(page, moved) == MovedIn(known=2), "back where they were played"
        assert {game["table"] for game in await past(page)} == {*tables}


async def test_games_at_one_screen_and_forked_ones_count_nowhere_else_either() -> None:
    async with opened(Browser()) as page:
        await finish(page, AT_ONE_SCREEN)
        solo = await finish(page, SOLO)
        _, fork = await page.ask("POST", f"/api/replays/{solo}/fork", {"ply": 3, "seat": 0, "sit": 0, "level": "easy"})
        await play_out(page, fork["table"])
        file = await exported(page)
    async with opened(Browser()) as page:
        assert (await brought(page, file)).games == 3
        services = page.house.services
        played = await services.house.store.results.played(services.me)
        assert sorted((game.seats, game.counts) for game in played) == [(1, False), (1, True), (2, False)]


async def test_more_games_than_may_come_at_once_come_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "MOST_GAMES", 2)
    async with opened(Browser()) as page:
        await finish(page, SOLO)
        file = await exported(page)
    (game,) = file["games"]
    many = {**file, "games": [{**game, "table": f"t{ago}", "at": game["at"] - ago} for ago in range(5)]}
    async with opened(Browser()) as page:
        assert await brought(page, many) == MovedIn(games=2, left=3)
        assert await brought(page, many) == MovedIn(games=2, known=2, left=1)
        assert await brought(page, many) == MovedIn(games=1, known=4)
        assert await brought(page, many) == MovedIn(known=5)


# ---- other people's tables


async def test_whose_tables_are_here_changes_nothing_of_what_is_told_or_kept(page: Page) -> None:
    """A file may name any table: it neither finds out whether there is one nor is lost to it."""
    await finish(page, SOLO)
    file = await exported(page)
    told: list[tuple[MovedIn, int, bool]] = []
    for theirs in (True, False):
        async with opened(Browser()) as house:
            await house.ask("GET", "/api/me")
            (game,) = file["games"]
            if theirs:
                other = TableRow(game["table"], "hashi", 1, "solo", {}, "00" * 16, (Sitter("person", "eve"),), 1000)
                await house.house.services.house.store.tables.create(other)
            note = {"replay": game["table"], "line": 0, "words": "mine"}
            counts = await brought(house, {**file, "notes": [note]})
            (mine,) = await past(house)
            (noted,) = (await exported(house))["notes"]
            assert noted["replay"] == mine["table"]
            told.append((counts, mine["score"], mine["table"] == game["table"]))
    assert told[0] == told[1]
    assert told[0][0] == MovedIn(games=1)


async def test_a_game_against_people_is_played_again_against_bots(page: Page) -> None:
    await finish(page, AT_ONE_SCREEN)
    file = await exported(page)
    (game,) = file["games"]
    people = {**file, "games": [{**game, "guests": []}]}
    for moved, kinds in ((people, ["person", "bot"]), (file, ["person", "person"])):
        async with opened(Browser()) as house:
            await brought(house, moved)
            (mine,) = await past(house)
            status, again = await house.ask("POST", f"/api/tables/{mine['table']}/rematch")
            assert status == 200
            sitters = (await row(house, again["table"])).sitters
            assert [sitter.kind for sitter in sitters] == kinds
            house.house.open(1, f"/api/tables/{again['table']}/socket")
            await settled(lambda told=house.browser.told: told.get(1))
            assert house.browser.told[1][0]["is"] in ("frame", "curtain"), "it has begun: nobody is waited for"


# ---- bad files


@pytest.mark.parametrize(
    ("said", "status", "why"),
    [
        ("{}", 400, "server-moved-broken"),
        ("[]", 400, "server-moved-broken"),
        ("", 400, "server-moved-broken"),
        ('{"form": 99, "name": "A", "lang": "en", "theme": "auto"}', 400, "server-moved-newer"),
        ('{"form": 1, "name": "A", "lang": "en", "theme": "auto", "games": [7]}', 400, "server-moved-broken"),
        ('{"form": 1, "x": ' + "[" * 100_000 + "]" * 100_000 + "}", 400, "server-malformed"),
        (f'{{"form": 1, "records": [{{"record": "{{{"[" * 100_000}"}}]}}', 400, "server-malformed"),
        (" " * (HUGE + 2), 413, "server-too-large"),
    ],
    ids=["nothing of ours", "a list", "empty", "newer", "a game that is none", "deep", "deep within a text", "large"],
)
async def test_a_file_that_is_no_profile_changes_nothing(page: Page, said: str, status: int, why: str) -> None:
    await page.ask("GET", "/api/me")
    before = dict(page.browser.kept)
    assert await refused(page, said) == (status, why)
    assert page.browser.kept == before


async def test_a_file_that_is_cut_off_changes_nothing(page: Page) -> None:
    await finish(page, SOLO)
    said = await saved(page)
    async with opened(Browser()) as house:
        await house.ask("GET", "/api/me")
        before = dict(house.browser.kept)
        for end in (1, len(said) // 3, len(said) // 2, len(said) - 3):
            assert await refused(house, said[:end]) == (400, "server-moved-broken")
        assert house.browser.kept == before


async def test_nothing_of_a_file_is_believed_that_its_records_do_not_show(page: Page) -> None:
    await finish(page, SOLO)
    file = await exported(page)
    (game,) = file["games"]
    record, deep = game["record"], json.loads("[" * 400 + "]" * 400)
    forged = [
        {**game, "record": {**record, "actions": record["actions"][:-1]}},
        {**game, "record": {**record, "actions": [*record["actions"], record["actions"][-1]]}},
        {**game, "record": {**record, "seed": "00" * 16}},
        {**game, "record": {**record, "seed": "none"}},
        {**game, "record": {**record, "seats": 0}},
        {**game, "record": {**record, "game": "chess"}},
        {**game, "record": {**record, "options": {**record["options"], "deep": deep}}},
        {**game, "record": None},
        {**game, "record": 7},
        {**game, "at": game["at"] - 1, "seat": 7},
        {**game, "at": game["at"] - 2, "guests": ["", "\u202e"], "seat": -1},
    ]
    async with opened(Browser()) as house:
        await house.ask("GET", "/api/me")
        before = {key for key in house.browser.kept if not key.startswith("profile/")}
        assert await brought(house, {**file, "games": forged}) == MovedIn(refused=len(forged))
        assert {key for key in house.browser.kept if not key.startswith("profile/")} == before
        boast = {**game, "table": "../c", "score": 999, "rank": "king"}
        assert await brought(house, {**file, "games": [boast], "trophies": [{"trophy": "all"}]}) == MovedIn(games=1)
        (kept,) = await past(house)
    (played,) = await past(page)
    assert {**kept, "table": ""} == {**played, "table": ""}


async def test_a_game_is_there_whole_or_not_at_all(page: Page) -> None:
    """However many writes there is room for."""
    for wish in (SOLO, PALMS):
        await finish(page, wish)
    file = await exported(page)
    whole = 0
    for room in range(99):
        browser = Browser()
        async with opened(browser) as house:
            await house.ask("GET", "/api/me")
            browser.room = room
            status, _ = await house.ask("POST", "/api/me/import", file)
            tables = [json.loads(value) for key, value in browser.kept.items() if key.startswith("table/")]
            for table in tables:
                assert table["row"]["over"]
                assert f"ending/{table['row']['id']}" in browser.kept
            whole += 0 < len(tables) < 2
            if status == 200:
                break
            assert status == 503
            browser.room = 99
            assert await brought(house, file) == MovedIn(games=2 - len(tables), known=len(tables))
    assert room > 2
    assert whole, "some came along before there was no room"


async def test_a_game_left_to_a_bot_is_not_won_elsewhere_either(page: Page) -> None:
    await finish(page, PALMS)
    file = await exported(page)
    (game,) = file["games"]
    async with opened(Browser()) as house:
        assert (await brought(house, {**file, "games": [{**game, "won": False}]})).games == 1
        await past(house)
        services = house.house.services
        assert [one.won for one in await services.house.store.results.played(services.me)] == [False]


async def test_a_file_moves_no_clock_and_writes_no_endless_notes(page: Page) -> None:
    table = await finish(page, SOLO)
    file = await exported(page)
    (game,) = file["games"]
    forged = [{**game, "table": f"t{at}", "at": at} for at in (4_000_000_000, 2**70, -1, 0)]
    notes = [{"replay": table, "line": line, "words": "x" * 5000, "shared": 1} for line in (1, -7, 2**70)]
    assert await brought(page, {**file, "games": [game, *forged], "notes": notes}) == MovedIn(known=1, refused=4)
    (note,) = (await page.ask("GET", f"/api/replays/{table}"))[1]["notes"]
    assert len(note["words"]) == 600
    assert not note.get("shared")
