"""The board against the obvious slow way, all along random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from archipel.core.rng import Quick
from archipel.games.small_islands.board import Board
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.edition import BOAT_POSE
from archipel.games.small_islands.geometry import cell_of, x_of, y_of
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.views import SmallView

from .position import HOUSE, Table, dealt, told

SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
CORNERS = {"NE": (1, -1), "SE": (1, 1), "SW": (-1, 1), "NW": (-1, -1)}
RING = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
Printed = dict[str, str]
Laid = dict[tuple[int, int], tuple[str, Printed]]


def printed() -> dict[str, Printed]:
    """Every face as the content tells it: eight places, land or sea."""
    faces = {row["id"]: row for row in COMPONENTS.house["landscape_tiles"]}
    for row in COMPONENTS.house["start_tiles"]:
        faces |= {row["id"] + name: face for name, face in row["faces"].items()}
    return {name: {**face["sides"], **face["corners"]} for name, face in faces.items()}


PRINTED = printed() | {"boat": dict.fromkeys(RING, "sea")}


def turned(face: Printed, turns: int) -> Printed:
    return {RING[(at + 2 * turns) % 8]: face[place] for at, place in enumerate(RING)}


def fits(laid: Laid, face: Printed, x: int, y: int) -> bool:
    """Rules 2.2 to 2.5, word by word."""
    if (x, y) in laid or max(abs(x), abs(y)) > 10:
        return False
    beside = [(x + dx, y + dy) in laid for dx, dy, _ in SIDES.values()]
    for side, (dx, dy, facing) in SIDES.items():
        if (x + dx, y + dy) in laid and laid[x + dx, y + dy][1][facing] != face[side]:
            return False
    for corner, (dx, dy) in CORNERS.items():
        for ox, oy in ((dx, 0), (0, dy), (dx, dy)):
            other = laid.get((x + ox, y + oy))
            seen_as = ("N" if (oy == 0 and dy < 0) or oy > 0 else "S") + (
                "E" if ox < 0 or (ox == 0 and dx > 0) else "W"
            )
            if other is not None and other[1][seen_as] != face[corner]:
                return False
    return any(beside)


def island(laid: Laid, x: int, y: int) -> set[tuple[int, int]]:
    """Rule 3.1: everything reached over land sides."""
    found, ahead = {(x, y)}, [(x, y)]
    while ahead:
        cx, cy = ahead.pop()
        for side, (dx, dy, _) in SIDES.items():
            other = (cx + dx, cy + dy)
            if laid[cx, cy][1][side] == "land" and other in laid and other not in found:
                found.add(other)
                ahead.append(other)
    return found


def moments(seed: int, seats: int) -> Iterator[tuple[SmallState, Laid]]:
    state = dealt(seats, seed).state
    rng = Quick(seed)
    while state.to_act():
        seat = state.to_act()[0]
        state.advance(seat, rng.choose(state.legal_actions(seat)))
        yield state, read(state.board)


def read(board: Board) -> Laid:
    laid: Laid = {}
    for cell, pose in zip(board.cells, board.poses, strict=True):
        name = HOUSE.names[pose >> 2] if pose != BOAT_POSE else "boat"
        laid[x_of(cell), y_of(cell)] = (name, turned(PRINTED[name], pose & 3))
    return laid


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 4), (3, 1)])
def test_where_tiles_fit(seed: int, seats: int) -> None:
    """Rules 2.2 to 2.6."""
    for number, (state, laid) in enumerate(moments(seed, seats)):
        if number % 9:
            continue
        for name in ("L01", "L22", "L31", "L44", "L49", "L54", "boat"):
            quick = set()
            for cell in state.board.frontier:
                for turn in range(4):
                    pose = HOUSE.tile_of[name] * 4 + turn if name != "boat" else BOAT_POSE
                    if state.board.fits(pose, cell):
                        quick.add((x_of(cell), y_of(cell), turn))
            reach = range(-10, 11)
            slow = {(x, y, turn) for x in reach for y in reach if any_beside(laid, x, y)
                    for turn in range(4) if fits(laid, turned(PRINTED[name], turn), x, y)}  # fmt: skip
            assert quick == slow


def any_beside(laid: Laid, x: int, y: int) -> bool:
    return any((x + dx, y + dy) in laid for dx, dy, _ in SIDES.values())


@pytest.mark.parametrize(("seed", "seats"), [(4, 3), (5, 1)])
def test_islands_and_their_counts(seed: int, seats: int) -> None:
    """Rules 3.1, 3.3 and 3.4."""
    for number, (state, laid) in enumerate(moments(seed, seats)):
        if number % 6:
            continue
        shows = {(tile.x, tile.y): tile for tile in Table(state).view(None).tiles}
        for (x, y), (name, _) in laid.items():
            if name == "boat":
                continue
            cells = island(laid, x, y)
            icons = [icon for cell in cells for icon in shows[cell].shows]
            found = told(state.board, x, y)
            assert found["tiles"] == len(cells)
            for kind in ("lotus", "fruit", "leaf"):
                assert found[kind] == icons.count(kind)
            assert found["ports"] == sum(shows[cell].ports for cell in cells)
            assert found["spots"] == icons.count("spot")
            assert state.board.at[cell_of(x, y)] >= 0


@pytest.mark.parametrize(("seed", "seats"), [(6, 4), (7, 1)])
def test_views_show_islands_as_the_board_has_them(seed: int, seats: int) -> None:
    """What a view shares with those taken before it is what the board says now."""
    for state, _ in moments(seed, seats):
        board, view = state.board, state.view(0)
        assert isinstance(view, SmallView)
        colours = range(len(state.mats))
        for number, (name, shown) in enumerate(zip(board.islands(), view.islands, strict=True)):
            assert shown.complete == board.complete(name)
            assert (shown.size, shown.free) == (board.size(name), board.free_spots(name))
            assert shown.houses == tuple(board.houses(name, colour) for colour in colours)
            cells = {(tile.x, tile.y) for tile in view.tiles if number in tile.islands}
            assert set(shown.cells) == cells
