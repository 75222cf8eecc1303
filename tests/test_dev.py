"""The house commands speak plainly, and refuse in one sentence."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tools import system
from tools.shell import Stop

ROOT = Path(__file__).parents[1]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "dev.py", *words], cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_help_names_every_command() -> None:
    said = dev("--help").stdout
    for verb in ("play", "test", "check", "fmt", "bench", "compile", "client", "pictures"):
        assert f"\n    {verb} " in said


def test_a_taken_port_gets_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = dev("play", "--no-browser", "--port", str(port))
    assert done.returncode == 2
    assert done.stderr == f"dev.py: port {port} is taken or not allowed; choose another with --port.\n"


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_is_none_gets_one_sentence(port: str) -> None:
    done = dev("play", "--no-browser", "--port", port)
    assert done.returncode == 2
    assert done.stderr == f"dev.py: there is no port {port}; ports go up to 65535.\n"


def test_an_older_python_gets_one_sentence() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    compile(source, "dev.py", "exec", dont_inherit=True)
    old = f"import sys; sys.version_info = (3, 9, 2); exec({source!r})"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Archipel needs Python 3.11 or later; this is Python 3.9.\n"


LOCKED = "E: Could not get lock {0}. It is held by process 7 (apt-get)"
Command = Callable[[str, str], None]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the commands of a machine are that has nothing yet, and whose root we are."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ARCHIPEL_CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(system, "PACKED", tmp_path / "packed")
    monkeypatch.setattr(system, "PAUSE", 0)
    return tmp_path


@pytest.fixture
def command(machine: Path) -> Command:
    """A command made from the body of a Python program; `here` is its folder, `words` are its arguments."""

    def make(name: str, body: str) -> None:
        head = f"#!{sys.executable}\nimport pathlib, sys\nhere, words = pathlib.Path({str(machine)!r}), sys.argv[1:]\n"
        log = "with (here / 'log').open('a') as log: print(pathlib.Path(sys.argv[0]).name, words[0], file=log)\n"
        (machine / name).write_text(head + log + body)
        (machine / name).chmod(0o755)

    return make


def called(machine: Path) -> list[str]:
    return (machine / "log").read_text().splitlines()


def apt(*, busy: dict[str, int], fails: str = "") -> str:
    """An apt-get that finds its lock taken so many times at update and install, then installs a browser, or fails."""
    return f"""
asked = (here / "log").read_text().count(f"apt-get {{words[0]}}")
if asked <= {busy}.get(words[0], 0):
    sys.exit({LOCKED!r}.format(words[0]))
if {fails!r}:
    sys.exit({fails!r})
if words[0] == "install":
    (here / words[-1]).touch()
    (here / words[-1]).chmod(0o755)
"""


def npm(command: Command) -> None:
    """A Node whose npm brings a packed browser."""
    command("npm", "(here / 'packed' / 'node_modules').mkdir()")
    command("node", "print(here / 'packed' / 'chromium')")


def test_a_busy_package_manager_is_waited_for(
    machine: Path, command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    command("apt-get", apt(busy={"update": 3, "install": 2}))
    assert system.chromium(machine) == str(machine / system.SHELL)
    assert called(machine) == ["apt-get update"] * 4 + ["apt-get install"] * 3
    said = capsys.readouterr()
    assert said.out.count("waiting for another package manager") == 2
    assert said.err == ""


def test_a_package_manager_that_stays_busy_is_not_waited_for_forever(
    machine: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "PATIENCE", 0)
    monkeypatch.setattr(system, "has_compiler", lambda: False)
    command("apt-get", apt(busy={"update": 10**6}))
    with pytest.raises(Stop, match=r"^apt-get could not install gcc and libc6-dev and python3-dev$"):
        system.compiler()


@pytest.mark.parametrize(
    ("busy", "fails"), [({}, "E: Unable to locate package"), ({"update": 10**6}, "")], ids=["no package", "always busy"]
)
def test_where_debian_gives_no_browser_npm_does(
    machine: Path, command: Command, monkeypatch: pytest.MonkeyPatch, busy: dict[str, int], fails: str
) -> None:
    monkeypatch.setattr(system, "PATIENCE", 0)
    command("apt-get", apt(busy=busy, fails=fails))
    npm(command)
    assert system.chromium(machine) == str(machine / "packed" / "chromium")
    assert called(machine)[1:] == ["npm install", "node -e"]


def test_without_root_npm_brings_the_browser_and_apt_is_left_alone(
    machine: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    command("apt-get", apt(busy={}))
    npm(command)
    assert system.chromium(machine) == str(machine / "packed" / "chromium")
    assert called(machine) == ["npm install", "node -e"]


def test_a_machine_that_gets_no_browser_at_all_gets_one_sentence(machine: Path, command: Command) -> None:
    command("apt-get", apt(busy={}, fails="E: no network"))
    command("npm", "sys.exit('npm: no network')")
    command("node", "")
    with pytest.raises(Stop, match=r"^the browser tests need Chromium; install it, or name it in ARCHIPEL_CHROMIUM$"):
        system.chromium(machine)
