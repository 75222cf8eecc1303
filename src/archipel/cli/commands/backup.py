"""The commands `backup` and `restore`: the data of a server, copied and put back."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.errors import CommandError
from archipel.cli.server_settings import server_settings
from archipel.server.store.backup import BadCopy, Holds, check_copy, copy_data, put_back
from archipel.words import words


def backup(file: Path, config: Path | None, data: str | None, lang: str, *, check: bool) -> None:
    try:
        holds = check_copy(file) if check else copy_data(_folder(config, data, lang), file)
    except BadCopy as error:
        raise CommandError(words(lang).key(error.key, file=str(error.file), why=error.why)) from None
    _tell("server-copy-whole" if check else "server-copied", file, holds, lang)


def restore(file: Path, config: Path | None, data: str | None, lang: str) -> None:
    try:
        holds = put_back(file, _folder(config, data, lang))
    except BadCopy as error:
        raise CommandError(words(lang).key(error.key, file=str(error.file), why=error.why)) from None
    _tell("server-restored", file, holds, lang)


def _folder(config: Path | None, data: str | None, lang: str) -> Path:
    """The data folder; a database of a server's own is copied by its own tools."""
    settings = server_settings(config, lang, data=data)
    if settings.database and data is None:
        raise CommandError(words(lang).key("server-copy-database"))
    return Path(settings.data)


def _tell(key: str, file: Path, holds: Holds, lang: str) -> None:
    print(words(lang).key(key, file=str(file), tables=holds.tables, people=holds.people, lines=holds.lines))
