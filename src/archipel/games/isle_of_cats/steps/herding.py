"""Herding: one to three cats change to the other field, each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.tiles import CAT, TILE_COLOUR, TILE_KIND, TILES
from archipel.games.isle_of_cats.events import Herded, Sent
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, ENOUGH, Enough, Send
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

SENDS: Final[list[Send]] = [Send(tile) for tile in range(TILES) if TILE_KIND[tile] == CAT]


def herd(state: CatsState, seat: Seat, most: int) -> None:
    """With both fields empty nothing happens."""
    if state.left or state.right:
        state.steps.append(Herding(seat, [], most))


@final
class Herding(Staged):
    """`moved` are the cats herded so far; they are not herded again."""

    def __init__(self, seat: Seat, moved: list[int], most: int) -> None:
        self.seat = seat
        self.moved = moved
        self.most = most

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "send", sent=tuple(self.moved), count=self.most - len(self.moved))

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [SENDS[cat] for cat in state.left + state.right if cat not in self.moved]
        if self.moved:
            found.append(ENOUGH)
        return found

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Send):
            return text("refused-herd-twice" if action.cat in self.moved else "refused-not-in-field", rule="11.6")
        if isinstance(action, Enough):
            return text("refused-herd-none", rule="11.6")
        return refusals.unfinished("11.1")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Send):
            self.send(state, action.cat)
        else:
            state.tell(Herded, seat)
        stop = isinstance(action, Enough) or len(self.moved) == self.most
        if stop or len(self.moved) == len(state.left) + len(state.right):
            state.steps.pop()

    def send(self, state: CatsState, cat: int) -> None:
        rightwards = cat in state.left
        here, there = (state.left, state.right) if rightwards else (state.right, state.left)
        here.remove(cat)
        there.append(cat)
        self.moved.append(cat)
        state.tell(Sent, self.seat, cat, COLOURS[TILE_COLOUR[cat]], "right" if rightwards else "left")

    def clone(self) -> Herding:
        return Herding(self.seat, self.moved.copy(), self.most)

    def facts(self) -> object:
        return self.seat, tuple(self.moved), self.most
