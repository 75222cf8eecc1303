"""Laws 1, 2 and 12: a game ends, knows whom it waits for, and loses no component on the way."""

from __future__ import annotations

from archipel.core.laws.case import Case
from archipel.core.laws.policies import as_walked, first, last, play_by, seeker
from archipel.core.laws.walk import Walk, moments, walk
from archipel.core.state import State


def ends(case: Case, seed: int = 1) -> None:
    """Law 1: play ends within the game's bound, whatever is chosen, and no state with the same seats to act comes
    again; with options the game calls endless, random play ends."""
    game = walk(case, seed)
    if case.endless:
        return
    play_by(as_walked(game), "random play", case, seed)
    play_by(first, "always the first choice", case, seed)
    play_by(last, "always the last choice", case, seed)
    if not case.change:
        play_by(seeker(seed), "looking for a state seen before", case, seed)


def waits(case: Case, seed: int = 1) -> None:
    """Law 2: nobody is to act exactly when there is an outcome, and whoever is to act has a legal action."""
    game = walk(case, seed)
    for ply, state in moments(game):
        why = _waiting(game, state)
        if why:
            raise game.broken(2, ply, why)


def counts(case: Case, seed: int = 1) -> None:
    """Law 12: the census of components never changes."""
    game = walk(case, seed)
    first: dict[str, int] = {}
    for ply, state in moments(game):
        census = dict(state.census())
        first = first or census
        if not census or census != first:
            raise game.broken(12, ply, f"there were {first}, now there are {census}")


def _waiting(game: Walk, state: State) -> str:
    actors, allowed, over = state.to_act(), state.may_act(), state.outcome() is not None
    if over and (actors or allowed):
        return f"the game is over, yet seats {actors or allowed} may act"
    if not over and not actors:
        return "the game is not over, yet nobody is to act"
    if not set(actors) <= set(allowed) <= set(range(game.case.seats)):
        return f"seats {allowed} may act of {game.case.seats}, seats {actors} must"
    for seat in range(game.case.seats):
        if seat in actors and not state.legal_actions(seat):
            return f"seat {seat} is to act and has no legal action"
        if seat not in allowed and state.legal_actions(seat):
            return f"seat {seat} may not act and is offered actions"
    return ""
