"""Rescue turns: one cat for fish and a basket, or pass; more in one turn by Double Rescue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.boat import fits
from archipel.games.isle_of_cats.content.cards import BASKETS, BROKEN, KIND_MASK
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.content.tiles import CAT, CAT_TILES, TILE_COLOUR, TILE_SHAPE
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Passed, Rescued, TurnOver
from archipel.games.isle_of_cats.piles import lowest, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.steps.guests import guests
from archipel.games.isle_of_cats.steps.placing import Placing
from archipel.games.isle_of_cats.steps.playing import play, plays
from archipel.games.isle_of_cats.steps.stage import Staged, decision
from archipel.games.isle_of_cats.values import COLOURS, END, PASS, End, Pass, Play, Rescue
from archipel.games.isle_of_cats.views import Pending

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

PAIRS: Final[list[tuple[str, str]]] = [(one, two) for at, one in enumerate(BROKEN) for two in BROKEN[at:]]
FREE: Final = "free"
PERMANENT: Final = "permanent"
ALL_BASKETS: Final = (PERMANENT, *BASKETS, *(f"{one}+{two}" for one, two in PAIRS), FREE)
RESCUE_WITH: Final[dict[str, list[Rescue]]] = {
    basket: [Rescue(cat, basket) for cat in range(size(CAT_TILES))] for basket in ALL_BASKETS
}


@final
class RescueTurn(Staged):
    """`done` cats were rescued in this turn; after one the turn may go on with any-time cards and further rescues."""

    def __init__(self, seat: Seat, done: int) -> None:
        self.seat = seat
        self.done = done

    def actors(self, state: CatsState) -> tuple[Seat, ...]:
        crew = state.crews[self.seat]
        more = self.done == 0 or crew.extra > 0
        return (self.seat,) if crew.hand or (more and can_rescue(state, crew)) else ()

    def guests(self, state: CatsState) -> tuple[Seat, ...]:
        return guests(state, self.seat)

    def run(self, state: CatsState) -> None:
        """Nothing is left to decide."""
        if self.done == 0:
            passes(state, self.seat)
        state.steps.pop()

    def pending(self, state: CatsState, seat: Seat | None) -> Pending:
        return decision(self, state, seat, "rescue", rescued=self.done)

    def legal(self, state: CatsState, seat: Seat) -> Sequence[Action]:
        if seat != self.seat:
            return plays(state, seat)
        crew = state.crews[seat]
        found = rescues(state, crew) if self.done == 0 or crew.extra else []
        return [*found, END if self.done else PASS, *plays(state, seat)]

    def objection(self, state: CatsState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if seat != self.seat and not isinstance(action, Play):
            return self.absence(state, seat, action)
        if isinstance(action, Rescue):
            if self.done and not state.crews[seat].extra:
                return text("refused-one-cat", rule="7.4")
            return refusals.rescuing(state, state.crews[seat], action, fitting(state.crews[seat], action.cat))
        if isinstance(action, (Pass, End)):
            return text("refused-rescued" if self.done else "refused-end", rule="7.4")
        return refusals.own_turn(state, seat, action)

    def take(self, state: CatsState, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            play(state, seat, action)
        elif isinstance(action, Rescue):
            if self.done:
                state.crews[seat].extra -= 1
            self.done += 1
            take_cat(state, seat, action)
        else:
            close(state, seat, action)

    def clone(self) -> RescueTurn:
        return RescueTurn(self.seat, self.done)

    def facts(self) -> object:
        return self.seat, self.done


def close(state: CatsState, seat: Seat, action: Action) -> None:
    """The turn is over, by a pass or an end."""
    if isinstance(action, Pass):
        passes(state, seat)
    else:
        state.tell(TurnOver, seat)
    state.steps.pop()


def passes(state: CatsState, seat: Seat) -> None:
    state.passed[seat] = True
    state.tell(Passed, seat)


def fitting(crew: Crew, cat: int) -> bool:
    """The cat could be placed somewhere."""
    return 0 <= cat < size(CAT_TILES) and fits(TILE_SHAPE[cat], crew.covered, crew.anywhere)


def baskets(state: CatsState, crew: Crew) -> list[str]:
    """The different ways to have a basket, the usual one first."""
    if state.mode == "family":
        return [FREE]
    found = [PERMANENT] if crew.ready else []
    for kind in BASKETS:
        if crew.laid & KIND_MASK[kind]:
            found.append(kind)
    for one, two in PAIRS:
        if size(crew.laid & KIND_MASK[one]) >= (2 if one == two else 1) and crew.laid & KIND_MASK[two]:
            found.append(f"{one}+{two}")
    return found


def affordable(state: CatsState, crew: Crew) -> list[int]:
    """The cats whose price can be paid."""
    if state.mode == "family" or crew.fish >= RIGHT_PRICE:
        return state.left + state.right
    return state.left if crew.fish >= LEFT_PRICE else []


def has_turn(state: CatsState, seat: Seat) -> bool:
    """Something is to be decided: with cards in hand always, whatever these are."""
    crew = state.crews[seat]
    return crew.hand != 0 or can_rescue(state, crew)


def can_rescue(state: CatsState, crew: Crew) -> bool:
    if not baskets(state, crew):
        return False
    return any(fits(TILE_SHAPE[cat], crew.covered, crew.anywhere) for cat in affordable(state, crew))


def rescues(state: CatsState, crew: Crew) -> list[Action]:
    """Every cat that can be paid for and placed, with every basket."""
    found: list[Action] = []
    ways = [RESCUE_WITH[basket] for basket in baskets(state, crew)]
    if ways:
        for cat in affordable(state, crew):
            if fits(TILE_SHAPE[cat], crew.covered, crew.anywhere):
                found += [way[cat] for way in ways]
    return found


def take_cat(state: CatsState, seat: Seat, action: Rescue) -> None:
    """Pay, and hold the cat; it leaves its field when it is placed."""
    crew = state.crews[seat]
    price = 0
    if action.basket != FREE:
        price = LEFT_PRICE if action.cat in state.left else RIGHT_PRICE
        crew.fish -= price
        use_basket(state, crew, action.basket)
    colour = TILE_COLOUR[action.cat]
    state.tell(Rescued, seat, action.cat, COLOURS[colour], price, action.basket)
    state.steps.append(Placing(seat, CAT, TILE_SHAPE[action.cat], colour, action.cat))


def use_basket(state: CatsState, crew: Crew, basket: str) -> None:
    if basket == PERMANENT:
        crew.ready -= 1
        crew.used += 1
        return
    for kind in basket.split("+"):
        card = lowest(crew.laid & KIND_MASK[kind])
        crew.laid ^= card
        state.used |= card
