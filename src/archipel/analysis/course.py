"""The course of a recorded game: which of its actions belong to one turn, and which were made in secret."""

from __future__ import annotations

import msgspec

from archipel.core.game import Game
from archipel.core.record import BrokenRecord, Record, start
from archipel.core.state import IllegalAction
from archipel.core.values import Seat
from archipel.core.visibility import undoable

LONGEST = 8
"""So many actions at most are one turn: a seat that plays on and on without learning anything still chooses."""


class Course(msgspec.Struct, frozen=True):
    """`turns` gives every action the number of its turn; a turn goes on while its seat decides again and knows no more
    than before, whatever others do meanwhile. `since` says of every moment how many actions had been carried out when
    what is chosen in secret there began to be chosen; itself, where all is open."""

    game: Game
    turns: tuple[int, ...]
    since: tuple[int, ...]
    finished: bool

    def plies_of(self, turn: int) -> tuple[int, ...]:
        return tuple(ply for ply, one in enumerate(self.turns) if one == turn)


def course_of(record: Record) -> Course:
    """BrokenRecord where the record is of other rules, or does not play to its last action."""
    game, state = start(record)
    if record.rules != game.rules:
        raise BrokenRecord(f"made for rules {record.rules}, and the rules of today are {game.rules}")
    turns = Turns()
    since = [0]
    for ply, (seat, line) in enumerate(record.actions):
        draws, secret = state.rng.draws, state.steps[-1].secret() if state.steps else False
        try:
            events = state.apply(seat, game.actions.parse(line))
        except (ValueError, IllegalAction) as error:
            raise BrokenRecord(f"action {ply + 1}: {error}") from None
        free = undoable(state, draws, events)
        turns.add(seat, goes_on=free and seat in state.to_act(), free=free)
        still = secret and free and bool(state.steps) and state.steps[-1].secret()
        since.append(since[-1] if still else ply + 1)
    return Course(game, tuple(turns.numbers), tuple(since), state.outcome() is not None)


class Turns:
    """Numbers the turns as actions come in."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.count = 0
        self.open: dict[Seat, tuple[int, int]] = {}

    def add(self, seat: Seat, *, goes_on: bool, free: bool) -> None:
        """An action; `free`: it told nobody anything that cannot be taken back."""
        turn, size = self.open.pop(seat, (self.count, 0))
        self.count += turn == self.count
        self.numbers.append(turn)
        if not free:
            self.open.clear()
        if goes_on and size + 1 < LONGEST:
            self.open[seat] = (turn, size + 1)
