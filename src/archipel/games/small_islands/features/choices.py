"""Every action as choices: a tile, then its cell and turn; a token and its face, a cell, then an icon; a house or a
search, a cell, then an icon; a boat, then a cell; a card for now, then one for the next round; all others are one."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action
from archipel.games.small_islands.content.packing import edition_of
from archipel.games.small_islands.edition import ANY, FACE_NAMES, LANDSCAPES, PORT_FACE, TOKENS
from archipel.games.small_islands.values import (
    DONE,
    LANDS,
    ORIENTS,
    TAKES,
    Choose,
    Face,
    House,
    Joker,
    Keep,
    Moor,
    Place,
    PutAway,
    Search,
)

BOX: Final = edition_of("")
"""The components as printed."""
TILES: Final[tuple[str, ...]] = tuple(BOX.names)
CARDS: Final[tuple[str, ...]] = tuple(card.name for card in BOX.cards)
VALUES: Final[tuple[int, ...]] = tuple(sorted(set(BOX.values)))
ICONS: Final = max(len(icons) for icons in BOX.icons)
HALF: Final = 10
SIDE: Final = 2 * HALF + 1
CELLS: Final = SIDE * SIDE
TURNS: Final = 4


def cell_at(x: int, y: int) -> int:
    """The number of a cell of the largest table, row by row."""
    return (y + HALF) * SIDE + x + HALF


def _faces(token: int) -> list[Face]:
    """What a token may be laid as."""
    own = BOX.tokens[token]
    return list(FACE_NAMES) if own == ANY else [FACE_NAMES[PORT_FACE], FACE_NAMES[own]]


X: Final[list[int]] = [cell % SIDE - HALF for cell in range(CELLS)]
Y: Final[list[int]] = [cell // SIDE - HALF for cell in range(CELLS)]
LAID_AS: Final[list[tuple[str, Face]]] = [(f"J{token + 1}", face) for token in range(TOKENS) for face in _faces(token)]
ONES: Final[tuple[Action, ...]] = (
    DONE, *TAKES, *LANDS, *ORIENTS, *map(Keep, VALUES), *map(PutAway, TILES[:LANDSCAPES]),
)  # fmt: skip

FIRST_TILE: Final = 1
FIRST_TOKEN: Final = FIRST_TILE + len(TILES)
FIRST_CARD: Final = FIRST_TOKEN + len(LAID_AS)
MOOR: Final = FIRST_CARD + len(CARDS)
HOUSE: Final = MOOR + 1
SEARCH: Final = HOUSE + 1
FIRST_CELL: Final = SEARCH + 1
OPENERS: Final = FIRST_CELL + CELLS
FIRST_ICON: Final = OPENERS
FIRST_NEXT: Final = FIRST_ICON + ICONS
FIRST_ONE: Final = FIRST_NEXT + len(CARDS)
FIRST_POSE: Final = FIRST_ONE + len(ONES)
CHOICES: Final[tuple[str, ...]] = (
    "wait",
    *[f"place {tile}" for tile in TILES],
    *[f"joker {token} {face}" for token, face in LAID_AS],
    *[f"choose {card}" for card in CARDS],
    "moor",
    "house",
    "search",
    *[f"at {X[cell]} {Y[cell]}" for cell in range(CELLS)],
    *[f"icon {icon}" for icon in range(ICONS)],
    *[f"next {card}" for card in CARDS],
    *map(str, ONES),
    *[f"at {X[cell]} {Y[cell]} turned {turn}" for cell in range(CELLS) for turn in range(TURNS)],
)

_TILE: Final[dict[str, int]] = {tile: FIRST_TILE + place for place, tile in enumerate(TILES)}
_TOKEN: Final[dict[tuple[str, str], int]] = {laid: FIRST_TOKEN + place for place, laid in enumerate(LAID_AS)}
_CARD: Final[dict[str, int]] = {card: FIRST_CARD + place for place, card in enumerate(CARDS)}
_ONE: Final[dict[Action, tuple[int, ...]]] = {action: (FIRST_ONE + place,) for place, action in enumerate(ONES)}
_PAST_CARD: Final = FIRST_NEXT - FIRST_CARD


_KEPT: Final = 1 << 16
_SPELLED: Final[dict[Action, tuple[int, ...]]] = {}


def spell(action: Action) -> tuple[int, ...]:
    """Kept, for the same actions come again and again."""
    known = _SPELLED.get(action)
    if known is None:
        if len(_SPELLED) >= _KEPT:
            _SPELLED.clear()
        known = _spelled(action)
        _SPELLED[action] = known
    return known


def _spelled(action: Action) -> tuple[int, ...]:
    if isinstance(action, Place):
        return _TILE[action.tile], FIRST_POSE + cell_at(action.x, action.y) * TURNS + action.turn
    if isinstance(action, Joker):
        first = _TOKEN[action.token, action.face]
        return first, FIRST_CELL + cell_at(action.x, action.y), FIRST_ICON + action.at
    if isinstance(action, Moor):
        return MOOR, FIRST_CELL + cell_at(action.x, action.y)
    if isinstance(action, House):
        return HOUSE, FIRST_CELL + cell_at(action.x, action.y), FIRST_ICON + action.spot
    if isinstance(action, Search):
        return SEARCH, FIRST_CELL + cell_at(action.x, action.y), FIRST_ICON + action.spot
    if isinstance(action, Choose):
        return _CARD[action.now], _CARD[action.next] + _PAST_CARD
    return _ONE[action]


def read(choices: tuple[int, ...]) -> Action:
    first = choices[0]
    if first >= FIRST_ONE:
        return ONES[first - FIRST_ONE]
    if first < FIRST_TOKEN:
        pose = choices[1] - FIRST_POSE
        return Place(TILES[first - FIRST_TILE], X[pose // TURNS], Y[pose // TURNS], pose % TURNS)
    if FIRST_CARD <= first < MOOR:
        return Choose(CARDS[first - FIRST_CARD], CARDS[choices[1] - FIRST_NEXT])
    cell = choices[1] - FIRST_CELL
    x, y = X[cell], Y[cell]
    if first == MOOR:
        return Moor(x, y)
    icon = choices[2] - FIRST_ICON
    if first == HOUSE:
        return House(x, y, icon)
    if first == SEARCH:
        return Search(x, y, icon)
    token, face = LAID_AS[first - FIRST_TOKEN]
    return Joker(token, face, x, y, icon)
