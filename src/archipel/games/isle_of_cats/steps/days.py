"""Five days: it waits at the bottom of the stack and opens one phase after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.core.values import Event, Seat
from archipel.games.isle_of_cats.content.table import CATS_A_FIELD, DAYS, FISH_A_DAY
from archipel.games.isle_of_cats.content.tiles import CAT, OSHAX, RARE, TILE_KIND
from archipel.games.isle_of_cats.drawing import draw_tile, put_by
from archipel.games.isle_of_cats.events import Day, Ended, Filled, Fished, Fled, Raced, Turned
from archipel.games.isle_of_cats.piles import kinds_of
from archipel.games.isle_of_cats.sister import draw_card, end_day, turn_colour
from archipel.games.isle_of_cats.steps.draft import begin_draft
from archipel.games.isle_of_cats.steps.laying import Laying
from archipel.games.isle_of_cats.steps.lessons import Lessons
from archipel.games.isle_of_cats.steps.paying import Paying
from archipel.games.isle_of_cats.steps.phases import Finds, Rescues, race, speeds
from archipel.games.isle_of_cats.steps.window import open_window

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

DAWN: Final = 0
FILL: Final = 1
DRAFT: Final = 2
DRAFTED: Final = 3
PAY: Final = 4
PAID: Final = 5
READ: Final = 6
LAY: Final = 7
REVEAL: Final = 8
RESCUE: Final = 9
FIND: Final = 10
DUSK: Final = 11
NIGHT: Final = 12
FAMILY_PARTS: Final = (FILL, RESCUE, NIGHT)


@final
class Days(Step["CatsState"]):
    """`part` is what comes next of the day."""

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, state: CatsState) -> None:
        part = self.part
        self.part = self.following(state, part)
        if part == DAWN:
            dawn(state)
        elif part == FILL:
            state.phase = "fishing"
            fill(state)
            if state.mode != "family":
                fish(state)
                open_window(state, "fished")
        elif part == DRAFT:
            state.phase = "exploring"
            begin_draft(state)
        elif part == DRAFTED:
            open_window(state, "drafted")
        elif part == PAY:
            state.steps.append(Paying([False] * state.seats))
        elif part == PAID:
            open_window(state, "paid")
        elif part == READ:
            state.phase = "lessons"
            state.steps.append(Lessons(0, 0))
        elif part == LAY:
            state.phase = "rescue"
            state.steps.append(Laying(0))
        elif part == REVEAL:
            reveal(state)
            open_window(state, "revealed")
        elif part == RESCUE:
            state.phase = "rescue"
            state.steps.append(Rescues(0, asked=True))
        elif part == FIND:
            put_away(state)
            state.phase = "finds"
            state.steps.append(Finds(0, asked=False))
        elif part == DUSK:
            state.phase = "dusk"
            open_window(state, "dusk")
        else:
            night(state)

    def following(self, state: CatsState, part: int) -> int:
        if part == NIGHT:
            return FILL if state.mode == "family" else DAWN
        if state.mode == "family":
            return FAMILY_PARTS[FAMILY_PARTS.index(part) + 1]
        return part + 1

    def clone(self) -> Days:
        return Days(self.part)

    def facts(self) -> object:
        return self.part


def dawn(state: CatsState) -> None:
    state.phase = "dawn"
    if state.day > 1:
        open_window(state, "dawn")


def fill(state: CatsState) -> None:
    """Draw until enough cats are out: the first half to the left, the second to the right."""
    state.tell(Day, state.day)
    half = CATS_A_FIELD[state.seats]
    left: list[int] = []
    right: list[int] = []
    rare = oshax = 0
    while len(right) < half and state.bag:
        tile = draw_tile(state)
        if TILE_KIND[tile] == CAT:
            (left if len(left) < half else right).append(tile)
            continue
        put_by(state, tile)
        rare += TILE_KIND[tile] == RARE
        oshax += TILE_KIND[tile] == OSHAX
    state.left += left
    state.right += right
    state.tell(Filled, tuple(left), tuple(right), rare, oshax)


def fish(state: CatsState) -> None:
    for crew in state.crews:
        crew.fish += FISH_A_DAY
    state.tell(Fished, FISH_A_DAY)


def reveal(state: CatsState) -> None:
    """All turn their rescue cards over, the sister her first basket card, and the order is sorted by speed."""
    state.revealed = True
    if state.sister is not None:
        draw_card(state, first=True)
    found = speeds(state)
    race(state, found)
    state.tell(Raced, tuple(found), tuple(state.order))
    for seat in range(state.seats):
        state.tell(turned, state, seat, found[seat])
    state.passed = [False] * state.seats


def turned(state: CatsState, seat: Seat, speed: int) -> Event:
    return Turned(seat, kinds_of(state.crews[seat].laid), speed)


def put_away(state: CatsState) -> None:
    """Revealed rescue cards that were not used are discarded."""
    for crew in state.crews:
        state.used |= crew.laid
        crew.laid = 0
    state.revealed = False
    state.passed = [False] * state.seats


def night(state: CatsState) -> None:
    """Cats left in the fields leave the game; baskets are turned, or the game is over."""
    state.tell(Fled, len(state.left) + len(state.right))
    for cat in state.left + state.right:
        state.gone |= 1 << cat
    state.left = []
    state.right = []
    state.passed = [False] * state.seats
    if state.mode == "family":
        state.order.append(state.order.pop(0))
    if state.sister is not None:
        end_day(state)
    if state.day == DAYS:
        state.phase = "over"
        state.steps.pop()
        state.tell(Ended)
        return
    state.day += 1
    for crew in state.crews:
        crew.ready += crew.used
        crew.used = 0
        crew.backs = 0
    if state.sister is not None:
        turn_colour(state)
