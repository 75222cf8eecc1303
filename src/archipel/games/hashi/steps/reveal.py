"""The reveal: all entries of a turn appear together, finished islands are told, bonuses awarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.games.hashi import scoring
from archipel.games.hashi.content.sheet import CARD_NUMBERS
from archipel.games.hashi.values import Closed, Entered, Reached, Struck

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


def reveal(state: HashiState, islands: list[int], lines: list[list[int]]) -> None:
    """Show what each seat entered: the island it wrote on (0: none) and the lines it drew."""
    number = CARD_NUMBERS[state.card]
    for seat in range(state.seats):
        state.last[seat] = (islands[seat], len(lines[seat]))
        if state.log is not None:
            names = tuple([state.sheet.lines[line] for line in lines[seat]])
            state.emit(Entered(seat, islands[seat], number if islands[seat] else 0, names))
    if state.log is not None:
        tell_closed(state)
    state.show_boards()
    for bonus in range(len(scoring.BONUSES)):
        race(state, bonus)


def race(state: HashiState, bonus: int) -> None:
    """Who reaches a bonus this turn, what it pays, what is crossed off."""
    turns = state.reached[bonus]
    for seat in range(state.seats):
        if not turns[seat] and scoring.progress(state.boards[seat], bonus) >= scoring.NEEDS[bonus]:
            turns[seat] = state.turn
    if state.log is None:
        return
    for seat in range(state.seats):
        if turns[seat] == state.turn:
            state.emit(Reached(seat, scoring.BONUSES[bonus], scoring.points(state, bonus, seat)))
    for value in crossed_off(state, bonus):
        state.emit(Struck(scoring.BONUSES[bonus], value))


def crossed_off(state: HashiState, bonus: int) -> list[int]:
    """Values of a bonus that nobody can get any more, as of this turn."""
    if state.seats == 1:
        missed = state.turn == scoring.DEADLINES[bonus] and not state.reached[bonus][0]
        return [scoring.HIGH[bonus]] if missed else []
    first = min([turn for turn in state.reached[bonus] if turn], default=0)
    if all(state.reached[bonus]):
        return []
    if first and state.turn == first:
        return [scoring.HIGH[bonus]]
    if first and state.turn == first + 1 and state.window == "next_turn":
        return [scoring.LOW[bonus]]
    return []


def tell_closed(state: HashiState) -> None:
    for seat in range(state.seats):
        fresh = state.boards[seat].finished & ~state.shown[seat].finished
        if fresh:
            islands = [island + 1 for island in range(len(state.sheet.flags)) if fresh >> island & 1]
            state.emit(Closed(seat, tuple(islands)))
