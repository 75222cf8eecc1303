"""The words that are printed on faces, from this game's locale files."""

from __future__ import annotations

from pathlib import Path

from archipel.core.text import Text
from archipel.kit.skin.speech import Speech

printed = Speech(Path(__file__).parent.parent / "locale").printed


def spoken(lang: str, said: Text) -> str:
    """A text as it is printed, what it is made of first."""
    args = {name: spoken(lang, arg) if isinstance(arg, Text) else arg for name, arg in said.args.items()}
    return printed(lang, said.key, **args)
