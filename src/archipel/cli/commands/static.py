"""The command `static`: the archipelago as a folder for any static host."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.table import Table

from archipel.cli.errors import CommandError
from archipel.cli.output import wide_console
from archipel.static_site import FolderTaken, NoPython, Written, installed_packages, write
from archipel.words import words

SUM = "="


def static(folder: Path, lang: str) -> None:
    said, console = words(lang), wide_console()
    files: list[Written] = []
    try:
        with console.status(said.key("terminal-static-writing")):
            files += write(folder.resolve())
    except NoPython as error:
        raise CommandError(said.key("terminal-static-missing", folder=str(error.what))) from None
    except FolderTaken:
        raise CommandError(said.key("terminal-static-taken", folder=str(folder))) from None
    sizes: Counter[str] = Counter()
    packed: Counter[str] = Counter()
    for file in files:
        folders, _, _ = file.name.rpartition("/")
        for group in (f"{folders.partition('/')[0]}/" if folders else ".", SUM):
            sizes[group] += file.size
            packed[group] += file.packed
    table = Table(box=None)
    for column in ("folder", "size", "packed"):
        table.add_column(said.key(f"terminal-static-{column}"), justify="left" if column == "folder" else "right")
    for group in sorted(sizes, key=lambda group: (group == SUM, -packed[group])):
        table.add_row(group, f"{sizes[group] / 1000:.0f}", f"{packed[group] / 1000:.0f}")
    console.print(table)
    for package in installed_packages():
        if package.lacks:
            said_so = said.key("terminal-static-left", package=package.name, lacks=package.lacks)
            console.print(said_so, highlight=False)
    console.print(said.key("terminal-static-written", folder=str(folder)), highlight=False)
