"""A data folder, a backup and settings made by version 0.1.0 keep working: tests/fixtures/data-0.1.0.zip."""

from __future__ import annotations

import json
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from archipel.core.record import replay
from archipel.server.base.metrics import exposition
from archipel.server.base.settings import read_settings
from archipel.server.people.passkeys import PasskeyProof
from archipel.server.store.backup import put_back
from archipel.server.web.services import Services
from tests.server.people import Sheet

KEPT = Path(__file__).parents[1] / "fixtures" / "data-0.1.0.zip"
ORIGIN = "https://archipel.example"

GROWN = {
    "palm": "66dd9cb9ead684e117f26acf9322ad04",
    "running": "e94da7d05866acbfd06870e98acb846c",
    "family": "47e3400a864b3eb59d98dace490eb790",
    "undone": "372802300536c43f7c93c713b61f40c3",
}
"""Where the same position has another fingerprint: the options or the state of these games have a field more since."""

ALONE = {"won", "decided", "best_table", "title", "next_title", "next_points"}
"""What is told of games that are read by their title has changed: they are neither won nor lost."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with zipfile.ZipFile(KEPT) as kept:
        kept.extractall(tmp_path)
    return tmp_path


@pytest.fixture
def expected(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=["data folder", "backup"])
async def older(request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Services]:
    data = folder / "data"
    if request.param == "backup":
        data = folder / "restored"
        put_back(folder / "backup.archipel", data)
    services = Services(data, folder)
    yield services
    await services.close()


async def test_tables_stand_where_they_stood(older: Services, expected: dict[str, Any]) -> None:
    for name, digest in (expected["digests"] | GROWN).items():
        table = await older.lobby.table(expected["ids"][name])
        assert table.match.begun().state.digest() == digest, name
        assert table.match.over() == (name in ("finished", "palm", "daily", "stopped")), name
    waiting = await older.lobby.table(expected["ids"]["waiting"])
    assert waiting.match.history is None
    assert waiting.match.listed


async def test_a_running_game_goes_on(older: Services, expected: dict[str, Any]) -> None:
    table = await older.lobby.table(expected["ids"]["running"])
    history, seat = table.match.begun(), table.match.acting()[0]
    lines, page = len(history.lines), Sheet(table.match.seating.person(seat))
    table.attach(page)
    await table.act(seat, history.plies[seat], str(history.state.legal_actions(seat)[0]))
    assert len(await older.store.tables.log(table.id)) == lines + 1
    assert page.kinds[-1] == "frame"


async def test_finished_games_are_what_they_were(older: Services, expected: dict[str, Any]) -> None:
    for name, scores in expected["scores"].items():
        table = await older.lobby.table(expected["ids"][name])
        table.match.now = lambda: 4e9
        outcome = replay(table.match.record()).outcome()
        assert outcome is not None
        assert [score.total for score in outcome.scores] == scores, name
    ann = expected["people"]["ann"]
    now = msgspec.to_builtins(await older.results.statistics(ann))
    assert [counted(game) for game in now] == [counted(game) for game in expected["statistics"]]
    assert [game["all"]["won"] for game in now] == [1, 0], "of three games won, two are read by their title"
    past = [[game.table, game.score] for game in (await older.results.past(ann)).games]
    assert past == [game[:2] for game in expected["past"]]


async def test_people_are_known(older: Services, expected: dict[str, Any]) -> None:
    for name, cookie in expected["cookies"].items():
        assert older.profiles.who(cookie) == expected["people"][name]
    ann = await older.recovery_links.owner(expected["recovery_key"])
    assert (ann.name, ann.theme, ann.preferences) == ("Ann", "dark", {"sound": "on", "motion": "off"})
    assert json.dumps(msgspec.to_builtins(await older.export_and_erase.export(ann)))
    replay = await older.replays.room(expected["ids"]["finished"], expected["people"]["ben"])
    assert [note.words for note in await older.replays.notes(replay, "")] == [expected["note"]]
    brought = await older.replays.room(expected["ids"]["brought"], "")
    assert len(brought.replay.stops(None)) > 10


async def test_a_passkey_kept_then_still_vouches(older: Services, expected: dict[str, Any]) -> None:
    device = ec.derive_private_key(int(expected["passkey"]["secret"], 16), ec.SECP256R1())
    told = {"type": "webauthn.get", "challenge": older.passkeys.challenge().challenge, "origin": ORIGIN}
    client = msgspec.json.encode(told)
    data = sha256(b"archipel.example").digest() + b"\x05" + bytes(4)
    signature = device.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
    shown = PasskeyProof(expected["passkey"]["id"], encoded(data), encoded(client), encoded(signature))
    assert (await older.passkeys.owner(shown, ORIGIN)).id == expected["people"]["ann"]


def test_settings_and_metrics_keep_their_names(folder: Path) -> None:
    assert read_settings({}, folder / "settings.toml") == read_settings({})
    names = {line.split()[2] for line in exposition([]).splitlines() if line.startswith("# TYPE")}
    assert set((folder / "metrics.txt").read_text().split()) <= names


def counted(game: dict[str, Any]) -> list[dict[str, Any]]:
    return [{name: totals[name] for name in totals if name not in ALONE} for totals in (game["all"], *game["modes"])]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
