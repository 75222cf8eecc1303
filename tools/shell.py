"""Stages that tell how long they took, and commands that stop with one sentence."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

ROOT = Path(__file__).resolve().parent.parent


class Stop(Exception):
    """Nothing more can be done; the message is one sentence."""


@contextmanager
def stage(name: str) -> Iterator[None]:
    """One line for a stage: its name at once, its seconds at the end."""
    start = time.monotonic()
    print(f"  {name} ... ", end="", flush=True)
    try:
        yield
    except BaseException:
        print("stopped", flush=True)
        raise
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def quiet(command: Sequence[str | Path], why: str, *, folder: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command and give its output; where it fails, show the output and stop."""
    return output_of(attempt(command, why, folder=folder, env=env), why)


def attempt(
    command: Sequence[str | Path], why: str, *, folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> CompletedProcess[str]:
    """Run a command to its end, good or bad; stop where it cannot even begin."""
    try:
        return subprocess.run(
            [str(part) for part in command],
            cwd=folder,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise Stop(f"{why}: {error}") from None


def output_of(done: CompletedProcess[str], why: str) -> str:
    if done.returncode:
        print(f"\n{done.stdout.rstrip()}", file=sys.stderr)
        raise Stop(why)
    return done.stdout


def aloud(command: Sequence[str | Path], *, folder: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a command whose output is shown as it comes, and give its exit code."""
    return subprocess.run([str(part) for part in command], cwd=folder, env={**os.environ, **(env or {})}).returncode
