"""The reveal: all entries of a turn appear together, finished islands are told, bonuses awarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Event, Seat
from archipel.games.hashi import scoring
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.values import Closed, Entered, Reached, Struck

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


def reveal(state: HashiState, islands: list[int], lines: list[list[int]]) -> None:
    """Show what each seat entered: the island it wrote on (0: none) and the lines it drew."""
    for seat in range(state.seats):
        state.last[seat] = (islands[seat], len(lines[seat]))
        state.tell(entered, state, seat, islands[seat], lines[seat])
    for seat in range(state.seats):
        state.tell(closed, state, seat)
    state.show_boards()
    for bonus in range(len(scoring.BONUSES)):
        race(state, bonus)


def race(state: HashiState, bonus: int) -> None:
    """Who reaches a bonus this turn, what it pays, what is crossed off."""
    turns = state.reached[bonus]
    for seat in range(state.seats):
        if not turns[seat] and scoring.progress(state.boards[seat], bonus) >= scoring.NEEDS[bonus]:
            turns[seat] = state.turn
    for seat in range(state.seats):
        if turns[seat] == state.turn:
            state.tell(reached, state, seat, bonus)
    state.tell(struck, state, bonus)


def entered(state: HashiState, seat: Seat, island: int, lines: list[int]) -> Event:
    names = tuple([state.sheet.lines[line] for line in lines])
    return Entered(seat, island, state.sheet.numbers[state.card] if island else 0, names)


def closed(state: HashiState, seat: Seat) -> Event | None:
    fresh = state.boards[seat].finished & ~state.shown[seat].finished
    islands = [island + 1 for island in range(ISLANDS) if fresh >> island & 1]
    return Closed(seat, tuple(islands)) if islands else None


def reached(state: HashiState, seat: Seat, bonus: int) -> Event:
    return Reached(seat, scoring.BONUSES[bonus], scoring.points(state, bonus, seat))


def struck(state: HashiState, bonus: int) -> Event | None:
    value = crossed_off(state, bonus)
    return Struck(scoring.BONUSES[bonus], value) if value else None


def crossed_off(state: HashiState, bonus: int) -> int:
    """The value of a bonus that nobody can get any more, as of this turn; 0: none."""
    turns = state.reached[bonus]
    if all(turns):
        return 0
    if state.seats == 1:
        return scoring.HIGH[bonus] if state.turn == scoring.DEADLINES[bonus] else 0
    first = min([turn for turn in turns if turn], default=0)
    if first and state.turn == first:
        return scoring.HIGH[bonus]
    return scoring.LOW[bonus] if first and state.turn == first + 1 and state.window == "next_turn" else 0
