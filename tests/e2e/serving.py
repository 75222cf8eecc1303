"""`archipel serve` as a person starts it, on a port of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.process import PATIENCE, free_port


class Serving:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "archipel.cli", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.address}/health", trust_env=False)
                return
            except httpx.TransportError:
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: no time to say goodbye."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None
