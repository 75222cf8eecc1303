"""Every composed face of Islet in one language, as symbols."""

from __future__ import annotations

from functools import lru_cache

from archipel.games.islet.skin.cards import cards, eggs, nothing
from archipel.games.islet.skin.figures import figures
from archipel.games.islet.skin.marks import marks
from archipel.games.islet.skin.slabs import on_the_sea, shades, slabs
from archipel.games.islet.skin.small import small
from archipel.games.islet.skin.solo import solo


@lru_cache(maxsize=8)
def faces(lang: str, content: str = "") -> str:
    """The symbols of a language: levels are written on the tags. `content` are an owner's own cards, packed."""
    board = [*slabs(), *shades(), *on_the_sea()]
    return "\n".join([*board, *cards(), *eggs(), *nothing(), *figures(), *solo(content), *small(), *marks()])
