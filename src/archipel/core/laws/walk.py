"""Random games the laws walk along, and the moments at which they stop to look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from archipel.core.laws.case import Case, LawBroken
from archipel.core.record import Record
from archipel.core.rng import Quick, Rng
from archipel.core.state import IllegalAction, State
from archipel.core.values import Action, Event, Seat


class Ply(msgspec.Struct, frozen=True):
    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Walk(msgspec.Struct, frozen=True):
    """A random game from its opening to its end; `met` is every action offered to whoever acted, once."""

    case: Case
    seed: int
    opening: tuple[Event, ...]
    plies: tuple[Ply, ...]
    met: tuple[Action, ...]

    def broken(self, law: int, ply: int, sentence: str) -> LawBroken:
        return LawBroken(law, self.case, self.seed, ply, sentence)

    def record(self, upto: int) -> Record:
        """The record of the first `upto` plies."""
        record = Record.begin(self.case.game, self.case.options, self.case.seats, self.seed)
        for ply in self.plies[:upto]:
            record.add(ply.seat, ply.action)
        return record


@lru_cache(maxsize=64)
def walk(case: Case, seed: int) -> Walk:
    state, opening = case.game.open(case.options, case.seats, seed)
    rng = Quick(seed)
    plies: list[Ply] = []
    met: dict[Action, None] = {}
    while state.outcome() is None:
        if len(plies) == case.game.bound:
            raise LawBroken(1, case, seed, len(plies), f"random play did not end within {case.game.bound} plies")
        seat = _whose(state, rng)
        legal = state.legal_actions(seat) if seat is not None else ()
        if seat is None or not legal:
            who = "the game is not over, yet nobody is to act" if seat is None else f"seat {seat} has no legal action"
            raise LawBroken(2, case, seed, len(plies), who)
        met.update(dict.fromkeys(legal))
        action = rng.choose(legal)
        try:
            plies.append(Ply(seat, action, tuple(state.apply(seat, action))))
        except IllegalAction as refused:
            raise LawBroken(4, case, seed, len(plies), f"{action} is offered, yet {refused}") from None
    return Walk(case, seed, tuple(opening), tuple(plies), tuple(met))


def stops(game: Walk, count: int) -> Iterator[tuple[int, State]]:
    """The state before some of the plies, the first and the last among them; look, do not touch. Where an option was
    changed, a third of them: the preset has been looked at closely."""
    chosen = _sample(len(game.plies), count // 3 if game.case.change else count, Quick(game.seed))
    state = game.case.new(game.seed)
    for number, ply in enumerate(game.plies):
        if number in chosen:
            yield number, state
        state.advance(ply.seat, ply.action)


def moments(game: Walk) -> Iterator[tuple[int, State]]:
    """The state before every ply, and after the last."""
    state = game.case.new(game.seed)
    for number, ply in enumerate(game.plies):
        yield number, state
        state.advance(ply.seat, ply.action)
    yield len(game.plies), state


def play_on(state: State, rng: Rng, bound: int) -> bool:
    """Play at random from here; whether it ended within the bound."""
    for _ in range(bound):
        if state.outcome() is not None:
            return True
        seat = _whose(state, rng)
        legal = state.legal_actions(seat) if seat is not None else ()
        if seat is None or not legal:
            return False
        state.advance(seat, rng.choose(legal))
    return state.outcome() is not None


def _whose(state: State, rng: Rng) -> Seat | None:
    """Somebody the table waits for; now and then a guest who may act as well."""
    actors = state.to_act()
    guests = [seat for seat in state.may_act() if seat not in actors and state.legal_actions(seat)]
    if guests and rng.below(4) == 0:
        return rng.choose(guests)
    return rng.choose(actors) if actors else None


def _sample(total: int, count: int, rng: Rng) -> set[int]:
    if total <= count:
        return set(range(total))
    slices = [(total * part // count, total * (part + 1) // count) for part in range(count)]
    return {0, total - 1, *(low + rng.below(high - low) for low, high in slices)}
