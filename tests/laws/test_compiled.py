"""Pure and compiled rules are the same game; skipped where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import archipel
from archipel.core.catalog import games
from archipel.core.laws import orders

RUN = "import sys, archipel; assert not archipel.compiled(); " + orders.RUN


@pytest.mark.skipif(not archipel.compiled(), reason="the rules are not compiled here")
@pytest.mark.parametrize("id", list(games()))
def test_pure_and_compiled_play_alike(id: str) -> None:
    env = {**os.environ, "ARCHIPEL_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", RUN, id], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == orders.fingerprint(games()[id])
