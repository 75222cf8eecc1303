"""Pure and compiled rules are the same game; skipped where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import archipel
from archipel.core.catalog import games
from archipel.core.laws.hash_seeds import RUN as TELL
from archipel.core.laws.hash_seeds import fingerprint

RUN = "import sys, archipel; assert not archipel.compiled(); " + TELL


@pytest.mark.skipif(not archipel.compiled(), reason="the rules are not compiled here")
@pytest.mark.parametrize("id", list(games()))
def test_pure_and_compiled_play_alike(id: str) -> None:
    env = {**os.environ, "ARCHIPEL_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", RUN, id], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == fingerprint(games()[id])
