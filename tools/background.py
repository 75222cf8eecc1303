"""Compiling the rules while a server runs, at the lowest priority and for its next start; run as a module.

Its input is a pipe that whoever serves holds open: when that ends, so does this. While tests or measures run it waits.
"""

import os
import select
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from typing import IO

from tools import environment, file_lock, rules, system
from tools.file_lock import AT_WORK, COMPILING
from tools.shell import ROOT, Stop

LOG = ROOT / ".cache" / "compiling.log"
LOWEST = 19
LOOK = 1.0


def begin() -> None:
    """Compile from now on, until the process that this one becomes has ended."""
    if not wanted():
        return
    reading, writing = os.pipe()
    subprocess.Popen([sys.executable, "-m", "tools.background"], cwd=ROOT, stdin=reading, start_new_session=True)
    os.close(reading)
    os.set_inheritable(writing, True)


def wanted() -> bool:
    """Whether there is something to compile, and something to compile it with; tests have it done for themselves."""
    asked_not = os.environ.get("ARCHIPEL_PURE", "") not in ("", "0") or "PYTEST_CURRENT_TEST" in os.environ
    return os.name == "posix" and not asked_not and system.has_compiler() and not rules.fresh()


def main() -> None:
    os.nice(LOWEST)
    if file_lock.take(COMPILING):
        _say("Compiling the rules in the background, for the next start.")
        sentence = _outcome()
        if sentence:
            _say(sentence)


def command() -> list[str]:
    return [str(environment.PYTHON), "-m", "tools.rules", str(rules.NEXT)]


def _outcome() -> str:
    """What came of it; nothing where the server has ended."""
    start = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    try:
        with LOG.open("w", encoding="utf-8") as log:
            _make_ready(log)
            code = _compile(log)
    except Stop as stop:
        return f"The rules are not compiled: {stop}. The games run as they are."
    if code is None:
        return ""
    if code:
        return f"The rules did not compile; the games run as they are ({LOG} says why)."
    return f"The rules are compiled ({time.monotonic() - start:.0f} s); the next start uses them."


def _make_ready(log: IO[str]) -> None:
    """What compiles may be missing where nobody has worked on the rules yet."""
    with redirect_stdout(log), redirect_stderr(log):
        environment.ready("compile")


def _compile(log: IO[str]) -> int | None:
    """The exit code of the compiler, begun again as often as work came first; None: the server has ended."""
    while True:
        while file_lock.taken(AT_WORK):
            if _ended():
                return None
        compiling = subprocess.Popen(
            command(),
            cwd=ROOT,
            env={**os.environ, "ARCHIPEL_PURE": "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            while compiling.poll() is None and not file_lock.taken(AT_WORK):
                if _ended():
                    return None
            if compiling.poll() is not None:
                return compiling.returncode
            _say("Compiling waits while tests or measures run.")
        finally:
            _kill(compiling)


def _ended() -> bool:
    """Whether the server has, after a moment of waiting for it."""
    ready, _, _ = select.select([sys.stdin], [], [], LOOK)
    return bool(ready)


def _kill(compiling: subprocess.Popen[bytes]) -> None:
    """With every compiler it has started."""
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGKILL)
        compiling.wait()


def _say(sentence: str) -> None:
    print(f"  {sentence}", flush=True)


if __name__ == "__main__":
    main()
