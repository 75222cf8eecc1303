"""The tables of the PostgreSQL store, as numbered migrations: never edit one, add the next.

Texts are compared byte by byte, as SQLite compares them; `serial` tells what was kept first where the clock does not.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE keys (key BYTEA NOT NULL);

    CREATE TABLE profiles (
        id          TEXT COLLATE "C" PRIMARY KEY,
        name        TEXT NOT NULL,
        lang        TEXT NOT NULL,
        theme       TEXT NOT NULL,
        preferences TEXT NOT NULL,
        hook        TEXT NOT NULL,
        links       BIGINT NOT NULL
    );

    CREATE TABLE tables (
        id           TEXT COLLATE "C" PRIMARY KEY,
        serial       BIGINT GENERATED ALWAYS AS IDENTITY,
        game         TEXT NOT NULL,
        rules        BIGINT NOT NULL,
        mode         TEXT NOT NULL,
        options      TEXT NOT NULL,
        seed         TEXT NOT NULL,
        made         BIGINT NOT NULL,
        touched      BIGINT NOT NULL,
        over         BOOLEAN NOT NULL,
        origin       TEXT NOT NULL,
        sealed_until BIGINT NOT NULL,
        host         TEXT NOT NULL,
        listed       BOOLEAN NOT NULL,
        follows      TEXT COLLATE "C" NOT NULL,
        hints        BOOLEAN NOT NULL,
        content      TEXT COLLATE "C" NOT NULL,
        content_name TEXT NOT NULL
    );
    CREATE INDEX tables_running ON tables (touched) WHERE NOT over;
    CREATE UNIQUE INDEX tables_follow ON tables (follows) WHERE follows <> '';
    CREATE INDEX tables_listed ON tables (made) WHERE listed AND NOT over;
    CREATE INDEX tables_content ON tables (content) WHERE content <> '';
    CREATE INDEX tables_host ON tables (host) WHERE host <> '';

    CREATE TABLE seats (
        "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
        seat    INTEGER NOT NULL,
        kind    TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        person  TEXT COLLATE "C" NOT NULL,
        level   TEXT NOT NULL,
        name    TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    );
    CREATE INDEX seats_person ON seats (person) WHERE person <> '';

    CREATE TABLE log (
        "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
        line    BIGINT NOT NULL,
        kind    TEXT NOT NULL,
        seat    INTEGER NOT NULL,
        action  TEXT NOT NULL,
        at      BIGINT NOT NULL,
        ms      INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY ("table", line)
    );

    CREATE TABLE clocks (
        "table"   TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
        kind      TEXT NOT NULL,
        seconds   BIGINT NOT NULL,
        increment BIGINT NOT NULL,
        due       DOUBLE PRECISION
    );
    CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;

    CREATE TABLE daily (
        "table" TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
        day     TEXT COLLATE "C" NOT NULL,
        game    TEXT COLLATE "C" NOT NULL,
        mode    TEXT COLLATE "C" NOT NULL,
        person  TEXT COLLATE "C" NOT NULL
    );
    CREATE UNIQUE INDEX daily_try ON daily (day, game, mode, person) WHERE person <> '';
    CREATE INDEX daily_person ON daily (person) WHERE person <> '';

    CREATE TABLE results (
        "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
        seat    INTEGER NOT NULL,
        score   BIGINT,
        won     BOOLEAN NOT NULL,
        rank    TEXT NOT NULL,
        PRIMARY KEY ("table", seat)
    );

    CREATE TABLE trophies (
        person  TEXT COLLATE "C" NOT NULL,
        game    TEXT COLLATE "C" NOT NULL,
        trophy  TEXT COLLATE "C" NOT NULL,
        "table" TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
        at      BIGINT NOT NULL,
        PRIMARY KEY (person, game, trophy)
    );

    CREATE TABLE endings (
        "table" TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
        record  BYTEA NOT NULL
    );

    CREATE TABLE last_views (
        "table" TEXT COLLATE "C" NOT NULL REFERENCES endings ("table"),
        viewer  INTEGER NOT NULL,
        view    BYTEA NOT NULL,
        PRIMARY KEY ("table", viewer)
    );

    CREATE TABLE records (
        id      TEXT COLLATE "C" PRIMARY KEY,
        serial  BIGINT GENERATED ALWAYS AS IDENTITY,
        person  TEXT COLLATE "C" NOT NULL,
        record  BYTEA NOT NULL,
        at      BIGINT NOT NULL,
        content TEXT COLLATE "C" NOT NULL
    );
    CREATE INDEX records_person ON records (person, at);
    CREATE INDEX records_content ON records (content) WHERE content <> '';

    CREATE TABLE notes (
        replay TEXT COLLATE "C" NOT NULL,
        line   BIGINT NOT NULL,
        person TEXT COLLATE "C" NOT NULL,
        words  TEXT NOT NULL,
        shared BOOLEAN NOT NULL,
        PRIMARY KEY (replay, line, person)
    );
    CREATE INDEX notes_person ON notes (person);

    CREATE TABLE contents (
        person TEXT COLLATE "C" NOT NULL,
        game   TEXT COLLATE "C" NOT NULL,
        digest TEXT COLLATE "C" NOT NULL,
        serial BIGINT GENERATED ALWAYS AS IDENTITY,
        name   TEXT NOT NULL,
        source TEXT NOT NULL,
        made   BIGINT NOT NULL,
        PRIMARY KEY (person, game, digest)
    );

    CREATE TABLE passkeys (
        id     TEXT COLLATE "C" PRIMARY KEY,
        person TEXT COLLATE "C" NOT NULL,
        key    TEXT NOT NULL,
        made   BIGINT NOT NULL,
        host   TEXT NOT NULL
    );
    CREATE INDEX passkeys_person ON passkeys (person);
    """,
    """
    ALTER TABLE tables ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;

    CREATE UNLOGGED TABLE nodes (
        node    TEXT COLLATE "C" PRIMARY KEY,
        version TEXT NOT NULL,
        seen    DOUBLE PRECISION NOT NULL
    );

    CREATE UNLOGGED TABLE presence (
        node    TEXT COLLATE "C" NOT NULL,
        "table" TEXT COLLATE "C" NOT NULL,
        people  TEXT[] NOT NULL,
        PRIMARY KEY ("table", node)
    );
    CREATE INDEX presence_node ON presence (node);

    CREATE UNLOGGED TABLE leases (
        work  TEXT COLLATE "C" PRIMARY KEY,
        node  TEXT COLLATE "C" NOT NULL,
        until DOUBLE PRECISION NOT NULL
    );

    CREATE TABLE work (
        kind    TEXT COLLATE "C" NOT NULL,
        name    TEXT COLLATE "C" NOT NULL,
        line    BIGINT NOT NULL,
        urgent  INTEGER NOT NULL,
        since   DOUBLE PRECISION NOT NULL,
        node    TEXT COLLATE "C" NOT NULL DEFAULT '',
        later   DOUBLE PRECISION NOT NULL DEFAULT 0,
        done    BOOLEAN NOT NULL DEFAULT false,
        PRIMARY KEY (kind, name)
    );
    CREATE INDEX work_waiting ON work (kind, urgent, since) WHERE NOT done;
    CREATE INDEX work_done ON work (since) WHERE done;
    """,
    """
    CREATE TABLE analyses (
        replay TEXT COLLATE "C" PRIMARY KEY,
        depth  TEXT NOT NULL,
        found  BYTEA NOT NULL,
        made   BIGINT NOT NULL
    );
    """,
    """
    CREATE TABLE puzzles (
        person TEXT COLLATE "C" NOT NULL,
        day    TEXT COLLATE "C" NOT NULL,
        puzzle TEXT COLLATE "C" NOT NULL,
        state  TEXT NOT NULL,
        tries  BIGINT NOT NULL,
        hint   BOOLEAN NOT NULL,
        at     BIGINT NOT NULL,
        PRIMARY KEY (person, day, puzzle)
    );
    """,
)
