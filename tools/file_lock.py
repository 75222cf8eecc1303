"""Locks that end with the process that holds them; where a system has none, nothing is ever locked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from tools.shell import ROOT

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

FOLDER = ROOT / ".cache"
AT_WORK, COMPILING, PACKING = "at-work", "compiling", "packing"

_held: list[IO[bytes]] = []


def share(name: str) -> None:
    """Hold a lock beside whoever else shares it, until this process ends."""
    _held.append(_open(name))
    if fcntl:
        fcntl.flock(_held[-1], fcntl.LOCK_SH)


def take(name: str) -> bool:
    """Hold a lock alone, until this process ends; whether nobody had it."""
    file = _open(name)
    if not _alone(file):
        return False
    _held.append(file)
    return True


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Hold a lock alone for a while, as soon as nobody else has it."""
    with _open(name) as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def taken(name: str) -> bool:
    """Whether any process holds a lock."""
    with _open(name) as file:
        return not _alone(file)


def _open(name: str) -> IO[bytes]:
    FOLDER.mkdir(exist_ok=True)
    return (FOLDER / f"{name}.lock").open("ab")


def _alone(file: IO[bytes]) -> bool:
    try:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False
