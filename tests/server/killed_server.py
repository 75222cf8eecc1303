"""A server that is killed and comes back at the same address, on the same data."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import httpx

from tests.server.process import PATIENCE, ROOT, free_port

GENEROUS = {
    f"ARCHIPEL_{name}": "100000"
    for name in (
        "CONNECTIONS_OF_AN_ADDRESS",
        "CALLS_AT_ONCE",
        "GUESTS_AT_ONCE",
        "TABLES_AT_ONCE",
        "SOCKETS_AT_ONCE",
        "MESSAGES_AT_ONCE",
        "ADDRESS_MESSAGES_AT_ONCE",
        "PAGES_OF_A_PERSON",
        "PAGES_OF_AN_ADDRESS",
    )
}
UNTIDY = "ignore::UserWarning:multiprocessing.resource_tracker"


class KilledServer:
    """`up` is set while the server answers."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.complaints = data.with_name("complaints.txt")
        self.port = free_port()
        self.up = asyncio.Event()
        self.kills = 0
        self.pid = 0
        self.chain: Process | None = None
        self.http = httpx.AsyncClient(base_url=self.address, trust_env=False, verify=False, timeout=PATIENCE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def rise(self) -> None:
        if self.chain is None:
            command = ["-m", "tests.server.server_chain", str(self.port), str(self.data)]
            environ = {**os.environ, **GENEROUS, "PYTHONWARNINGS": UNTIDY}
            with self.complaints.open("wb") as file:
                self.chain = await asyncio.create_subprocess_exec(
                    sys.executable, *command, cwd=ROOT, env=environ, stdin=PIPE, stdout=PIPE, stderr=file
                )
        assert self.chain.stdin is not None
        self.chain.stdin.write(b"\n")
        self.pid = int((await self._told("started")).split()[1])
        await self._told(self.address)
        self.up.set()

    async def kill(self) -> None:
        """SIGKILL in the midst of everything, then a new process."""
        self.up.clear()
        self.kills += 1
        os.kill(self.pid, signal.SIGKILL)
        await self.rise()

    async def stop(self) -> str:
        """The orderly end; what all of them had to complain of, but for what the killed left to be tidied up."""
        await self.http.aclose()
        if self.chain is None:
            return ""
        async with asyncio.timeout(PATIENCE):
            await self.chain.communicate(b"")
        return self.complaints.read_text()

    async def _told(self, word: str) -> str:
        """The next line that has a word in it."""
        assert self.chain is not None
        assert self.chain.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while word not in (line := (await self.chain.stdout.readline()).decode()):
                assert line, "the server did not start"
        return line
