"""The settings of a server: from the command line, the environment, and a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from archipel.cli.errors import CommandError
from archipel.server.base.settings import BadSetting, Settings, read_settings
from archipel.words import words


def server_settings(config: Path | None, lang: str, **given: Any) -> Settings:
    try:
        return read_settings(os.environ, config, **given)
    except BadSetting as error:
        raise CommandError(words(lang).say(error.why)) from None
