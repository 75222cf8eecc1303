"""A view as plain numbers for learning: the table, the own cards, the fields, then every boat as planes of cells."""

from __future__ import annotations

from typing import Final, get_args

from archipel.games.isle_of_cats.boat import BIT, BOATS, COLS, MAPS, RATS, ROOMS, ROWS, cells_at
from archipel.games.isle_of_cats.content.cards import FIRST_OWN, KIND, SISTER_ADVANCED, SISTER_LESSONS
from archipel.games.isle_of_cats.content.table import DAYS
from archipel.games.isle_of_cats.content.tiles import BOX_RARES, COMMONS, HOUSE_SHAPES, HOUSE_TILES, SHAPE_OF
from archipel.games.isle_of_cats.content.tiles import SHAPES as EVERY_SHAPE
from archipel.games.isle_of_cats.values import COLOURS, ModeName, PhaseName, StageName
from archipel.games.isle_of_cats.views import CatsView, CrewView

MOST_SEATS: Final = 4
CELLS: Final = COLS * ROWS
MODES: Final = get_args(ModeName)
PHASES: Final = get_args(PhaseName)
STAGES: Final = get_args(StageName)
CARDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(kind for kind in KIND[:FIRST_OWN] if kind))
SHAPES: Final = EVERY_SHAPE[:HOUSE_SHAPES]
HERS: Final[tuple[int, ...]] = SISTER_LESSONS + SISTER_ADVANCED
PUBLIC: Final[tuple[int, ...]] = tuple(card for card, kind in enumerate(KIND[:FIRST_OWN]) if kind.startswith("lesson_"))
PLANES: Final = len(COLOURS) + 3
SEAT_SIZE: Final = 1 + 12 + len(COLOURS) + len(ROOMS) + PLANES * CELLS
SIZE: Final = (
    len(MODES) + len(PHASES) + len(STAGES) + 4
    + 5 * len(CARDS)
    + 2 * len(PUBLIC)
    + 3 * HOUSE_TILES + len(COMMONS) + len(BOX_RARES)
    + len(SHAPES) + len(COLOURS) + 1
    + 2 * len(COLOURS) + 2 * len(HERS) + 3
    + MOST_SEATS * SEAT_SIZE
)  # fmt: skip
SHARE: Final = 20
"""Numbers without a bound are divided by this and cut at one."""


def features(view: CatsView) -> list[float]:
    """SIZE numbers between -1 and 1, the viewer's own boat first."""
    row = [float(mode == view.mode) for mode in MODES]
    row += [float(phase == view.phase) for phase in PHASES]
    row += [float(stage == view.pending.stage) for stage in STAGES]
    row += [view.day / DAYS, part(view.pending.count), part(view.pending.rescued), part(view.score)]
    for cards in (view.hand, view.offer, view.drafted, view.picked, _lessons(view)):
        row += [part(cards.count(kind)) for kind in CARDS]
    own = view.seat or 0
    known = {public.card: public.points[own] for public in view.public}
    row += [float(card in known) for card in PUBLIC] + [part(known.get(card, 0)) for card in PUBLIC]
    row += _island(view) + _sister(view)
    for place in range(MOST_SEATS):
        row += _seat(view.crews[(own + place) % view.seats]) if place < view.seats else [0.0] * SEAT_SIZE
    return row


def part(number: int) -> float:
    return max(-1.0, min(1.0, number / SHARE))


def _lessons(view: CatsView) -> tuple[str, ...]:
    return tuple(KIND[lesson.card] for lesson in view.lessons)


def _island(view: CatsView) -> list[float]:
    """Fields, Oshax, treasures, and the tile in hand."""
    row = [float(tile in line) for line in (view.left, view.right, view.oshax) for tile in range(HOUSE_TILES)]
    stacks = dict(view.rare)
    row += [part(left) for left in view.stock] + [part(stacks.get(shape, 0)) for shape in BOX_RARES]
    tile = view.pending.tile
    row += [float(tile is not None and tile.shape == shape) for shape in SHAPES]
    row += [float(tile is not None and tile.colour == colour) for colour in COLOURS]
    return [*row, float(tile is not None and tile.anywhere)]


def _sister(view: CatsView) -> list[float]:
    sister = view.sister
    if sister is None:
        return [0.0] * (2 * len(COLOURS) + 2 * len(HERS) + 3)
    turned = [sister.colours.index(colour) if colour in sister.colours else -1 for colour in COLOURS]
    points = {lesson.card: lesson.points for lesson in sister.lessons}
    row = [float(place >= 0) for place in turned] + [(place + 1) / len(COLOURS) for place in turned]
    row += [float(card in points) for card in HERS] + [part(points.get(card, 0)) for card in HERS]
    return [*row, part(sister.left), part(sister.speed), part(sister.score)]


def _seat(crew: CrewView) -> list[float]:
    row = [1.0, part(crew.fish), part(crew.ready), part(crew.used), part(crew.hand), part(crew.lessons)]
    row += [part(len(crew.laid)), part(crew.hidden), part(crew.speed), float(crew.passed), part(crew.extra)]
    row += [float(crew.anywhere), part(crew.rats)]
    row += [part(cats) for cats in crew.cats] + [float(room in crew.filled) for room in ROOMS]
    return row + _planes(crew)


def _planes(crew: CrewView) -> list[float]:
    """The cats of each colour, treasures, rats and maps, cell by cell; a map by its colour, 0.2 to 1."""
    boat = BOATS.index(crew.boat)
    masks = [0] * (len(COLOURS) + 1)
    for tile in crew.tiles:
        colour = COLOURS.index(tile.colour) if tile.colour in COLOURS else len(COLOURS)
        masks[colour] |= cells_at(SHAPE_OF[tile.shape], tile.cell, tile.turn)
    # A plane a mask, in the order of the cells.
    row = [float(mask >> bit & 1) for mask in [*masks, RATS[boat]] for bit in BIT]
    maps = [0.0] * CELLS
    for number, mask in enumerate(MAPS[boat]):
        maps[BIT.index(mask.bit_length() - 1)] = (number + 1) / len(COLOURS)
    return row + maps
