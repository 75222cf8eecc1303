"""Laws 9 and 13: simultaneous commitments commute, and undo takes back exactly what taught nothing."""

from __future__ import annotations

from itertools import pairwise

from archipel.core.laws.case import Case
from archipel.core.laws.copies import begin
from archipel.core.laws.walk import Walk, stops, walk
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State
from archipel.core.values import Action, Seat
from archipel.core.visibility import undoable

STOPS = 40
REPLAYS = 12
TWINS = 3


def commutes(case: Case, seed: int = 1) -> None:
    """Law 9: where several seats act in secret, the order in which they do makes no difference."""
    game = walk(case, seed)
    for ply, state in stops(game, STOPS):
        actors = state.to_act() if state.steps and state.steps[-1].secret() else ()
        for one, two in pairwise(actors):
            rng = Quick(ply)
            moves = [(seat, rng.choose(state.legal_actions(seat))) for seat in (one, two)]
            if _after(state, moves) != _after(state, moves[::-1]):
                said = " and ".join(f"{action} of seat {seat}" for seat, action in moves)
                raise game.broken(9, ply, f"{said} do not commute")


def undoes(case: Case, seed: int = 1) -> None:
    """Law 13: undo restores the state exactly, and an undoable action taught its player nothing."""
    game = walk(case, seed)
    for ply, state in stops(game, REPLAYS):
        if _replayed(game, game.record(ply)) != state.digest():
            raise game.broken(13, ply, "replaying without the last action gives another state")
        _undo_under_secrecy(game, ply, state)
    for ply, state in stops(game, STOPS):
        _learns_nothing(game, ply, state)


def _after(state: State, moves: list[tuple[Seat, Action]]) -> str:
    twin = state.clone()
    try:
        for seat, action in moves:
            twin.apply(seat, action)
    except IllegalAction as refused:
        return str(refused)
    return twin.digest()


def _replayed(game: Walk, record: Record) -> str:
    state = begin(game.case.game, record)
    for seat, line in record.actions:
        state.apply(seat, game.case.game.actions.parse(line))
    return state.digest()


def _undo_under_secrecy(game: Walk, ply: int, state: State) -> None:
    """At a secret step an action may be taken back though another seat has acted since."""
    actors = state.to_act()
    if not state.steps[-1].secret() or len(actors) < 2:
        return
    mine, other = (state.legal_actions(seat)[0] for seat in actors[:2])
    both, alone = state.clone(), state.clone()
    draws = both.rng.draws
    events = both.apply(actors[0], mine)
    if actors[1] in both.to_act() and undoable(both, draws, events):
        alone.apply(actors[1], other)
        record = game.record(ply)
        record.add(actors[1], other)
        if _replayed(game, record) != alone.digest():
            raise game.broken(13, ply, f"taking {mine} back from under {other} gives another state")


def _learns_nothing(game: Walk, ply: int, state: State) -> None:
    step = game.plies[ply]
    after = state.clone()
    draws = after.rng.draws
    events = after.apply(step.seat, step.action)
    if not undoable(after, draws, events):
        return
    for number in range(TWINS):
        twin = state.determinize(step.seat, Quick(ply * TWINS + number))
        why = twin.objection(step.seat, step.action)
        if why is not None:
            raise game.broken(13, ply, f"{step.action} is refused in a twin for {why.key}")
        twin.advance(step.seat, step.action)
        if twin.view(step.seat) != after.view(step.seat):
            raise game.broken(13, ply, f"{step.action} can be undone, yet taught seat {step.seat} something")
        if list(twin.legal_actions(step.seat)) != list(after.legal_actions(step.seat)):
            raise game.broken(13, ply, f"{step.action} can be undone, yet offers seat {step.seat} something new")
