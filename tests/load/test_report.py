"""Figures are made from what was counted, and say nothing where nothing is known."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import msgspec
import pytest

from archipel.load.plan import Plan
from archipel.load.process import children_cpu_seconds, cpu_seconds, memory_kb
from archipel.load.report import Memory, Report, Usage, report

PLAN = Plan(game="hashi", mode="side_a", seats=4, tables=11)
BEFORE = Usage(100.0, 1.0, 5.0, 0.0, messages=40, frames=40, told=1000, travelled=100)
AFTER = Usage(110.0, 10.0, 9.0, 0.5, messages=640, frames=440, told=401_000, travelled=40_100)
WAITS = [number / 1000 for number in range(1, 201)]


def made(before: Usage = BEFORE, after: Usage = AFTER, waits: list[float] = WAITS) -> Report:
    return report(
        PLAN, (before, after), waits, Memory(1000, 6000, 11_000), games=1, owed=2, refusals={"server-stale": 3}
    )


def test_the_figures_of_a_run() -> None:
    found = made()
    assert (found.moves, found.moves_per_s, found.moves_per_cpu_s) == (200, 20.0, 50.0)
    assert (found.server_share, found.children_share, found.driver_share) == (0.4, 0.05, 0.9)
    assert (found.messages_per_move, found.frames_per_move) == (3.0, 2.0)
    assert (found.bytes_per_move, found.wire_bytes_per_move) == (2000.0, 200.0)
    assert (found.p50_ms, found.p99_ms, found.longest_ms) == (101.0, 199.0, 200.0)
    assert (found.table_kb, found.played_table_kb) == (500.0, 1000.0)
    assert found.driver_bound


def test_an_unknown_process_has_no_figures() -> None:
    unknown = {"server": None, "children": None}
    found = made(msgspec.structs.replace(BEFORE, **unknown), msgspec.structs.replace(AFTER, **unknown))
    assert (found.moves_per_cpu_s, found.server_share, found.children_share) == (None, None, None)


def test_a_run_without_a_move_divides_by_nothing() -> None:
    found = made(waits=[])
    assert (found.moves_per_s, found.p50_ms, found.longest_ms) == (0.0, None, None)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells by /proc")
def test_a_process_and_its_children_are_told_apart() -> None:
    own, children = cpu_seconds(os.getpid()), children_cpu_seconds(os.getpid())
    subprocess.run([sys.executable, "-c", "import time\nwhile time.process_time() < 0.3: pass"], check=True)
    assert own is not None
    assert children is not None
    assert (children_cpu_seconds(os.getpid()) or 0) - children >= 0.25
    until = time.process_time() + 0.1
    while time.process_time() < until:
        pass
    assert (cpu_seconds(os.getpid()) or 0) - own >= 0.08
    assert (memory_kb(os.getpid()) or 0) > 1000


def test_a_process_that_is_not_there_is_unknown() -> None:
    assert (cpu_seconds(2**30), children_cpu_seconds(2**30), memory_kb(2**30)) == (None, None, None)
