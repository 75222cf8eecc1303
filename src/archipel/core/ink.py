"""How things of a game look in letters, where a terminal draws them: the skin for those who see no picture."""

from __future__ import annotations

import msgspec

from archipel.core.text import Text


class Ink(msgspec.Struct, frozen=True):
    """A thing in letters. `mark` is what stands in a cell, `colour` that of the mark and `ground` that beneath it
    (`#rrggbb`; none: left as they are), `legend` what its characters are called, each once under a drawing.

    `cells` are marks of its own by column and row from the thing's place: what is printed on a board. `art` are the
    lines of a larger picture, and `paints` say by character which colour and ground it has there; a space is empty.
    """

    mark: str = ""
    colour: str = ""
    ground: str = ""
    legend: tuple[tuple[str, Text], ...] = ()
    cells: tuple[tuple[int, int, Ink], ...] = ()
    art: tuple[str, ...] = ()
    paints: tuple[tuple[str, str, str], ...] = ()
