"""The way of a move, as docs/architecture.md tells it, is the way a move takes."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import get_args

import msgspec
import pytest
from litestar.testing import TestClient

from archipel.core.catalog import games
from archipel.server.web.app import make_app
from archipel.table.wire.messages import Ask, Tell
from tests.server.toy import GAME

PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
SLOW = ("to_thread", "run_in_executor", "start_server", "open_connection")


def walk() -> list[str]:
    """The functions named in the numbered walk, in their order."""
    steps = PAGE.read_text(encoding="utf-8").split("## The way of a move")[1].split("\n## ")[0]
    return re.findall(r"`(archipel\.[\w.]+)`", steps)


def test_every_function_of_the_walk_exists() -> None:
    assert len(walk()) > 15
    for name in walk():
        module, path = split(name)
        reduce(getattr, path, import_module(module))


def test_a_move_takes_the_way_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)
    with entered() as calls, TestClient(make_app(tmp_path / "data", pages=tmp_path)) as client:
        client.get("/api/me")
        wish = {"game": GAME.id, "mode": "short", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
        table = client.post("/api/tables", json=wish).json()["table"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            frame = msgspec.json.decode(socket.receive_text())
            calls.clear()
            socket.send_json({"do": "ping"})
            assert msgspec.json.decode(socket.receive_text())["is"] == "pong", "it is heard from now on"
            socket.send_json({"do": "act", "ply": frame["picture"]["ply"], "action": "pick 1"})
            assert msgspec.json.decode(socket.receive_text())["is"] == "frame"
    in_order = iter(list(calls))
    missed = [name for name in walk() if name not in in_order]
    assert missed == [], "not entered, or not in this order"


def test_a_table_hands_slow_work_on() -> None:
    """What the import contract cannot see: asyncio's own threads and sockets."""
    sources = Path(import_module("archipel.table").__file__ or "").parent.rglob("*.py")
    found = [(file.name, word) for file in sources for word in SLOW if word in file.read_text(encoding="utf-8")]
    assert found == []


def test_every_message_is_told_of() -> None:
    page = (PAGE.parent / "wire.md").read_text(encoding="utf-8")
    tags = [str(kind.__struct_config__.tag) for kind in (*get_args(Ask), *get_args(Tell))]
    assert [tag for tag in tags if f"`{tag}`" not in page and f'"{tag}"' not in page] == []


def split(name: str) -> tuple[str, list[str]]:
    """The module of a dotted name, and the rest of it."""
    parts = name.split(".")
    named = [number for number, part in enumerate(parts) if part[0].isupper()]
    count = named[0] if named else len(parts) - 1
    return ".".join(parts[:count]), parts[count:]


@contextmanager
def entered() -> Iterator[list[str]]:
    """Every function of ours that a new thread enters, by its dotted name."""
    calls: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("archipel."):
            calls.append(f"{module}.{frame.f_code.co_qualname}")

    threading.setprofile(note)
    try:
        yield calls
    finally:
        threading.setprofile(None)
