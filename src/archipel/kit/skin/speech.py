"""The words that are printed on faces, from a game's own locale files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


class Speech:
    """What the locale files of a folder say."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def printed(self, lang: str, key: str, **args: int | str) -> str:
        words = bundle(self.folder, lang)
        pattern = words.get_message(key).value
        assert pattern is not None
        said, errors = words.format_pattern(pattern, args)
        assert not errors, (lang, key, errors)
        return str(said)


@cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return words
