"""Law 8, the leak detector: what a seat cannot know makes no difference to anything it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from archipel.core.laws.case import Case
from archipel.core.laws.pool import pool, some
from archipel.core.laws.walk import Walk, moments, play_on, stops, walk
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.values import Action, Event, Seat
from archipel.core.visibility import asked, seen, undoable, withheld

STOPS = 24
TWINS = 2
TRIED = 12
FAR = 6
OPENINGS = 64
ALIKE = 4
APART = 1000


def hides(case: Case, seed: int = 1) -> None:
    """Law 8: for every seat a determinized twin has the same view, legal actions, events seen and scene, plays on to
    the end and holds the same components; and chance alone, never the hidden truth, decides what twin is drawn."""
    game = walk(case, seed)
    _told_before_shown(game)
    _openings(game)
    candidates = pool(game)
    for ply, state in stops(game, STOPS):
        _twins(game, ply, state, some(candidates, TRIED, ply))
        _unseen_choices(game, ply, state)
        _unseen_answers(game, ply, state)
        _play_a_twin(game, ply, state)


def differs(state: State, other: State, seat: Seat, tried: Sequence[Action] = ()) -> str:
    """What a seat could tell two states apart by; empty: nothing."""
    if state.view(seat) != other.view(seat):
        return "its view"
    if state.view(None) != other.view(None):
        return "the view of a spectator"
    if (state.to_act(), state.may_act()) != (other.to_act(), other.may_act()):
        return "who is to act"
    if (state.awaited(), state.invitation(seat)) != (other.awaited(), other.invitation(seat)):
        return "what it is asked, or who is awaited"
    if list(state.legal_actions(seat)) != list(other.legal_actions(seat)):
        return "its legal actions"
    for action in tried:
        if state.objection(seat, action) != other.objection(seat, action):
            return f"the objection to {action}"
    return ""


def before_reveal(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    """What a viewer is told until something is revealed."""
    first = next((at for at, event in enumerate(events) if event.reveals), len(events))
    return seen(events[:first], viewer)


def _told_before_shown(game: Walk) -> None:
    """A view changes by another seat's action only when its viewer was told of something."""
    for ply, state in moments(game):
        if ply == len(game.plies):
            return
        step = game.plies[ply]
        unaware = [v for v in (None, *range(game.case.seats)) if v != step.seat and not seen(step.events, v)]
        if not unaware:
            continue
        after = state.clone()
        after.advance(step.seat, step.action)
        for viewer in unaware:
            if state.view(viewer) != after.view(viewer):
                why = f"{step.action} of seat {step.seat} changed the view of seat {viewer}, which was told nothing"
                raise game.broken(8, ply, why)


def _openings(game: Walk) -> None:
    """Two games that open alike for a seat are drawn alike for it."""
    state = game.case.new(game.seed)
    for seat in range(game.case.seats):
        others = (game.case.new(game.seed + APART + number) for number in range(OPENINGS))
        alike = (other for other in others if not differs(state, other, seat))
        for other in islice(alike, ALIKE):
            _drawn_alike(game, 0, state, other, seat)


def _twins(game: Walk, ply: int, state: State, tried: Sequence[Action]) -> None:
    digest = state.digest()
    for seat in range(game.case.seats):
        for number in range(TWINS):
            twin = state.determinize(seat, Quick(ply * APART + number))
            what = differs(state, twin, seat, tried if number == 0 else ())
            if what:
                raise game.broken(8, ply, f"seat {seat} can tell a twin by {what}")
            if twin.census() != state.census():
                raise game.broken(8, ply, f"a twin for seat {seat} holds other components")
            if twin.rng.clone().word() == state.rng.clone().word():
                raise game.broken(8, ply, f"a twin for seat {seat} deals from the chance of the game itself")
            if number == 0:
                _same_scene(game, ply, state, twin, seat)
                _drawn_alike(game, ply, state, twin, seat)
            _same_story(game, ply, state.clone(), twin, seat)
    if state.digest() != digest:
        raise game.broken(8, ply, "drawing a twin, or playing it, changed its original")


def _same_scene(game: Walk, ply: int, state: State, twin: State, seat: Seat) -> None:
    scene = game.case.game.scene
    if scene(state.view(seat), state.legal_actions(seat)) != scene(twin.view(seat), twin.legal_actions(seat)):
        raise game.broken(8, ply, f"seat {seat} can tell a twin by its scene")


def _drawn_alike(game: Walk, ply: int, state: State, other: State, seat: Seat) -> None:
    """What a seat cannot tell apart gives the same twin for the same chance."""
    one, two = (source.determinize(seat, Quick(APART + ply)) for source in (state, other))
    if one.digest() != two.digest():
        raise game.broken(8, ply, f"a twin for seat {seat} depends on what it cannot know")


def _same_story(game: Walk, ply: int, state: State, twin: State, seat: Seat) -> None:
    """The same actions, its own and others', tell a seat the same until something is revealed."""
    rng = Quick(ply)
    for _ in range(FAR):
        move = _common_move(state, twin, seat, rng)
        if move is None:
            return
        draws = state.rng.draws, twin.rng.draws
        told, twin_told = state.apply(*move), twin.apply(*move)
        free = undoable(state, draws[0], told) and undoable(twin, draws[1], twin_told)
        chance = (state.rng.draws, twin.rng.draws) != draws
        if not chance and before_reveal(told, seat) != before_reveal(twin_told, seat):
            raise game.broken(8, ply, f"seat {seat} can tell a twin by what it is told of {move[1]}")
        if not free:
            return
        what = differs(state, twin, seat)
        if what:
            raise game.broken(8, ply, f"seat {seat} can tell a twin by {what} after {move[1]} of seat {move[0]}")


def _common_move(state: State, twin: State, seat: Seat, rng: Rng) -> tuple[Seat, Action] | None:
    """Mostly the seat's own; anything that is legal in both."""
    allowed = state.may_act()
    if not allowed:
        return None
    actor = seat if seat in allowed and rng.below(3) else rng.choose(allowed)
    legal = state.legal_actions(actor)
    if actor != seat:
        also = set(twin.legal_actions(actor))
        legal = [action for action in legal if action in also]
    return (actor, rng.choose(legal)) if legal else None


def _unseen_choices(game: Walk, ply: int, state: State) -> None:
    """Two choices of another seat that look alike are drawn alike; at a secret step they must look alike."""
    rng = Quick(ply)
    for actor in state.to_act():
        legal = state.legal_actions(actor)
        if len(legal) < 2 or game.case.seats < 2:
            continue
        viewer = (actor + 1 + rng.below(game.case.seats - 1)) % game.case.seats
        first = rng.below(len(legal))
        moves = (legal[first], legal[(first + 1 + rng.below(len(legal) - 1)) % len(legal)])
        one, two = state.clone(), state.clone()
        told, other_told = one.apply(actor, moves[0]), two.apply(actor, moves[1])
        if any(event.reveals for event in (*told, *other_told)):
            continue
        if seen(told, viewer) == seen(other_told, viewer) and not differs(one, two, viewer):
            _drawn_alike(game, ply, one, two, viewer)
        elif state.steps[-1].secret() and one.to_act() == two.to_act():
            raise game.broken(8, ply, f"seat {viewer} can tell {moves[0]} of seat {actor} from {moves[1]}")


def _unseen_answers(game: Walk, ply: int, state: State) -> None:
    """Whoever is only asked may say no; and until all have answered nobody can tell that somebody has."""
    for seat in asked(state):
        invitation = state.invitation(seat)
        if invitation is None or state.objection(seat, invitation.decline) is not None:
            raise game.broken(8, ply, f"seat {seat} is asked and may not decline")
        if not state.steps[-1].secret() or len(asked(state)) == 1:
            continue
        for action in state.legal_actions(seat):
            after = state.clone()
            told = after.apply(seat, action)
            if not withheld(after, seat) or after.awaited() != state.awaited():
                raise game.broken(8, ply, f"everybody can tell by who is awaited that seat {seat} has answered")
            for viewer in (None, *range(game.case.seats)):
                if viewer != seat and (seen(told, viewer) or state.view(viewer) != after.view(viewer)):
                    raise game.broken(8, ply, f"seat {viewer} can tell that seat {seat} has answered {action}")


def _play_a_twin(game: Walk, ply: int, state: State) -> None:
    seat = ply % game.case.seats
    twin = state.determinize(seat, Quick(ply))
    if not play_on(twin, Quick(ply + 1), game.case.game.bound):
        raise game.broken(8, ply, f"a twin for seat {seat} does not play on to the end")
    if twin.census() != state.census():
        raise game.broken(8, ply, f"a twin for seat {seat} lost components on its way")
