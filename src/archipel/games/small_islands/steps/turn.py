"""A turn: explore or land. Without a tile to take and a boat to land, the last rewards begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.small_islands.events import Boarded, Stuck
from archipel.games.small_islands.mat import ON_OFFER
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.expedition import expedition
from archipel.games.small_islands.steps.hand import take_objection, take_tile, takes
from archipel.games.small_islands.steps.moor import GREY, MOOR, OWN
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.steps.rewards import last_rewards
from archipel.games.small_islands.values import LANDS, Land, Take
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


@final
class Turn(Decision):
    """It lies below the steps of a turn until somebody lands."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("turn")

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        if not state.human():
            return ()
        row = state.row
        if row[0] >= 0 or row[1] >= 0 or row[2] >= 0 or can_land(state, state.turn):
            return (state.turn,)
        return ()

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = takes(state)
        if can_land(state, seat):
            if state.mats[seat].boat == ON_OFFER:
                actions.append(LANDS[OWN])
            if state.greys:
                actions.append(LANDS[GREY])
        return actions

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, Take):
            return take_objection(state, action.slot)
        if isinstance(action, Land):
            return land_objection(state, seat, action)
        return untimely(action)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        if isinstance(action, Take):
            state.slot = action.slot - 1
            take_tile(state, seat, state.slot)
        else:
            assert isinstance(action, Land)
            state.boat = OWN if action.boat == "own" else GREY
            state.steps.append(MOOR)
            state.tell(Boarded, seat, action.boat)

    def run(self, state: SmallState) -> None:
        if not state.human():
            expedition(state)
            return
        state.tell(Stuck, state.turn)
        last_rewards(state, "reason-stuck")


def can_land(state: SmallState, seat: Seat) -> bool:
    if state.navigation or (state.mats[seat].boat != ON_OFFER and not state.greys):
        return False
    return state.board.has_mooring()


def land_objection(state: SmallState, seat: Seat, action: Land) -> Text | None:
    if state.navigation:
        return text("refused-navigation", rule="8.1", count=state.navigation)
    if action.boat == "own" and state.mats[seat].boat != ON_OFFER:
        return text("refused-own-boat", rule="8.2")
    if action.boat == "grey" and not state.greys:
        return text("refused-grey-boat", rule="8.2")
    return None if state.board.has_mooring() else text("refused-no-mooring", rule="8.1")


TURN: Final = Turn()
