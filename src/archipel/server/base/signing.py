"""Cookies that only this server can have made."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path


class Signer:
    """The key is made once and kept in the data folder, readable by its owner alone."""

    def __init__(self, folder: Path) -> None:
        self.key = _key(folder / "key")

    def sign(self, value: str) -> str:
        return f"{value}.{self._mark(value)}"

    def read(self, signed: str) -> str | None:
        """The value, or None if the mark is not ours."""
        value, _, mark = signed.rpartition(".")
        return value if value and hmac.compare_digest(mark.encode(), self._mark(value).encode()) else None

    def _mark(self, value: str) -> str:
        return hmac.new(self.key, value.encode(), sha256).hexdigest()


def _key(path: Path) -> bytes:
    """Written under another name first, so that a key is there whole or not at all."""
    if not path.exists():
        draft = path.with_suffix(".new")
        draft.unlink(missing_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    return path.read_bytes()
