"""A real server: two people and a spectator, a kill in the middle, a bot, a flood, whole scenes compressed, a taken
port."""

from __future__ import annotations

import signal
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from archipel.server.base.settings import Settings
from archipel.server.web.app import serve
from archipel.server.web.sockets.large_messages import LARGE
from archipel.server.web.sockets.visits import LATER
from tests.frames import read
from tests.server.process import Page, Person, Server, free_port

FLOOD = 400


def finish_round(ann: Page, ben: Page) -> None:
    for page, actions in ((ann, ("pick 1", "confirm")), (ben, ("pick 2", "confirm"))):
        page.quiet()
        for action in actions:
            assert page.act(action)["is"] == "frame"


def closing_code(page: Page) -> int | None:
    try:
        while True:
            page.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_two_people_and_a_spectator_play_a_game(server: Server) -> None:
    people = [Person(server) for _ in range(3)]
    table = people[0].open("numbers", "short", "me", "friend")
    ann = people[0].enter(table)
    assert ann.hear()["is"] == "lobby"
    assert people[1].join(table) == 1
    assert ann.hear_until("frame")["seat"] == 0
    ben, eve = people[1].enter(table), people[2].enter(table)
    assert ben.hear()["seat"] == 1
    assert eve.hear()["seat"] is None
    finish_round(ann, ben)
    for page in (ann, ben):
        page.quiet()
        assert page.act("lay 1")["is"] == "frame"
    for page in (ann, ben, eve):
        page.quiet()
        assert read([line for line in page.heard if '"frame"' in line][-1])["outcome"]["winners"] == [1]
    record = people[2].http.get(f"/api/tables/{table}/record").json()
    assert [action for _, action in record["actions"]][-1] == "lay 1"
    (compression,) = ann.connection.protocol.extensions
    assert isinstance(compression, PerMessageDeflate)
    assert compression.remote_no_context_takeover, "nothing is kept for a socket between two messages"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_stopped_server_loses_no_acknowledged_move(server: Server, how: signal.Signals) -> None:
    people = [Person(server) for _ in range(2)]
    table = people[0].open("numbers", "open", "me", "friend")
    people[1].join(table)
    ann, ben = people[0].enter(table), people[1].enter(table)
    ann.hear(), ben.hear()
    finish_round(ann, ben)
    ann.quiet()
    ann.act("lay 1")
    ann.say({"do": "undo", "ply": ann.ply})
    ann.hear_until("frame")
    others = [people[1].open("numbers", "solo", "me") for _ in range(8)]
    pages = [people[1].enter(other) for other in others]
    answered = [(page.hear(), page.act("pick 1")) for page in pages]
    for page in pages:
        page.say({"do": "act", "ply": page.ply, "action": "confirm"})
    acknowledged = ann.act("lay 0")
    said = server.stop(how)
    assert "Traceback" not in said
    if how == signal.SIGTERM:
        assert closing_code(ann) == 1012, "come back"
    server.start()
    frame = people[0].enter(table).hear()
    assert (frame["ply"], frame["scene"]) == (acknowledged["ply"], acknowledged["scene"])
    assert frame["events"][-1] == acknowledged["events"][-1]
    for other, (_, frame) in zip(others, answered, strict=True):
        assert people[1].enter(other).hear()["ply"] in (frame["ply"], frame["ply"] + 1)
    ben = people[1].enter(table)
    ben.hear()
    assert ben.act("lay 1")["is"] == "frame"


def test_a_bot_in_its_own_process_plays_a_real_game(server: Server) -> None:
    person = Person(server)
    table = person.open("numbers", "short", "me", "bot")
    page = person.enter(table)
    page.hear()
    for action in ("pick 1", "confirm", "lay 1"):
        while "lay" in action and page.hear().get("waiting"):
            pass
        page.quiet()
        page.act(action)
    while not (tell := page.hear()).get("outcome"):
        pass
    assert tell["seats"][1] == {"name": "Bot A", "kind": "bot", "level": "easy"}


def test_an_enormous_message_ends_only_its_own_connection(server: Server) -> None:
    person = Person(server)
    table = person.open("numbers", "solo", "me")
    page = person.enter(table)
    page.hear()
    page.say("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        page.hear()
    assert person.enter(table).hear()["is"] == "frame"


def test_a_flood_is_told_why_it_is_cut_off(tmp_path: Path) -> None:
    """At a server of its own: what an address may say is spent by it, for whoever else comes from there."""
    server = Server(tmp_path / "data")
    server.start()
    try:
        person = Person(server)
        table = person.open("numbers", "solo", "me")
        for _ in range(10):
            assert flooded(person.enter(table, max_queue=None)) == LATER
    finally:
        server.kill()


def flooded(page: Page) -> int | None:
    """The code with which endless pings end."""
    with suppress(ConnectionClosed):
        for _ in range(FLOOD):
            page.say({"do": "ping"})
    return closing_code(page)


def test_a_page_that_asks_for_it_is_sent_whole_scenes_compressed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(server)
    page = person.enter(person.open("hashi", "solo", "me"))
    page.hear()
    (agreed,) = page.connection.protocol.extensions
    decode, seen = agreed.decode, []

    def watched(frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.opcode is Opcode.TEXT:
            seen.append(frame.rsv1)
        return decode(frame, max_size=max_size)

    monkeypatch.setattr(agreed, "decode", watched)
    for ask in ("sync", "ping", "sync", "ping"):
        page.say({"do": ask})
        page.hear()
    assert [len(message) > LARGE for message in page.heard[1:]] == seen == [True, False, True, False]


def test_a_page_that_does_not_ask_for_it_is_served_the_same(server: Server) -> None:
    person = Person(server)
    table = person.open("hashi", "solo", "me")
    page, plain = person.enter(table), person.enter(table, compression=None)
    assert not plain.connection.protocol.extensions
    assert page.hear() == plain.hear()
    plain.say({"do": "act", "ply": 0, "action": plain.offered()[0]})
    assert page.hear_until("frame") == plain.hear_until("frame")
    assert (page.ply, plain.ply) == (1, 1)


def test_a_taken_port_is_one_sentence_and_exit_code_2(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        serve(Settings(port=server.port, data=str(tmp_path), browser=False))
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.err == f"Port {server.port} of 127.0.0.1 is taken; choose another with --port.\n"
    assert said.out == ""


def test_a_data_folder_or_address_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "prose").mkdir()
    (tmp_path / "prose" / "archipel.db").write_text("once upon a time " * 100)
    for host, data in (("127.0.0.1", "file"), ("127.0.0.1", "prose"), ("192.0.2.1", "fine")):
        with pytest.raises(SystemExit) as left:
            serve(Settings(host=host, port=free_port(), data=str(tmp_path / data), browser=False, lang="fr"))
        assert left.value.code == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
