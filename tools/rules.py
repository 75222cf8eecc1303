"""Compiling the rules by mypyc, in place or into a folder; run as a module inside the environment."""

import json
import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from tools.shell import ROOT

SRC = ROOT / "src"
PACKAGE = SRC / "archipel"


def fresh() -> bool:
    """Whether what is compiled belongs to the sources as they are."""
    house = _house()
    try:
        told = json.loads((PACKAGE / "compiled.json").read_bytes())
    except (OSError, ValueError):
        return False
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return bool(told == house["marks"](PACKAGE)) and all(
        (SRC / f"{name}__mypyc{suffix}").exists() for name in _groups()
    )


def build() -> list[Path]:
    """Compile every module the convention names; the libraries, and the manifest that vouches for them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    house = _house()
    before = house["marks"](PACKAGE)
    clean()
    os.environ.setdefault("CC", "cc")
    os.chdir(ROOT)
    groups = _groups()
    modules = mypycify(
        [path for paths in groups.values() for path in paths],
        opt_level=os.environ.get("ARCHIPEL_OPT", "2"),
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
    )
    command = build_ext(Distribution({"name": "archipel", "ext_modules": modules, "package_dir": {"": "src"}}))
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    (PACKAGE / "compiled.json").write_text(json.dumps(before, indent=1), encoding="utf-8")
    return libraries()


def libraries() -> list[Path]:
    """Every compiled file in the sources."""
    return sorted(file for suffix in ("*.so", "*.pyd") for file in SRC.rglob(suffix))


def clean() -> None:
    """The sources alone again."""
    (PACKAGE / "compiled.json").unlink(missing_ok=True)
    for file in libraries():
        file.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def _groups() -> dict[str, list[str]]:
    """The modules by library: one for what games share and one a game, so that they compile side by side."""
    groups: dict[str, list[str]] = {}
    for file in _house()["sources"](PACKAGE):
        inside = file.relative_to(PACKAGE).parts
        name = f"archipel_{inside[1] if inside[0] == 'games' else 'shared'}"
        groups.setdefault(name, []).append(str(file.relative_to(ROOT)))
    return dict(sorted(groups.items(), key=_weight, reverse=True))


def _weight(group: tuple[str, list[str]]) -> int:
    """What takes longest goes first, so that no core waits for it at the end."""
    return sum((ROOT / path).stat().st_size for path in group[1])


def _house() -> dict[str, Any]:
    """The convention, read without importing the package."""
    return runpy.run_path(str(PACKAGE / "_compiled.py"))


if __name__ == "__main__":
    print(f"{len(build())} libraries")
    sys.exit(0)
