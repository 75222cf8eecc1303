"""Stowaway: a tile drawn from the bag is placed without fish and basket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.boat import fits
from archipel.games.isle_of_cats.content.tiles import OSHAX, TILE_COLOUR, TILE_KIND, TILE_SHAPE
from archipel.games.isle_of_cats.drawing import drawn, pull
from archipel.games.isle_of_cats.events import Adopted
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.placing import Placing, berth_allowed, lose
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, Name
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

NAMES: Final[list[Name]] = [Name(colour) for colour in COLOURS]


def stow_away(state: CatsState, seat: Seat) -> None:
    if not state.bag:
        return
    tile = pull(state, seat)
    crew = state.crews[seat]
    shape = TILE_SHAPE[tile]
    if not fits(shape, crew.covered, crew.anywhere) and not berth_allowed(state, crew):
        lose(state, seat)
    elif TILE_KIND[tile] == OSHAX:
        state.steps.append(Dyeing(seat, tile))
    else:
        state.steps.append(Placing(seat, TILE_KIND[tile], shape, TILE_COLOUR[tile], tile))


@final
class Dyeing(Staged):
    """The colour of an Oshax that came from the bag."""

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "dye", tile=drawn(state))

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return NAMES

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in NAMES:
            return None
        return text("refused-colour", rule="2.6") if isinstance(action, Name) else refusals.unfinished("8.7")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Name)
        state.steps.pop()
        colour = COLOURS.index(action.colour)
        state.tell(Adopted, seat, self.tile, COLOURS[colour])
        state.steps.append(Placing(seat, OSHAX, TILE_SHAPE[self.tile], colour, self.tile))

    def facts(self) -> object:
        return self.seat, self.tile
