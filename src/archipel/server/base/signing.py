"""Cookies that only this server can have made."""

from __future__ import annotations

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path

from archipel.server.base.data_folder import KEY, UnusableData, sync_folder

LENGTH = 32


class Signer:
    """The key is made once and kept in the data folder, readable by its owner alone."""

    def __init__(self, folder: Path) -> None:
        self.key = _key(folder / KEY)

    def sign(self, value: str) -> str:
        return f"{value}.{self._mark(value)}"

    def read(self, signed: str) -> str | None:
        """The value, or None if the mark is not ours."""
        value, _, mark = signed.rpartition(".")
        return value if value and hmac.compare_digest(mark.encode(), self._mark(value).encode()) else None

    def _mark(self, value: str) -> str:
        return hmac.new(self.key, value.encode(), sha256).hexdigest()


def _key(path: Path) -> bytes:
    """Written under another name first, and after everything else, so that a key is there whole or not at all, and a
    folder with a key was complete once; UnusableData where it is shorter than it was written."""
    if not path.exists():
        sync_folder(path.parent)
        draft = path.with_suffix(".new")
        draft.unlink(missing_ok=True)
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(LENGTH))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    key = path.read_bytes()
    if len(key) < LENGTH:
        raise UnusableData("server-key-cut")
    return key
