"""The looks of pieces in letters: as their game gives them, else a letter for each face."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase

from archipel.core.game import Game
from archipel.core.ink import Ink
from archipel.core.scene import Area, Piece, Zone

LETTERS = ascii_uppercase + ascii_lowercase
LIT = "bold underline black on #ffd84d"
GHOST = "bold reverse"
DARK, LIGHT = "#101418", "#f6f2e8"
HALF = 140
SEATS = ("#e2574c", "#3f8fd2", "#e0a030", "#54a860", "#9a6cc0", "#3aa8a0")


class Inks:
    """Of one game in one language; `packed` are components of an owner's box."""

    def __init__(self, game: Game | None = None, lang: str = "en", packed: str = "") -> None:
        self.ask = game.ink if game is not None else None
        self.lang = lang
        self.packed = packed

    def of(self, piece: Piece) -> Ink | None:
        found = self.ask(piece, self.lang, self.packed) if self.ask is not None else None
        if found is None or not piece.tint.startswith("seat-") or found.colour or found.ground:
            return found
        return Ink(found.mark, seat_colour(piece.tint), legend=found.legend, cells=found.cells, art=found.art)

    def ground(self, zone: Zone, area: Area) -> Ink:
        """The look of a cell in an area."""
        name = f"area-{area.id}"
        return self.of(Piece(name, zone.id, name, area.label)) or Ink("·", legend=(("·", area.label),))


def seat_colour(tint: str) -> str:
    """The colour of `seat-2`."""
    number = tint.rpartition("-")[2]
    return SEATS[int(number) % len(SEATS)] if number.isdecimal() else ""


def style_of(ink: Ink) -> str:
    """Its colours for a console; a mark without a colour is dark or light, whichever is read better."""
    colour = ink.colour or (readable(ink.ground) if ink.ground else "")
    return f"{colour} on {ink.ground}" if ink.ground else colour


def readable(ground: str) -> str:
    red, green, blue = (int(ground[at : at + 2], 16) for at in (1, 3, 5))
    return DARK if (299 * red + 587 * green + 114 * blue) // 1000 > HALF else LIGHT
