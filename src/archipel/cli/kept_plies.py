"""What was found of the plies of a record, kept in the user's cache folder: an analysis that was stopped goes on."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from archipel.analysis import PlyResult

MANY = 64
"""So many analyses are kept; those untouched for longest go first."""


class KeptPlies:
    """A file of JSON lines, named by the key of its results. Where it cannot be written, nothing is kept."""

    def __init__(self, key: str) -> None:
        folder = cache_folder()
        self.works = folder is not None
        self.file = (folder or Path()) / "analyses" / f"{key}.jsonl"

    def read(self) -> list[PlyResult]:
        """Those that are whole."""
        found: list[PlyResult] = []
        if not self.works:
            return found
        with suppress(OSError):
            for line in self.file.read_bytes().splitlines():
                with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    found.append(msgspec.json.decode(line, type=PlyResult))
        return found

    def add(self, result: PlyResult) -> None:
        """On a line of its own, whatever was cut off before it."""
        if not self.works:
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode(result) + b"\n")
        except OSError:
            self.works = False

    def forget_oldest(self) -> None:
        if not self.works:
            return
        with suppress(OSError):
            kept = sorted(self.file.parent.glob("*.jsonl"), key=lambda file: -file.stat().st_mtime)
            for file in kept[MANY:]:
                file.unlink(missing_ok=True)


def cache_folder() -> Path | None:
    """Where this platform wants what can be found again; none for somebody who has no home."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "archipel" / "Cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "archipel"
    told = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (told if told.is_absolute() else home / ".cache") / "archipel"
