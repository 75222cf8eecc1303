"""The house commands speak plainly, and refuse in one sentence."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "dev.py", *words], cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_help_names_every_command() -> None:
    said = dev("--help").stdout
    for verb in ("play", "test", "check", "fmt", "bench", "compile", "client"):
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
