"""Any-time cards: which may be played now, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import (
    ACTION_CARDS,
    ACTION_KINDS,
    ARRIVALS,
    DRAWS,
    FISH_PER,
    HERDED,
    KIND_MASK,
    TRADE_FISH,
)
from archipel.games.isle_of_cats.content.tiles import COMMON, OSHAX, RARE
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Played, Wove
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.steps.arriving import Arrivals
from archipel.games.isle_of_cats.steps.giving import Forgetting, Giving
from archipel.games.isle_of_cats.steps.herding import herd
from archipel.games.isle_of_cats.steps.looking import Looking, look
from archipel.games.isle_of_cats.steps.placing import discard
from archipel.games.isle_of_cats.steps.stowaway import stow_away
from archipel.games.isle_of_cats.values import COLOURS, Play

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

QUIET: Final = (
    "fish_oshax", "basket_to_fish", "fish_lessons", "fish_colors", "fish_rare", "fish_common", "fish_one_color",
)  # fmt: skip
"""Cards that change nothing but their owner's fish and baskets."""
QUIET_CARDS: Final[int] = sum([KIND_MASK[kind] for kind in QUIET])

PLAIN: Final[dict[str, Play]] = {kind: Play(kind) for kind in ACTION_KINDS}
IN_COLOUR: Final[list[Play]] = [Play("fish_one_color", colour) for colour in COLOURS]
GIVE_READY: Final = Play("basket_to_fish", "ready")
GIVE_USED: Final = Play("basket_to_fish", "used")
TREASURES_GIVEN: Final = 2
LESSONS_GIVEN: Final = 2


def plays(state: CatsState, seat: Seat) -> list[Action]:
    """Every way to play an any-time card of the hand now."""
    return _ways(state.crews[seat], ACTION_CARDS)


def quiet_plays(state: CatsState, seat: Seat) -> list[Action]:
    """The same while all pay at once."""
    return _ways(state.crews[seat], QUIET_CARDS)


def _ways(crew: Crew, cards: int) -> list[Action]:
    found: list[Action] = []
    held = crew.hand & cards
    if not held:
        return found
    for kind in ACTION_KINDS:
        if held & KIND_MASK[kind]:
            found += ways(crew, kind)
    return found


def ways(crew: Crew, kind: str) -> list[Action]:
    """Every way to play one kind now, were it in hand."""
    if kind == "fish_one_color":
        return list(IN_COLOUR)
    if kind == "basket_to_fish":
        found: list[Action] = []
        if crew.ready:
            found.append(GIVE_READY)
        if crew.used:
            found.append(GIVE_USED)
        return found
    if kind == "anywhere" and crew.anywhere:
        return []
    if kind == "basket_for_lessons" and size(crew.lessons) < LESSONS_GIVEN:
        return []
    if kind == "basket_for_treasures" and treasures(crew) < TREASURES_GIVEN:
        return []
    return [PLAIN[kind]]


def treasures(crew: Crew) -> int:
    return sum([1 for tile in crew.tiles if tile.kind == COMMON or tile.kind == RARE])


def play(state: CatsState, seat: Seat, action: Play) -> None:
    """Carry an any-time card out; what it asks for is pushed upon the stack."""
    crew = state.crews[seat]
    kind = action.kind
    discard(state, crew, kind)
    fish = 0
    if kind in FISH_PER:
        fish = FISH_PER[kind] * _measure(crew, kind, action.what)
    elif kind == "basket_to_fish":
        fish = TRADE_FISH
        if action.what == "ready":
            crew.ready -= 1
        else:
            crew.used -= 1
    crew.fish += fish
    state.tell(Played, seat, kind, action.what, fish)
    if kind == "anywhere":
        crew.anywhere = True
    elif kind == "double_rescue":
        crew.extra += 1
    elif kind == "gain_basket":
        crew.ready += 1
        state.tell(Wove, seat)
    elif kind in DRAWS:
        look(state, seat, DRAWS[kind])
        state.steps.append(Looking(seat))
    elif kind == "tile_to_boat":
        stow_away(state, seat)
    elif kind == "move_cats":
        herd(state, seat, HERDED)
    elif kind == "tiles_to_fields":
        state.steps.append(Arrivals(seat, ARRIVALS))
    elif kind == "basket_for_lessons":
        state.steps.append(Forgetting(seat, LESSONS_GIVEN))
    elif kind == "basket_for_treasures":
        state.steps.append(Giving(seat, TREASURES_GIVEN))


def _measure(crew: Crew, kind: str, what: str) -> int:
    """How often a fish card pays."""
    if kind == "fish_lessons":
        return size(crew.lessons)
    if kind == "fish_one_color":
        colour = COLOURS.index(what)
        return sum([1 for tile in crew.tiles if tile.is_cat() and tile.colour == colour])
    if kind == "fish_colors":
        colours = 0
        for tile in crew.tiles:
            if tile.is_cat():
                # A bit a colour.
                colours |= 1 << tile.colour
        return size(colours)
    wanted = OSHAX if kind == "fish_oshax" else RARE if kind == "fish_rare" else COMMON
    return sum([1 for tile in crew.tiles if tile.kind == wanted])
