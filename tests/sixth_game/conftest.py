"""The sixth game installed into a folder of its own, and commands that see it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "docs" / "sixth_game"
Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds nothing but the sixth game as its wheel installs it."""
    target = tmp_path_factory.mktemp("sixth")
    uv = Path(sys.executable).parent / "uv"
    told = ["--quiet", "--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", target]
    command = [uv if uv.exists() else shutil.which("uv"), "pip", "install", *told, GAME]
    subprocess.run([str(part) for part in command], check=True)
    return target


@pytest.fixture
def run(installed: Path) -> Run:
    """Run Python with the sixth game installed, and give what it printed."""

    def run(*words: str, typed: str = "", folder: Path | None = None) -> str:
        env = {**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, *words]
        done = subprocess.run(command, env=env, input=typed, capture_output=True, text=True, cwd=folder, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
