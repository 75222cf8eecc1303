"""The words that are printed on faces, from this game's locale files."""

from pathlib import Path

from archipel.core.text import Text
from archipel.kit.skin.speech import Speech

printed = Speech(Path(__file__).parent.parent / "locale").printed


def said(lang: str, words: Text) -> str:
    """A text whose arguments are texts themselves."""
    args = {name: said(lang, arg) if isinstance(arg, Text) else arg for name, arg in words.args.items()}
    return printed(lang, words.key, **args)
