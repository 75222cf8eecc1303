"""The next card: it waits at the bottom of the stack and turns a card until all seventeen are played."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from archipel.core.state import Step
from archipel.games.hashi.content import TURNS
from archipel.games.hashi.steps.turn import new_turn
from archipel.games.hashi.values import Ended, Turned

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


@final
class NextCard(Step["HashiState"]):
    def run(self, state: HashiState) -> None:
        if state.turn == TURNS:
            state.steps.pop()
            state.tell(Ended, state.sheet.numbers[state.removed], state.sheet.counts[state.removed])
            return
        state.card = state.deck.pop()
        state.seen |= 1 << state.card
        state.turn += 1
        number, count = state.sheet.numbers[state.card], state.sheet.counts[state.card]
        state.steps.append(new_turn(state.card, number, count, state.seats))
        state.tell(Turned, state.turn, number, count)
