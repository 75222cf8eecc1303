"""The Isle of Cats in letters: families by letter and colour, rooms by their floor, rats and maps on the deck."""

from __future__ import annotations

from functools import cache
from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece
from archipel.core.text import text
from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.scene.naming import ROOM_ICON
from archipel.games.isle_of_cats.skin.coats import COATS, letter

FLOORS: Final = {
    "parrot": ('"', "#5a3d2a"),
    "moon": (":", "#3c3c46"),
    "apple": (",", "#565026"),
    "corn": (";", "#5c4a1c"),
    "plain": ("·", "#43392b"),
}
"""By the sign of a room: the mark of a free cell and the colour of the floor."""
FAINT: Final = "#b8aa90"
RAT: Final = Ink("*", "#ff9d8a", legend=(("*", text("ink-rat")),))
COMMON: Final = Ink("$", "#3a2b00", "#d8b94a", (("$", text("ink-common")),))
RARE: Final = Ink("&", "#3a2b00", "#f3e3a2", (("&", text("ink-rare")),))


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    return _ink(piece.face, lang)


@cache
def _ink(face: str, lang: str) -> Ink | None:
    kind, _, rest = face.partition("-")
    if kind == "cat":
        return _cat(rest.partition("-")[0], lang)
    if kind == "oshax":
        return _oshax(rest.partition("-")[2], lang)
    if kind == "area":
        mark, floor = FLOORS[ROOM_ICON[rest]]
        return Ink(mark, FAINT, floor, ((mark, text(f"ink-room-{ROOM_ICON[rest]}")),))
    if kind == "stowed":
        return _deck(rest, lang)
    return {"common": COMMON, "small": COMMON, "rare": RARE}.get(kind)


def _cat(colour: str, lang: str) -> Ink:
    mark = letter(lang, colour)
    return Ink(mark, "", COATS[colour].plain, ((mark, text(f"cats-{colour}")),))


def _oshax(colour: str, lang: str) -> Ink:
    """An Oshax of a family says which."""
    if not colour:
        return Ink("X", COATS["oshax"].light, COATS["oshax"].plain, (("X", text("ink-oshax")),))
    mark = f"X{letter(lang, colour)}"
    return Ink(mark, "", COATS[colour].plain, ((mark, text("ink-oshax-of", colour=text(f"cats-{colour}"))),))


def _deck(boat: str, lang: str) -> Ink:
    """Rats and treasure maps where a boat has them; a map is the small letter of its family."""
    row = next(row for row in CONTENT["boats"] if row["id"] == f"boat_{boat}")
    rats = [(x, y, RAT) for x, y in row["rats"]]
    maps = [(x, y, _map(colour, lang)) for colour, (x, y) in row["maps"].items()]
    return Ink(cells=(*rats, *maps))


def _map(colour: str, lang: str) -> Ink:
    mark = letter(lang, colour).lower()
    return Ink(mark, COATS[colour].light, legend=((mark, text("ink-map", colour=text(f"cats-{colour}"))),))
