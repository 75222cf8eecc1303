"""The one thread that writes to SQLite: whatever waits goes into one transaction, one sync to the disk."""

from __future__ import annotations

import sqlite3
import time
from asyncio import Future, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from archipel.server.store.played_content import content_digest
from archipel.server.store.sqlite.migrations import MIGRATIONS
from archipel.table.store import StoreFailed, Taken

BATCH = 256

Work = Callable[[sqlite3.Connection], None]
Job = tuple[Work, "Future[None]"]
Answer = tuple["Future[None]", Exception | None]


class Writer:
    """A future is done only when its work is durable, and nothing is done of one that was cancelled before;
    `failed` is when the disk last refused some."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        migrate(self.connection)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.closed = False
        self.failed = float("-inf")
        self.thread = Thread(target=self._run, name="archipel-writer", daemon=True)
        self.thread.start()

    def write(self, work: Work) -> Future[None]:
        future: Future[None] = get_running_loop().create_future()
        if self.closed:
            future.set_exception(StoreFailed("the store is closed"))
        else:
            self.jobs.put((work, future))
        return future

    def waiting(self) -> int:
        return self.jobs.qsize()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            self.thread.join()

    def _run(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            last = self._gather(batch)
            self._commit([(work, future) for work, future in batch if not future.cancelled()])
            if last:
                break
        self.connection.close()

    def _gather(self, batch: list[Job]) -> bool:
        """Add what waits already; whether the end was among it."""
        while len(batch) < BATCH:
            try:
                job = self.jobs.get_nowait()
            except Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _commit(self, batch: list[Job]) -> None:
        answers: list[Answer] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [(future, self._one(work)) for work, future in batch]
            self.connection.execute("COMMIT")
        except Exception as error:
            self.failed = time.monotonic()
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            answers = [(future, StoreFailed(str(error))) for _, future in batch]
        # One call for all: each wakes the loop.
        for loop, told in groupby(answers, lambda answer: answer[0].get_loop()):
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, list(told))

    def _one(self, work: Work) -> Exception | None:
        """One piece of work, whole or not at all; the rest of the batch does not suffer."""
        self.connection.execute("SAVEPOINT work")
        try:
            work(self.connection)
        except (Taken, sqlite3.IntegrityError) as error:
            self.connection.execute("ROLLBACK TO work")
            return Taken(str(error))
        except sqlite3.Error:
            raise
        except Exception as error:
            self.connection.execute("ROLLBACK TO work")
            return StoreFailed(f"{type(error).__name__}: {error}")
        finally:
            self.connection.execute("RELEASE work")
        return None


def _settle(answers: list[Answer]) -> None:
    for future, problem in answers:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring an older file up to date; StoreFailed for a newer one."""
    connection.create_function("content_digest", 1, content_digest, deterministic=True)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreFailed("the data was written by a newer Archipel")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
