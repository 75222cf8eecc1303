"""The command `content`: the components of a game as a file, and every fault of an owner's own."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.content_file import content_of, read_content, read_text
from archipel.core.content_names import digest
from archipel.words import words

FAULTY = 1


def show_content(name: str) -> None:
    """The file the game comes with, to begin one's own from."""
    print(content_of(name).house(), end="")


def check_content(name: str, file: Path, lang: str) -> int:
    """Every fault with its line, or the digest by which records name it; the exit code says whether there is one."""
    source = read_text(file)
    faults = content_of(name).look(source)
    said = words(lang, name)
    for fault in faults:
        print(f"{file}:{fault.line}: {said.say(fault.why)}")
    if faults:
        print(said.key("content-faults", count=len(faults)))
        return FAULTY
    print(said.key("content-fine", file=str(file), digest=digest(source)))
    return 0


def content_option(name: str, file: Path | None, lang: str) -> list[str]:
    """The option that starts a table with a file."""
    if file is None:
        return []
    content = content_of(name)
    return [f"{content.option}={content.pack(read_content(name, file, lang))}"]
