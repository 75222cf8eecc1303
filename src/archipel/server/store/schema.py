"""The tables of the SQLite store, as numbered migrations: never edit one, add the next."""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE profiles (
        id    TEXT PRIMARY KEY,
        name  TEXT NOT NULL,
        lang  TEXT NOT NULL,
        theme TEXT NOT NULL
    ) WITHOUT ROWID, STRICT;

    CREATE TABLE tables (
        id      TEXT PRIMARY KEY,
        game    TEXT NOT NULL,
        rules   INTEGER NOT NULL,
        mode    TEXT NOT NULL,
        options TEXT NOT NULL,
        seed    TEXT NOT NULL,
        made    INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        over    INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX tables_running ON tables (touched) WHERE over = 0;

    CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables (id),
        seat    INTEGER NOT NULL,
        kind    TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        person  TEXT NOT NULL,
        level   TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX seats_person ON seats (person) WHERE kind = 'person';

    CREATE TABLE log (
        "table" TEXT NOT NULL REFERENCES tables (id),
        ply     INTEGER NOT NULL,
        kind    TEXT NOT NULL CHECK (kind IN ('act', 'undo')),
        seat    INTEGER NOT NULL,
        action  TEXT NOT NULL,
        at      INTEGER NOT NULL,
        PRIMARY KEY ("table", ply)
    ) WITHOUT ROWID, STRICT;
    """,
    """
    CREATE TABLE trophies (
        person TEXT NOT NULL,
        game   TEXT NOT NULL,
        trophy TEXT NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables (id),
        at     INTEGER NOT NULL,
        PRIMARY KEY (person, game, trophy)
    ) WITHOUT ROWID, STRICT;
    """,
)
