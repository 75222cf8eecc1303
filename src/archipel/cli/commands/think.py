"""The command `think`: bots for the servers of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from archipel.cli.errors import CommandError
from archipel.cli.language import language
from archipel.cli.server_settings import server_settings
from archipel.server import think as worker
from archipel.server.base.data_folder import UnusableData
from archipel.table.store import StoreFailed
from archipel.words import words


def think(config: Path | None, lang: str, **given: Any) -> None:
    settings = server_settings(config, language(lang), bots_here=True, **given)
    said = words(language(lang or settings.lang))
    if not settings.database:
        raise CommandError(said.key("server-think-where"))
    try:
        worker.think(settings, lambda: print(said.key("server-thinking"), flush=True))
    except UnusableData as error:
        raise CommandError(said.key(error.key, folder=settings.data)) from None
    except StoreFailed as error:
        raise CommandError(said.key("server-no-database", why=str(error))) from None
