"""The files of Python for a page: those that came with this installation, and one more archive for installed games."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

import msgspec

from archipel.static_site.installed_games import GamePackage, game_packages

PYTHON = Path(__file__).parent / "python"
MANIFEST = "manifest.json"
GAMES = "games.zip"


class Manifest(msgspec.Struct):
    """What a page fetches: sizes by name; `archives` are those it unpacks, `packages` the names of what is in them."""

    files: dict[str, int]
    runtime: str
    archives: list[str]
    packages: list[str]


def read_manifest() -> Manifest:
    return msgspec.json.decode((PYTHON / MANIFEST).read_bytes(), type=Manifest)


def installed_packages() -> list[GamePackage]:
    """With a game each; those that lack something stay out of the folder."""
    return game_packages(read_manifest().packages)


def page_files(packages: list[GamePackage]) -> Iterator[tuple[str, bytes]]:
    manifest = read_manifest()
    for name in manifest.files:
        yield f"python/{name}", (PYTHON / name).read_bytes()
    brought = {name: body for package in packages for name, body in package.files.items()}
    if brought:
        packed = _zip(brought)
        manifest.files[GAMES] = len(packed)
        manifest.archives.append(GAMES)
        yield f"python/{GAMES}", packed
    yield f"python/{MANIFEST}", msgspec.json.encode(manifest)


def _zip(files: Mapping[str, bytes]) -> bytes:
    """The same bytes from the same files."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for name, body in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()
