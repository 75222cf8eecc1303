"""The boat as one int: a bit a cell, a guard column at the end of each row. Placements of a whole pose at once."""

from __future__ import annotations

from typing import Final, final

from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.content.tiles import POSES
from archipel.games.isle_of_cats.values import COLOURS, Place

COLS: Final = 22
ROWS: Final = 9
STRIDE: Final = 23
BITS: Final = STRIDE * ROWS

Geometry = dict[str, list[list[int]]]


def bit_of(x: int, y: int) -> int:
    return 1 << (y * STRIDE + x)


def _mask(cells: list[list[int]]) -> int:
    mask = 0
    for x, y in cells:
        mask |= bit_of(x, y)
    return mask


def near(mask: int) -> int:
    """The cells that share a side with a cell of the mask."""
    # Guard cells are not on the board: the end of a row does not touch the start of the next.
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & BOARD


BOARD: Final[int] = _mask(
    [[x, row["y"]] for row in CONTENT["boat_geometry"]["rows"] for x in range(row["x_min"], row["x_max"] + 1)]
)
EDGE: Final[int] = _mask(CONTENT["boat_geometry"]["edge_cells"])
MIDDLE: Final[int] = _mask([[x, CONTENT["boat_geometry"]["middle_row_y"]] for x in range(COLS)])
ROOMS: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["boat_geometry"]["rooms"])
ROOM: Final[list[int]] = [_mask(row["cells"]) for row in CONTENT["boat_geometry"]["rooms"]]
COLUMNS: Final[list[int]] = [_mask([[x, y] for y in range(ROWS) if BOARD >> (y * STRIDE + x) & 1]) for x in range(COLS)]

BOATS: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["boats"])
RATS: Final[list[int]] = [_mask(row["rats"]) for row in CONTENT["boats"]]
MAPS: Final[list[list[int]]] = [[_mask([row["maps"][colour]]) for colour in COLOURS] for row in CONTENT["boats"]]
"""By boat and colour."""
ALL_MAPS: Final[list[int]] = [sum(maps) for maps in MAPS]


def _cell(place: int) -> int:
    """The cell of a bit's place, without the guard column; 0 for the guard itself, which is never asked."""
    return place // STRIDE * COLS + place % STRIDE if place % STRIDE < COLS else 0


CELL: Final[list[int]] = [_cell(place) for place in range(BITS)]
BIT: Final[list[int]] = [cell // COLS * STRIDE + cell % COLS for cell in range(COLS * ROWS)]
"""The place of the bit of a cell."""

PLACES: Final[list[list[Place]]] = [[Place(CELL[place], turn) for place in range(BITS)] for turn in range(8)]
"""Every placement there can be, by pose and place of the bit."""


@final
class Pose:
    """A shape in one pose: how far its cells lie beyond the first, read row by row, and all of them as a mask."""

    def __init__(self, turn: int, offsets: list[int]) -> None:
        self.turn = turn
        self.offsets = offsets
        self.mask = 1
        for offset in offsets:
            self.mask |= 1 << offset
        self.places = PLACES[turn]


def _pose(turn: int, cells: tuple[tuple[int, int], ...]) -> Pose:
    first = cells[0][1] * STRIDE + cells[0][0]
    return Pose(turn, [y * STRIDE + x - first for x, y in cells[1:]])


SHAPE_POSES: Final[list[list[Pose]]] = [[_pose(turn, cells) for turn, cells in poses] for poses in POSES]
POSE: Final[list[list[Pose | None]]] = [
    [next((pose for pose in poses if pose.turn == turn), None) for turn in range(8)] for poses in SHAPE_POSES
]
"""By shape and pose; none where another pose looks the same."""


def anchors(pose: Pose, free: int, beside: int) -> int:
    """Where the first cell of a pose may lie: all its cells free, at least one of them in `beside`."""
    fits = free
    touches = beside
    for offset in pose.offsets:
        # Shifted back by an offset, bit n says what is true of the cell so far beyond n.
        fits &= free >> offset
        touches |= beside >> offset
    return fits & touches


def beside(covered: int, anywhere: bool) -> int:
    """Cells of which a new tile must cover one: those that touch a tile, or all on an empty boat."""
    return near(covered) if covered and not anywhere else BOARD


def placements(shape: int, covered: int, anywhere: bool) -> list[Place]:
    """Every legal placement of a shape."""
    free = BOARD & ~covered
    touching = beside(covered, anywhere) & free
    found: list[Place] = []
    for pose in SHAPE_POSES[shape]:
        starts = anchors(pose, free, touching)
        places = pose.places
        while starts:
            # The lowest bit first, so that places come row by row.
            low = starts & -starts
            found.append(places[low.bit_length() - 1])
            starts ^= low
    return found


def fits(shape: int, covered: int, anywhere: bool) -> bool:
    """Some placement of the shape is legal."""
    free = BOARD & ~covered
    touching = beside(covered, anywhere) & free
    return any(anchors(pose, free, touching) for pose in SHAPE_POSES[shape])


def cells_at(shape: int, cell: int, turn: int) -> int:
    """The cells a shape would cover, on the boat or not; -1 where it cannot lie so at all."""
    if not (0 <= cell < COLS * ROWS and 0 <= turn < 8):
        return -1
    pose = POSE[shape][turn]
    # The mask of a pose begins at bit 0.
    return -1 if pose is None else pose.mask << BIT[cell]
