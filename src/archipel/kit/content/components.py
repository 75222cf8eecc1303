"""The components of a game as a file that an owner may replace: read, looked through, packed into an option."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from archipel.core.content import Content, Fault, Node, read

MOST: Final = 1 << 18
"""Bytes of a content at most."""


class Components:
    """`file` is what the game comes with; `faults` finds everything that speaks against another."""

    def __init__(self, file: Path, faults: Callable[[Node], list[Fault]]) -> None:
        self.file = file
        self.faults = faults
        self.house: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.of = lru_cache(maxsize=32)(self._of)

    def as_content(self) -> Content:
        """For the manifest; the option is called `content`."""
        return Content(option="content", house=self.house_text, look=self.look, pack=pack, unpack=unpack)

    def house_text(self) -> str:
        """The file as it is."""
        return self.file.read_text(encoding="utf-8")

    def look(self, source: str) -> list[Fault]:
        """Everything that speaks against a content file."""
        document, wrong = read(source)
        return wrong if document is None else self.faults(document)

    def _of(self, packed: str) -> dict[str, Any] | None:
        """The components a table plays with; None where the string is no content that adds up."""
        if not packed:
            return self.house
        source = unpack(packed)
        if not source or self.look(source):
            return None
        content: dict[str, Any] = json.loads(source)
        return content

    def agreed(self, packed: str) -> dict[str, Any]:
        """The same for a table that is agreed on: they add up."""
        content = self.of(packed)
        assert content is not None
        return content


def pack(source: str) -> str:
    """A content whose faults were looked for before, as the short string that options carry: the same for every file
    that says the same."""
    told = json.dumps(json.loads(source), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return b64encode(zlib.compress(told.encode(), 9)).decode()


def unpack(packed: str) -> str:
    """The content's text; empty where the string is no packed content."""
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(packed, validate=True), MOST)
        return data.decode() if unpacking.eof else ""
    except (Error, ValueError, zlib.error):
        return ""
