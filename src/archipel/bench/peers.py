"""Other libraries beside ours: adapters in a folder, each timed in a process of its own.

An adapter is a Python file with LIBRARY, version() and makers(), a case by name; it takes Case and Playout from a
module called `harness`, which is ours while it runs.
"""

from __future__ import annotations

import importlib.util
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

OPS = ("clone", "determinize")


class Missing(msgspec.Struct):
    """An adapter, or a case of it, that could not be timed, and why in one line."""

    name: str
    why: str


def peers(folder: Path, seconds: float) -> Iterator[Row | Missing]:
    for adapter in sorted(folder.glob("*.py")):
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            try:
                yield from pool.submit(time_adapter, str(adapter), seconds).result()
            except BrokenProcessPool:
                yield Missing(adapter.stem, "it crashed")


def time_adapter(path: str, seconds: float) -> list[Row | Missing]:
    """Every case of one adapter; whatever a foreign library raises costs its own row only."""
    try:
        module = _load(Path(path))
        makers = module.makers()
    except Exception as error:
        return [Missing(Path(path).stem, _line(error))]
    found: list[Row | Missing] = []
    for name, make in makers.items():
        try:
            found.append(_row(module, name, make(), seconds))
        except Exception as error:
            found.append(Missing(f"{module.LIBRARY} {name}", _line(error)))
    return found


def _row(module: Any, name: str, case: Any, seconds: float) -> Row:
    clock = perf_counter if getattr(module, "WALL_CLOCK", False) else process_time
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


def _load(path: Path) -> ModuleType:
    sys.modules["harness"] = cases
    spec = importlib.util.spec_from_file_location(f"{path.stem}_adapter", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0][:160]
