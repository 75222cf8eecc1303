"""A server of our own to load: on a free port, in a fresh folder, with limits that one address cannot reach."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from archipel.load.errors import LoadError

MODULE = "archipel.cli.measured_server"
PATIENCE = 60.0
HOST = "127.0.0.1"
COMPILED = ("ARCHIPEL_PURE", "ARCHIPEL_OPT")


class OwnServer:
    """Running between enter and exit; its deals follow from the seed. `database` is kept out of the command, which
    everybody on a machine can read: a password may be in it."""

    def __init__(self, seed: int | str, *words: str, database: str = "") -> None:
        self.seed = seed
        self.words = words
        self.shared = {"ARCHIPEL_DATABASE": database} if database else {}
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"

    def __enter__(self) -> OwnServer:
        self.folder = TemporaryDirectory(prefix="archipel-load-")
        data = Path(self.folder.name)
        command = [sys.executable, "-m", MODULE, str(self.seed), *self.words]
        command += ["serve", "--no-browser", "--host", HOST, "--port", str(self.port), "--data", str(data / "data")]
        self.errors = (data / "errors").open("w+b")
        env = environment(os.environ) | self.shared
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
        )
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        self.errors.close()
        self.folder.cleanup()

    @property
    def pid(self) -> int:
        return self.process.pid

    def ask(self, word: str) -> bytes:
        """What the process answers to a line on its input."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n".encode())
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def _wait(self) -> None:
        """Until the port is open; what it prints then is read, so that answers come first."""
        until = time.monotonic() + PATIENCE
        while not _listening(self.port):
            if self.process.poll() is not None or time.monotonic() > until:
                raise LoadError(f"the server did not start: {self._said()}")
            time.sleep(0.05)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise LoadError(f"the server did not start: {self._said()}")

    def _said(self) -> str:
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "it says nothing")


def environment(outer: Mapping[str, str]) -> dict[str, str]:
    """That of this process but for the settings of servers."""
    return {name: value for name, value in outer.items() if not name.startswith("ARCHIPEL_") or name in COMPILED}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def _listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0
