"""The lessons and promotional tiles a table plays with, its own or those the game comes with."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from archipel.games.isle_of_cats.content import MODULES, REPLACEABLE
from archipel.games.isle_of_cats.content.cards import FIRST_OWN, OWN_COLOURED, OWN_PRIVATE, OWN_PUBLIC
from archipel.games.isle_of_cats.content.check import CHOSEN, faults
from archipel.games.isle_of_cats.content.lesson_rows import lesson_row
from archipel.games.isle_of_cats.content.tiles import PROMO_OSHAX, PROMO_RARE, own_tile
from archipel.kit.content.components import Components
from archipel.kit.masks import mask_of

COMPONENTS: Final = Components(REPLACEABLE, faults)


@final
class Box:
    """The lessons of the module that may be replaced, by number, and the promotional tiles as masks."""

    def __init__(self, rows: list[dict[str, Any]], oshax: int, rare: int) -> None:
        self.rows: dict[int, dict[str, Any]] = {row["no"]: row for row in rows}
        self.cards: tuple[int, ...] = tuple(self.rows)
        self.oshax = oshax
        self.rare = rare


HOUSE_BOX: Final = Box([row for module in MODULES.values() for row in module], PROMO_OSHAX, PROMO_RARE)


@lru_cache(maxsize=8)
def own_box(packed: str) -> Box:
    content = COMPONENTS.agreed(packed)
    rows = [lesson_row(number_of(place, lesson), lesson) for place, lesson in enumerate(content["lessons"])]
    oshax, rare = (_tiles(content["tiles"], kind) for kind in ("oshax", "rare"))
    return Box(rows, oshax, rare)


def _tiles(tiles: list[dict[str, Any]], kind: str) -> int:
    shapes = [tuple((x, y) for x, y in tile["cells"]) for tile in tiles if tile["kind"] == kind]
    return mask_of([own_tile(kind, cells) for cells in shapes])


def box_of(packed: str) -> Box:
    return own_box(packed) if packed else HOUSE_BOX


def number_of(place: int, lesson: dict[str, Any]) -> int:
    """The number of a lesson says whether it is private, public, or public with a colour to name."""
    if lesson["kind"] == "private":
        return OWN_PRIVATE[place]
    return (OWN_COLOURED if lesson["rule"].get("color") == CHOSEN else OWN_PUBLIC)[place]


def own_title(packed: str, card: int) -> tuple[str, ...]:
    """The title of an owner's own lesson in English and French; of any other lesson nothing."""
    if card < FIRST_OWN:
        return ()
    title = own_box(packed).rows[card]["title"]
    return title["en"], title["fr"]
