"""The commands of whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path

import pytest

from archipel.cli.commands import bench_server
from archipel.server.base.settings import Settings, defaults
from archipel.server.web.services import Services

from .conftest import Run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server that has met one guest."""

    async def meet() -> None:
        services = Services(tmp_path / "data", tmp_path)
        await services.profiles.make("en")
        await services.close()

    asyncio.run(meet())
    return tmp_path / "data"


def test_settings_are_printed_as_a_file(run: Run) -> None:
    assert tomllib.loads(run("serve", "--settings").out) == defaults()


def test_a_server_is_started_as_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Settings] = []
    monkeypatch.setattr("archipel.server.web.app.serve", lambda settings, _: told.append(settings))
    (tmp_path / "settings.toml").write_text("port = 8501\nlog_level = 'info'\n")
    monkeypatch.setenv("ARCHIPEL_LOG_LEVEL", "error")
    run("serve", "--config", tmp_path / "settings.toml", "--no-browser", "--behind-proxy", "--lang", "fr")
    near = "127.0.0.1,::1"
    assert told == [Settings(port=8501, log_level="error", browser=False, proxies=near, lang="fr")]


@pytest.mark.parametrize(
    ("name", "value"), [("ARCHIPEL_PORT", "many"), ("ARCHIPEL_SPEED", "1"), ("ARCHIPEL_CONFIG", "nowhere.toml")]
)
def test_a_bad_setting_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    for words in (["serve"], ["backup", "copy.db"]):
        ran = run(*words)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert ran.err.startswith("archipel: ")


def test_a_bad_setting_is_told_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_PORT", "many")
    for words in (["serve"], ["backup", "copy.db"]):
        assert "il faut un nombre entier de 1 à 65535" in run(*words, "--lang", "fr").err
        assert "it wants a whole number from 1 to 65535" in run(*words, "--lang", "en").err


def test_data_is_copied_checked_and_put_back(run: Run, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--data", data, "--lang", "en").out.endswith("Tables: 0; people: 1; lines of play: 0.\n")
    assert "is whole" in run("backup", copy, "--check", "--lang", "en").out
    assert run("restore", copy, "--data", tmp_path / "new").code == 0
    assert (tmp_path / "new" / "key").read_bytes() == (data / "key").read_bytes()
    for words in (["restore", copy, "--data", data], ["backup", copy, "--data", tmp_path], ["backup", data, "--check"]):
        ran = run(*words, "--lang", "fr")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_the_pace_of_a_table_is_told_and_where_a_move_goes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "SECONDS", 1.5)
    told = json.loads(run("bench", "hashi", "--server", "--json").out)
    (pace,), (stages,) = told["answers"], told["stages"]
    assert (pace["game"], pace["seats"]) == (stages["game"], stages["seats"]) == ("hashi", 4)
    assert pace["actions"] > 100
    assert all(0 < pace[name][0] <= pace[name][1] for name in ("load", "act", "undo", "scrub", "disk"))
    assert stages["moves"] > 0
    assert [name for name, spent in stages["stages"].items() if not spent] == []
    assert sum(stages["stages"].values()) == pytest.approx(stages["total"], rel=0.01)


def test_load_is_told_as_a_table(run: Run) -> None:
    ran = run("load", "hashi", "--mode", "solo", "--tables", 2, "--moves", 20, "--lang", "en")
    assert ran.code == 0
    assert "Moves for a CPU second of the server" in ran.out
    assert "hashi solo (1), 2 tables, one move upon another" in ran.out
