"""A tile in hand is placed at once; a cat on the map of its colour earns a treasure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.boat import CELL, MAPS, fits, placements
from archipel.games.isle_of_cats.content.cards import KIND_MASK
from archipel.games.isle_of_cats.content.tiles import (
    COMMON,
    COMMONS,
    KINDS,
    NO_COLOUR,
    OSHAX,
    RARE,
    RARES,
    SHAPE_OF,
    SHAPES,
    TILE_COLOUR,
    TILE_KIND,
)
from archipel.games.isle_of_cats.crew import NO_TILE, Crew, Tile
from archipel.games.isle_of_cats.drawing import colour_name, stacks, take_rare
from archipel.games.isle_of_cats.events import Declined, Lost, Mapped, Placed, Played, Reached
from archipel.games.isle_of_cats.piles import lowest
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, SKIP, Place, Play, Skip, Treasure
from archipel.games.isle_of_cats.views import HeldView, Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

COMMON_SHAPES: Final[list[int]] = [SHAPE_OF[shape] for shape in COMMONS]
TAKES: Final[dict[int, Treasure]] = {SHAPE_OF[shape]: Treasure(shape) for shape in (*COMMONS, *RARES)}
BERTH: Final = Play("anywhere")
BERTHS: Final[int] = KIND_MASK["anywhere"]


@final
class Placing(Staged):
    """`tile` is the number of a cat, an Oshax or a drawn treasure; treasures taken from the island have none yet."""

    def __init__(self, seat: Seat, kind: int, shape: int, colour: int, tile: int) -> None:
        self.seat = seat
        self.kind = kind
        self.shape = shape
        self.colour = colour
        self.tile = tile

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "place", tile=self.held(state.crews[self.seat]))

    def held(self, crew: Crew) -> HeldView:
        """What everybody sees of it, and the map of its colour while that is open."""
        bit = MAPS[crew.boat][self.colour] if self.colour >= 0 else 0
        # A map is one bit; its place tells the cell.
        wanted = CELL[bit.bit_length() - 1] if bit & ~crew.covered else -1
        anywhere = crew.anywhere or not crew.covered
        return HeldView(KINDS[self.kind], SHAPES[self.shape], colour_name(self.colour), self.tile, anywhere, wanted)

    def stuck(self, state: CatsState) -> bool:
        """A drawn tile that fits nowhere unless a Free Berth is played."""
        crew = state.crews[self.seat]
        return state.drawn >= 0 and not crew.anywhere and not fits(self.shape, crew.covered, False)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        crew = state.crews[seat]
        found: list[Action] = []
        found += placements(self.shape, crew.covered, crew.anywhere)
        if state.drawn >= 0:
            if not found:
                found.append(SKIP)
            if berth_allowed(state, crew):
                found.append(BERTH)
        return found

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Place):
            return refusals.placing(state.crews[seat], self.shape, action)
        if isinstance(action, Skip) and state.drawn >= 0:
            return text("refused-must-place", rule="11.6")
        return refusals.unfinished("8.7")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        crew = state.crews[seat]
        if isinstance(action, Play):
            discard(state, crew, "anywhere")
            crew.anywhere = True
            state.tell(Played, seat, "anywhere", "", 0)
            return
        state.steps.pop()
        if isinstance(action, Place):
            self.place(state, crew, action)
        else:
            lose(state, seat)

    def place(self, state: CatsState, crew: Crew, action: Place) -> None:
        tile = Tile(self.kind, self.shape, self.colour, action.cell, action.turn, self.leave(state))
        crew.add(tile)
        kind, shape, colour = KINDS[self.kind], SHAPES[self.shape], colour_name(self.colour)
        state.tell(Placed, self.seat, kind, shape, colour, action.cell, action.turn)
        if crew.earns_map(tile):
            state.tell(Mapped, self.seat, COLOURS[tile.colour])
            if bonuses(state, crew):
                state.steps.append(Bonus(self.seat))

    def leave(self, state: CatsState) -> int:
        """Take the tile from where it lay; its number."""
        if state.drawn >= 0:
            state.drawn = -1
            return self.tile
        if self.kind == COMMON:
            state.stock[COMMON_SHAPES.index(self.shape)] -= 1
            return NO_TILE
        if self.kind == RARE:
            return take_rare(state, self.shape)
        if self.kind == OSHAX:
            state.oshax.remove(self.tile)
        elif self.tile in state.left:
            state.left.remove(self.tile)
        else:
            state.right.remove(self.tile)
        return self.tile

    def facts(self) -> object:
        return self.seat, self.kind, self.shape, self.colour, self.tile


@final
class Bonus(Staged):
    """The treasure of a map: any common one left that fits, in the family game a rare one too, or none."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,)

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "bonus")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [*bonuses(state, state.crews[seat]), SKIP]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        return treasure_refused(state, action) if isinstance(action, Treasure) else refusals.unfinished("8.7")

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        state.steps.pop()
        take_or_decline(state, seat, action)

    def facts(self) -> object:
        return self.seat


def take_or_decline(state: CatsState, seat: Seat, action: Action) -> None:
    if isinstance(action, Treasure):
        begin_treasure(state, seat, SHAPE_OF[action.shape])
    else:
        state.tell(Declined, seat)


def bonuses(state: CatsState, crew: Crew) -> list[Action]:
    """The treasures a map may earn now."""
    found = commons(state, crew, COMMON_SHAPES)
    if state.mode == "family":
        found += rares(state, crew)
    return [TAKES[shape] for shape in found]


def commons(state: CatsState, crew: Crew, shapes: list[int]) -> list[int]:
    """Those of some shapes of common treasures that are left and fit."""
    found: list[int] = []
    for shape in shapes:
        if state.stock[COMMON_SHAPES.index(shape)] and fits(shape, crew.covered, crew.anywhere):
            found.append(shape)
    return found


def rares(state: CatsState, crew: Crew) -> list[int]:
    """The shapes of rare treasures under the island that fit."""
    return [shape for shape, _ in stacks(state) if fits(shape, crew.covered, crew.anywhere)]


def begin_treasure(state: CatsState, seat: Seat, shape: int) -> None:
    kind = COMMON if shape in COMMON_SHAPES else RARE
    state.steps.append(Placing(seat, kind, shape, NO_COLOUR, NO_TILE))
    state.tell(Reached, seat, KINDS[kind], SHAPES[shape])


def treasure_refused(state: CatsState, action: Treasure) -> Text:
    """Why a treasure is not to be had."""
    shape = SHAPE_OF.get(action.shape, -1)
    if shape not in TAKES:
        return text("refused-no-such-treasure", rule="2.7")
    if gone(state, shape):
        return text("refused-treasure-gone", rule="3.1")
    if shape not in COMMON_SHAPES and state.mode != "family":
        return text("refused-common-only", rule="8.5")
    return text("refused-no-room", rule="8.5")


def gone(state: CatsState, shape: int) -> bool:
    """No treasure of a shape is left."""
    if shape in COMMON_SHAPES:
        return state.stock[COMMON_SHAPES.index(shape)] == 0
    return all(shape != stack for stack, _ in stacks(state))


def discard(state: CatsState, crew: Crew, kind: str) -> None:
    """Put a card of this kind from the hand on the open discard pile."""
    card = lowest(crew.hand & KIND_MASK[kind])
    crew.hand ^= card
    state.used |= card


def berth_allowed(state: CatsState, crew: Crew) -> bool:
    """Where it was agreed, a Free Berth may be played when the tile has been seen."""
    return state.options.anywhere_after_draw and not crew.anywhere and crew.hand & BERTHS != 0


def lose(state: CatsState, seat: Seat) -> None:
    """A drawn tile that fits nowhere leaves the game."""
    tile = state.drawn
    state.drawn = -1
    state.gone |= 1 << tile
    state.tell(Lost, seat, KINDS[TILE_KIND[tile]], colour_name(TILE_COLOUR[tile]))
