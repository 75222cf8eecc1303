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
GROUP = "archipel"


def fresh() -> bool:
    """Whether what is compiled belongs to the sources as they are."""
    house = _house()
    try:
        told = json.loads((PACKAGE / "compiled.json").read_bytes())
    except (OSError, ValueError):
        return False
    library = SRC / f"{GROUP}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}"
    return bool(told == house["marks"](PACKAGE)) and library.exists()


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
    paths = [str(file.relative_to(ROOT)) for file in house["sources"](PACKAGE)]
    modules = mypycify(paths, opt_level=os.environ.get("ARCHIPEL_OPT", "2"), debug_level="0", group_name=GROUP)
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


def _house() -> dict[str, Any]:
    """The convention, read without importing the package."""
    return runpy.run_path(str(PACKAGE / "_compiled.py"))


if __name__ == "__main__":
    print(f"{len(build())} libraries")
    sys.exit(0)
