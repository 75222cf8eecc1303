"""A server of the release after this one: one migration more, and every game's rules raised. Words as for a measured
server."""

from __future__ import annotations

import sys

from archipel.cli import measured_server
from archipel.cli.app import main
from archipel.core.catalog import games
from archipel.server.store.postgres import database
from archipel.server.store.postgres.migrations import MIGRATIONS

FURTHER = """
    ALTER TABLE tables ADD COLUMN to_come TEXT NOT NULL DEFAULT '';
    CREATE TABLE to_come ("table" TEXT PRIMARY KEY REFERENCES tables (id), said TEXT NOT NULL);
"""

if __name__ == "__main__":
    vars(database)["MIGRATIONS"] = (*MIGRATIONS, FURTHER)
    for game in games().values():
        game.rules += 1
    sys.argv[1:] = measured_server.start(sys.argv[1:])
    main()
