"""Compiling while a server runs: told, harmless, out of the way of tests, and gone with the server."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools import background, file_lock, rules, system

fcntl = pytest.importorskip("fcntl", reason="nothing is compiled in the background there")

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
BEGUN = "Compiling the rules in the background, for the next start."
RUN = """
import pathlib, sys
from tools import background, environment, file_lock
folder = pathlib.Path(sys.argv[1])
file_lock.FOLDER, background.LOG, background.LOOK = folder, folder / "log", 0.05
environment.ready = lambda *locks: None
background.command = lambda: [sys.executable, "-c", sys.argv[2]]
background.main()
"""
GOOD = "print('compiling')"
ENDLESS = """
import os, pathlib, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path({begun!r}).write_text(f"{{os.getpid()}} {{child.pid}} {{os.nice(0)}}")
child.wait()
"""

Begin = Callable[[str], "subprocess.Popen[str]"]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """The background with another compiler; its input is the server's end of the pipe."""
    started: list[subprocess.Popen[str]] = []

    def go(compiler: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", RUN, str(tmp_path), compiler]
        pipe = subprocess.PIPE
        started.append(
            subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True)
        )
        return started[-1]

    yield go
    for process in started:
        process.communicate(timeout=PATIENCE)


def wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def begun(file: Path) -> list[int]:
    wait_until(lambda: file.exists() and file.read_text() != "")
    return [int(word) for word in file.read_text().split()]


def heard(process: subprocess.Popen[str]) -> list[str]:
    """All it says to its end, while the server runs on."""
    assert process.stdout is not None
    said = [line.strip() for line in process.stdout]
    assert process.wait(PATIENCE) == 0
    return said


def test_beginning_and_end_are_told(begin: Begin) -> None:
    first, last = heard(begin(GOOD))
    assert first == BEGUN
    assert last.startswith("The rules are compiled (")


def test_a_failure_is_told_and_harms_nobody(begin: Begin, tmp_path: Path) -> None:
    _, last = heard(begin("raise SystemExit('no such header')"))
    assert last == f"The rules did not compile; the games run as they are ({tmp_path / 'log'} says why)."
    assert "no such header" in (tmp_path / "log").read_text()


def test_it_ends_with_the_server_and_so_does_every_compiler(begin: Begin, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    process = begin(ENDLESS.format(begun=str(file)))
    compiler, child, nice = begun(file)
    assert nice == background.LOWEST
    said, _ = process.communicate(timeout=PATIENCE)
    assert said.strip() == BEGUN
    wait_until(lambda: not alive(compiler) and not alive(child))


def test_it_waits_while_tests_run(begin: Begin, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    process = begin(ENDLESS.format(begun=str(file)))
    compiler, child, _ = begun(file)
    file.unlink()
    with (tmp_path / f"{file_lock.AT_WORK}.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        wait_until(lambda: not alive(compiler) and not alive(child))
        time.sleep(0.2)
        assert not file.exists()
    assert begun(file), "compiling begins again"
    said, _ = process.communicate(timeout=PATIENCE)
    assert said.split("\n")[1].strip() == "Compiling waits while tests or measures run."


def test_only_one_compiles_at_a_time(begin: Begin, tmp_path: Path) -> None:
    with (tmp_path / f"{file_lock.COMPILING}.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert heard(begin(GOOD)) == []


def test_tests_hold_the_lock_that_it_looks_at() -> None:
    assert file_lock.taken(file_lock.AT_WORK)


def test_it_is_begun_only_where_there_is_something_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    monkeypatch.delenv("ARCHIPEL_PURE", raising=False)
    monkeypatch.setattr(system, "has_compiler", lambda: True)
    monkeypatch.setattr(rules, "fresh", lambda: False)
    assert background.wanted()
    with monkeypatch.context() as changed:
        changed.setenv("PYTEST_CURRENT_TEST", "this one")
        assert not background.wanted()
    with monkeypatch.context() as changed:
        changed.setenv("ARCHIPEL_PURE", "1")
        assert not background.wanted()
    with monkeypatch.context() as changed:
        changed.setattr(system, "has_compiler", lambda: False)
        assert not background.wanted()
    monkeypatch.setattr(rules, "fresh", lambda: True)
    assert not background.wanted()


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the libraries of these sources, as if compiled without optimising; none are in place."""
    folder = tmp_path / "next" / "libraries"
    (folder / "archipel").mkdir(parents=True)
    monkeypatch.setattr(rules, "SRC", tmp_path / "src")
    (tmp_path / "src" / "archipel").mkdir(parents=True)
    for name in rules._groups():
        (folder / f"{name}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    monkeypatch.setenv("ARCHIPEL_OPT", "0")
    (folder / rules.MANIFEST).write_text(json.dumps(rules._house()["manifest"](rules.PACKAGE)))
    return folder.parent


def test_what_was_compiled_is_put_in_place_once(made: Path) -> None:
    assert rules.install(made)
    assert rules.fresh()
    assert len(rules.libraries()) == len(rules._groups())
    assert not rules.install(made)


def test_unoptimised_libraries_do_not_do_for_play_and_bench(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules.install(made)
    monkeypatch.delenv("ARCHIPEL_OPT")
    assert not rules.fresh()


def test_what_does_not_belong_to_the_sources_stays_away(made: Path) -> None:
    told = json.loads((made / "libraries" / rules.MANIFEST).read_text())
    told["sources"]["core/state.py"] = "of yesterday"
    (made / "libraries" / rules.MANIFEST).write_text(json.dumps(told))
    assert not rules.install(made)
    assert rules.libraries() == []


def test_what_was_cut_off_stays_away(made: Path) -> None:
    (made / "libraries" / rules.MANIFEST).unlink()
    assert not rules.install(made)
