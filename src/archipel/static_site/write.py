"""Writes the folder: whole under another name first, then in the place of what was there."""

from __future__ import annotations

import gzip
import logging
import shutil
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from archipel.static_site.fixed_answers import fixed_answers
from archipel.static_site.page_files import MANIFEST, PYTHON, installed_packages, page_files

PACKAGE = Path(__file__).parents[1]
CLIENT = PACKAGE / "server" / "client"
LIST, SERVICE, PAGE = "files.json", "sw.js", "index.html"
FIRST = ("assets/", "fixed/games.json", "fixed/words-en.ftl", "fixed/words-fr.ftl", "worker/", PAGE)
NEEDED = (CLIENT / PAGE, PYTHON / MANIFEST)
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEAD = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'

logger = logging.getLogger("archipel.static")


class NoPython(OSError):
    """This installation lacks what a static folder is made of; `what` is the folder that is missing."""

    def __init__(self, what: Path) -> None:
        super().__init__(str(what))
        self.what = what


class FolderTaken(OSError):
    """There is something else in that place."""


class Written(NamedTuple):
    """A file of the folder: its name, its bytes, and how many they are once a host has packed them."""

    name: str
    size: int
    packed: int


class FileList(msgspec.Struct):
    """What the service worker keeps: digests by name; `first` are those that a page needs before anything else."""

    version: str
    files: dict[str, str]
    first: list[str]


def is_packed() -> bool:
    """Whether this installation has what a static folder is made of."""
    return all(needed.exists() for needed in NEEDED)


def lay_out(folder: Path) -> None:
    """The folder beside a server, for its people without a network; one of an older version makes room."""
    for _ in write(folder, beside="/"):
        pass
    for package in installed_packages():
        if package.lacks:
            logger.warning("%s is not in the folder: it needs %s, which no page has", package.name, package.lacks)


def write(folder: Path, beside: str = "") -> Iterator[Written]:
    """Every file as it is written; `beside` is the address of a server whose people they are for. NoPython,
    FolderTaken or OSError where that cannot be."""
    for needed in NEEDED:
        if not needed.exists():
            raise NoPython(needed.parent)
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).exists():
        raise FolderTaken
    draft = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        yield from _write(draft, beside)
        shutil.rmtree(folder, ignore_errors=True)
        draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _write(draft: Path, beside: str) -> Iterator[Written]:
    digests: dict[str, str] = {}
    for name, body in _files(beside):
        digests[name] = blake2b(body, digest_size=9).hexdigest()
        yield _put(draft, name, body)
    version = blake2b(msgspec.json.encode(digests, order="deterministic"), digest_size=9).hexdigest()
    first = [name for name in digests if name.startswith(FIRST)]
    yield _put(draft, LIST, msgspec.json.encode(FileList(version, digests, first)))
    service = (CLIENT / SERVICE).read_text(encoding="utf-8").replace("{{version}}", version)
    yield _put(draft, SERVICE, service.encode())


def _files(beside: str) -> Iterator[tuple[str, bytes]]:
    for file in sorted(path for path in CLIENT.rglob("*") if path.is_file() and path.name != SERVICE):
        name, body = file.relative_to(CLIENT).as_posix(), file.read_bytes()
        yield name, _page(body.decode(), beside).encode() if name == PAGE else body
    packages = installed_packages()
    yield from fixed_answers(without=[id for package in packages if package.lacks for id in package.games])
    yield from page_files(packages)


def _page(source: str, server: str) -> str:
    """The one page: everything beside it, and a word that no server is behind it; `server` is where one is."""
    beside = source.replace('href="/', 'href="').replace('src="/', 'src="')
    return beside.replace("<html ", f'<html data-house="static" data-server="{server}" ', 1).replace(
        "<head>", f"<head>\n    {HEAD}", 1
    )


def _put(draft: Path, name: str, body: bytes) -> Written:
    target = draft / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(body)
    return Written(name, len(body), min(len(body), len(gzip.compress(body, 9, mtime=0))))
