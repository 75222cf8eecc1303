"""What is given up for a permanent basket: two private lessons, or two treasures of the boat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.tiles import COMMON, COMMONS, KINDS, RARE, SHAPES
from archipel.games.isle_of_cats.events import Forgot, Gave, Wove
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import Forget, Give
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


class GivingUp(Staged):
    """A basket is woven when nothing is `left` to be given up."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,) if self.left else ()

    def run(self, state: CatsState) -> None:
        state.steps.pop()
        state.crews[self.seat].ready += 1
        state.tell(Wove, self.seat)

    def facts(self) -> object:
        return self.seat, self.left


@final
class Forgetting(GivingUp):
    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "forget", count=self.left)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [Forget(card) for card in numbers_of(state.crews[seat].lessons)]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Forget):
            return text("refused-not-your-lesson", rule="11.6")
        return refusals.unfinished("11.1")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Forget)
        self.left -= 1
        crew = state.crews[seat]
        crew.lessons ^= 1 << action.card
        crew.buried |= 1 << action.card
        state.tell(Forgot, seat)

    def clone(self) -> Forgetting:
        return Forgetting(self.seat, self.left)


@final
class Giving(GivingUp):
    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "give", count=self.left)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        tiles = state.crews[seat].tiles
        return [Give(place) for place, tile in enumerate(tiles) if tile.kind == COMMON or tile.kind == RARE]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        return text("refused-not-a-treasure", rule="11.6") if isinstance(action, Give) else refusals.unfinished("11.1")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Give)
        self.left -= 1
        tile = state.crews[seat].remove(action.tile)
        if tile.kind == COMMON:
            state.wasted[COMMONS.index(SHAPES[tile.shape])] += 1
        else:
            state.gone |= 1 << tile.number
        state.tell(Gave, seat, KINDS[tile.kind], SHAPES[tile.shape])

    def clone(self) -> Giving:
        return Giving(self.seat, self.left)
