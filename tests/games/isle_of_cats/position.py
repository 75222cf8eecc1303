"""Boats, hands and fields in words, and a table to try them on through the public steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

from archipel.core.catalog import game
from archipel.core.rng import Quick, Rng
from archipel.core.state import Step
from archipel.games.isle_of_cats.boat import BOATS, COLS
from archipel.games.isle_of_cats.content import tiles
from archipel.games.isle_of_cats.crew import NO_TILE, Crew, Tile
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.days import RESCUE, Days
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.steps.window import Window
from archipel.games.isle_of_cats.values import COLOURS, Place
from archipel.games.isle_of_cats.views import CatsView, HeldView
from archipel.kit.masks import mask_of
from archipel.kit.testing import table

GAME = game("isle_of_cats")
FIXTURES: dict[str, Any] = {
    row["id"]: row
    for row in json.loads((Path(__file__).parent / "fixtures.json").read_text(encoding="utf-8"))["fixtures"]
}
MAP_CAT = "7,0 8,0 9,0 10,0 11,0"
"""Scenario A14: where the green cat_I5 covers the green map of boat_blue."""
GREEN = f"green cat_I5 at {MAP_CAT}"


class Rigged(Rng):
    """Chance that draws these tiles or cards first, from whichever bag or deck holds them."""

    def __init__(self, *wanted: int) -> None:
        super().__init__()
        self.wanted = list(wanted)
        self.piles: Callable[[], list[int]] = list

    def below(self, bound: int) -> int:
        self.draws += 1
        if self.wanted:
            for pile in self.piles():
                if size(pile) == bound and pile >> self.wanted[0] & 1:
                    return numbers_of(pile).index(self.wanted.pop(0))
        return 0

    def word(self) -> int:
        return self.below(1 << 64)

    def clone(self) -> Rng:
        return Rigged(*self.wanted)


def cat(words: str) -> int:
    """The number of a cat tile: `green I5`."""
    colour, shape = words.split()
    return COLOURS.index(colour) * len(tiles.CATS) + tiles.CATS.index(f"cat_{shape}")


def cats(words: str) -> list[int]:
    """Several: `green I5, red S4`."""
    return [cat(one) for one in words.split(", ") if one]


def rare(letters: str) -> list[int]:
    """The numbers of rare treasures: `L T L O`, of each shape the first ones."""
    found: list[int] = []
    for letter in letters.split():
        shape = tiles.SHAPE_OF[f"rare_{letter}"]
        found.append(next(t for t in numbers_of(tiles.RARE_TILES) if tiles.TILE_SHAPE[t] == shape and t not in found))
    return found


def cells_of(words: str) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in words.split())]


def placement(shape: str, words: str) -> Place:
    """The action that covers these cells."""
    cells = sorted(cells_of(words), key=lambda cell: (cell[1], cell[0]))
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    looks = tuple((x - left, y - top) for x, y in cells)
    turn = next(turn for turn, posed in tiles.POSES[tiles.SHAPE_OF[shape]] if posed == looks)
    return Place(cells[0][1] * COLS + cells[0][0], turn)


def tile(kind: str, shape: str, colour: str | None, words: str, number: int = NO_TILE) -> Tile:
    at = placement(shape, words)
    hue = COLOURS.index(colour) if colour else tiles.NO_COLOUR
    return Tile(tiles.KINDS.index(kind), tiles.SHAPE_OF[shape], hue, at.cell, at.turn, number)


def laid(words: str) -> Tile:
    """A tile on a boat: `green cat_I5 at 7,0 8,0 9,0 10,0 11,0`, `common_1 at 7,0`, `red oshax_2 at ...`."""
    what, _, where = words.partition(" at ")
    colour, _, shape = what.rpartition(" ")
    kind = shape.partition("_")[0]
    number = cat(f"{colour} {shape[4:]}") if kind == "cat" else rare(shape[5:])[0] if kind == "rare" else NO_TILE
    return tile(kind, shape, colour or None, where, number)


def crew(
    boat: str = "boat_blue",
    tiles: Sequence[str] = (),
    *,
    hand: Sequence[int] = (),
    laid: Sequence[int] = (),
    lessons: Sequence[int] = (),
    fish: int = 20,
    ready: int = 1,
    used: int = 0,
) -> Crew:
    found = Crew(BOATS.index(boat))
    for words in tiles:
        found.add(_laid(words))
    found.hand, found.laid, found.lessons = mask_of(list(hand)), mask_of(list(laid)), mask_of(list(lessons))
    found.fish, found.ready, found.used = fish, ready, used
    return found


_laid = laid


def fixture(name: str, **changes: Any) -> Crew:
    """The crew of a fixture boat; its lessons are as many as it says."""
    row = FIXTURES[name]
    lessons = list(range(113, 113 + row["private_lessons"]))
    told = {"fish": row["fish"], "ready": row["permanent_baskets"], "lessons": lessons, **changes}
    found = crew(row["boat"], **told)
    for one in row["tiles"]:
        where = " ".join(f"{x},{y}" for x, y in one["cells"])
        found.add(tile(one["kind"], one["shape"], one["color"], where))
    found.anywhere = False
    return found


class Table(table.Table[CatsState, CatsView]):
    game = GAME

    def crew(self, seat: int = 0) -> Crew:
        return self.state.crews[seat]

    def hand(self, seat: int = 0) -> list[int]:
        return numbers_of(self.crew(seat).hand)

    def put(self, words: str, seat: int = 0) -> Self:
        """Place the tile in hand on these cells."""
        return self.does(self.spot(words), seat=seat)

    def spot(self, words: str) -> Place:
        return placement(self.held().shape, words)

    def held(self) -> HeldView:
        """The tile in hand, which everybody sees."""
        tile = self.view(None).pending.tile
        assert tile is not None
        return tile

    def rescues(self, which: str, words: str, basket: str = "permanent", seat: int = 0) -> Self:
        return self.does(f"rescue {cat(which)} {basket}", seat=seat).put(words, seat)

    def stage(self) -> str:
        """What the first who is to act is asked."""
        return self.view(self.state.to_act()[0]).pending.stage

    def fields(self) -> tuple[list[int], list[int]]:
        return self.state.left, self.state.right

    def passes(self, *seats: int) -> Self:
        for seat in seats:
            self.waives().does("pass", seat=seat)
        return self

    def waives(self) -> Self:
        """Whoever is asked declines, until something else is to be decided."""
        while self.state.steps and isinstance(self.state.steps[-1], Window):
            self.does("waive", seat=self.state.to_act()[0])
        return self


def new(mode: str, seats: int, seed: int = 1, **options: Any) -> Table:
    """A game as it begins."""
    state = GAME.new(GAME.choose_options(GAME.mode(mode), options), seats, seed)
    assert isinstance(state, CatsState)
    return Table(state)


def position(
    part: int,
    *crews: Crew,
    mode: str = "fleet",
    day: int = 1,
    order: Sequence[int] = (),
    left: str = "",
    right: str = "",
    draws: Sequence[int] = (),
    deck: Sequence[int] = (),
    step: Step[Any] | None = None,
    settle: bool = True,
    **options: Any,
) -> Table:
    """Crews at a part of a day (steps/days.py), seat 0 first in the order; `draws` come first from the bag and the
    sister's decks; `deck` is all that is left in the deck; `step` is the decision to begin with."""
    seats = len(crews)
    agreed = GAME.choose_options(GAME.mode(mode), options)
    GAME.agree(agreed, seats)
    rng = Rigged(*draws)
    state = GAME.setup(agreed, seats, Quick(1))
    assert isinstance(state, CatsState)
    state.rng = rng
    rng.piles = lambda: _piles(state)
    state.crews = list(crews)
    state.order = list(order) or ([0, 1] if mode == "solo" else list(range(seats)))
    state.day = day
    state.left, state.right = cats(left), cats(right)
    held = 0
    for seat, one in enumerate(crews):
        one.meeple = seat
        held |= one.hand | one.laid | one.lessons
    state.deck = mask_of(list(deck)) if deck else state.deck & ~held
    for number in state.left + state.right:
        state.bag &= ~(1 << number)
    for one in crews:
        for lying in one.tiles:
            if lying.number >= 0:
                state.bag &= ~(1 << lying.number)
    state.steps = [Days(part)]
    table = Table(state)
    if step is not None:
        state.revealed = isinstance(step, RescueTurn)
        state.phase = "rescue" if isinstance(step, RescueTurn) else "finds"
        state.steps.append(step)
    return table.run() if settle else table


def playing(me: Crew, left: str = "red S4, red I5", right: str = "", **changes: Any) -> Table:
    """Seat 0 at its rescue turn."""
    return position(RESCUE, me, crew(), left=left, right=right, **changes)


def revealed(me: Crew, left: str = "green I5, red S4", right: str = "") -> Table:
    """The same with the rescue cards turned over."""
    table = playing(me, left, right, settle=False)
    table.state.revealed = True
    return table.run()


def _piles(state: CatsState) -> list[int]:
    sister = state.sister
    return [state.bag] + ([sister.deck, sister.unturned] if sister is not None else [])


def finished(*crews: Crew, mode: str = "fleet", public: Sequence[tuple[int, str]] = (), **changes: Any) -> Table:
    """A game that has ended so."""
    table = position(0, *crews, mode=mode, settle=False, **changes)
    table.state.steps = []
    table.state.phase = "over"
    table.state.public = [(card, COLOURS.index(colour) if colour else tiles.NO_COLOUR, 0) for card, colour in public]
    return table


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    return {part.key: part.points for part in table.outcome().scores[seat].parts}
