"""What learners are given of Lagune: a view as planes of bytes, a place as a numbered choice."""

from __future__ import annotations

from typing import Final

from archipel.core.features import Features, Plane
from archipel.core.values import Action
from archipel.kit.rows import byte, one_of, seats_from
from archipel_lagune.values import CELLS, MOORS, REEF, ROUNDS, SIDE, TIDES, LaguneView, Moor, cell_name

MOST_SEATS: Final = 2

PLANES: Final = (
    Plane("table", (2 * MOST_SEATS,), "seats, own seat"),
    Plane("course", (3,), "round, tides left, whether it is over", high=ROUNDS + TIDES),
    Plane("tides", (2, TIDES), "the tide, and the next where it is shown"),
    Plane("board", (MOST_SEATS + 2, SIDE, SIDE), "own buoys, others' buoys, reefs, the own choice"),
    Plane("seats", (MOST_SEATS, 3), "pearls, score (each at most 255), who has chosen", high=255),
)


def encode(view: LaguneView) -> bytes:
    row: list[int] = []
    one_of(row, MOST_SEATS, view.seats - 1)
    one_of(row, MOST_SEATS, -1 if view.seat is None else view.seat)
    row += [view.round, view.left, view.over]
    one_of(row, TIDES, view.tide)
    one_of(row, TIDES, view.next_tide)
    seats = seats_from(view.seat, view.seats)
    for owner in [*seats, *[None] * (MOST_SEATS - view.seats), REEF]:
        row += [cell == owner for cell in view.cells]
    one_of(row, CELLS, view.pick)
    for seat in seats:
        row += [byte(view.pearls[seat]), byte(view.scores[seat]), view.ready[seat]]
    row += [0] * (3 * (MOST_SEATS - view.seats))
    return bytes(row)


def spell(action: Moor) -> tuple[int, ...]:
    return (action.cell + 1,)


def read(choices: tuple[int, ...]) -> Action:
    return MOORS[choices[0] - 1]


FEATURES: Final = Features(
    planes=PLANES,
    encode=encode,
    choices=("wait", *(f"moor {cell_name(cell)}" for cell in range(CELLS))),
    spell=spell,
    read=read,
)
