"""Small Islands in letters: tiles of seven by three characters with land, sea and signs; houses and boats."""

from __future__ import annotations

from functools import cache
from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece
from archipel.core.text import text
from archipel.games.small_islands.scene.places import Look, print_of
from archipel.games.small_islands.skin.places import TURNS

SEA, LAND = "#1f5f86", "#c9b06a"
WAVE, GRASS = "~", "."
SIGNS: Final = {
    "lotus": ("L", "#b0206e"),
    "fruit": ("D", "#c2410c"),
    "leaf": ("A", "#14632a"),
    "temple": ("T", "#3b2b6b"),
    "house_spot": ("o", "#3a2b14"),
    "port": ("P", "#ffffff"),
}
COLOURS: Final = {
    "red": "#d8443a",
    "blue": "#3f8fd2",
    "yellow": "#e6bd2e",
    "green": "#3f9a55",
    "purple": "#8a5cc0",
    "grey": "#9aa0a6",
    "white": "#e8e8e8",
    "black": "#3a3a3a",
}
RING: Final = ((3, 0), (6, 0), (6, 1), (6, 2), (3, 2), (0, 2), (0, 1), (0, 0))
"""From north clockwise, the characters of a tile that its sides and corners end in."""
PAINTS: Final = (
    (WAVE, "#6fb0d0", SEA),
    (GRASS, "#9c8444", LAND),
    *((mark, colour, SEA if name == "port" else LAND) for name, (mark, colour) in SIGNS.items()),
)


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    kind, _, rest = piece.face.partition("-")
    if kind == "home":
        return _owned("H", rest.rpartition("-")[0], "ink-house")
    if kind == "boat":
        return _boat(rest)
    if kind in ("coin", "quay"):
        return _joker(rest.partition("-")[0] if kind == "coin" else "port")
    try:
        return _tile(piece.face, piece.turn % TURNS, packed)
    except KeyError:
        return None


def _owned(mark: str, colour: str, key: str) -> Ink:
    return Ink(mark, "", COLOURS.get(colour, "#9aa0a6"), ((mark, text(key)),))


@cache
def _boat(colour: str) -> Ink:
    """A hull in the colour of its owner, with a sail."""
    hull = COLOURS.get(colour, "#9aa0a6")
    paints = ((WAVE, "#6fb0d0", SEA), ("^", hull, SEA), ("=", "#101418", hull))
    return Ink("^", art=("~~~^~~~", "~=====~", "~~~~~~~"), paints=paints, legend=(("=", text("ink-boat")),))


@cache
def _joker(kind: str) -> Ink:
    mark, _ = SIGNS.get(kind, ("J", ""))
    return Ink(mark, "#101418", "#f2c14e", ((mark, text("ink-joker")),))


@cache
def _tile(face: str, turn: int, packed: str) -> Ink:
    """KeyError where the face is no tile."""
    look = print_of(packed, face)
    rows = [list(WAVE * 7) for _ in range(3)]
    if look.lands:
        _land(rows, look, turn)
    used = {}
    for sign, spot in zip(look.signs, look.spots[turn], strict=True):
        mark = SIGNS[sign.name][0]
        column, row = _free(rows, min(6, int(spot.x * 7 / 100)), min(2, int(spot.y * 3 / 100)))
        rows[row][column] = mark
        used[mark] = text(f"ink-{sign.name}")
    return Ink(face, art=tuple("".join(row) for row in rows), paints=PAINTS, legend=tuple(used.items()))


def _land(rows: list[list[str]], look: Look, turn: int) -> None:
    """Land in the middle, along arms to the sides it reaches, and in its corners."""
    ring = look.turned(turn)
    for column in range(2, 5):
        rows[1][column] = GRASS
    for way, (column, row) in enumerate(RING):
        if ring[way]:
            _arm(rows, column, row)


def _arm(rows: list[list[str]], column: int, row: int) -> None:
    if column == 3:
        rows[row][2:5] = GRASS * 3
    elif row == 1:
        left, right = (0, 3) if column == 0 else (4, 7)
        rows[1][left:right] = GRASS * 3
    else:
        left, right = (0, 3) if column == 0 else (4, 7)
        rows[row][left:right] = GRASS * 3


def _free(rows: list[list[str]], column: int, row: int) -> tuple[int, int]:
    """The nearest character without a sign."""
    plain = [
        (x, y) for y in range(3) for x in range(7) if rows[y][x] in (WAVE, GRASS) and rows[y][x] == rows[row][column]
    ] or [(x, y) for y in range(3) for x in range(7) if rows[y][x] in (WAVE, GRASS)]
    return min(plain, key=lambda at: (abs(at[0] - column) + 2 * abs(at[1] - row), at))
