"""Fresh Arrivals: four tiles drawn one by one, a field chosen for each cat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.tiles import CAT, TILE_COLOUR, TILE_KIND
from archipel.games.isle_of_cats.drawing import drawn, pull, put_by
from archipel.games.isle_of_cats.events import Sent
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, LEFT, RIGHT, Choose
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


@final
class Arrivals(Staged):
    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,) if state.drawn >= 0 else ()

    def run(self, state: CatsState) -> None:
        if self.left == 0 or not state.bag:
            state.steps.pop()
            return
        self.left -= 1
        tile = pull(state, self.seat)
        if TILE_KIND[tile] != CAT:
            state.drawn = -1
            put_by(state, tile)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "field", tile=drawn(state), count=self.left)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [LEFT, RIGHT]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        return None if action in (LEFT, RIGHT) else refusals.unfinished("11.1")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        cat = state.drawn
        state.drawn = -1
        field = state.left if action.field == "left" else state.right
        field.append(cat)
        state.tell(Sent, seat, cat, COLOURS[TILE_COLOUR[cat]], action.field)

    def clone(self) -> Arrivals:
        return Arrivals(self.seat, self.left)

    def facts(self) -> object:
        return self.seat, self.left
