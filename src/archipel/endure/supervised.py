"""A process that is killed and started again, as a supervisor would: a node, or a worker in which bots think."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from pathlib import Path

from archipel.load.errors import LoadError
from archipel.load.own_server import HOST, MODULE, environment, free_port

PATIENCE = 60.0
PAUSE = 0.3
HOPELESS = 100
"""So often in a row a process may end before it was ready: its database is down for as long as that."""


class Supervised:
    """`module` is what is run; `up` is set while it is ready; `fallen` counts how often it ended although nobody had
    asked it to. Its `settings` are kept out of the command, which everybody on a machine can read: a password may be in
    them."""

    def __init__(
        self, name: str, words: Sequence[str], settings: Mapping[str, str], folder: Path, chance: random.Random
    ) -> None:
        self.name = name
        self.module = MODULE
        self.words = words
        self.settings = settings
        self.chance = chance
        self.said = folder / f"{name}.txt"
        self.up = asyncio.Event()
        self.process: Process | None = None
        self.expected = self.ending = False
        self.starts = self.fallen = 0
        self.supervisor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready for the first time, and kept up from then on; LoadError where it does not start."""
        if not await self._start():
            raise LoadError(f"{self.name} did not start: {self._last_words()}")
        self.supervisor = asyncio.create_task(self._keep_up())

    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def end(self, how: signal.Signals) -> None:
        """SIGKILL, or SIGTERM for an orderly end; it is started again."""
        self.expected = True
        self.up.clear()
        if self.alive() and self.process is not None:
            self.process.send_signal(how)

    async def close(self) -> None:
        self.ending = True
        if self.supervisor is not None:
            self.supervisor.cancel()
            await asyncio.gather(self.supervisor, return_exceptions=True)
        if self.process is None:
            return
        self.end(signal.SIGTERM)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    async def _keep_up(self) -> None:
        """LoadError where it does not come up any more."""
        failures = 0
        while failures < HOPELESS:
            assert self.process is not None
            await self.process.wait()
            self.fallen += self.up.is_set()
            self.up.clear()
            await asyncio.sleep(self.chance.uniform(0, PAUSE))
            failures = 0 if await self._start() else failures + 1
        raise LoadError(f"{self.name} does not come back: {self._last_words()}")

    async def _start(self) -> bool:
        """Whether it has become ready: its first line says so."""
        self.starts += 1
        self.expected = False
        command = ["-m", self.module, f"{self.name} {self.starts}", *self.words]
        with self.said.open("ab") as file:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, env=self._environ(), stdin=PIPE, stdout=PIPE, stderr=file
            )
        assert self.process.stdout is not None
        if not await self.process.stdout.readline() or self.expected:
            await self.process.wait()
            return False
        self.up.set()
        return True

    def _environ(self) -> dict[str, str]:
        """By its name its connections to the database are known. Where Python keeps no bytecode beside its sources, it
        does so here: whoever starts a thousand times does not compile each time."""
        environ = {**environment(os.environ), **self.settings, "PGAPPNAME": self.name}
        if environ.pop("PYTHONDONTWRITEBYTECODE", ""):
            environ["PYTHONPYCACHEPREFIX"] = str(self.said.with_name("bytecode"))
        return environ

    def _last_words(self) -> str:
        lines = self.said.read_text(errors="replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "it says nothing")


class Node(Supervised):
    """A server with a port and a folder of its own over the common database."""

    def __init__(self, number: int, settings: Mapping[str, str], folder: Path, chance: random.Random) -> None:
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        name = f"node-{number}"
        place = ["--host", HOST, "--port", str(self.port), "--data", str(folder / name)]
        super().__init__(name, ["serve", "--no-browser", *place], settings, folder, chance)


class Worker(Supervised):
    """Bots think there for all nodes."""

    def __init__(self, number: int, settings: Mapping[str, str], folder: Path, chance: random.Random) -> None:
        name = f"worker-{number}"
        super().__init__(name, ["think", "--data", str(folder / name)], settings, folder, chance)
