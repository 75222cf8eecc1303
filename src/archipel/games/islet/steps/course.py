"""The course of a game: turn after turn, round after round, until one of the ends is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Seat
from archipel.games.islet.events import Ended, LastEgg, LastTile

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def last_egg(state: IsletState, seat: Seat) -> None:
    """Somebody has laid all their eggs."""
    if not state.egg_round:
        state.egg_round = state.round
        state.egg_by = seat
        state.tell(LastEgg, seat)


def last_tile(state: IsletState, seat: Seat) -> None:
    """Somebody has drawn the last tile of the bag."""
    if not state.tile_round:
        state.tile_round = state.round
        state.tile_by = seat
        state.tell(LastTile, seat)


def reason_to_end(state: IsletState) -> str:
    """Why the game is over once this round is; empty: it goes on."""
    if state.egg_round:
        return "egg"
    if state.tile_round and state.round > state.tile_round:
        return "tile"
    guard = state.options.stall_guard_rounds
    return "stall" if guard and state.idle >= guard else ""


def turns_left(state: IsletState) -> list[Seat]:
    """Who still has a turn after this one, in order, once the end is in sight."""
    if not state.egg_round and not state.tile_round:
        return []
    after = [(state.first + place) % state.seats for place in range(state.seats)]
    rest = after[after.index(state.turn) + 1 :]
    return rest if state.egg_round or state.round > state.tile_round else rest + after


def lose(state: IsletState) -> None:
    end(state, "lost")


def end(state: IsletState, why: str) -> None:
    state.steps.clear()
    state.why = why
    state.tell(Ended, why)
