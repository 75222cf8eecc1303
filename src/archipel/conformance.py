"""The laws with this platform's words and a game's own faces: what a game's tests call."""

from __future__ import annotations

import re
from collections.abc import Sequence

from archipel.core import laws
from archipel.core.game import Game
from archipel.words import LANGUAGES, Words, source

SYMBOL = re.compile(r"<symbol\b[^>]*?\bid=\"([^\"]+)\"")


def check(game: Game, seeds: Sequence[int] = (1,), where: str = "") -> None:
    """Every law over every case of a game."""
    laws.check_all(game, speakers=speakers(game), faces=faces(game), seeds=seeds, where=where)


def speakers(game: Game) -> dict[str, Words]:
    """The words of the platform and of the game, by language."""
    return {lang: Words(lang, source(lang) + "\n" + _read(game, f"locale/{lang}.ftl")) for lang in LANGUAGES}


def faces(game: Game, content: str = "") -> dict[str, frozenset[str]]:
    """The ids of every symbol of the game's skin, by language; `content` are components of an owner's own, packed."""
    drawn = _read(game, "skin/sprites.svg")
    own = [content] if content else []
    return {
        lang: frozenset(SYMBOL.findall(drawn + (game.faces(lang, *own) if game.faces else ""))) for lang in LANGUAGES
    }


def _read(game: Game, name: str) -> str:
    file = game.folder / name
    return file.read_text(encoding="utf-8") if file.exists() else ""
