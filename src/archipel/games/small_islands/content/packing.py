"""An owner's content as the short string that options and records carry."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error
from functools import lru_cache
from typing import Any, Final

from archipel.core.content import Fault, read
from archipel.games.small_islands.content import CONTENT
from archipel.games.small_islands.content.build import build
from archipel.games.small_islands.content.check import faults
from archipel.games.small_islands.edition import Edition

MOST: Final = 1 << 18


def pack(text: str) -> str:
    """A content whose faults were looked for before, packed."""
    told = json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)
    return b64encode(zlib.compress(told.encode(), 9)).decode()


def unpack(packed: str) -> str:
    """The content's text; empty where the string is no packed content."""
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(packed, validate=True), MOST)
        return data.decode() if unpacking.eof else ""
    except (Error, ValueError, zlib.error):
        return ""


def look(text: str) -> list[Fault]:
    """Everything that speaks against a content file."""
    document, wrong = read(text)
    return wrong if document is None else faults(document)


@lru_cache(maxsize=8)
def content_of(packed: str) -> dict[str, Any] | None:
    """The components a table plays with; None where the string is no content that adds up."""
    if not packed:
        return CONTENT
    text = unpack(packed)
    if not text or look(text):
        return None
    content: dict[str, Any] = json.loads(text)
    return content


def components(packed: str) -> dict[str, Any]:
    """The same for a table that is agreed on: they add up."""
    content = content_of(packed)
    assert content is not None
    return content


@lru_cache(maxsize=8)
def edition_of(packed: str) -> Edition:
    return build(components(packed))
