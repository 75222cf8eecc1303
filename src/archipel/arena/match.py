"""One game between bots: seeds go in, the result comes out."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from time import process_time
from typing import Any

import msgspec

from archipel.bots.levels import bot
from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Outcome, Seat
from archipel.core.visibility import undoable


class Match(msgspec.Struct, frozen=True):
    """All it takes to play the same game again: `deal` seeds the game, `thoughts` the bots, by seat."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    deal: str
    thoughts: tuple[int, ...]


class Pace(msgspec.Struct):
    """CPU seconds a bot took: of its decisions, and of its turns where one can tell them apart."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    turns: int = 0
    longest_turn: float = 0.0
    running: float = 0.0

    def decide(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.running += seconds

    def end_turn(self) -> None:
        if self.running:
            self.turns += 1
            self.longest_turn = max(self.longest_turn, self.running)
            self.running = 0.0


class Played(msgspec.Struct):
    """A match and how it ended; paces are by seat and the only part that differs from run to run."""

    match: Match
    outcome: Outcome
    paces: list[Pace]


class Recorded(msgspec.Struct):
    """A match with all that was done in it: the same from run to run."""

    match: Match
    record: Record
    outcome: Outcome


def play(match: Match) -> Played:
    return _play(match, _forget)


def play_recorded(match: Match) -> Recorded:
    found = game(match.game)
    record = Record.begin(found, msgspec.convert(match.options, found.options), len(match.bots), match.deal)
    return Recorded(match, record, _play(match, record.add).outcome)


def _play(match: Match, note: Callable[[Seat, Action], None]) -> Played:
    found = game(match.game)
    options = msgspec.convert(match.options, found.options)
    state = found.new(options, len(match.bots), match.deal)
    bots = [bot(found, name) for name in match.bots]
    rngs = [Quick(seed) for seed in match.thoughts]
    paces = [Pace() for _ in bots]
    while True:
        outcome = state.outcome()
        if outcome is not None:
            return Played(match, outcome, paces)
        seat = state.to_act()[0]
        began = process_time()
        action = bots[seat].choose(Outlook(found, state, seat), rngs[seat])
        paces[seat].decide(process_time() - began)
        note(seat, action)
        draws = state.rng.draws
        events = state.apply(seat, action)
        _end_turns(state, paces, undoable(state, draws, events))


def _forget(seat: Seat, action: Action) -> None:
    """Nothing is kept of what was done."""


def _end_turns(state: State, paces: list[Pace], same: bool) -> None:
    actors = state.to_act()
    for seat, pace in enumerate(paces):
        if not same or seat not in actors:
            pace.end_turn()


def deal_seed(seed: int, deal: int) -> str:
    """The 32 hexadecimal digits that deal the n-th game of a tournament."""
    return blake2b(f"deal {seed} {deal}".encode(), digest_size=16).hexdigest()


def thought_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(blake2b(f"thought {seed} {number} {seat}".encode(), digest_size=8).digest(), "little")
