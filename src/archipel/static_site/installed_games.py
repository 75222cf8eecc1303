"""Games that came with other packages: what of them goes into the folder, for Python in a page to find them there."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator
from importlib.metadata import Distribution, EntryPoint, entry_points
from pathlib import Path

import msgspec

from archipel.core.catalog import HOUSE, games
from archipel.core.game import Game

COMPILED = (".so", ".pyd", ".dylib")
UNUSED = (".pyc", ".pth")
NAME = re.compile(r"[\w.-]+")
OPTIONAL = re.compile(r";.*\bextra\b")


class GamePackage(msgspec.Struct):
    """A package and its games; `lacks` is what a page has not got for it: a module that is compiled, or a package."""

    name: str
    games: list[str]
    files: dict[str, bytes]
    lacks: str = ""


def game_packages(here: Collection[str]) -> list[GamePackage]:
    """Every installed package with a game; `here` are the names of the packages that a page has."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=HOUSE):
        if point.dist is not None and _game(point) is not None:
            found.setdefault(point.dist.name, []).append(point)
    return [_package(points, {_plain("archipel"), *map(_plain, here)}) for points in found.values()]


def _game(point: EntryPoint) -> Game | None:
    """The game of an entry point, where the catalog has it from there."""
    known = games()
    found = getattr(sys.modules.get(point.module), point.attr, None)
    return found if isinstance(found, Game) and known.get(found.id) is found else None


def _package(points: list[EntryPoint], here: Collection[str]) -> GamePackage:
    dist = points[0].dist
    assert dist is not None
    ids = [game.id for point in points if (game := _game(point))]
    files = _files(dist, points[0].module.partition(".")[0])
    lacks = [name for name in files if name.endswith(COMPILED)]
    lacks += [name for name in map(_plain, _requirements(dist)) if name not in here]
    if lacks:
        return GamePackage(dist.name, ids, {}, lacks[0])
    return GamePackage(dist.name, ids, {name: file.read_bytes() for name, file in files.items()} | _told(dist, points))


def _files(dist: Distribution, package: str) -> dict[str, Path]:
    """As it was installed; of one that is worked on where it lies, the folder of its game."""
    listed = {file.as_posix(): Path(str(file.locate())) for file in dist.files or ()}
    if not any(name.startswith(f"{package}/") for name in listed):
        (root, *_) = sys.modules[package].__path__
        listed = {f"{package}/{file.relative_to(root).as_posix()}": file for file in Path(root).rglob("*")}
    return {name: file for name, file in sorted(listed.items()) if _wanted(name) and file.is_file()}


def _wanted(name: str) -> bool:
    return not (name.startswith("..") or ".dist-info/" in name or name.endswith(UNUSED))


def _requirements(dist: Distribution) -> Iterator[str]:
    for line in dist.requires or ():
        name = NAME.match(line)
        if name and not OPTIONAL.search(line):
            yield name[0]


def _told(dist: Distribution, points: list[EntryPoint]) -> dict[str, bytes]:
    """By which Python knows a package and what it brings."""
    folder = f"{_plain(dist.name).replace('-', '_')}-{dist.version}.dist-info"
    lines = [f"[{HOUSE}]", *(f"{point.name} = {point.value}" for point in points)]
    about = f"Metadata-Version: 2.1\nName: {dist.name}\nVersion: {dist.version}\n"
    return {f"{folder}/METADATA": about.encode(), f"{folder}/entry_points.txt": "\n".join(lines).encode()}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
