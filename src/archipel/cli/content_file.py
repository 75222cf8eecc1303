"""An owner's file at the terminal: read, looked through, and matched with the record it is given for."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.errors import CommandError
from archipel.core.catalog import game as find_game
from archipel.core.content import Content, Fault
from archipel.core.content_names import digest_in, know, short
from archipel.core.record import Record, UnknownContent
from archipel.words import words


def content_of(name: str) -> Content:
    found = find_game(name)
    if found.content is None:
        raise CommandError(f"the components of {found.id} cannot be replaced")
    return found.content


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no text in UTF-8") from None


def read_content(name: str, file: Path, lang: str) -> str:
    """The text of a file without a fault; nothing of it is used where it has one."""
    source = read_text(file)
    faults = content_of(name).look(source)
    if faults:
        raise CommandError(_first(faults, file, name, lang))
    return source


def read_record(file: Path, content: Path | None, lang: str) -> Record:
    """A record with its components: those of the file given for it, which must be those it was made with."""
    record = Record.from_json(file.read_bytes())
    if content is not None:
        _match(record, content, lang)
    try:
        return record.resolved()
    except UnknownContent as unknown:
        said = words(lang, record.game)
        raise CommandError(f"{said.say(unknown.why)} {said.key('content-give-file')}") from None


def _match(record: Record, file: Path, lang: str) -> None:
    own = content_of(record.game)
    given = know(own, read_content(record.game, file, lang))
    made, said = digest_in(own, record.options), words(lang, record.game)
    if made != given:
        key = "content-other" if made else "content-house"
        raise CommandError(said.key(key, made=short(made), given=short(given)))


def _first(faults: list[Fault], file: Path, name: str, lang: str) -> str:
    said = words(lang, name)
    told = f"{file}:{faults[0].line}: {said.say(faults[0].why)}"
    return f"{told} {said.key('content-faults', count=len(faults))}"
