"""At the bottom of the stack: a turn is over, the next one begins, or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.games.islet.events import RoundBegan
from archipel.games.islet.steps.course import end, lose, reason_to_end
from archipel.games.islet.steps.turn import TURN, sources

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class Rounds(Step["IsletState"]):
    def run(self, state: IsletState) -> None:
        if state.round:
            state.birds[state.turn].stand_eggs_up()
            state.turn = (state.turn + 1) % state.seats
        if state.turn == state.first:
            if state.round:
                state.idle = 0 if state.busy or state.seats == 1 else state.idle + 1
                why = reason_to_end(state)
                if why:
                    end(state, why)
                    return
            state.busy = False
            state.round += 1
            state.tell(RoundBegan, state.round)
        if state.seats == 1 and not state.birds[0].hand and not sources(state):
            lose(state)
        else:
            state.steps.append(TURN)


ROUNDS: Final = Rounds()
