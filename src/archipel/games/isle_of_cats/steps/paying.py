"""Paying for the draft: all at once and in secret, each chooses what to keep of seven cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.events import Heard, Picked, Settled
from archipel.games.isle_of_cats.steps import buying, refusals
from archipel.games.isle_of_cats.steps.playing import play, quiet_plays
from archipel.games.isle_of_cats.steps.stage import Staged
from archipel.games.isle_of_cats.values import Buy, Pay, Play, Return, StageName

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


@final
class Paying(Staged):
    def __init__(self, done: list[bool]) -> None:
        self.done = done

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return tuple([seat for seat, done in enumerate(self.done) if not done])

    def secret(self) -> bool:
        return True

    def stage(self) -> StageName:
        return "pay"

    def chosen(self, seat: Seat) -> bool:
        return self.done[seat]

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        crew = state.crews[seat]
        return buying.choices(crew.drafted, crew.picked, crew.fish) + quiet_plays(state, seat)

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, (Buy, Return, Pay)):
            crew = state.crews[seat]
            return buying.objection(crew.drafted, crew.picked, crew.fish, action)
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
            crew.picked = buying.marked(crew.drafted, crew.picked, action)
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

    def clone(self) -> Paying:
        return Paying(self.done.copy())

    def facts(self) -> object:
        return tuple(self.done)
