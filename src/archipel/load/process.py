"""What a process has used, by its number: processor and memory, where the system tells."""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")


def cpu_seconds(pid: int) -> float | None:
    """Of the process itself."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else None


def children_cpu_seconds(pid: int) -> float | None:
    """Of all processes it has started, those that ended too."""
    fields = _stat(pid)
    if not fields:
        return None
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return ended + sum((cpu_seconds(child) or 0) + (children_cpu_seconds(child) or 0) for child in children(pid))


def memory_kb(pid: int) -> float | None:
    """Its own share of the machine's memory: what it shares with others is divided among them."""
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return None
    return next((float(line.split()[1]) for line in lines if line.startswith("Pss:")), None)


def parent(pid: int) -> int | None:
    """The process that began it."""
    fields = _stat(pid)
    return int(fields[1]) if fields else None


def name(pid: int) -> str:
    """What it is called; empty where there is no such process."""
    try:
        return (PROC / str(pid) / "comm").read_text().strip()
    except OSError:
        return ""


def _stat(pid: int) -> list[str]:
    """The fields after the name, which may itself hold anything; none where there is no such process."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """Processes it has started that live."""
    try:
        files = list((PROC / str(pid) / "task").glob("*/children"))
        return [int(child) for file in files for child in file.read_text().split()]
    except OSError:
        return []
