"""The language a command speaks."""

from __future__ import annotations

import os

from archipel.cli.errors import CommandError
from archipel.words import LANGUAGES


def language(asked: str) -> str:
    """The language asked for, else the machine's, else English."""
    if asked:
        if asked not in LANGUAGES:
            raise CommandError(f"no language {asked!r}; there are {', '.join(LANGUAGES)}")
        return asked
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]
