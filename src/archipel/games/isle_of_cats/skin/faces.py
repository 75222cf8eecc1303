"""Every composed face of The Isle of Cats in one language, as symbols."""

from __future__ import annotations

from functools import cache

from archipel.games.isle_of_cats.skin.boat import boats
from archipel.games.isle_of_cats.skin.cards import cards
from archipel.games.isle_of_cats.skin.cats import cats
from archipel.games.isle_of_cats.skin.sister import sister
from archipel.games.isle_of_cats.skin.tokens import tokens
from archipel.games.isle_of_cats.skin.treasures import treasures


@cache
def faces(lang: str) -> str:
    """Titles, short texts and the letters of colours are printed in the language."""
    found = [*cats(lang), *treasures(), *boats(lang), *cards(lang), *sister(lang), *tokens(lang)]
    return "\n".join(found)
