"""From a tile of the hand to a cell: what it would yield there and how high it would lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from archipel.core.scene import Gesture
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.islet.content.parts import GAIN, RESOURCE_OF, RESOURCES
from archipel.games.islet.scene.places import at_cell, spot_of
from archipel.games.islet.scene.tray import coming
from archipel.games.islet.skin.marks import HIGHEST_TAG
from archipel.games.islet.values import Cell, CellView, IsletView, Place

NO_CARD: Final = "none"


def placements(view: IsletView, cells: Mapping[Cell, CellView], legal: Sequence[Action]) -> list[Gesture]:
    """One label a tile and outcome, so that a whole shore travels as one row."""
    labels: dict[tuple[str, str, int], tuple[Text, Text]] = {}
    pledged = coming(view, view.turn)
    found = []
    for action in legal:
        if isinstance(action, Place):
            cell = at_cell(action)
            gain, level = yields(cells.get(cell), action.tile)
            left = view.piles[RESOURCE_OF[gain]] - pledged[RESOURCE_OF[gain]]
            shown = gain if left > 0 else NO_CARD
            key = action.tile, shown, level
            if key not in labels:
                labels[key] = said(action.tile, gain, shown, level)
            label, note = labels[key]
            ghost = f"yield-{shown}-{min(level, HIGHEST_TAG)}"
            found.append(Gesture(action, (f"hand-{action.tile}", spot_of(cell)), label, ghost=ghost, note=note))
    return found


def said(tile: str, gain: str, shown: str, level: int) -> tuple[Text, Text]:
    card = text(f"resource-{gain}")
    state = "empty" if shown == NO_CARD else "sure"
    note = text("yield", card=card, level=level, state=state)
    return text("do-place", tile=text(f"tile-{tile}"), card=card, level=level, state=state), note


def yields(cell: CellView | None, tile: str) -> tuple[str, int]:
    """The card for a tile placed on a cell, or in the sea, and the level it reaches."""
    if cell is None:
        return tile[0], 1
    return RESOURCES[GAIN[RESOURCE_OF[tile[0]]][RESOURCE_OF[cell.stack[-1][0]]]], len(cell.stack) + 1
