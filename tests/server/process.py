"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import WIRE
from tests.frames import Holder

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.people: list[Person] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.toy_server", str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        wait_for(self.address)

    def stop(self, how: signal.Signals) -> str:
        """End it; what it had to say."""
        assert self.process is not None
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=PATIENCE)
        self.process = None
        return said

    def kill(self) -> None:
        self.send_home()
        if self.process is not None:
            self.stop(signal.SIGKILL)

    def send_home(self) -> None:
        while self.people:
            self.people.pop().leave()


class Person:
    """A guest with a cookie of its own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        server.people.append(self)
        self.http = httpx.Client(base_url=server.address, headers={"origin": server.address}, trust_env=False)
        self.http.get("/api/me")
        self.stack = ExitStack()

    def leave(self) -> None:
        self.stack.close()
        self.http.close()

    def open(self, game: str, mode: str, *seats: str) -> str:
        chairs = [{"kind": kind, "level": "easy"} for kind in seats]
        answer = self.http.post("/api/tables", json={"game": game, "mode": mode, "options": {}, "seats": chairs})
        return str(answer.raise_for_status().json()["table"])

    def join(self, table: str) -> int:
        return int(self.http.post(f"/api/tables/{table}/join").raise_for_status().json()["seat"])

    def enter(self, table: str, **more: Any) -> Page:
        """`more`: how to connect."""
        cookie = self.http.cookies.get("archipel")
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?wire={WIRE}"
        headers = {"cookie": f"archipel={cookie}"}
        origin = Origin(self.server.address)
        opened = connect(address, additional_headers=headers, origin=origin, proxy=None, **more)
        return Page(self.stack.enter_context(opened))


class Page:
    """An open page; `heard` is every message it was sent, as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.holder = Holder()
        self.ply = 0

    def hear(self) -> dict[str, Any]:
        message = self.connection.recv(timeout=PATIENCE)
        assert isinstance(message, str)
        self.heard.append(message)
        tell = self.holder.read(message)
        self.ply = tell.get("ply", self.ply)
        return tell

    def hear_until(self, kind: str) -> dict[str, Any]:
        while (tell := self.hear())["is"] != kind:
            pass
        return tell

    def quiet(self) -> list[dict[str, Any]]:
        """Whatever else is under way, up to the answer of a ping."""
        told = []
        self.say({"do": "ping"})
        while (tell := self.hear())["is"] != "pong":
            told.append(tell)
        return told

    def say(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def act(self, action: str) -> dict[str, Any]:
        """Play an action at the ply last seen; the frame or the refusal that answers it."""
        self.say({"do": "act", "ply": self.ply, "action": action})
        while (tell := self.hear())["is"] not in ("frame", "refused"):
            pass
        return tell

    def offered(self) -> list[str]:
        """The actions it may play, as the scene it holds tells them."""
        held = self.holder.held
        assert held is not None
        return [gesture.action for gesture in unpacked(held.groups, held.cells)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str) -> None:
    """Until the server at an address answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{address}/health", trust_env=False)
            return
        except httpx.TransportError:
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)
