"""Every action as choices: what is done, then where, then what is paid card by card, then enough."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action
from archipel.games.islet.acts import (
    DISCARDS,
    FULFILS,
    GIVE_UP_READY,
    GIVE_UP_TIPPED,
    GUARANTEES,
    REMOVE_FROM_BAG,
    REMOVES,
)
from archipel.games.islet.content.parts import KINDS
from archipel.games.islet.features.window import CELLS, ISLETS, OF_CELL
from archipel.games.islet.grid import FAR
from archipel.games.islet.values import END, LETTERS, NOTHING, STOP, Advance, Cell, Lay, Move, Place, Start

LENGTH: Final = 2 * FAR + 1
WHOLE: Final[tuple[Action, ...]] = (
    STOP, END, Move("hand"), Move("bag"), Move("mixed"), *REMOVES, REMOVE_FROM_BAG, *DISCARDS, *GUARANTEES,
    *GIVE_UP_READY, *GIVE_UP_TIPPED, *FULFILS,
)  # fmt: skip
"""Actions of one choice."""

FIRST_PLACE: Final = 1
START: Final = FIRST_PLACE + len(KINDS)
ADVANCE: Final = START + 1
LAY: Final = ADVANCE + 1
FIRST_CELL: Final = LAY + 1
FIRST_FAR: Final = FIRST_CELL + len(CELLS)
FIRST_COLUMN: Final = FIRST_FAR + ISLETS
FIRST_ROW: Final = FIRST_COLUMN + LENGTH
FIRST_PAY: Final = FIRST_ROW + LENGTH
ENOUGH: Final = FIRST_PAY + len(LETTERS)
FIRST_WHOLE: Final = ENOUGH + 1
OPENERS: Final = ENOUGH

CHOICES: Final[tuple[str, ...]] = (
    "wait",
    *[f"place {kind}" for kind in KINDS],
    "start", "advance", "lay",
    *[f"at {islet} {x} {y}" for islet, x, y in CELLS],
    *[f"far {islet + 1}" for islet in range(ISLETS)],
    *[f"column {x}" for x in range(-FAR, FAR + 1)],
    *[f"row {y}" for y in range(-FAR, FAR + 1)],
    *[f"pay {letter}" for letter in LETTERS],
    "enough", *map(str, WHOLE),
)  # fmt: skip
SPELLED: Final[dict[Action, tuple[int, ...]]] = {action: (FIRST_WHOLE + nth,) for nth, action in enumerate(WHOLE)}
KEPT: Final = 50_000
PLACE_OF: Final[dict[str, int]] = {kind: FIRST_PLACE + nth for nth, kind in enumerate(KINDS)}
PAY_OF: Final[dict[str, int]] = {letter: FIRST_PAY + nth for nth, letter in enumerate(LETTERS)}


def spell(action: Action) -> tuple[int, ...]:
    """The same few actions are met over and over: they are spelled once."""
    found = SPELLED.get(action)
    if found is None:
        found = _spell(action)
        if len(SPELLED) < KEPT:
            SPELLED[action] = found
    return found


def _spell(action: Action) -> tuple[int, ...]:
    """A payment may hold another whole, so all are closed; a free step is paid at once."""
    if isinstance(action, Place):
        return (PLACE_OF[action.tile], *_where(action.islet, action.x, action.y))
    if isinstance(action, Advance):
        return (ADVANCE, *_where(action.islet, action.x, action.y), *_paid(action.pay))
    if isinstance(action, Lay):
        return (LAY, *_paid(action.pay))
    assert isinstance(action, Start)
    return (START, *_where(action.islet, action.x, action.y))


def _where(islet: int, x: int, y: int) -> tuple[int, ...]:
    """A cell of the window, or islet, column and row."""
    place = OF_CELL.get((islet, x, y), -1)
    if place >= 0:
        return (FIRST_CELL + place,)
    return FIRST_FAR + islet - 1, FIRST_COLUMN + FAR + x, FIRST_ROW + FAR + y


def _paid(pay: str) -> tuple[int, ...]:
    if pay == NOTHING:
        return (ENOUGH,)
    return (*[PAY_OF[letter] for letter in pay], ENOUGH)


def read(choices: tuple[int, ...]) -> Action:
    first = choices[0]
    if first >= FIRST_WHOLE:
        return WHOLE[first - FIRST_WHOLE]
    if first == LAY:
        return Lay(_pay(choices[1:]))
    islet, x, y = _cell(choices)
    if first == START:
        return Start(islet, x, y)
    if first == ADVANCE:
        return Advance(islet, x, y, _pay(choices[2 if choices[1] < FIRST_FAR else 4 :]))
    return Place(KINDS[first - FIRST_PLACE], islet, x, y)


def _cell(choices: tuple[int, ...]) -> Cell:
    where = choices[1]
    if where < FIRST_FAR:
        return CELLS[where - FIRST_CELL]
    return where - FIRST_FAR + 1, choices[2] - FIRST_COLUMN - FAR, choices[3] - FIRST_ROW - FAR


def _pay(choices: tuple[int, ...]) -> str:
    return "".join([LETTERS[choice - FIRST_PAY] for choice in choices if choice < ENOUGH]) or NOTHING
