"""Rare finds: turns with one Oshax card or one treasure card, or a pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.boat import fits
from archipel.games.isle_of_cats.content.cards import (
    KIND_MASK,
    OSHAX_CARDS,
    TREASURE_CARDS,
    TREASURES,
    WAY_FISH,
    WAYS,
)
from archipel.games.isle_of_cats.content.cards import OSHAX as OSHAX_KIND
from archipel.games.isle_of_cats.content.tiles import (
    COMMONS,
    OSHAX,
    RARES,
    SHAPE_OF,
    SMALL,
    TILE_KIND,
    TILE_SHAPE,
    TILES,
)
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Adopted, Found
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.guests import guests
from archipel.games.isle_of_cats.steps.placing import (
    TAKES,
    Placing,
    begin_treasure,
    commons,
    discard,
    gone,
    rares,
    take_or_decline,
    treasure_refused,
)
from archipel.games.isle_of_cats.steps.playing import play, plays
from archipel.games.isle_of_cats.steps.rescue import close, passes
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import (
    COLOURS,
    END,
    PASS,
    SKIP,
    Adopt,
    End,
    Find,
    Pass,
    Play,
    Treasure,
)
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

ADOPTS: Final[dict[int, list[Adopt]]] = {
    tile: [Adopt(tile, colour) for colour in COLOURS] for tile in range(TILES) if TILE_KIND[tile] == OSHAX
}
WAY_SHAPES: Final[dict[str, tuple[str, ...]]] = {"rare": RARES, "common": COMMONS, "small": SMALL}
FINDS: Final[dict[tuple[str, str, int], Find]] = {
    (kind, way, SHAPE_OF[shape]): Find(kind, way, shape)  # type: ignore[arg-type]
    for kind in TREASURES
    for way in WAYS[kind]
    for shape in WAY_SHAPES[way]
}
SHAPES_OF_WAY: Final[dict[str, list[int]]] = {way: [SHAPE_OF[s] for s in names] for way, names in WAY_SHAPES.items()}


@final
class FindTurn(Staged):
    """`done`: a card was played, and the turn may go on with any-time cards."""

    def __init__(self, seat: Seat, done: bool) -> None:
        self.seat = seat
        self.done = done

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,) if state.crews[self.seat].hand else ()

    def guests(self, state: CatsState) -> tuple[Seat, ...]:
        return guests(state, self.seat)

    def run(self, state: CatsState) -> None:
        if not self.done:
            passes(state, self.seat)
        state.steps.pop()

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "find", rescued=1 if self.done else 0)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        if seat != self.seat:
            return plays(state, seat)
        if self.done:
            return [END, *plays(state, seat)]
        crew = state.crews[seat]
        return [*adoptions(state, crew), *finds(state, crew), PASS, *plays(state, seat)]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if seat != self.seat and not isinstance(action, Play):
            return self.absence(state, seat, action)
        if self.done and isinstance(action, (Adopt, Find, Pass)):
            return text("refused-one-find", rule="10.1")
        if isinstance(action, Adopt):
            return adoption_refused(state, state.crews[seat], action)
        if isinstance(action, Find):
            return find_refused(state, state.crews[seat], action)
        if isinstance(action, End):
            return text("refused-end", rule="10.1")
        return refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        crew = state.crews[seat]
        if isinstance(action, Play):
            play(state, seat, action)
        elif isinstance(action, Adopt):
            self.done = True
            adopt(state, seat, crew, action)
        elif isinstance(action, Find):
            self.done = True
            find(state, seat, crew, action)
        else:
            close(state, seat, action)

    def clone(self) -> FindTurn:
        return FindTurn(self.seat, self.done)

    def facts(self) -> object:
        return self.seat, self.done


@final
class SecondFind(Staged):
    """A second treasure of the same card, or none."""

    def __init__(self, seat: Seat, way: str) -> None:
        self.seat = seat
        self.way = way

    def choices(self, state: CatsState) -> list[Action]:
        shapes = commons(state, state.crews[self.seat], SHAPES_OF_WAY[self.way])
        return [TAKES[shape] for shape in shapes]

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        return (self.seat,) if self.choices(state) else ()

    def run(self, state: CatsState) -> None:
        state.steps.pop()

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "second")

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        return [*self.choices(state), SKIP]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if not isinstance(action, Treasure):
            return refusals.unfinished("10.5")
        if action.shape in COMMONS and action.shape not in WAY_SHAPES[self.way]:
            return text("refused-small-only", rule="10.4")
        return treasure_refused(state, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        state.steps.pop()
        take_or_decline(state, seat, action)

    def facts(self) -> object:
        return self.seat, self.way


def adoptions(state: CatsState, crew: Crew) -> list[Action]:
    found: list[Action] = []
    if crew.hand & OSHAX_CARDS:
        for tile in state.oshax:
            if fits(TILE_SHAPE[tile], crew.covered, crew.anywhere):
                found += ADOPTS[tile]
    return found


def finds(state: CatsState, crew: Crew) -> list[Action]:
    found: list[Action] = []
    if not crew.hand & TREASURE_CARDS:
        return found
    for kind in TREASURES:
        if crew.hand & KIND_MASK[kind]:
            for way in WAYS[kind]:
                if WAY_FISH[kind, way] <= crew.fish:
                    shapes = rares(state, crew) if way == "rare" else commons(state, crew, SHAPES_OF_WAY[way])
                    found += [FINDS[kind, way, shape] for shape in shapes]
    return found


def adopt(state: CatsState, seat: Seat, crew: Crew, action: Adopt) -> None:
    discard(state, crew, OSHAX_KIND)
    colour = COLOURS.index(action.colour)
    state.tell(Adopted, seat, action.oshax, COLOURS[colour])
    state.steps.append(Placing(seat, OSHAX, TILE_SHAPE[action.oshax], colour, action.oshax))


def find(state: CatsState, seat: Seat, crew: Crew, action: Find) -> None:
    discard(state, crew, action.kind)
    crew.fish -= WAY_FISH[action.kind, action.way]
    state.tell(Found, seat, action.kind, action.way)
    if action.way != "rare":
        state.steps.append(SecondFind(seat, action.way))
    begin_treasure(state, seat, SHAPE_OF[action.shape])


def adoption_refused(state: CatsState, crew: Crew, action: Adopt) -> Text:
    if not crew.hand & OSHAX_CARDS:
        return text("refused-no-oshax-card", rule="10.2")
    if action.oshax not in state.oshax:
        return text("refused-no-such-oshax", rule="10.2")
    if action.colour not in COLOURS:
        return text("refused-colour", rule="2.6")
    return text("refused-no-room", rule="10.2")


def find_refused(state: CatsState, crew: Crew, action: Find) -> Text:
    rule = "10.3" if action.kind == TREASURES[0] else "10.4"
    if action.kind not in TREASURES or not crew.hand & KIND_MASK[action.kind]:
        return text("refused-no-treasure-card", rule="10.1")
    if action.way not in WAYS[action.kind] or action.shape not in WAY_SHAPES[action.way]:
        return text("refused-way", rule=rule)
    if WAY_FISH[action.kind, action.way] > crew.fish:
        return text("refused-fish", rule=rule, cost=WAY_FISH[action.kind, action.way], fish=crew.fish)
    return text("refused-treasure-gone" if gone(state, SHAPE_OF[action.shape]) else "refused-no-room", rule=rule)
