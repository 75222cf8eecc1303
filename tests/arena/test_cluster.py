"""Matches on a Dask cluster: as on one core, whoever dies; `dev.py prove` kills at length."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from archipel import games
from archipel.arena import CannotPlay, Match, Plan, SelfPlay, figures, plan, play, run, workers

DASK: Any = import_module("distributed")
PROVING = "ARCHIPEL_PROVE" in os.environ
MATCHES, EVERY = (600, 40) if PROVING else (60, 30)
GAME = games()["hashi"]
OPTIONS = GAME.choose_options(GAME.mode("side_a"))
BOTS = ("random", "easy") if PROVING else ("random",)
NOBODY = "tcp://127.0.0.1:9"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Three workers, each a process that is begun again when it dies."""
    with DASK.LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=None) as begun:
        yield begun


@contextmanager
def everywhere(cluster: Any, code: str, undo: str) -> Iterator[None]:
    """Python that every worker runs, and what takes it back."""
    with DASK.Client(cluster.scheduler_address, set_as_default=False) as client:
        client.run(exec, code)
        try:
            yield
        finally:
            client.run(exec, undo)


def matches(count: int) -> list[Match]:
    return plan(GAME, OPTIONS, 2, BOTS, count, 1)


def nothing() -> None:
    pass


@pytest.mark.slow
@pytest.mark.prove
def test_workers_that_are_killed_change_nothing(cluster: Any) -> None:
    planned = matches(MATCHES)
    ticks: list[int] = []
    killed: list[int] = []

    def tell() -> None:
        ticks.append(1)
        living = [nanny.pid for nanny in cluster.workers.values() if nanny.pid]
        if len(ticks) % EVERY == 1 and living:
            killed.append(living[len(killed) % len(living)])
            with suppress(ProcessLookupError):
                os.kill(killed[-1], signal.SIGKILL)

    with workers(scheduler=cluster.scheduler_address) as executor:
        found = run(planned, executor, tell)
    assert killed
    assert [played.match for played in found] == planned
    assert len(ticks) == len(planned)
    here = [play(match) for match in planned]
    assert [played.outcome for played in found] == [played.outcome for played in here]
    there, alone = ([(row.bot, row.games, row.wins, row.mean) for row in figures(one)] for one in (found, here))
    assert there == alone


@pytest.mark.slow
def test_games_played_elsewhere_are_the_same_file(cluster: Any, tmp_path: Path) -> None:
    planned = Plan.of(GAME, OPTIONS, 2, BOTS, 4, 1)
    with workers(scheduler=cluster.scheduler_address) as there, workers(1) as here:
        SelfPlay(planned, tmp_path / "there.jsonl").play(there, nothing)
        SelfPlay(planned, tmp_path / "here.jsonl").play(here, nothing)
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()


@pytest.mark.slow
def test_workers_with_something_else_are_refused(cluster: Any) -> None:
    other = "import archipel; archipel.__version__ = {!r}"
    hidden = "import sys; sys.modules['archipel.arena.release'] = None"
    with everywhere(cluster, other.format("0.0.9"), other.format("0.1.0")):
        refused(cluster.scheduler_address, r"A worker has Archipel 0\.0\.9, here is 0\.1\.0")
    with everywhere(cluster, hidden, "import sys; del sys.modules['archipel.arena.release']"):
        refused(cluster.scheduler_address, "A worker cannot load Archipel")


def test_nobody_at_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[workers.__module__], "PATIENCE", 0.1)
    refused(NOBODY, f"There is no scheduler at {NOBODY}")


@pytest.mark.parametrize(
    "address", ["nowhere", "tcp://", "tcp://[", "ftp://127.0.0.1:8786", "127.0.0.1:99999", "tcp://127.0.0.1:dask"]
)
def test_no_address_at_all(address: str) -> None:
    refused(address, "is no address of a scheduler")


def test_without_dask_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    refused(NOBODY, r"archipel\[cluster\]")


def refused(address: str, said: str) -> None:
    with pytest.raises(CannotPlay, match=said), workers(scheduler=address) as executor:
        run(matches(2), executor, nothing)
