"""Components of one's own on a server: checked, kept within limits, played with, drawn, named in records."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.core.content_names import digest, short
from archipel.core.record import Record
from archipel.server.base.settings import Settings
from archipel.server.content.own_contents import HUGE
from archipel.server.content.safe_sheet import UnsafeSheet, check_sheet
from archipel.server.store.sqlite.migrations import MIGRATIONS
from archipel.server.web.app import make_app
from archipel.table.refusal import Refusal
from archipel.words import words
from tests.own_box import content_of, own_text, packed

Client = TestClient[Litestar]

GAME = "small_islands"
OWN = own_text(GAME)
DIGEST = digest(OWN)
CONTENTS = "/api/me/contents"
KEPT = f"{CONTENTS}/{GAME}/{DIGEST}"


@pytest.fixture
def owner(client: Client) -> Client:
    client.get("/api/me")
    return client


def upload(client: Client, source: str = OWN, **more: str) -> httpx.Response:
    return client.post(CONTENTS, json={"game": GAME, "name": "My box", "text": source, **more})


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]["key"]


def open_table(client: Client, content: str = DIGEST, **more: Any) -> httpx.Response:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    return client.post("/api/tables", json={"game": GAME, "mode": "normal", "seats": seats, "content": content, **more})


def play_to_the_end(client: Client, table: str) -> None:
    """Both seats, the bot's too, unless it was quicker."""
    services = client.app.state.services

    async def run() -> None:
        found = await services.lobby.table(table)
        while not found.match.over():
            seat = found.match.acting()[0]
            action = found.match.history.state.legal_actions(seat)[0]
            try:
                await found.act(seat, found.match.history.plies[seat], str(action))
            except Refusal as refusal:
                if not refusal.stale:
                    raise

    client.blocking_portal.call(run)


def as_somebody_else(client: Client) -> None:
    client.cookies.clear()
    client.get("/api/me")


def test_a_file_is_kept_given_back_and_taken_away(owner: Client) -> None:
    assert owner.get(CONTENTS).json() == []
    kept = upload(owner, name="  My   box ").json()
    assert (kept["game"], kept["digest"], kept["name"], kept["size"]) == (GAME, DIGEST, "My box", len(OWN.encode()))
    assert upload(owner, name="Renamed").json()["name"] == "Renamed"
    assert [one["name"] for one in owner.get(CONTENTS).json()] == ["Renamed"]
    file = owner.get(KEPT)
    assert file.text == OWN
    assert f"{GAME}-{short(DIGEST)}.json" in file.headers["content-disposition"]
    cookie = owner.cookies["archipel"]
    as_somebody_else(owner)
    assert owner.get(CONTENTS).json() == []
    assert why(owner.get(KEPT)) == (404, "server-no-content")
    owner.delete(KEPT)
    owner.cookies.clear()
    owner.cookies["archipel"] = cookie
    assert len(owner.get(CONTENTS).json()) == 1, "nobody deletes what is another's"
    assert owner.delete(KEPT).json() == []
    assert why(owner.get(KEPT)) == (404, "server-no-content")


def test_every_fault_comes_with_its_line_and_nothing_is_kept(owner: Client) -> None:
    lines = OWN.splitlines()
    wrong = OWN.replace('"lotus"', '"lettuce"', 40)
    answer = upload(owner, wrong)
    assert why(answer) == (422, "content-faults")
    faults = answer.json()["faults"]
    assert len(faults) == answer.json()["why"]["args"]["count"] == len(content_of(GAME).look(wrong)) > 20
    for fault in faults:
        assert '"lotus"' in lines[fault["line"] - 1]
        for lang in ("en", "fr"):
            assert "lettuce" in words(lang, GAME).key(fault["why"]["key"], **fault["why"]["args"])
    assert upload(owner, "{").json()["faults"][0]["line"] == 1
    assert owner.get(CONTENTS).json() == []


@pytest.mark.parametrize(
    ("change", "refused"),
    [
        ({"game": "nowhere"}, (404, "server-no-game")),
        ({"game": "numbers"}, (409, "server-content-fixed")),
        ({"name": " "}, (400, "server-content-name")),
        ({"name": "x" * 41}, (400, "server-content-name")),
        ({"name": "a\u202eb"}, (400, "server-content-name")),
        ({"text": "[" + "1," * HUGE + "1]"}, (413, "server-content-huge")),
        ({"text": "[" * 1000}, (422, "content-faults")),
        ({"wanted": digest("{}")}, (422, "content-other")),
    ],
)
def test_what_is_refused(owner: Client, change: dict[str, str], refused: tuple[int, str]) -> None:
    body = {"game": GAME, "name": "My box", "text": OWN, **change}
    assert why(owner.post(CONTENTS, json=body)) == refused
    assert owner.get(CONTENTS).json() == []


def test_half_a_character_is_malformed(owner: Client) -> None:
    body = json.dumps({"game": GAME, "name": "My box", "text": "\ud800"})
    assert why(owner.post(CONTENTS, content=body)) == (400, "server-malformed")


def test_whoever_leaves_takes_the_name_of_their_box_along(owner: Client) -> None:
    upload(owner)
    table = open_table(owner, seats=[{"kind": "me"}, {"kind": "friend"}]).json()["table"]
    owner.request("DELETE", "/api/me", json={"sure": "yes"})
    for _ in range(2):
        with owner.websocket_connect(f"/api/tables/{table}/socket") as socket:
            assert socket.receive_json()["content"] == {"digest": DIGEST, "name": ""}
        owner.app.state.services.lobby.tables.clear()


def test_a_text_that_grows_when_it_is_read_is_too_large(owner: Client) -> None:
    own = json.loads(OWN)
    own["remark"] = ["BIG"]
    grown = json.dumps(own).replace('"BIG"', ",".join(["1e15"] * 40_000))
    assert len(grown) < HUGE
    assert why(upload(owner, grown)) == (413, "server-content-huge")


def test_the_house_file_is_given_to_begin_from(owner: Client) -> None:
    file = owner.get(f"/api/games/{GAME}/content")
    assert file.text == content_of(GAME).house()
    assert why(owner.get("/api/games/numbers/content")) == (409, "server-content-fixed")
    assert why(owner.get("/api/games/nowhere/content")) == (404, "server-no-game")


def test_other_components_than_those_wanted_are_named(owner: Client) -> None:
    told = upload(owner, wanted=digest("{}")).json()["why"]["args"]
    assert told == {"made": short(digest("{}")), "given": short(DIGEST)}


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(contents_of_a_person=2, content_bytes_of_a_person=3 * len(OWN))
    with TestClient(make_app(tmp_path / "data", settings=settings)) as client:
        client.get("/api/me")
        yield client


def test_a_profile_keeps_so_many_and_so_much(narrow: Client) -> None:
    assert upload(narrow).status_code == 201
    assert why(upload(narrow, own_text(GAME, "x" * 2 * len(OWN)))) == (409, "server-contents-full")
    assert upload(narrow, own_text(GAME, "b")).status_code == 201
    assert why(upload(narrow, own_text(GAME, "c"))) == (409, "server-contents-full")
    assert upload(narrow, name="again").status_code == 201
    assert len(narrow.get(CONTENTS).json()) == 2


def test_a_table_is_played_with_ones_own_components_and_says_so(owner: Client) -> None:
    assert why(open_table(owner)) == (404, "server-no-content")
    upload(owner)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = open_table(owner, seats=seats, listed=True).json()["table"]
    assert why(open_table(owner, digest("{}"))) == (404, "server-no-content")
    label = {"digest": DIGEST, "name": "My box"}
    assert owner.get("/api/tables").json()[0]["content"] == label
    as_somebody_else(owner)
    assert owner.get("/api/waiting").json()[0]["content"] == label
    assert why(open_table(owner)) == (404, "server-no-content")
    with owner.websocket_connect(f"/api/tables/{table}/socket") as socket:
        lobby = socket.receive_json()
        assert lobby["content"] == label
        assert lobby["options"]["content"] == DIGEST
    owner.post(f"/api/tables/{table}/join")
    with owner.websocket_connect(f"/api/tables/{table}/socket") as socket:
        told = socket.receive_text()
    assert json.loads(told)["about"]["content"] == label
    assert packed(GAME) not in told, "what is in the box is its owner's"


def test_components_come_from_a_profile_alone(owner: Client) -> None:
    refused = open_table(owner, content="", options={"content": packed(GAME)})
    assert why(refused) == (400, "server-bad-options")
    plain = open_table(owner, content="").json()["table"]
    assert owner.get("/api/tables").json()[0] | {"table": plain, "content": None} == owner.get("/api/tables").json()[0]


def test_a_table_goes_on_when_its_file_is_deleted_and_after_a_restart(owner: Client, tmp_path: Path) -> None:
    upload(owner)
    table = open_table(owner).json()["table"]
    owner.delete(KEPT)
    services = owner.app.state.services
    services.lobby.tables.clear()
    with owner.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert json.loads(socket.receive_text())["about"]["content"]["name"] == "My box"
    assert owner.get(f"/skin/{GAME}/en.svg", params={"content": DIGEST}).status_code == 200


def test_a_finished_game_names_its_components_and_is_in_no_statistics(owner: Client) -> None:
    upload(owner)
    table = open_table(owner).json()["table"]
    play_to_the_end(owner, table)
    for path in (f"/api/tables/{table}/record", f"/api/replays/{table}/record"):
        told = owner.get(path)
        assert told.json()["options"]["content"] == DIGEST
        assert packed(GAME) not in told.text
    assert [game["table"] for game in owner.get("/api/me/games").json()["games"]] == [table]
    assert owner.get("/api/me/deeds").json() == {"statistics": [], "trophies": []}
    overview = owner.get(f"/api/replays/{table}").json()
    assert overview["content"] == {"digest": DIGEST, "name": "My box"}
    assert overview["options"]["content"] == DIGEST
    exported = owner.get("/api/me/export").json()
    assert exported["games"][0]["record"]["options"]["content"] == DIGEST
    assert exported["contents"][0]["source"] == OWN
    fork = {"ply": 0, "sit": 0, "seat": 0}
    forked = owner.post(f"/api/replays/{table}/fork", json=fork).json()["table"]
    with owner.websocket_connect(f"/api/tables/{forked}/socket") as socket:
        assert socket.receive_json()["about"]["content"] == {"digest": DIGEST, "name": "My box"}
    again = owner.post(f"/api/tables/{table}/rematch").json()["table"]
    with owner.websocket_connect(f"/api/tables/{again}/socket") as socket:
        assert socket.receive_json()["about"]["content"]["digest"] == DIGEST


def record_of(client: Client) -> bytes:
    upload(client)
    table = open_table(client).json()["table"]
    play_to_the_end(client, table)
    return client.get(f"/api/replays/{table}/record").content


def bring(client: Client, record: bytes) -> httpx.Response:
    return client.post("/api/replays", content=record)


def test_a_record_is_looked_at_where_its_components_are_and_refused_elsewhere(owner: Client, tmp_path: Path) -> None:
    record = record_of(owner)
    brought = bring(owner, record).json()["replay"]
    assert owner.get(f"/api/replays/{brought}").json()["content"] == {"digest": DIGEST, "name": ""}
    assert owner.get(f"/api/replays/{brought}/record").content == record
    with TestClient(make_app(tmp_path / "elsewhere")) as elsewhere:
        elsewhere.get("/api/me")
        refused = bring(elsewhere, record)
        assert why(refused) == (422, "content-unknown")
        assert refused.json()["why"]["args"] == {"game": {"key": "name"}, "digest": short(DIGEST)}
        assert why(upload(elsewhere, own_text(GAME, "another"), wanted=DIGEST)) == (422, "content-other")
        assert upload(elsewhere, wanted=DIGEST).status_code == 201
        brought = bring(elsewhere, record).json()["replay"]
        elsewhere.delete(KEPT)
        elsewhere.app.state.services.replays.kept.clear()
        assert elsewhere.get(f"/api/replays/{brought}/5").status_code == 200, "it has its components"
        sheet = elsewhere.get(f"/skin/{GAME}/fr.svg", params={"content": DIGEST})
        assert sheet.status_code == 200
        assert elsewhere.get("/api/me/export").json()["records"][0]["record"].encode() == record
        assert why(bring(elsewhere, record)) == (422, "content-unknown")


def test_whoever_may_see_a_table_may_look_at_its_record(owner: Client) -> None:
    record = record_of(owner)
    as_somebody_else(owner)
    assert bring(owner, record).status_code == 201


def test_an_older_record_that_carries_its_components_is_looked_at(owner: Client) -> None:
    record = Record.from_json(record_of(owner))
    carrying = {"game": GAME, "rules": record.rules, "seats": record.seats, "seed": record.seed}
    carrying |= {"options": {**record.options, "content": packed(GAME)}, "actions": record.actions}
    as_somebody_else(owner)
    brought = bring(owner, json.dumps(carrying).encode()).json()["replay"]
    assert owner.get(f"/api/replays/{brought}/record").json()["options"]["content"] == DIGEST


def test_components_that_a_record_carries_are_looked_through_as_a_file_is(owner: Client) -> None:
    record = Record.from_json(record_of(owner))
    broken = content_of(GAME).pack(own_text(GAME).replace('"anchor": "C', '"anchor": "Q', 1))
    carrying = {"game": GAME, "rules": record.rules, "seats": record.seats, "seed": record.seed}
    carrying |= {"options": {**record.options, "content": broken}, "actions": record.actions}
    answer = bring(owner, json.dumps(carrying).encode())
    assert (answer.status_code, answer.json()["why"]["key"]) == (422, "content-faults")


def test_a_table_made_before_digests_were_kept_has_its_label(owner: Client, tmp_path: Path) -> None:
    record = record_of(owner)
    brought = bring(owner, record).json()["replay"]
    data = tmp_path / "data" / "archipel.db"
    with sqlite3.connect(data) as database:
        for table, index in (("tables", "tables_content"), ("records", "records_content")):
            database.execute(f"DROP INDEX {index}")
            database.execute(f"ALTER TABLE {table} DROP COLUMN content")
        database.execute("ALTER TABLE tables DROP COLUMN content_name")
        database.execute("DROP TABLE contents")
        database.execute("DROP TABLE analyses")
        database.execute("DROP TABLE puzzles")
        before = next(at for at, step in enumerate(MIGRATIONS) if "CREATE TABLE contents" in step)
        database.execute(f"PRAGMA user_version = {before}")
    with TestClient(make_app(tmp_path / "data")) as newer:
        newer.cookies = owner.cookies
        assert newer.get("/api/me/games").json()["games"]
        assert newer.get(f"/api/replays/{brought}").json()["content"]["digest"] == DIGEST
        assert bring(newer, record).status_code == 201
        assert newer.get("/api/me/deeds").json()["statistics"] == []


def test_the_faces_are_those_of_the_components(owner: Client) -> None:
    own = json.loads(OWN)
    own["landscape_tiles"][0]["id"] = "Mine1"
    source = json.dumps(own)
    address, asked = f"/skin/{GAME}/en.svg", {"content": digest(source)}
    upload(owner, source)
    assert why(owner.get(address, params=asked)) == (404, "server-nothing-here"), "kept, and played nowhere"
    table = open_table(owner, digest(source)).json()["table"]
    drawn = owner.get(address, params=asked)
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.headers["etag"] != owner.get(address).headers["etag"]
    names = {symbol.get("id") for symbol in ElementTree.fromstring(drawn.content).iter()}
    assert any(name and "Mine1" in name for name in names)
    assert "Mine1" not in owner.get(address).text
    assert owner.get(address, params=asked, headers={"if-none-match": drawn.headers["etag"]}).status_code == 304
    for nowhere in ("sha256:" + "0" * 32, "x", packed(GAME)):
        assert owner.get(address, params={"content": nowhere}).status_code == 404
    play_to_the_end(owner, table)
    assert "<svg" in owner.get(f"/api/replays/{table}/9999/picture.svg").text


@pytest.mark.parametrize(
    "harm",
    [
        "<script>alert(1)</script>",
        '<g onload="alert(1)"/>',
        '<use href="https://example.org/x.svg#a"/>',
        '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:x"/>',
        "<foreignObject/>",
        '<a href="#x"/>',
        '<rect style="fill:red"/>',
        '<rect fill="url(https://example.org/x)"/>',
        '<rect fill="URL(https://example.org/x#a)"/>',
        '<rect fill="u\\72l(https://example.org/x)"/>',
        "<rect fill=\"image-set('https://example.org/x')\"/>",
        '<?xml-stylesheet href="https://example.org/x.css"?>',
        '<html xmlns="http://www.w3.org/1999/xhtml"/>',
        "<g>",
        "&x;",
    ],
)
def test_a_sheet_that_does_more_than_draw_is_not_served(harm: str) -> None:
    sheet = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><path fill="url(#p)"/>{}</symbol></svg>'
    check_sheet(sheet.format('<use href="#p"/><text>x</text>').encode())
    with pytest.raises(UnsafeSheet):
        check_sheet(sheet.format(harm).encode())


def test_no_word_of_an_owner_gets_into_a_sheet_as_markup(owner: Client) -> None:
    """Every text of the file is harmful: what the checks let through is drawn as text, or not at all."""
    harm = '"><script>alert(1)</script><g a="'

    def poison(value: Any) -> Any:
        if isinstance(value, dict):
            told = {name: poison(inner) for name, inner in value.items()}
            return {**told, "remark": harm, "prov": harm, harm: harm} if "id" in value else told
        return [poison(inner) for inner in value] if isinstance(value, list) else value

    source = json.dumps(poison(json.loads(OWN)))
    assert upload(owner, source).status_code == 201
    open_table(owner, digest(source))
    assert "script" not in owner.get(f"/skin/{GAME}/fr.svg", params={"content": digest(source)}).text
