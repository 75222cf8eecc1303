"""The version of a static folder: digests of its files, and the two files that know it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

LIST, PAGE = "files.json", "index.html"
FIRST = ("assets/", "fixed/games.json", "fixed/words-en.ftl", "fixed/words-fr.ftl", "worker/", PAGE)
VERSION = "{{version}}"
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"
HEAD = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'


class FileList(msgspec.Struct):
    """What the service worker keeps: digests by name; `first` are those that a page needs before anything else."""

    version: str
    files: dict[str, str]
    first: list[str]


def digest(body: bytes) -> str:
    """As much of it as tells two versions of a file apart."""
    return sha256(body).hexdigest()[:18]


def of_version(client: Path, digests: dict[str, str], beside: str) -> Iterator[tuple[str, bytes]]:
    """The page, and the list of all that is kept; `digests` are of all others."""
    page = _page((client / PAGE).read_text(encoding="utf-8"), beside)
    version = digest(msgspec.json.encode([digests, page], order="deterministic"))
    stamped = page.replace(VERSION, version).encode()
    files = {**digests, PAGE: digest(stamped)}
    yield PAGE, stamped
    yield LIST, msgspec.json.encode(FileList(version, files, [name for name in files if name.startswith(FIRST)]))


def _page(source: str, server: str) -> str:
    """The one page: everything beside it, and a word that no server is behind it; `server` is where one is."""
    beside = source.replace('href="/', 'href="').replace('src="/', 'src="')
    named = f'<html data-house="static" data-server="{server}" data-version="{VERSION}" '
    return beside.replace("<html ", named, 1).replace("<head>", f"<head>\n    {HEAD}", 1)
