"""The words that are printed on cards, from the game's own locale files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent.parent / "locale"


@cache
def bundle(lang: str) -> FluentBundle:
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    return words


def printed(lang: str, key: str, **args: int | str) -> str:
    pattern = bundle(lang).get_message(key).value
    assert pattern is not None
    said, errors = bundle(lang).format_pattern(pattern, args)
    assert not errors, (lang, key, errors)
    return str(said)
