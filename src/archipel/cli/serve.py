"""The commands of whoever runs a server: serve, backup, restore."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from archipel.cli.failure import Failure
from archipel.cli.setting import language
from archipel.server.base.settings import BadSetting, Settings, read_settings
from archipel.server.store.backup import BadCopy, Holds, check_copy, copy_data, put_back
from archipel.server.web import app
from archipel.words import words


def serve(config: Path | None, lang: str, **given: Any) -> None:
    settings = _settings(config, language(lang), **given)
    app.serve(msgspec.structs.replace(settings, lang=language(lang or settings.lang)))


def backup(file: Path, config: Path | None, data: str | None, lang: str, *, check: bool) -> None:
    try:
        holds = check_copy(file) if check else copy_data(Path(_settings(config, lang, data=data).data), file)
    except BadCopy as error:
        raise Failure(words(lang).key(error.key, file=str(error.file), why=error.why)) from None
    _tell("server-copy-whole" if check else "server-copied", file, holds, lang)


def restore(file: Path, config: Path | None, data: str | None, lang: str) -> None:
    try:
        holds = put_back(file, Path(_settings(config, lang, data=data).data))
    except BadCopy as error:
        raise Failure(words(lang).key(error.key, file=str(error.file), why=error.why)) from None
    _tell("server-restored", file, holds, lang)


def _settings(config: Path | None, lang: str, **given: Any) -> Settings:
    try:
        return read_settings(os.environ, config, **given)
    except BadSetting as error:
        raise Failure(words(lang).say(error.why)) from None


def _tell(key: str, file: Path, holds: Holds, lang: str) -> None:
    print(words(lang).key(key, file=str(file), tables=holds.tables, people=holds.people, lines=holds.lines))
