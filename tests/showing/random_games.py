"""One random game of every mode, by its record, and the states it passes."""

from __future__ import annotations

from functools import cache

from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.core.rng import Quick
from archipel.core.state import State

MODES = [(game.id, mode.id) for game in games().values() for mode in game.modes]


@cache
def random_record(id: str, mode: str) -> Record:
    """Played to its end by the least number of seats."""
    game = games()[id]
    found = game.mode(mode)
    options, rng = game.choose_options(found), Quick(5)
    record = Record.begin(game, options, found.seats[0], 5)
    state = game.new(options, found.seats[0], record.seed)
    while state.outcome() is None:
        seat = state.to_act()[0]
        action = rng.choose(state.legal_actions(seat))
        record.add(seat, action)
        state.apply(seat, action)
    return record


def of_several(id: str) -> Record:
    """A game of the first mode that is for several."""
    return random_record(id, next(mode.id for mode in games()[id].modes if mode.seats[0] > 1))


def first(record: Record, plies: int) -> Record:
    """As much of a record."""
    return Record(record.game, record.rules, record.options, record.seats, record.seed, record.actions[:plies])


def thirds(record: Record) -> list[int]:
    """Its start, its middle and its end, in plies."""
    last = len(record.actions)
    return [0, last // 2, last]


def reached(record: Record, plies: int) -> State:
    return replay(first(record, plies))
