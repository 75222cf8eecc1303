"""The five coats and the Oshax: a colour and a pattern each, so that no cat is known by its colour alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.skin.anatomy import Anatomy, angle, centre, chance
from archipel.games.isle_of_cats.skin.draw import centred
from archipel.games.isle_of_cats.skin.outline import Cell, outline
from archipel.games.isle_of_cats.skin.speech import printed
from archipel.kit.skin.svg import path

COLOURS: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["colors"])
OSHAX: Final = "oshax"


class Coat(NamedTuple):
    """Its colour, the dark and the light one, the outline, the rug and its stitches, paws."""

    plain: str
    dark: str
    light: str
    ink: str
    rug: str
    stitch: str
    paws: str


COATS: Final = {
    "blue": Coat("#4a8ccb", "#1e4d80", "#e2effa", "#123457", "#2a5f99", "#7fb0de", "#e2effa"),
    "green": Coat("#68b174", "#2b6a45", "#e4f4d8", "#17462c", "#37794f", "#9bd0a0", "#e4f4d8"),
    "red": Coat("#cf5443", "#8b2a23", "#fdebdc", "#571713", "#93312a", "#e58d7d", "#fdebdc"),
    "purple": Coat("#946ab5", "#583876", "#efe3f7", "#382050", "#62407f", "#bd9bd6", "#efe3f7"),
    "orange": Coat("#efa746", "#a5601a", "#fff5dd", "#673809", "#bf751f", "#ffd391", "#fff5dd"),
    OSHAX: Coat("#2b3f5e", "#1a2740", "#e9c46a", "#0c1422", "#152238", "#e9c46a", "#4a6285"),
}
PATCH: Final = "#74492d"


def letter(lang: str, colour: str) -> str:
    return printed(lang, f"letter-{colour}")


def coat(colour: str, body: Anatomy) -> str:
    """The pattern over the body: one motif a cell, turned along the way to the head."""
    zone = [cell for cell in body.cells if cell != body.head and not (body.tail_leaf and cell == body.tail)]
    parts = [motif(colour, body, cell, nth) for nth, cell in enumerate(zone)]
    saddle = path(outline(body.core, 31, 26, 14), COATS["red"].dark, 'opacity=".6"') if body.core else ""
    return (saddle if colour == "red" else "") + "".join(parts)


def motif(colour: str, body: Anatomy, cell: Cell, nth: int) -> str:
    (x, y), luck = centre(cell), chance(cell)
    nearer = body.towards.get(cell, cell)
    along = angle(cell, body.towards.get(cell) or (body.beside(cell) or [cell])[0])
    if colour == "blue":
        return centred("coat-tabby", x, y, 100, along)
    if colour == "green":
        return centred("coat-spots", x, y, 100, luck % 4 * 90)
    if colour == "purple":
        return centred("coat-swirl", x, y, 100, luck % 4 * 90)
    if colour == "red":
        return centred("coat-bib", x, y, 100, along) if nearer == body.head else ""
    if colour == OSHAX:
        return centred(f"coat-stars-{'ab'[nth % 2]}", x, y, 100, luck % 4 * 90)
    px, py = centre(nearer)
    across, down = (x * 3 + px) / 4 + (luck % 3 - 1) * 12, (y * 3 + py) / 4 + (luck % 5 - 2) * 8
    return centred(f"coat-patch-{'ab'[nth % 2]}", across, down, 100, along + luck % 3 * 40)
