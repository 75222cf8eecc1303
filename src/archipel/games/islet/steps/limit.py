"""At the end of an Explore no more than eight resources are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.values import Action, Seat
from archipel.games.islet.acts import DISCARDS
from archipel.games.islet.content.parts import LIMIT, RESOURCE_OF
from archipel.games.islet.events import Discarded
from archipel.games.islet.purse import TYPES, count, one, size
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import Discard, Pending

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class Limited(Staged):
    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("discard", left=size(state.birds[state.turn].raw) - LIMIT)

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        raw = state.birds[seat].raw
        return [DISCARDS[type] for type in range(TYPES) if count(raw, type)]

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        bird, card = state.birds[seat], one(RESOURCE_OF[action.card])
        bird.raw -= card
        state.piles += card
        state.tell(Discarded, seat, action.card)
        if size(bird.raw) <= LIMIT:
            state.steps.pop()


LIMITED: Final = Limited()
