"""The command `content`: the components of a game as a file, and every fault of an owner's own."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.errors import CommandError
from archipel.core.catalog import game as find_game
from archipel.core.content import Content, Fault
from archipel.words import words

FAULTY = 1


def show_content(name: str) -> None:
    """The file the game comes with, to begin one's own from."""
    print(_content(name).house(), end="")


def check_content(name: str, file: Path, lang: str) -> int:
    """Every fault with its line; the exit code says whether there is one."""
    faults = _content(name).look(_read(file))
    said = words(lang, name)
    for fault in faults:
        print(f"{file}:{fault.line}: {said.say(fault.why)}")
    print(said.key("content-faults", count=len(faults)) if faults else said.key("content-fine", file=str(file)))
    return FAULTY if faults else 0


def content_option(name: str, file: Path | None, lang: str) -> list[str]:
    """The option that starts a table with a file; nothing of it is used where it has a fault."""
    if file is None:
        return []
    content, source = _content(name), _read(file)
    faults = content.look(source)
    if faults:
        raise CommandError(_first(faults, file, name, lang))
    return [f"{content.option}={content.pack(source)}"]


def _content(name: str) -> Content:
    found = find_game(name)
    if found.content is None:
        raise CommandError(f"the components of {found.id} cannot be replaced")
    return found.content


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no text in UTF-8") from None


def _first(faults: list[Fault], file: Path, name: str, lang: str) -> str:
    said = words(lang, name)
    told = f"{file}:{faults[0].line}: {said.say(faults[0].why)}"
    return f"{told} {said.key('content-faults', count=len(faults))}"
