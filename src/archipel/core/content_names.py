"""Components of one's own go by a digest of what they say: their name in records, and those this process was given."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, TypeGuard

from archipel.core.content import Content

KIND: Final = "sha256:"
DIGITS: Final = 32
SHORT: Final = 8
NAME: Final = re.compile(rf"{KIND}[0-9a-f]{{{DIGITS}}}")
KNOWN: Final[dict[str, str]] = {}
"""Contents by their digests, packed: `know` adds one, the records that name it can be played."""


def digest(source: str) -> str:
    """Files that say the same have the same digest, however they are spaced and ordered."""
    said = json.dumps(json.loads(source), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return KIND + sha256(said.encode()).hexdigest()[:DIGITS]


def short(digest: str) -> str:
    """The first digits, to be read by people."""
    return digest.removeprefix(KIND)[:SHORT]


def is_digest(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and NAME.fullmatch(value) is not None


def know(content: Content, source: str) -> str:
    """From now on this process plays what was played with a content that has no faults; the answer is its digest."""
    name = digest(source)
    KNOWN[name] = content.pack(source)
    return name


def digest_in(content: Content | None, options: Mapping[str, Any]) -> str:
    """The digest of the components that options carry or name; empty for those the game comes with."""
    held = options.get(content.option) if content else None
    if content is None or not held or not isinstance(held, str):
        return ""
    return held if is_digest(held) else _digest_of(content.unpack, held)


@lru_cache(maxsize=64)
def _digest_of(unpack: Callable[[str], str], packed: str) -> str:
    try:
        return digest(unpack(packed))
    except (ValueError, RecursionError):
        return ""


def named(content: Content | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as a file has them: components of one's own by their digest."""
    name = digest_in(content, options)
    return {**options, content.option: name} if content and name else {**options}


def packed_in(content: Content | None, options: Mapping[str, Any]) -> str:
    """The components of one's own that options carry, packed; empty for those the game comes with."""
    return str(options.get(content.option, "")) if content else ""
