"""The command `serve`: the games for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from archipel import static_site
from archipel.cli.language import language
from archipel.cli.server_settings import server_settings
from archipel.server.web import app


def serve(config: Path | None, lang: str, **given: Any) -> None:
    settings = server_settings(config, language(lang), **given)
    offline = static_site.lay_out if static_site.is_packed() else None
    app.serve(msgspec.structs.replace(settings, lang=language(lang or settings.lang)), offline)
