"""Every composed face of Islet in one language, as symbols."""

from __future__ import annotations

from functools import cache

from archipel.games.islet.skin.cards import cards, eggs, nothing
from archipel.games.islet.skin.figures import figures
from archipel.games.islet.skin.marks import marks
from archipel.games.islet.skin.slabs import on_the_sea, shades, slabs
from archipel.games.islet.skin.small import small
from archipel.games.islet.skin.solo import solo


@cache
def faces(lang: str) -> str:
    """The symbols of a language: levels are written on the tags."""
    board = [*slabs(), *shades(), *on_the_sea()]
    return "\n".join([*board, *cards(), *eggs(), *nothing(), *figures(), *solo(), *small(), *marks(lang)])
