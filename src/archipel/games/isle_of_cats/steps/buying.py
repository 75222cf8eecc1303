"""Choosing among cards in front of one and paying for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import COST, KIND, KIND_MASK
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.piles import lowest, numbers_of, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.values import PAY, Buy, Kept, Picked, Return

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

BUYS: Final[list[Buy]] = [Buy(kind) for kind in KIND]
RETURNS: Final[list[Return]] = [Return(kind) for kind in KIND]


def price(cards: int) -> int:
    return sum([COST[card] for card in numbers_of(cards)])


def choices(crew: Crew) -> list[Action]:
    """Cards that can still be afforded, cards to put back, and paying; of each kind one."""
    left = crew.fish - price(crew.picked)
    found: list[Action] = []
    for card in one_of_each(crew.drafted & ~crew.picked):
        if COST[card] <= left:
            found.append(BUYS[card])
    found += [RETURNS[card] for card in one_of_each(crew.picked)]
    found.append(PAY)
    return found


def one_of_each(cards: int) -> list[int]:
    """The first card of each kind."""
    found: list[int] = []
    for card in numbers_of(cards):
        if not found or KIND[found[-1]] != KIND[card]:
            found.append(card)
    return found


def objection(crew: Crew, action: Action) -> Text | None:
    if action in choices(crew):
        return None
    if isinstance(action, (Buy, Return)):
        cards = KIND_MASK.get(action.card, 0)
        if not crew.drafted & cards:
            return text("refused-not-your-card", rule="5.3")
        if isinstance(action, Return):
            return text("refused-not-picked", rule="5.3")
        if not crew.drafted & ~crew.picked & cards:
            return text("refused-picked", rule="5.3")
        left = crew.fish - price(crew.picked)
        return text("refused-too-dear", rule="5.4", cost=price(lowest(cards)), fish=left)
    return refusals.unfinished("5.3")


def mark(state: CatsState, seat: Seat, action: Action) -> None:
    """Put a card among those to be paid for, or back."""
    crew = state.crews[seat]
    if isinstance(action, Buy):
        crew.picked |= lowest(crew.drafted & ~crew.picked & KIND_MASK[action.card])
    else:
        assert isinstance(action, Return)
        crew.picked ^= lowest(crew.picked & KIND_MASK[action.card])
    if state.log is not None:
        state.emit(Picked(seat))


def settle(state: CatsState, seat: Seat) -> None:
    """Pay for the cards picked; the others are discarded face down."""
    crew = state.crews[seat]
    fish = price(crew.picked)
    crew.fish -= fish
    crew.hand |= crew.picked
    crew.buried |= crew.drafted & ~crew.picked
    if state.log is not None:
        state.emit(Kept(seat, size(crew.picked), fish))
    crew.drafted = 0
    crew.picked = 0
