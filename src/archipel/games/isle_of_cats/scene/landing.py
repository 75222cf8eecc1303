"""What a placement would bring: said beside the tile before it is laid down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Tally
from archipel.core.text import text
from archipel.games.isle_of_cats.boat import BIT, BOATS, COLS, POSE, RATS, ROOM, ROWS, near
from archipel.games.isle_of_cats.content.table import FAMILY_POINTS, RARE_POINTS, RAT_POINTS, ROOM_POINTS
from archipel.games.isle_of_cats.content.tiles import SHAPE_CELLS, SHAPE_OF
from archipel.games.isle_of_cats.scene.boats import BOAT, focus, groups, map_of, mask_of
from archipel.games.isle_of_cats.scene.naming import first_of, tile_name
from archipel.games.isle_of_cats.values import Place
from archipel.games.isle_of_cats.views import CatsView, HeldView

SPOTS: Final = tuple(f"{BOAT}/{cell % COLS},{cell // COLS}" for cell in range(COLS * ROWS))
"""The cells of the boat as a path names them."""


class Prospect:
    """The boat as a tile of one kind and colour finds it."""

    def __init__(self, view: CatsView, held: HeldView) -> None:
        crew = view.crews[focus(view)]
        covered = 0
        for tile in crew.tiles:
            covered |= mask_of(tile)
        self.rats = RATS[BOATS.index(crew.boat)] & ~covered
        self.rooms = fillable(covered, len(SHAPE_CELLS[held.shape]))
        self.map = map_of(crew, held.colour) & ~covered if held.colour and any(view.stock) else 0
        kin = [group for group in groups(crew.tiles) if group[0] == held.colour] if held.colour else []
        self.kin = [(near(cells), cats, FAMILY_POINTS[cats]) for _, cells, cats in kin]
        self.cat = bool(held.colour)
        self.now = crew.rats, len(crew.filled), crew.parts[2], view.score
        self.worth = RARE_POINTS if held.kind == "rare" else 0

    def brings(self, cells: int) -> tuple[Tally, ...]:
        """Points, rats, rooms and families as they are and as they would be."""
        rooms = 0
        for room in self.rooms:
            if room & ~cells == 0:
                rooms += 1
        family = self.family(cells) if self.cat else 0
        return tallies(self.now, (cells & self.rats).bit_count(), rooms, family, self.worth)

    def family(self, cells: int) -> int:
        """Points that families gain by one more cat."""
        cats, had = 1, 0
        for beside, size, points in self.kin:
            if beside & cells:
                cats += size
                had += points
        return FAMILY_POINTS[cats] - had


def fillable(covered: int, cells: int) -> list[int]:
    """What is open of the rooms that a tile of so many cells could fill."""
    return [left for left in [room & ~covered for room in ROOM] if 0 < left.bit_count() <= cells]


@kept
def tallies(now: tuple[int, int, int, int], covered: int, filled: int, gained: int, worth: int) -> tuple[Tally, ...]:
    """Points are those of the boat: what lessons make of it is not foretold."""
    rats, rooms, points, score = now
    brought = gained + worth - covered * RAT_POINTS - filled * ROOM_POINTS
    return (
        Tally(text("score-foreseen"), score, "", score + brought),
        Tally(text("part-rats"), rats, "rat", rats - covered),
        Tally(text("part-rooms"), rooms, "plate-plain-full", rooms + filled),
        Tally(text("part-families"), points, "ico-family", points + gained),
    )


def landings(view: CatsView, held: str, places: Iterable[Place]) -> Iterator[Gesture]:
    """One gesture a placement; its last touch is the upper left of the box."""
    tile = view.pending.tile
    assert tile is not None
    label = text("place", tile=tile_name(tile.kind, tile.shape, tile.colour))
    poses, shape = POSE[SHAPE_OF[tile.shape]], tile.shape
    prospect, earned = Prospect(view, tile), text("earns-map")
    masks = [pose.mask if pose else 0 for pose in poses]
    first = [first_of(shape, turn) for turn in range(8)]
    for place in places:
        cell, turn = place.cell, place.turn
        # The mask of a pose begins at bit 0.
        cells = masks[turn] << BIT[cell]
        note = earned if cells & prospect.map else None
        path = (held, SPOTS[cell - first[turn]])
        yield Gesture(place, path, label, turn, note=note, tallies=prospect.brings(cells))
