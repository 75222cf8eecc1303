"""A player knows which message answers an act, and takes no other for it."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import msgspec
import pytest

from archipel.load import player as players
from archipel.load.connection import Connection
from archipel.load.player import Player

SCENE = {"prompt": {"key": ""}, "zones": [], "pieces": [], "groups": [{"gestures": [{"action": "pick 1"}]}]}


class Wire:
    """A connection that keeps what is said."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.leaving = False

    def say(self, message: bytes) -> None:
        self.said.append(msgspec.json.decode(message)["do"])


class Notes:
    """What a player tells."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def ready(self, player: Player) -> None:
        self.told.append("ready")

    def acknowledged(self, seconds: float) -> None:
        self.told.append("acknowledged")

    def refused(self, why: str) -> None:
        self.told.append(why)

    def over(self, player: Player) -> None:
        self.told.append("over")

    def heard(self, kind: str) -> None:
        pass


@pytest.fixture
def notes() -> Notes:
    return Notes()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def player(notes: Notes, wire: Wire) -> Player:
    made = Player(notes, random.Random(1))
    made.connection = cast(Connection, wire)
    return made


def frame(ply: int, *acting: bool, **more: Any) -> bytes:
    seats = [{"acting": one} for one in acting]
    return msgspec.json.encode({"is": "frame", "picture": {"ply": ply, "scene": SCENE, **more}, "seats": seats})


REFUSED = b'{"is": "refused", "why": {"key": "server-stale"}}'


def test_the_next_frame_answers_whoever_acts_alone(player: Player, notes: Notes, wire: Wire) -> None:
    player.hear(frame(0, True, False))
    assert player.play(0.0)
    player.hear(b'{"is": "presence", "seats": []}')
    assert notes.told == ["ready"]
    player.hear(frame(1, False, True, waiting=True))
    assert notes.told == ["ready", "acknowledged"]
    assert wire.said == ["act"]


def test_where_several_act_only_the_pong_says_so(player: Player, notes: Notes, wire: Wire) -> None:
    player.hear(frame(0, True, True))
    player.play(0.0)
    assert wire.said == ["act", "ping"]
    player.hear(frame(1, True, True))
    assert notes.told == ["ready"], "somebody else's frame is no answer"
    player.hear(frame(2, True, True))
    player.hear(b'{"is": "pong"}')
    assert notes.told == ["ready", "acknowledged", "ready"]


async def test_what_was_refused_is_counted_and_looked_at_again(
    player: Player, notes: Notes, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "PAUSE", 0)
    player.hear(frame(0, True, True))
    player.play(0.0)
    player.hear(REFUSED)
    player.hear(b'{"is": "pong"}')
    assert notes.told == ["ready", "server-stale"]
    await asyncio.sleep(0.01)
    assert wire.said == ["act", "ping", "sync"]
    player.hear(frame(0, True, True))
    assert notes.told[-1] == "ready"


def test_an_end_is_told_and_nothing_is_played_after_it(player: Player, notes: Notes) -> None:
    player.hear(frame(0, True))
    player.play(0.0)
    player.hear(frame(1, False, outcome={"scores": []}))
    assert notes.told == ["ready", "acknowledged", "over"]


def test_without_a_choice_nothing_is_said(player: Player, wire: Wire) -> None:
    player.hear(msgspec.json.encode({"is": "frame", "picture": {"ply": 0, "scene": None}, "seats": []}))
    assert not player.play(0.0)
    assert wire.said == []


async def test_nobody_plays_before_all_may_begin(player: Player, notes: Notes) -> None:
    counting = msgspec.json.decode(frame(0, True, True)) | {"start": 10}
    player.hear(msgspec.json.encode(counting))
    assert notes.told == []
    async with asyncio.timeout(5):
        while not notes.told:
            await asyncio.sleep(0.005)
    assert notes.told == ["ready"]
