"""Bytes a browser may keep: with their kind, their tag, and packed where that helps."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

PACKED = (
    "text/",
    "image/svg",
    "application/json",
    "application/javascript",
    "application/manifest",
    "application/wasm",
)
SMALLEST = 600


class Asset(msgspec.Struct, frozen=True):
    """`packed` is the gzip form, empty where it is not worth it; `tag` changes with the bytes."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


def asset(body: bytes, kind: str) -> Asset:
    worth = kind.startswith(PACKED) and len(body) > SMALLEST
    tag = blake2b(body, digest_size=9).hexdigest()
    return Asset(body, gzip.compress(body, 6, mtime=0) if worth else b"", kind, f'"{tag}"')


def file_asset(folder: Path, name: str) -> Asset | None:
    """A file of the folder or below it, read again only when it has changed; None outside, or where there is none."""
    try:
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()) or not path.is_file():
            return None
        stat = path.stat()
    except (OSError, ValueError):
        return None
    return _read(path, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> Asset:
    return asset(path.read_bytes(), _kind(path))


def _kind(path: Path) -> str:
    return KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
