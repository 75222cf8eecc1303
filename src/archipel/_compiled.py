"""Compiled rules: which modules they are, and a guard that never lets an old one hide a newer source."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "compiled.json"
OPTIMISED = "2"
CORE = ("core/rng.py", "core/state.py")
ENVS = ("envs/course.py", "envs/lone.py", "envs/tables.py")
WIRE = tuple(f"table/wire/{name}.py" for name in ("alterations", "gesture_codec", "number_columns", "scene_changes"))
COMPILED_AGAINST = ("core/values.py", "core/text.py", "core/scene.py", "table/wire/scene_messages.py")
VALUES = ("values.py", "events.py", "views.py")
INTERPRETED = {"__init__.py", *VALUES, "scene.py", "faces.py", "manifest.py"}
APART = {"content", "skin", "scene", "testing"}
RECKONED = ("scene", "prospects.py")


class SourceOnly(MetaPathFinder):
    """Finds this package's modules in their sources, whatever compiled files lie beside them."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("archipel.") or path is None:
            return None
        for folder in path:
            if folder not in self.finders:
                self.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.finders[folder].find_spec(name)
            if spec is not None:
                return spec
        return None


def sources(package: Path = PACKAGE) -> Iterator[Path]:
    """The modules that may be compiled: rng, state, kit, the rules of every game, what a scene reckons rather than
    draws, games by choices, and the difference of two scenes."""
    yield from (package / name for name in (*CORE, *ENVS, *WIRE))
    for folder in ("kit", "games"):
        for file in sorted((package / folder).rglob("*.py")):
            apart = APART.intersection(file.relative_to(package).parts)
            if file.name not in INTERPRETED and (not apart or file.parts[-2:] == RECKONED):
                yield file


def marks(package: Path = PACKAGE) -> dict[str, str]:
    """A fingerprint of each module that may be compiled and of the values it is compiled against."""
    values = [package / name for name in COMPILED_AGAINST]
    for name in VALUES:
        values += [*sorted(package.glob(f"games/*/{name}")), *sorted(package.glob(f"kit/{name}"))]
    files = [*sources(package), *values]
    return {file.relative_to(package).as_posix(): blake2b(file.read_bytes()).hexdigest()[:32] for file in files}


def wanted() -> str:
    """The least level of optimisation that will do: the tests, which compile often, ask for less by ARCHIPEL_OPT."""
    return os.environ.get("ARCHIPEL_OPT", OPTIMISED)


def manifest(package: Path = PACKAGE) -> dict[str, Any]:
    """What vouches for libraries compiled from these sources, as they are wanted now."""
    return {"optimised": wanted(), "sources": marks(package)}


def doubt(file: Path = MANIFEST, package: Path = PACKAGE) -> str:
    """What keeps libraries with this manifest from being used; nothing where they are fresh."""
    try:
        told = json.loads(file.read_bytes())
        optimised, compiled_from = str(told["optimised"]), told["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return OLDER
    if compiled_from != marks(package):
        return OLDER
    return "" if optimised >= wanted() else UNOPTIMISED


OLDER, UNOPTIMISED = "older than their sources", "not optimised"


def compiled() -> bool:
    """Whether the rules in use are the compiled ones."""
    file = sys.modules["archipel.core.state"].__file__
    return file is not None and not file.endswith(".py")


def guard() -> None:
    """Leave compiled modules out where they are not fresh, or where ARCHIPEL_PURE asks for it."""
    if os.environ.get("ARCHIPEL_PURE", "") in ("", "0"):
        why = doubt()
        if not why or not any(PACKAGE.glob("core/state.*.*")):
            return
        print(f"archipel: the compiled rules are {why}; using the sources.", file=sys.stderr)
        os.environ["ARCHIPEL_PURE"] = "1"
    sys.meta_path.insert(0, SourceOnly())
