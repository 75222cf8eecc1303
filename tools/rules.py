"""Compiling the rules by mypyc: into a folder, as `python -m tools.rules FOLDER` does, and from there into place."""

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
NOW, NEXT = ROOT / "build" / "now", ROOT / "build" / "next"
MANIFEST = Path("archipel", "compiled.json")


def fresh() -> bool:
    """Whether what is in place belongs to the sources as they are, and is optimised as is wanted."""
    return _fresh(SRC)


def build() -> list[Path]:
    """Compile every module the convention names, in place; the libraries."""
    stage(NOW)
    install(NOW)
    return libraries()


def stage(folder: Path) -> None:
    """Compile into a folder; the manifest, which comes last, vouches for what is there."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    told = _house()["manifest"](PACKAGE)
    shutil.rmtree(folder, ignore_errors=True)
    os.environ.setdefault("CC", "cc")
    os.chdir(ROOT)
    groups = _groups()
    modules = mypycify(
        [f"--cache-dir={folder / 'cache'}", *(path for paths in groups.values() for path in paths)],
        opt_level=told["optimised"],
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
        target_dir=str(folder / "sources"),
    )
    command = build_ext(Distribution({"name": "archipel", "ext_modules": modules, "package_dir": {"": "src"}}))
    command.build_lib, command.build_temp = str(folder / "libraries"), str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    (folder / "libraries" / MANIFEST).write_text(json.dumps(told, indent=1), encoding="utf-8")


def install(folder: Path) -> bool:
    """Put what was compiled into a folder in place, where it belongs to the sources as they are; whether it does."""
    made = folder / "libraries"
    if not _fresh(made):
        return False
    clean()
    for file in [*_libraries(made), made / MANIFEST]:
        os.replace(file, SRC / file.relative_to(made))
    shutil.rmtree(folder, ignore_errors=True)
    return True


def libraries() -> list[Path]:
    """Every compiled file in the sources."""
    return _libraries(SRC)


def clean() -> None:
    """The sources alone again."""
    (SRC / MANIFEST).unlink(missing_ok=True)
    for file in libraries():
        file.unlink()


def _fresh(folder: Path) -> bool:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    there = all((folder / f"{name}__mypyc{suffix}").exists() for name in _groups())
    return there and not _house()["doubt"](folder / MANIFEST, PACKAGE)


def _libraries(folder: Path) -> list[Path]:
    return sorted(file for suffix in ("*.so", "*.pyd") for file in folder.rglob(suffix))


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
    stage(Path(sys.argv[1]))
