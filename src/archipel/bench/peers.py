"""Other libraries beside ours: adapters, each timed in a process of its own.

An adapter is a module with LIBRARY, version() and makers(), a case by name. Ours lie in the folder `adapters`; one in a
folder of somebody else takes Case and Playout from a module called `harness`, which is ours while it runs.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

import msgspec

from archipel.bench import cases
from archipel.bench.cases import Rate, time_call, time_playouts
from archipel.bench.rows import OP_PART, STATES, Row, fill
from archipel.core.text import Text

ADAPTERS = ("open_spiel", "pettingzoo", "rlcard", "catanatron", "pgx")
OPS = ("clone", "observe", "determinize", "sims", "vector")
WIDEST = 160


class Missing(msgspec.Struct):
    """An adapter, or a case of it, that could not be timed, and why."""

    name: str
    why: Text


def time_peers(seconds: float, folder: Path | None = None) -> Iterator[Row | Missing]:
    """Every adapter of ours, then those of a folder."""
    for source in (*ADAPTERS, *_files(folder)):
        with ProcessPoolExecutor(1, get_context("spawn"), _silence) as pool:
            try:
                yield from pool.submit(time_adapter, source, seconds).result()
            except BrokenProcessPool:
                yield Missing(Path(source).stem, Text("terminal-peer-crashed"))


def time_adapter(source: str, seconds: float) -> list[Row | Missing]:
    """Every case of one adapter, a file or one of ours; whatever a foreign library raises costs its own row only."""
    try:
        module = _load(source)
        makers = module.makers()
    except ModuleNotFoundError as error:
        return [Missing(Path(source).stem, Text("terminal-peer-absent", {"module": error.name or ""}))]
    except Exception as error:
        return [Missing(Path(source).stem, _raised(error))]
    found: list[Row | Missing] = []
    for name, make in makers.items():
        try:
            found.append(_row(module, name, make(), seconds))
        except Exception as error:
            found.append(Missing(f"{module.LIBRARY} {name}", _raised(error)))
    return found


def _files(folder: Path | None) -> list[str]:
    """The adapters of a folder, or of the folder `adapters` in it."""
    if folder is None:
        return []
    inner = folder / "adapters"
    return [str(file) for file in sorted((inner if inner.is_dir() else folder).glob("*.py"))]


def _silence() -> None:
    """What a library prints, from C++ too, would stand among our rows."""
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def _row(module: Any, name: str, case: Any, seconds: float) -> Row:
    wall = getattr(module, "WALL_CLOCK", False)
    clock = perf_counter if wall else process_time
    rng = random.Random(7)
    plays = time_playouts(case, seconds, rng, clock)
    row = Row(
        game=name,
        mode="",
        compiled=None,
        steps_per_round=plays.steps.round,
        steps_per_s=plays.steps.second,
        games_per_s=plays.games.second,
        legal_per_step=plays.legal_per_step,
        library=module.LIBRARY,
        version=str(module.version()),
        steps_per_game=plays.steps_per_game,
        calibration=plays.calibration,
        games_per_round=plays.games.round,
        wall=wall,
    )
    if case.midgame:
        states = [case.midgame(rng) for _ in range(STATES)]
        fill(row, {op: rate for op in OPS if op in case.ops if (rate := _rate(case.ops[op], states, seconds, clock))})
    return row


def _rate(call: Any, states: list[Any], seconds: float, clock: Any) -> Rate | None:
    """None for a call this game of the library lacks."""
    try:
        return time_call(call, states, seconds * OP_PART, clock)
    except Exception:
        return None


def _load(source: str) -> ModuleType:
    if not source.endswith(".py"):
        return importlib.import_module(f"archipel.bench.adapters.{source}")
    sys.modules["harness"] = cases
    spec = importlib.util.spec_from_file_location(f"{Path(source).stem}_adapter", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _raised(error: Exception) -> Text:
    line = f"{type(error).__name__}: {error}".splitlines()[0][:WIDEST]
    return Text("terminal-peer-raised", {"error": line})
