"""Boats, hands and fields in the dossier's notation, and a table to try them on through the public steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from archipel.core.catalog import game
from archipel.core.rng import Quick, Rng
from archipel.core.state import IllegalAction, State, Step
from archipel.core.values import Action, Event, Outcome, Part
from archipel.games.isle_of_cats.boat import BOATS, COLS
from archipel.games.isle_of_cats.content.cards import mask_of
from archipel.games.isle_of_cats.content.tiles import (
    CATS,
    KINDS,
    NO_COLOUR,
    POSES,
    RARE,
    SHAPE_OF,
    TILE_KIND,
    TILE_SHAPE,
    TILES,
)
from archipel.games.isle_of_cats.crew import NO_TILE, Crew, Tile
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.days import Days
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.steps.stage import Staged
from archipel.games.isle_of_cats.values import COLOURS, Place
from archipel.games.isle_of_cats.views import CatsView

GAME = game("isle_of_cats")
FIXTURES: dict[str, Any] = {
    row["id"]: row
    for row in json.loads((Path(__file__).parent / "fixtures.json").read_text(encoding="utf-8"))["fixtures"]
}
MAP_CAT = "7,0 8,0 9,0 10,0 11,0"
"""Scenario A14: where the green cat_I5 covers the green map of boat_blue."""


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
    return COLOURS.index(colour) * len(CATS) + CATS.index(f"cat_{shape}")


def cats(words: str) -> list[int]:
    """Several: `green I5, red S4`."""
    return [cat(one) for one in words.split(", ") if one]


def rare(letters: str) -> list[int]:
    """The numbers of rare treasures: `L T L O`, of each shape the first ones."""
    found: list[int] = []
    for letter in letters.split():
        shape = SHAPE_OF[f"rare_{letter}"]
        found.append(
            next(t for t in range(TILES) if TILE_KIND[t] == RARE and TILE_SHAPE[t] == shape and t not in found)
        )
    return found


def cells_of(words: str) -> list[tuple[int, int]]:
    return [(int(x), int(y)) for x, y in (cell.split(",") for cell in words.split())]


def placement(shape: str, words: str) -> Place:
    """The action that covers these cells."""
    cells = sorted(cells_of(words), key=lambda cell: (cell[1], cell[0]))
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    looks = tuple((x - left, y - top) for x, y in cells)
    turn = next(turn for turn, posed in POSES[SHAPE_OF[shape]] if posed == looks)
    return Place(cells[0][1] * COLS + cells[0][0], turn)


def tile(kind: str, shape: str, colour: str | None, words: str, number: int = NO_TILE) -> Tile:
    at = placement(shape, words)
    hue = COLOURS.index(colour) if colour else NO_COLOUR
    return Tile(KINDS.index(kind), SHAPE_OF[shape], hue, at.cell, at.turn, number)


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


class Table:
    """A state in play: what is offered, what is refused and by which rule, what happened."""

    def __init__(self, state: State, opening: Sequence[Event] = ()) -> None:
        assert isinstance(state, CatsState)
        self.state = state
        self.events = list(opening)

    def crew(self, seat: int = 0) -> Crew:
        return self.state.crews[seat]

    def view(self, seat: int | None = 0) -> CatsView:
        view = self.state.view(seat)
        assert isinstance(view, CatsView)
        return view

    def hand(self, seat: int = 0) -> list[int]:
        return numbers_of(self.crew(seat).hand)

    def legal(self, seat: int = 0, start: str = "") -> list[str]:
        return [line for line in map(str, self.state.legal_actions(seat)) if line.startswith(start)]

    def does(self, *lines: str, seat: int = 0) -> Table:
        for line in lines:
            self.events += self.state.apply(seat, GAME.actions.parse(line))
        return self

    def put(self, words: str, seat: int = 0) -> Table:
        """Place the tile in hand on these cells."""
        self.events += self.state.apply(seat, self.spot(words))
        return self

    def spot(self, words: str) -> Place:
        step = self.state.steps[-1]
        assert isinstance(step, Staged)
        shape = step.shape()
        return placement(next(name for name, number in SHAPE_OF.items() if number == shape), words)

    def rescues(self, which: str, words: str, basket: str = "permanent", seat: int = 0) -> Table:
        return self.does(f"rescue {cat(which)} {basket}", seat=seat).put(words, seat)

    def refused(self, line: str | Action, seat: int = 0) -> str:
        """The key of the refusal and its rule, which must leave no trace; empty: it is not refused."""
        action = GAME.actions.parse(line) if isinstance(line, str) else line
        why = self.state.objection(seat, action)
        if why is None:
            return ""
        before = self.state.digest(), self.state.view(seat)
        with pytest.raises(IllegalAction) as refused:
            self.state.apply(seat, action)
        assert refused.value.why == why
        assert (self.state.digest(), self.state.view(seat)) == before
        return f"{why.key} {why.rule}"

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def stage(self) -> str:
        step = self.state.steps[-1]
        assert isinstance(step, Staged)
        return step.stage()

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    def fields(self) -> tuple[list[int], list[int]]:
        return self.state.left, self.state.right

    def run(self) -> Table:
        """Carry on after the state was changed by hand."""
        self.state.log = self.events
        self.state.settle()
        self.state.log = None
        return self

    def passes(self, *seats: int) -> Table:
        for seat in seats:
            self.does("pass", seat=seat)
        return self


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


def _piles(state: CatsState) -> list[int]:
    sister = state.sister
    return [state.bag] + ([sister.deck, sister.unturned] if sister is not None else [])


def finished(*crews: Crew, mode: str = "fleet", public: Sequence[tuple[int, str]] = (), **changes: Any) -> Table:
    """A game that has ended so."""
    table = position(0, *crews, mode=mode, settle=False, **changes)
    table.state.steps = []
    table.state.phase = "over"
    table.state.public = [(card, COLOURS.index(colour) if colour else NO_COLOUR, 0) for card, colour in public]
    return table


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    found: tuple[Part, ...] = table.outcome().scores[seat].parts
    return {part.key: part.points for part in found}
