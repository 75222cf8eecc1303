"""Discovery tokens: island by island, draw as many as there are temples and keep one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands.events import Kept, Searched
from archipel.games.small_islands.geometry import CELLS, cell_of, x_of, y_of
from archipel.games.small_islands.objectives import TEMPLE, count
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.supply import draw_values
from archipel.games.small_islands.values import Keep, Search
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

SEARCHES: Final[list[Search]] = [Search(x_of(cell), y_of(cell), icon) for cell in range(CELLS) for icon in range(8)]
KEEPS: Final[list[Keep]] = [Keep(value) for value in range(100)]


@final
class Searching(Decision):
    """With several islands left their order is chosen; a single one is searched by itself."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("search", aside=aside(state, seat))

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return (state.turn,) if len(state.finds) > 1 else ()

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return [SEARCHES[state.board.cells[spot >> 3] * 8 + (spot & 7)] for spot in state.finds]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Search):
            return untimely(action)
        cell = cell_of(action.x, action.y)
        spot = state.board.at[cell] * 8 + action.spot if cell >= 0 else -1
        return None if spot in state.finds and 0 <= action.spot < 8 else text("refused-no-search", rule="10.6")

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Search)
        search(state, state.board.at[cell_of(action.x, action.y)] * 8 + action.spot)

    def run(self, state: SmallState) -> None:
        if state.finds:
            search(state, state.finds[0])
        else:
            state.steps.pop()


def aside(state: SmallState, seat: Seat | None) -> tuple[int, ...]:
    """Tokens looked at and not kept, for a view: only whoever drew them knows them."""
    return tuple(state.aside) if seat == state.turn else ()


def search(state: SmallState, spot: int) -> None:
    board = state.board
    state.finds.remove(spot)
    number = min(count(board.counts[board.island_at(spot)], TEMPLE), len(state.values))
    state.drawn = sorted(draw_values(state, number))
    state.tell(searched, state, spot, number)
    if number == 1:
        keep(state, state.drawn[0])
    elif number:
        state.steps.append(KEEPING)


def searched(state: SmallState, spot: int, number: int) -> Event:
    cell = state.board.cells[spot >> 3]
    return Searched(state.turn, x_of(cell), y_of(cell), spot & 7, number, tuple(state.drawn))


def keep(state: SmallState, value: int) -> None:
    """The others lie aside until all islands of this player are done."""
    state.mats[state.turn].tokens.append(value)
    state.drawn.remove(value)
    state.aside += state.drawn
    state.drawn = []
    state.tell(Kept, state.turn, value)


@final
class Keeping(Decision):
    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        drawn = tuple(state.drawn) if seat == state.turn else ()
        return Pending("keep", drawn=drawn, aside=aside(state, seat))

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        values: list[int] = []
        for value in state.drawn:
            if value not in values:
                values.append(value)
        return [KEEPS[value] for value in values]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Keep):
            return untimely(action)
        return None if action.value in state.drawn else text("refused-no-value", rule="10.6")

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Keep)
        state.steps.pop()
        keep(state, action.value)


SEARCHING: Final = Searching()
KEEPING: Final = Keeping()
