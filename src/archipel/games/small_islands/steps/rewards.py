"""Rewards: from whoever landed, each player reveals, puts houses, is paid and fills up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.core.values import Event, Seat
from archipel.games.small_islands.edition import BOATS
from archipel.games.small_islands.events import Revealed, Scored
from archipel.games.small_islands.mat import AT_HAND
from archipel.games.small_islands.scoring import bare
from archipel.games.small_islands.steps.houses import HOUSING, find_sites, mission_of
from archipel.games.small_islands.steps.settling import alexis_rewards

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def begin_rewards(state: SmallState) -> None:
    """The exploration of the round is over: the step of turns gives way."""
    state.steps.pop()
    state.left = len(state.mats)
    state.steps.append(REWARDS)


def last_rewards(state: SmallState, reason: str) -> None:
    """No action is possible: rewards at once, then the end."""
    state.last_phase = reason
    begin_rewards(state)


@final
class Rewards(Step["SmallState"]):
    """Nothing is decided here: it lies below the steps of whoever is paid."""

    def run(self, state: SmallState) -> None:
        if state.scoring:
            self.finish(state)
        elif not state.left:
            self.close(state)
        elif state.human():
            self.begin(state)
        else:
            state.scoring = True
            alexis_rewards(state)

    def begin(self, state: SmallState) -> None:
        seat = state.turn
        mat = state.mats[seat]
        mat.shown = True
        bare(state, seat)
        state.scoring = True
        state.tell(revealed, state, seat)
        find_sites(state, mission_of(state, seat), seat)
        state.steps.append(HOUSING)

    def finish(self, state: SmallState) -> None:
        """Fill up, give the objective back, pass on."""
        colour = state.turn
        mat = state.mats[colour]
        fill = min(AT_HAND - mat.at_hand, mat.reserve)
        if fill > 0:
            mat.at_hand += fill
            mat.reserve -= fill
        for card in mat.now:
            state.deck |= 1 << card
            state.returned |= 1 << card
        mat.now = []
        state.values += state.aside
        state.values.sort()
        state.aside = []
        state.sites = []
        state.built = []
        state.scoring = False
        state.left -= 1
        if colour < state.seats:
            state.tell(Scored, colour, mat.gains[state.round - 1], mat.points())
        state.turn = (colour + 1) % len(state.mats)

    def close(self, state: SmallState) -> None:
        """The round is over, and perhaps the game."""
        if state.last_phase:
            state.reason = state.last_phase
        elif len(state.landed) == BOATS:
            state.reason = "reason-boats"
        else:
            state.first = (state.lander + 1) % len(state.mats)
        state.steps.pop()


def revealed(state: SmallState, seat: Seat) -> Event:
    cards = [state.edition.cards[card] for card in state.mats[seat].now]
    return Revealed(seat, tuple([card.name for card in cards]), cards[0].lines[0], cards[-1].lines[1])


REWARDS: Final = Rewards()
