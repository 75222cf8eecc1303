"""The data folder: of one server at a time, and never taken for new where something of it is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from archipel.server.base.data_folder import UnusableData
from archipel.server.web.services import Services
from archipel.words import words
from tests.server.people import guests
from tests.server.process import PATIENCE, ROOT, Server, free_port


async def make(folder: Path) -> str:
    """A folder that was in use; somebody in it."""
    services = Services(folder, folder)
    (person,) = await guests(services, 1)
    await services.close()
    return person


def refused(folder: Path, lang: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "tests.server.toy_server", str(free_port()), str(folder)]
    environ = {**os.environ, "ARCHIPEL_LANG": lang}
    ended = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 2
    return ended.stderr.removesuffix("\n")


def test_a_second_server_on_one_folder_is_refused_and_a_kill_frees_it(tmp_path: Path) -> None:
    first = Server(tmp_path / "data")
    first.start()
    try:
        for lang in ("en", "fr"):
            assert refused(first.data, lang) == words(lang).key("server-data-taken", folder=str(first.data))
        first.stop(signal.SIGKILL)
        first.start()
    finally:
        first.kill()


@pytest.mark.parametrize("left", [0, 16, 31])
async def test_a_key_shorter_than_it_was_written_is_refused(tmp_path: Path, left: int) -> None:
    await make(tmp_path)
    whole = (tmp_path / "key").read_bytes()
    (tmp_path / "key").write_bytes(whole[:left])
    with pytest.raises(UnusableData, match="server-key-cut"):
        Services(tmp_path, tmp_path)
    assert (tmp_path / "key").read_bytes() == whole[:left], "nothing is made better by guessing"


@pytest.mark.parametrize("how", ["gone", "nothing in it", "no tables in it"])
async def test_an_empty_database_beside_a_key_is_refused(tmp_path: Path, how: str) -> None:
    await make(tmp_path)
    (tmp_path / "archipel.db").unlink()
    if how == "nothing in it":
        (tmp_path / "archipel.db").touch()
    if how == "no tables in it":
        sqlite3.connect(tmp_path / "archipel.db").execute("PRAGMA journal_mode = WAL").connection.close()
    with pytest.raises(UnusableData, match="server-data-lost"):
        Services(tmp_path, tmp_path)


async def test_a_folder_that_has_lost_something_is_one_sentence(tmp_path: Path) -> None:
    await make(tmp_path)
    (tmp_path / "archipel.db").unlink()
    assert refused(tmp_path, "fr") == words("fr").key("server-data-lost", folder=str(tmp_path))


async def test_an_interrupted_first_start_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            Services(tmp_path, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir() if "archipel" not in file.name) == ["key.new"]
    person = await make(tmp_path)
    again = Services(tmp_path, tmp_path)
    assert await again.profiles.find(person)
    await again.close()
