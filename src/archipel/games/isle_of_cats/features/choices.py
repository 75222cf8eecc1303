"""Every action as choices: a rescue is a cat, then a basket; cards of a draft are kept one by one, then enough; all
others are one choice."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action
from archipel.games.isle_of_cats.boat import BOARD, COLS, ROWS
from archipel.games.isle_of_cats.content.cards import (
    ACTION_KINDS,
    BASKETS,
    BROKEN,
    FIRST_OWN,
    KIND,
    PRIVATE,
    RESCUES,
    TREASURES,
    WAYS,
)
from archipel.games.isle_of_cats.content.tiles import (
    BOX_RARES,
    CATS,
    COMMONS,
    HOUSE_TILES,
    OSHAX,
    SMALL,
    TILE_KIND,
)
from archipel.games.isle_of_cats.values import (
    COLOURS,
    END,
    ENOUGH,
    LEFT,
    PASS,
    PAY,
    READY,
    RIGHT,
    SKIP,
    WAIVE,
    Adopt,
    Buy,
    Find,
    Forget,
    Give,
    Keep,
    Lay,
    Lift,
    Meeple,
    Name,
    Place,
    Play,
    Rescue,
    Return,
    Send,
    Treasure,
)

KINDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(kind for kind in KIND[:FIRST_OWN] if kind))
"""Every kind of card of the box, in the order of the printed numbers."""
_DEALT: Final = [kind for kind in KINDS if not kind.startswith("family_")]
CAT_COUNT: Final = len(COLOURS) * len(CATS)
WITH: Final[tuple[str, ...]] = (
    "permanent", *BASKETS, *(f"{one}+{two}" for at, one in enumerate(BROKEN) for two in BROKEN[at:]), "free",
)  # fmt: skip
TURNS: Final = 8
_FOUND: Final[dict[str, tuple[str, ...]]] = {"rare": BOX_RARES, "common": COMMONS, "small": SMALL}


def _plays() -> list[Action]:
    """Every way to play an any-time card."""
    asks: dict[str, tuple[str, ...]] = {"fish_one_color": COLOURS, "basket_to_fish": ("ready", "used")}
    return [Play(kind, what) for kind in ACTION_KINDS for what in asks.get(kind, ("",))]


def _finds() -> list[Action]:
    ways: list[tuple[str, str]] = [(kind, way) for kind in TREASURES for way in WAYS[kind]]
    return [Find(kind, way, shape) for kind, way in ways for shape in _FOUND[way]]  # type: ignore[arg-type]


ONES: Final[tuple[Action, ...]] = (
    ENOUGH, PAY, READY, PASS, END, SKIP, WAIVE, LEFT, RIGHT,
    *map(Meeple, COLOURS), *map(Name, COLOURS),
    *map(Buy, _DEALT), *map(Return, _DEALT),
    *map(Lay, RESCUES), *map(Lift, RESCUES),
    *map(Treasure, (*COMMONS, *BOX_RARES)),
    *[Adopt(tile, colour) for tile in range(HOUSE_TILES) if TILE_KIND[tile] == OSHAX for colour in COLOURS],
    *_finds(), *_plays(),
    *map(Send, range(CAT_COUNT)),
    *[Forget(card) for card in range(FIRST_OWN) if PRIVATE >> card & 1],
    *map(Give, range(BOARD.bit_count())),
    *[Place(cell, turn) for cell in range(COLS * ROWS) for turn in range(TURNS)],
)  # fmt: skip
"""Actions of one choice each. Of the tiles on a boat there are at most as many as it has cells."""

FIRST_KEPT: Final = 1
FIRST_CAT: Final = FIRST_KEPT + len(KINDS)
OPENERS: Final = FIRST_CAT + CAT_COUNT
FIRST_BASKET: Final = OPENERS
FIRST_ONE: Final = FIRST_BASKET + len(WITH)
FIRST_PLACE: Final = FIRST_ONE + len(ONES) - COLS * ROWS * TURNS
CHOICES: Final[tuple[str, ...]] = (
    "wait",
    *[f"keep {kind}" for kind in KINDS],
    *[f"rescue {cat}" for cat in range(CAT_COUNT)],
    *[f"with {basket}" for basket in WITH],
    *[str(action).rstrip() for action in ONES],
)

_KEPT: Final[dict[str, int]] = {kind: FIRST_KEPT + place for place, kind in enumerate(KINDS)}
_ONE: Final[dict[Action, tuple[int, ...]]] = {action: (FIRST_ONE + place,) for place, action in enumerate(ONES)}
_ENOUGH: Final = _ONE[ENOUGH]
_PLACED: Final[list[tuple[int, ...]]] = [(FIRST_PLACE + place,) for place in range(COLS * ROWS * TURNS)]
_RESCUED: Final[dict[str, list[tuple[int, ...]]]] = {
    basket: [(FIRST_CAT + cat, FIRST_BASKET + place) for cat in range(CAT_COUNT)] for place, basket in enumerate(WITH)
}


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, Place):
        return _PLACED[action.cell * TURNS + action.turn]
    if isinstance(action, Rescue):
        return _RESCUED[action.basket][action.cat]
    if isinstance(action, Keep):
        return tuple([_KEPT[kind] for kind in action.cards]) + _ENOUGH
    return _ONE[action]


def read(choices: tuple[int, ...]) -> Action:
    first = choices[0]
    if first >= FIRST_ONE:
        return ONES[first - FIRST_ONE]
    if first >= FIRST_CAT:
        return Rescue(first - FIRST_CAT, WITH[choices[1] - FIRST_BASKET])
    return Keep(tuple([KINDS[choice - FIRST_KEPT] for choice in choices[:-1]]))
