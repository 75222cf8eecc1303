"""A map in letters: things at their own places, lines where a piece joins two others, the numbers of choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import GHOST, LIT, Inks, style_of
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.piece_links import links
from archipel.core.scene import Piece, Spot, Zone

WIDE = 64
ACROSS = {0: "·", 1: "─", 2: "═"}
DOWN = {0: "┊", 1: "│", 2: "║"}
SPACED = 2

Cell = tuple[int, int]


def map_picture(zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], inks: Inks, lights: Lights) -> Canvas:
    """A choice shows its number in brackets; rows that would be empty are left out."""
    joined = links(pieces)
    rows = _rows(zone, [piece.y for piece in pieces if piece.id in marks] + [spot.y for spot in zone.spots])
    looks = {piece.id: ink for piece in pieces if (ink := inks.of(piece)) is not None}
    styles = {id: style_of(ink) for id, ink in looks.items()}
    marks = {**marks, **{id: ink.mark for id, ink in looks.items() if ink.mark}}
    sheet = MapCanvas(WIDE + 8)

    def at(thing: Piece | Spot) -> Cell:
        return min(WIDE, max(0, thing.x * WIDE // zone.width)), rows[thing.y]

    def mark(id: str, said: str, places: Iterable[Cell]) -> None:
        if id in lights.numbers:
            sheet.anchors[id] = sheet.mark(f"[{lights.numbers[id]}]", places, GHOST if id == lights.picked else LIT)
        else:
            sheet.mark(said, places, styles.get(id, ""))

    for link in sorted(joined.values(), key=lambda link: link.times):
        sheet.stroke(at(link.one), at(link.other), link.times, styles.get(link.id, "") if link.times else "dim")
    things: list[tuple[str, Piece | Spot, str]] = [(piece.id, piece, marks.get(piece.id, "")) for piece in pieces]
    things = [thing for thing in things if thing[2] and thing[0] not in joined]
    things += [(f"{zone.id}/{spot.id}", spot, "·") for spot in zone.spots]
    for id, thing, said in sorted(things, key=lambda thing: thing[0] not in lights.numbers):
        if id in lights.numbers or said != "·" or at(thing) not in sheet.taken:
            mark(id, said, [at(thing)])
    for link in joined.values():
        if link.id in lights.numbers:
            mark(link.id, "", _between(at(link.one), at(link.other)))
    return sheet


def _rows(zone: Zone, heights: Sequence[int]) -> dict[int, int]:
    """The row of every height that something lies at; rows that would be empty are left out."""
    high = max(1, WIDE * zone.height // (2 * zone.width))
    fine = {y: min(high, max(0, y * high // zone.height)) for y in heights}
    order = sorted(set(fine.values()))
    return {y: order.index(row) for y, row in fine.items()}


def _between(one: Cell, other: Cell) -> list[Cell]:
    """The places of a line from its middle outwards."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    inner = sorted(range(1, steps), key=lambda step: abs(2 * step - steps)) or [0]
    return [
        (one[0] + (other[0] - one[0]) * step // steps, one[1] + (other[1] - one[1]) * step // steps) for step in inner
    ]


class MapCanvas(Canvas):
    """Strokes lie beneath marks; a mark keeps one free character on either side of it."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit
        self.taken: set[Cell] = set()

    def stroke(self, start: Cell, end: Cell, times: int, style: str) -> None:
        """A level or upright line, dotted where nothing is drawn yet; any other is left out."""
        (left, top), (right, bottom) = sorted((start, end))
        weight = min(times, max(ACROSS))
        if top == bottom:
            for column in range(left, right, 1 if times else SPACED):
                self.put(column, top, ACROSS[weight], style)
        elif left == right:
            for row in range(min(top, bottom), max(top, bottom)):
                self.put(left, row, DOWN[weight], style)

    def mark(self, said: str, places: Iterable[Cell], style: str) -> Cell:
        """Centred on the first place with room for it, else in the row of the last; where it stands."""
        column, row = 0, 0
        for column, row in places:
            if self.fit(said, column, row, style):
                return column, row
        for aside in range(1, self.limit):
            for near in (column + aside, column - aside):
                if self.fit(said, near, row, style):
                    return near, row
        return column, row

    def fit(self, said: str, column: int, row: int, style: str) -> bool:
        left = min(max(0, column - len(said) // 2), self.limit - len(said))
        if any((place, row) in self.taken for place in range(left - 1, left + len(said) + 1)):
            return False
        self.taken.update((place, row) for place in range(left, left + len(said)))
        self.put(left, row, said, style)
        return True
