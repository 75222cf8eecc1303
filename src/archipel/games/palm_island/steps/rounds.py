"""Eight rounds: it waits at the bottom of the stack, opens each round and the meeting at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.games.palm_island.content.cards import ROUNDS, TOKENS
from archipel.games.palm_island.moves import settle
from archipel.games.palm_island.steps.claims import Claims
from archipel.games.palm_island.steps.cycle import Cycle
from archipel.games.palm_island.steps.meeting import Meeting
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.values import Ended, Lost, RoundBegan

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

SET_UP: Final = 0
PLAYING: Final = 1
MET: Final = 2


@final
class Rounds(Step["PalmState"]):
    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: PalmState) -> None:
        if self.phase == PLAYING:
            self.phase = MET
            self.meet(state)
        elif self.phase == MET and state.round() == ROUNDS:
            state.steps.pop()
            state.show_hands()
            state.tell(Ended)
        else:
            if self.phase == MET:
                for hand in state.hands:
                    hand.begin_round()
            self.phase = PLAYING
            self.begin(state)

    def begin(self, state: PalmState) -> None:
        state.tell(RoundBegan, state.round())
        for seat, hand in enumerate(state.hands):
            for card in settle(hand):
                state.tell(Lost, seat, TOKENS[card], state.names.own(card))
        state.show_hands()
        state.places = [0] * state.seats
        opened = Round([False] * state.seats, state.mode == "speed")
        state.steps.append(opened)
        for seat, hand in enumerate(state.hands):
            if hand.arrived():
                opened.arrive(state, seat)

    def meet(self, state: PalmState) -> None:
        if state.mode == "cooperative":
            state.steps.append(Meeting(state.seats))
        elif state.mode == "casual":
            state.steps.append(Claims(state.market.copy()))
        elif state.mode == "speed":
            state.steps.append(Cycle(sorted(range(state.seats), key=state.places.__getitem__)))

    def clone(self) -> Rounds:
        return Rounds(self.phase)

    def facts(self) -> object:
        return self.phase
