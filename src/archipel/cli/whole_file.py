"""A file that a command writes: its place looked at first, then written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def can_be_written(out: Path) -> bool:
    """As far as that can be told beforehand."""
    return (out.is_file() or not out.exists()) and out.parent.is_dir() and os.access(out.parent, os.W_OK)


def write_whole(out: Path, data: bytes) -> bool:
    """Beside its place first: who is interrupted leaves no half of a file. Whether it could be written."""
    beside = out.with_name(f".archipel.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(out)
    except OSError:
        return False
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    return True
