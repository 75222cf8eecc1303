"""A compiled module never hides a newer source, and pure Python can be asked for."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
TELL = "import archipel.core.rng as rng, archipel; print(archipel.compiled(), rng.__file__, getattr(rng, 'NEW', 0))"
STALE = "archipel: the compiled rules are older than their sources; using the sources.\n"
UNOPTIMISED = "archipel: the compiled rules are not optimised; using the sources.\n"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package as if compiled: real libraries where there are some, else files that cannot be loaded."""
    target = tmp_path / "src"
    shutil.copytree(SRC, target, ignore=shutil.ignore_patterns("__pycache__", "client", "*.so", "*.pyd"))
    for name in ("core/rng", "core/state"):
        (target / "archipel" / f"{name}{SUFFIX}").write_bytes(b"not a library")
    told = "import json, archipel._compiled as c; c.MANIFEST.write_text(json.dumps(c.manifest()))"
    run(target, told, ARCHIPEL_PURE="1")
    return target


def run(src: Path, code: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ARCHIPEL_")}
    every = {**kept, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1", **env}
    return subprocess.run([sys.executable, "-c", code], env=every, capture_output=True, text=True)


def test_a_changed_source_wins(copy: Path) -> None:
    source = copy / "archipel" / "core" / "rng.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nNEW = 7\n", encoding="utf-8")
    done = run(copy, TELL)
    assert done.stdout.split() == ["False", str(source), "7"]
    assert done.stderr == STALE


def test_a_new_source_counts_as_a_change(copy: Path) -> None:
    (copy / "archipel" / "kit" / "fresh.py").write_text('"""New."""\n', encoding="utf-8")
    assert run(copy, TELL).stderr == STALE


def test_no_manifest_vouches_for_nothing(copy: Path) -> None:
    (copy / "archipel" / "compiled.json").unlink()
    done = run(copy, TELL)
    assert done.stdout.startswith("False")
    assert done.stderr == STALE


def test_unchanged_sources_leave_the_libraries_in_use(copy: Path) -> None:
    done = run(copy, TELL)
    assert "ImportError" in done.stderr
    assert STALE not in done.stderr


def test_unoptimised_libraries_are_for_whoever_asks_for_them(copy: Path) -> None:
    told = "import json, archipel._compiled as c; c.MANIFEST.write_text(json.dumps(c.manifest()))"
    run(copy, told, ARCHIPEL_PURE="1", ARCHIPEL_OPT="0")
    done = run(copy, TELL)
    assert done.stdout.startswith("False")
    assert done.stderr == UNOPTIMISED
    assert "ImportError" in run(copy, TELL, ARCHIPEL_OPT="0").stderr, "the libraries were to be loaded"


def test_libraries_optimised_more_than_asked_for_are_used(copy: Path) -> None:
    assert "ImportError" in run(copy, TELL, ARCHIPEL_OPT="0").stderr


def test_a_manifest_of_before_levels_vouches_for_nothing(copy: Path) -> None:
    told = "import json, archipel._compiled as c; c.MANIFEST.write_text(json.dumps(c.marks()))"
    run(copy, told, ARCHIPEL_PURE="1")
    assert run(copy, TELL).stderr == STALE


def test_pure_python_is_a_wish_away(copy: Path) -> None:
    done = run(copy, TELL, ARCHIPEL_PURE="1")
    assert done.stdout.startswith("False")
    assert done.stderr == ""


def test_children_are_not_told_again(copy: Path) -> None:
    (copy / "archipel" / "compiled.json").write_text(json.dumps({}), encoding="utf-8")
    child = "import archipel, subprocess, sys; subprocess.run([sys.executable, '-c', 'import archipel'])"
    assert run(copy, child).stderr == STALE
