"""A house of its own for the browser tests, killed and started at will."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.process import PATIENCE, ROOT, free_port, wait_for


class Serving:
    def __init__(self, data: Path, database: str = "") -> None:
        self.data = data
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.e2e.same_deal_server",
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
        ]
        command += ["--data", str(self.data), *(["--database", self.database] if self.database else [])]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.address)

    def kill(self) -> None:
        """SIGKILL: no time to say goodbye."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None
