"""Our adapters of other libraries, as far as those are installed."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from archipel.bench.peers import ADAPTERS, OPS, Missing, time_adapter
from archipel.core.text import Text

NEEDED = {
    "open_spiel": ("pyspiel",),
    "pettingzoo": ("pettingzoo", "pygame", "rlcard"),
    "rlcard": ("rlcard",),
    "catanatron": ("catanatron",),
    "pgx": ("jax", "pgx"),
}
INSTALLED = [name for name in ADAPTERS if all(find_spec(module) for module in NEEDED[name])]


@pytest.mark.parametrize("name", ADAPTERS)
def test_a_library_that_is_not_there_costs_one_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"archipel.bench.adapters.{name}", raising=False)
    for library in [module for module in sys.modules if module.split(".")[0] in NEEDED[name]]:
        monkeypatch.delitem(sys.modules, library)
    for library in NEEDED[name]:
        monkeypatch.setitem(sys.modules, library, None)
    [told] = time_adapter(name, 0.01)
    assert isinstance(told, Missing)
    assert (told.name, told.why.key) == (name, "terminal-peer-absent")
    assert str(told.why.args["module"]).split(".")[0] in NEEDED[name]


@pytest.mark.parametrize("name", INSTALLED)
def test_a_library_that_is_there_plays(name: str) -> None:
    module = import_module(f"archipel.bench.adapters.{name}")
    assert module.version()[0].isdigit()
    case = next(iter(module.makers().values()))()
    played = case.playout(random.Random(3))
    assert played.legal >= played.steps > 0
    state = case.midgame(random.Random(3))
    assert set(case.ops) <= set(OPS)
    assert all(call(state) is not None for call in case.ops.values())


def test_what_a_library_raises_is_told_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise ValueError('first\\nsecond')\n")
    assert time_adapter(str(broken), 0.01) == [
        Missing("broken", Text("terminal-peer-raised", {"error": "ValueError: first"}))
    ]
