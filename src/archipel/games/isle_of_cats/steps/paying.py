"""Paying for the draft: all at once and in secret, each chooses what to keep of seven cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.rng import Rng
from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import COST
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Heard, Picked, Settled
from archipel.games.isle_of_cats.piles import Dealer, size
from archipel.games.isle_of_cats.steps import buying, refusals
from archipel.games.isle_of_cats.steps.playing import play, quiet_plays
from archipel.games.isle_of_cats.steps.stage import absence, decision
from archipel.games.isle_of_cats.values import Buy, Pay, Play, Return
from archipel.games.isle_of_cats.views import Pending
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


@final
class Paying(SecretStep["CatsState"]):
    def __init__(self, done: list[bool]) -> None:
        self.done = done

    def ready(self, seat: Seat) -> bool:
        return self.done[seat]

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "pay")

    def absence(self, state: CatsState, seat: Seat, action: Action) -> Text:
        return absence(self, state)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        crew = state.crews[seat]
        return buying.choices(crew, crew.drafted, crew.picked) + quiet_plays(state, seat)

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, (Buy, Return, Pay)):
            crew = state.crews[seat]
            return buying.objection(crew, crew.drafted, crew.picked, action)
        if action in quiet_plays(state, seat):
            return None
        return refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            play(state, seat, action)
            state.tell(Heard)
            return
        if not isinstance(action, Pay):
            crew = state.crews[seat]
            crew.picked = buying.marked(crew, crew.drafted, crew.picked, action)
            state.tell(Picked, seat)
            return
        self.done[seat] = True
        state.tell(Settled, seat)
        if all(self.done):
            state.steps.pop()
            for each, crew in enumerate(state.crews):
                buying.settle(state, each, crew.drafted, crew.picked)
                crew.drafted = 0
                crew.picked = 0

    def forget(self, state: CatsState, seat: Seat, rng: Rng) -> None:
        for other, crew in enumerate(state.crews):
            if other != seat and self.done[other]:
                crew.picked = anything(crew, rng)

    def clone(self) -> Paying:
        return Paying(self.done.copy())

    def facts(self) -> object:
        return tuple(self.done)


def anything(crew: Crew, rng: Rng) -> int:
    """Some of the cards drafted that can be paid for."""
    dealer = Dealer(crew.drafted, rng)
    left = crew.fish
    found = 0
    for _ in range(rng.below(size(crew.drafted) + 1)):
        bit = dealer.deal(1)
        # The place of the bit is the printed number.
        cost = COST[bit.bit_length() - 1]
        if cost <= left:
            left -= cost
            found |= bit
    return found
