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
    """
    ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN sealed_until INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE records (
        id     TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        record BLOB NOT NULL,
        at     INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX records_person ON records (person, at);

    CREATE TABLE notes (
        replay TEXT NOT NULL,
        line   INTEGER NOT NULL,
        person TEXT NOT NULL,
        words  TEXT NOT NULL,
        shared INTEGER NOT NULL,
        PRIMARY KEY (replay, line, person)
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX notes_person ON notes (person);
    """,
    """
    ALTER TABLE profiles ADD COLUMN preferences TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE profiles ADD COLUMN hook TEXT NOT NULL DEFAULT '';
    ALTER TABLE profiles ADD COLUMN links INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE results (
        "table" TEXT NOT NULL REFERENCES tables (id),
        seat    INTEGER NOT NULL,
        score   INTEGER,
        won     INTEGER NOT NULL,
        rank    TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID, STRICT;

    CREATE TABLE daily (
        "table" TEXT PRIMARY KEY REFERENCES tables (id),
        day     TEXT NOT NULL,
        game    TEXT NOT NULL,
        mode    TEXT NOT NULL,
        person  TEXT NOT NULL
    ) WITHOUT ROWID, STRICT;
    CREATE UNIQUE INDEX daily_try ON daily (day, game, mode, person) WHERE person <> '';

    CREATE TABLE passkeys (
        id     TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        key    TEXT NOT NULL,
        made   INTEGER NOT NULL
    ) WITHOUT ROWID, STRICT;
    """,
    """
    CREATE TABLE longer_log (
        "table" TEXT NOT NULL REFERENCES tables (id),
        ply     INTEGER NOT NULL,
        kind    TEXT NOT NULL,
        seat    INTEGER NOT NULL,
        action  TEXT NOT NULL,
        at      INTEGER NOT NULL,
        ms      INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY ("table", ply)
    ) WITHOUT ROWID, STRICT;
    INSERT INTO longer_log SELECT "table", ply, kind, seat, action, at, 0 FROM log;
    DROP TABLE log;
    ALTER TABLE longer_log RENAME TO log;

    CREATE TABLE clocks (
        "table"   TEXT PRIMARY KEY REFERENCES tables (id),
        kind      TEXT NOT NULL,
        seconds   INTEGER NOT NULL,
        increment INTEGER NOT NULL,
        due       REAL
    ) WITHOUT ROWID, STRICT;
    CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
    """,
    """
    ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN follows TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX tables_follow ON tables (follows) WHERE follows <> '';
    CREATE INDEX tables_listed ON tables (made) WHERE listed = 1 AND over = 0;
    ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    """,
    """
    ALTER TABLE log RENAME COLUMN ply TO line;
    """,
    """
    CREATE TABLE endings (
        "table" TEXT PRIMARY KEY REFERENCES tables (id),
        record  BLOB NOT NULL
    ) STRICT;

    CREATE TABLE last_views (
        "table" TEXT NOT NULL REFERENCES endings ("table"),
        viewer  INTEGER NOT NULL,
        view    BLOB NOT NULL,
        PRIMARY KEY ("table", viewer)
    ) STRICT;
    """,
    """
    ALTER TABLE passkeys ADD COLUMN host TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE contents (
        person TEXT NOT NULL,
        game   TEXT NOT NULL,
        digest TEXT NOT NULL,
        name   TEXT NOT NULL,
        source TEXT NOT NULL,
        made   INTEGER NOT NULL,
        PRIMARY KEY (person, game, digest)
    ) STRICT;

    ALTER TABLE tables ADD COLUMN content TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN content_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE records ADD COLUMN content TEXT NOT NULL DEFAULT '';
    UPDATE tables SET content = content_digest(json_object('game', game, 'options', json(options)));
    UPDATE records SET content = content_digest(record);
    CREATE INDEX tables_content ON tables (content) WHERE content <> '';
    CREATE INDEX records_content ON records (content) WHERE content <> '';
    """,
    """
    CREATE TABLE analyses (
        replay TEXT PRIMARY KEY,
        depth  TEXT NOT NULL,
        found  BLOB NOT NULL,
        made   INTEGER NOT NULL
    ) STRICT;
    """,
    """
    CREATE TABLE puzzles (
        person TEXT NOT NULL,
        day    TEXT NOT NULL,
        puzzle TEXT NOT NULL,
        state  TEXT NOT NULL,
        tries  INTEGER NOT NULL,
        hint   INTEGER NOT NULL,
        at     INTEGER NOT NULL,
        PRIMARY KEY (person, day, puzzle)
    ) WITHOUT ROWID, STRICT;
    """,
)
