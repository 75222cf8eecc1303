"""From a tile of the hand to a cell: what it would yield there and how high it would lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Gesture
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.islet.content.parts import GAIN, RESOURCE_OF, RESOURCES
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.places import at_cell, spot_of
from archipel.games.islet.scene.tray import coming
from archipel.games.islet.skin.marks import HIGHEST_TAG
from archipel.games.islet.values import CellView, IsletView, Place

NO_CARD: Final = "none"


def placements(view: IsletView, land: Land, legal: Sequence[Action]) -> list[Gesture]:
    pledged = coming(view, view.turn)
    found = []
    for action in legal:
        if isinstance(action, Place):
            gain, level = yields(land.cells.get(at_cell(action)), action.tile)
            type = RESOURCE_OF[gain]
            found.append(_placement(action, gain, gain if view.piles[type] > pledged[type] else NO_CARD, level))
    return found


@kept
def _placement(action: Place, gain: str, shown: str, level: int) -> Gesture:
    label, note = _told(action.tile, gain, shown, level)
    path = f"hand-{action.tile}", spot_of(at_cell(action))
    return Gesture(action, path, label, ghost=f"yield-{shown}-{min(level, HIGHEST_TAG)}", note=note)


@kept
def _told(tile: str, gain: str, shown: str, level: int) -> tuple[Text, Text]:
    """One label a tile and outcome, so that a whole shore travels as one row."""
    card, empty = text(f"resource-{gain}"), "-empty" if shown == NO_CARD else ""
    label = text(f"do-place{empty}", tile=text(f"tile-{tile}"), card=card, level=level)
    return label, text(f"yield{empty}", card=card, level=level)


def yields(cell: CellView | None, tile: str) -> tuple[str, int]:
    """The card for a tile placed on a cell, or in the sea, and the level it reaches."""
    if cell is None:
        return tile[0], 1
    return RESOURCES[GAIN[RESOURCE_OF[tile[0]]][RESOURCE_OF[cell.stack[-1][0]]]], len(cell.stack) + 1
