"""Every composed face of The Isle of Cats in one language, as symbols."""

from __future__ import annotations

from functools import lru_cache

from archipel.games.isle_of_cats.content.packing import box_of
from archipel.games.isle_of_cats.content.tiles import HOUSE_SHAPES, SHAPES, TILE_SHAPE
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.skin.boat import boats
from archipel.games.isle_of_cats.skin.cards import cards
from archipel.games.isle_of_cats.skin.cats import cats
from archipel.games.isle_of_cats.skin.sister import sister
from archipel.games.isle_of_cats.skin.tokens import tokens
from archipel.games.isle_of_cats.skin.treasures import treasures


@lru_cache(maxsize=8)
def faces(lang: str, content: str = "") -> str:
    """Titles, short texts and the letters of colours are printed in the language; `content` are an owner's own
    components, packed."""
    box = box_of(content)
    oshax, rare = forms_of(box.oshax), forms_of(box.rare)
    found = [*cats(lang, oshax), *treasures(rare), *boats(lang), *cards(lang, content), *sister(lang), *tokens(lang)]
    return "\n".join(found)


def forms_of(tiles: int) -> list[str]:
    """The shapes of some tiles that no tile of the house has."""
    shapes = [TILE_SHAPE[tile] for tile in numbers_of(tiles)]
    return [SHAPES[shape] for shape in shapes if shape >= HOUSE_SHAPES]
