"""Rules that change: what is kept of a game for that time, and what comes of it: replays, records, exports, copies."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from archipel.cli.commands.replay import replay_file
from archipel.core.record import BrokenRecord, Record, replay
from archipel.server.store.backup import copy_data, put_back
from archipel.server.web.app import make_app
from archipel.table.gathering import rematch
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Note, Sitter, TableRow
from tests.server.people import Sheet, guests, play
from tests.server.test_replay_calls import Party, why
from tests.server.test_results import profile
from tests.table.new_rules import NewRules, house, played, refused, row_of, sees

DAY = 24 * 3600


def test_the_replay_of_a_game_of_older_rules_opens_at_its_end(tmp_path: Path, rules: NewRules) -> None:
    with TestClient(make_app(tmp_path, pages=tmp_path)) as client:
        party = Party(client)
        party.play((0, "pick 3"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"), (1, "lay 0"))
        whole = party.look(0, seat="0").json()
        last = party.look(0, f"/{whole['plies'][-1]}", seat="0").json()
        notes = f"/api/replays/{party.table}/notes"
        party.ask(0, "PUT", notes, json={"ply": 2, "seat": 0, "words": "too high", "shared": True})
        record = party.look(0, "/record").json()
    rules.no_three()
    with TestClient(make_app(tmp_path, pages=tmp_path)) as client:
        party.client = client
        seen = party.look(1, seat="0").json()
        assert (seen["viewpoints"], seen["plies"]) == ([None, 0, 1], whole["plies"][-1:])
        assert seen["events"] == whole["events"]
        assert (seen["rules"]["key"], seen["rules"]["args"]) == ("replay-rules-end", {"made": 1, "today": 2})
        assert [(note["ply"], note["words"]) for note in seen["notes"]] == [(2, "too high")]
        for ply in (0, 99):
            assert party.look(2, f"/{ply}", seat="0").json() == last
        assert party.look(2, "/0/picture.svg", seat="0").text.startswith("<svg")
        assert party.look(0, "/since").json()["changed"] == []
        assert (
            party.look(2, "/record").json() == party.ask(2, "GET", f"/api/tables/{party.table}/record").json() == record
        )
        fork = party.ask(2, "POST", f"/api/replays/{party.table}/fork", json={"ply": 1, "sit": 0})
        assert why(fork) == (409, "server-other-rules")
        written = party.ask(
            0, "PUT", notes, json={"ply": seen["plies"][0], "seat": 0, "words": "well", "shared": False}
        )
        assert [note["words"] for note in written.json()] == ["too high", "well"]


async def test_a_game_of_older_rules_is_played_again_by_newer_ones(tmp_path: Path, rules: NewRules) -> None:
    id, people, _ = await played(tmp_path)
    rules.no_three()
    async with house(tmp_path) as services:
        again = await rematch(services.lobby, await services.lobby.table(id), people[0])
        assert ((await row_of(services, again)).rules, (await row_of(services, id)).rules) == (2, 1)
    rules.other_options()
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        table.match.next = ""
        assert await refused(rematch(services.lobby, table, people[0])) == (400, "server-bad-options")


SHORT = Record("numbers", 1, {"rounds": 1}, 2, "00" * 16)
GOOD = [(0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"), (1, "lay 0")]
BAD = [(0, "pick 1"), (0, "confirm"), (1, "pick 3")]


def test_a_record_of_other_rules_is_played_where_it_can_be_and_that_is_said(tmp_path: Path, rules: NewRules) -> None:
    good, bad = (msgspec.structs.replace(SHORT, actions=actions) for actions in (GOOD, BAD))
    rules.no_three()
    with TestClient(make_app(tmp_path / "data", pages=tmp_path)) as client:
        client.get("/api/me")
        id = client.post("/api/replays", content=good.to_json()).json()["replay"]
        assert client.get(f"/api/replays/{id}").json()["rules"]["key"] == "replay-rules-other"
        assert Record.from_json(client.get(f"/api/replays/{id}/record").content) == good
        answer = client.post("/api/replays", content=bad.to_json())
        assert why(answer) == (400, "server-record-rules")
        assert answer.json()["why"]["args"] == {"number": 3, "made": 1, "today": 2}
        table = client.post(f"/api/replays/{id}/fork", json={"ply": 0, "sit": 0}).json()["table"]
        row = client.blocking_portal.call(client.app.state.services.store.tables.find, table)
        assert row.rules == 2
    assert replay(good).outcome()
    with pytest.raises(BrokenRecord, match="made for rules 1, played by rules 2: action 3: "):
        replay(bad)


def test_the_terminal_says_by_which_rules_a_record_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record("hashi", 0, {"side": "B"}, 1, "54" * 16)
    (tmp_path / "old.json").write_bytes(record.to_json())
    replay_file(tmp_path / "old.json", "en")
    assert "Made for rules 0; played by rules 1." in capsys.readouterr().out


async def test_a_sealed_end_stays_sealed(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        row = TableRow("t", "numbers", 1, "solo", {}, "07" * 16, (Sitter("person", people[0]),), 0)
        await services.store.tables.create(msgspec.structs.replace(row, sealed_until=1 << 40))
        table = await services.lobby.table("t")
        for _ in range(2):
            await play(table, (0, "pick 3"), (0, "confirm"), (0, "lay 0"))
        end = sees(table, people[0])
    for change in (rules.raised, rules.no_three):
        change()
        async with house(tmp_path) as services:
            table = await services.lobby.table("t")
            assert sees(table, people[0]) == end
            with pytest.raises(Refusal, match="server-sealed"):
                table.attach(Sheet(people[1]))
            with pytest.raises(Refusal, match="server-sealed"):
                table.match.record()
            assert await refused(services.replays.room("t", people[1])) == (403, "server-sealed")
            assert (await services.replays.room("t", people[0])).viewpoints == (0,)
            exported = await services.export_and_erase.export(await profile(services, people[0]))
            assert not {"record", "log", "outcome"} & set(exported["games"][0])


async def test_an_export_has_what_its_person_was_told(tmp_path: Path, rules: NewRules) -> None:
    id, people, ends = await played(tmp_path)
    rules.no_three()
    async with house(tmp_path) as services:
        exported = await services.export_and_erase.export(await profile(services, people[1]))
        (game,) = msgspec.json.decode(msgspec.json.encode(exported["games"]))
        assert (game["table"], game["log"], game["outcome"]) == (id, ends[1]["events"], ends[1]["outcome"])
        assert game["record"]["rules"] == 1


async def test_nobodys_name_is_in_an_end_and_it_outlasts_who_leaves(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 1)
        wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("guest", name="Wilhelmina")])
        table = await services.lobby.table(await services.lobby.create(wish, people[0]))
        await play(table, (0, "pick 3"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"), (1, "lay 0"))
        ending = await services.store.endings.find(table.id)
        assert ending is not None
        me = await profile(services, people[0])
        for kept in (ending.record, *ending.views.values()):
            for name in ("Wilhelmina", me.name, me.id, table.id):
                assert name.encode() not in zlib.decompress(kept)
        await services.export_and_erase.erase(me)
        assert await services.store.endings.find(table.id) == ending
    rules.no_three()
    async with house(tmp_path) as services:
        page = Sheet("")
        (await services.lobby.table(table.id)).attach(page)
        assert [seat["name"] for seat in page.last["seats"]] == ["", ""]
        assert page.last["outcome"]["winners"] == [0]


async def test_ends_are_in_a_copy_and_come_back_with_it(tmp_path: Path, rules: NewRules) -> None:
    id, people, ends = await played(tmp_path / "data")
    copy_data(tmp_path / "data", tmp_path / "copy.db")
    put_back(tmp_path / "copy.db", tmp_path / "other")
    rules.no_three()
    async with house(tmp_path / "other") as services:
        assert [sees(await services.lobby.table(id), person) for person in people] == ends


async def test_notes_on_older_rules_are_found_at_their_lines(tmp_path: Path, rules: NewRules) -> None:
    id, people, _ = await played(tmp_path)
    rules.no_three()
    async with house(tmp_path) as services:
        room = await services.replays.room(id, people[0])
        await services.replays.write(room, Note(-1, people[0], "before", shared=False))
        assert (room.replay.ply_of(0, -1), room.replay.ply_of(0, 0), room.replay.ply_of(1, 0)) == (0, 1, 0)
