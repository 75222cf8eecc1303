"""Alerts: told to whoever is absent when it becomes their turn; to public hosts alone, without any secret."""

from __future__ import annotations

import asyncio
import json
import ssl
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.people import https_post
from archipel.server.people import webhook as hooks
from archipel.server.people.alerts import Alerts
from archipel.server.people.webhook import Undelivered, WebhookAddress, post, public_address, read_hook
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from tests.server.people import Sheet, guests, play, seated
from tests.server.test_http import why
from tests.server.tls import Host

HOOK = "https://chat.example.org/hooks/12?wait=1 https://play.example.org"
PLACE = read_hook("https://chat.example.org/hooks/12?wait=1")


class Post:
    """An address that keeps what it is told, and answers as it is told to."""

    def __init__(self, services: Services, *answers: int | Undelivered) -> None:
        self.alerts = Alerts(services.profiles, self.send, self.find, wait=0)
        self.answers = list(answers)
        self.told: list[dict[str, Any]] = []
        self.tries = 0
        services.lobby.onlookers.append(self.alerts.look)

    async def find(self, host: str) -> str:
        assert host == "chat.example.org"
        return "203.0.113.1"

    async def send(self, address: str, place: WebhookAddress, body: bytes) -> int:
        self.tries += 1
        answer = self.answers.pop(0) if self.answers else 204
        if isinstance(answer, Undelivered):
            raise answer
        if answer < 300:
            self.told.append(json.loads(body))
        return answer

    async def settle(self) -> list[str]:
        await asyncio.gather(*self.alerts.tasks)
        said = [message["content"] for message in self.told]
        self.told.clear()
        return said


async def hooked(services: Services, person: str, hook: str = HOOK) -> None:
    await services.profiles.alter(person, lambda profile: msgspec.structs.replace(profile, hook=hook))


async def test_told_when_it_becomes_ones_turn_and_one_is_not_there(services: Services) -> None:
    post = Post(services)
    ann, ben = await guests(services, 2)
    await hooked(services, ann)
    await hooked(services, ben)
    table = await seated(services, [ann, ben])
    address = f"https://play.example.org/table/{table.id}"
    assert await post.settle() == [f"Numbers: it is your turn. {address}"] * 2
    table.attach(Sheet(ann))
    await play(table, (0, "pick 1"), (1, "pick 2"), (0, "confirm"), (1, "confirm"))
    assert await post.settle() == []
    await play(table, (0, "lay 0"))
    assert await post.settle() == [f"Numbers: it is your turn. {address}"]
    await play(table, (1, "lay 1"), (0, "pick 1"), (1, "pick 3"), (0, "confirm"), (1, "confirm"), (0, "lay 0"))
    await post.settle()
    await play(table, (1, "lay 1"))
    assert await post.settle() == [f"Numbers: the game is over. {address}"]
    assert post.alerts.waited == {}


async def test_a_new_table_of_ones_own_is_no_news(services: Services) -> None:
    post = Post(services)
    (ann,) = await guests(services, 1)
    await hooked(services, ann)
    await seated(services, [ann], bots=1)
    assert await post.settle() == []


async def test_who_lets_a_bot_play_is_not_called(services: Services) -> None:
    post = Post(services)
    ann, ben = await guests(services, 2)
    table = await seated(services, [ann, ben])
    await hooked(services, ben)
    table.attach(Sheet(ann))
    await table.leave(ben)
    await play(table, (0, "pick 1"), (0, "confirm"))
    assert await post.settle() == []


@pytest.mark.parametrize(
    ("answers", "tries", "told"),
    [
        ((500, Undelivered("gone"), 204), 3, 1),
        ((500, 429, 503, 204), 3, 0),
        ((404, 204), 1, 0),
        ((302, 204), 1, 0),
    ],
)
async def test_tried_a_few_times_unless_it_is_hopeless(
    services: Services, answers: tuple[Any, ...], tries: int, told: int
) -> None:
    post = Post(services, *answers)
    ann, ben = await guests(services, 2)
    await hooked(services, ann)
    await seated(services, [ann, ben])
    assert len(await post.settle()) == told
    assert post.tries == tries


async def test_the_test_button_says_whether_it_arrives_and_not_too_often(services: Services) -> None:
    post = Post(services, 204, 500)
    (ann,) = await guests(services, 1)
    await hooked(services, ann)
    profile = await services.profiles.find(ann)
    assert profile
    await post.alerts.test(profile)
    assert (await post.settle())[0].startswith(f"Hello {profile.name}")
    with pytest.raises(Refusal, match="server-hook-failed"):
        await post.alerts.test(profile)
    while post.alerts.rate.take(ann):
        pass
    with pytest.raises(Refusal, match="server-too-fast"):
        await post.alerts.test(profile)


NOT_TOLD = [
    "http://chat.example.org/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://chat.example.org:8443/x",
    "https://me:secret@chat.example.org/x",
    "https://chat.example.org/x y",
    "https://chat.example.org/\r\nHost: other",
    "https://chat.éxample.org/",
    "https://chat.example.org/" + "x" * 400,
    "https://",
    "ftp://chat.example.org",
    "https://[chat",
]


def test_addresses_that_are_not_told(client: TestClient[Litestar]) -> None:
    client.get("/api/me")
    for address in NOT_TOLD:
        assert why(client.put("/api/me/hook", json={"address": address})) == (400, "server-bad-hook")
    assert client.get("/api/me").json()["hook"] == ""


PRIVATE = """127.0.0.1  10.1.2.3  203.0.113.9  93.184.216.34,192.168.0.1  ::1  fe80::1%eth0  ::ffff:10.0.0.1
    169.254.169.254  0.0.0.0  100.64.0.1  ff0e::1  nonsense  fec0::1  64:ff9b::a00:1  64:ff9b:1::a00:1
    2002:a00:1::1  ::a00:1  ::5db8:d822  2001:0:5db8::1  93.184.216.34,64:ff9b::5db8:d822
    ::ffff:0:10.0.0.1  ::ffff:0:93.184.216.34  ::ffff:93.184.216.34  ::ffff:127.0.0.1  3fff::1  5f00::1  100:0:0:1::1
    4000::1  1::1  fc00::1  2001:20::1  2001:db8::1  192.88.99.1  192.0.0.8  192.0.0.170  224.0.0.1  240.0.0.1  2002::1
    255.255.255.255  198.18.0.1  172.16.0.1  2606:2800::5efe:10.0.0.1  2606:2800::200:5efe:10.0.0.1  64:ff9b::7f00:1"""


@pytest.mark.parametrize("found", [*(line.split(",") for line in PRIVATE.split()), []])
async def test_hosts_of_a_private_network_are_not_called(found: list[str]) -> None:
    async def resolve(_: str) -> list[str]:
        return found

    with pytest.raises(Undelivered):
        await public_address("chat.example.org", resolve)


async def test_a_host_is_looked_for_no_longer_than_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 0.01)

    async def resolve(_: str) -> list[str]:
        await asyncio.Event().wait()
        return []

    async with asyncio.timeout(5):
        with pytest.raises(Undelivered):
            await public_address("chat.example.org", resolve)


async def test_what_is_trusted_is_read_once_and_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    create = ssl.create_default_context

    def make() -> ssl.SSLContext:
        made.append(threading.current_thread() is threading.main_thread())
        return create()

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    monkeypatch.setattr(ssl, "create_default_context", make)
    https_post.trust.cache_clear()
    server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    for _ in range(2):
        with pytest.raises(Undelivered):
            await post("127.0.0.1", PLACE, b"", port=port)
    server.close()
    assert made == [False]


async def test_a_public_host_is_called_at_the_address_that_was_looked_at() -> None:
    async def resolve(_: str) -> list[str]:
        return ["93.184.216.34", "2606:2800:220:1::1"]

    assert await public_address("chat.example.org", resolve) == "93.184.216.34"


def test_the_hook_is_shown_by_its_host_alone(client: TestClient[Litestar]) -> None:
    client.get("/api/me")
    answer = client.put("/api/me/hook", json={"address": "https://chat.example.org/hooks/secret?wait=1"})
    assert answer.json()["hook"] == "chat.example.org"
    assert "secret" not in client.get("/api/me").text
    assert client.put("/api/me/hook", json={"address": ""}).json()["hook"] == ""


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """What is known as chat.example.org, and trusted."""
    made = Host(tmp_path, "chat.example.org")
    monkeypatch.setattr(https_post, "trust", lambda: made.trusting)
    return made


async def test_what_is_sent_over_the_wire(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the address given, by the host's name; the environment's proxies are not asked, and nobody is followed."""
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        heard.append(await reader.readexactly(7))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n")
        writer.close()

    async with host.serving(answer) as port:
        assert await post("127.0.0.1", PLACE, b'{"a":1}', port=port) == 302
    lines = heard[0].decode().split("\r\n")
    assert lines[:2] == ["POST /hooks/12?wait=1 HTTP/1.1", "Host: chat.example.org"]
    assert {"Content-Type: application/json", "Content-Length: 7"} <= set(lines)
    assert heard[1:] == [b'{"a":1}']
    assert host.asked == ["chat.example.org"]
    with pytest.raises(Undelivered):
        await post("127.0.0.1", PLACE, b"", port=port)


async def test_nothing_is_said_to_a_host_without_the_right_certificate(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read())
        writer.close()

    async with host.serving(answer) as port:
        with pytest.raises(Undelivered):
            await post("127.0.0.1", read_hook("https://other.example.org/"), b"secret", port=port)
        monkeypatch.setattr(https_post, "trust", ssl.create_default_context)
        with pytest.raises(Undelivered):
            await post("127.0.0.1", PLACE, b"secret", port=port)
    assert b"".join(heard) == b""


async def test_of_a_long_answer_its_status_alone_is_read(host: Host) -> None:
    cut = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        with suppress(ConnectionError):
            while True:
                writer.write(b"x" * 65536)
                await writer.drain()
        cut.set()

    async with host.serving(answer) as port, asyncio.timeout(20):
        assert await post("127.0.0.1", PLACE, b"{}", port=port) == 200
        await cut.wait()


@pytest.mark.parametrize("said", [b"nonsense\r\n\r\n", b"HTTP/1.1 yes\r\n\r\n", b"HTTP/1.1 200 OK\r\nA: b", b""])
async def test_what_is_no_answer_is_not_delivered(host: Host, said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async with host.serving(answer) as port:
        with pytest.raises(Undelivered):
            await post("127.0.0.1", PLACE, b"{}", port=port)


@pytest.mark.parametrize("greets", [False, True])
async def test_who_stays_silent_is_hung_up_on(host: Host, greets: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before its certificate is seen as after."""
    cut = asyncio.Event()

    async def stay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while await reader.read(1000):
                pass
        cut.set()
        writer.close()

    monkeypatch.setattr(hooks, "PATIENCE", 0.5)
    server = await asyncio.start_server(stay, "127.0.0.1", 0, ssl=host.secure if greets else None)
    async with server, asyncio.timeout(20):
        with pytest.raises(Undelivered):
            await post("127.0.0.1", PLACE, b"{}", port=server.sockets[0].getsockname()[1])
        await cut.wait()
