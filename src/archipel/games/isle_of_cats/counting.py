"""Every component, wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.isle_of_cats.content.tiles import COMMON, COMMONS, SHAPES
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def census(state: CatsState) -> dict[str, int]:
    count: dict[str, int] = {}
    for name in _cards(state) + _tiles(state):
        count[name] = count.get(name, 0) + 1
    for place, shape in enumerate(COMMONS):
        count[shape] = count.get(shape, 0) + state.stock[place] + state.wasted[place]
    return count


def _cards(state: CatsState) -> list[str]:
    """A card that is counted twice shows; picked and wanted ones are among those they were chosen from."""
    masks = [state.deck, state.used]
    for crew in state.crews:
        masks += [crew.hand, crew.offer, crew.drafted, crew.laid, crew.lessons, crew.buried]
    names = [kind for mask in masks for kind in kinds_of(mask)]
    names += [f"lesson_{card}" for card, _, _ in state.public]
    if state.sister is not None:
        sister = state.sister
        names += [f"card {card}" for card in numbers_of(sister.deck | sister.spent) + sister.today + sister.lessons]
        names += [f"colour {colour}" for colour in numbers_of(sister.unturned) + sister.colours]
    return names


def _tiles(state: CatsState) -> list[str]:
    loose = numbers_of(state.bag | state.gone) + state.left + state.right + state.rare + state.oshax
    if state.drawn >= 0:
        loose.append(state.drawn)
    names = [f"tile {tile}" for tile in loose]
    for crew in state.crews:
        for tile in crew.tiles:
            names.append(SHAPES[tile.shape] if tile.kind == COMMON else f"tile {tile.number}")
    return names
