"""Choosing among cards in front of one and paying for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import COST, NUMBERS
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.values import PAY, Buy, Kept, Picked, Return

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

BUYS: Final[list[Buy]] = [Buy(card) for card in range(NUMBERS)]
RETURNS: Final[list[Return]] = [Return(card) for card in range(NUMBERS)]


def price(cards: int) -> int:
    return sum([COST[card] for card in numbers_of(cards)])


def choices(crew: Crew) -> list[Action]:
    """Cards that can still be afforded, cards to put back, and paying."""
    left = crew.fish - price(crew.picked)
    found: list[Action] = []
    for card in numbers_of(crew.drafted):
        if crew.picked >> card & 1:
            found.append(RETURNS[card])
        elif COST[card] <= left:
            found.append(BUYS[card])
    found.append(PAY)
    return found


def objection(crew: Crew, action: Action) -> Text | None:
    if action in choices(crew):
        return None
    if isinstance(action, (Buy, Return)):
        if not (0 <= action.card < NUMBERS and crew.drafted >> action.card & 1):
            return text("refused-not-your-card", rule="5.3")
        if isinstance(action, Return):
            return text("refused-not-picked", rule="5.3")
        if crew.picked >> action.card & 1:
            return text("refused-picked", rule="5.3")
        left = crew.fish - price(crew.picked)
        return text("refused-too-dear", rule="5.4", cost=COST[action.card], fish=left)
    return refusals.unfinished("5.3")


def mark(state: CatsState, seat: Seat, action: Action) -> None:
    """Put a card among those to be paid for, or back."""
    assert isinstance(action, (Buy, Return))
    state.crews[seat].picked ^= 1 << action.card
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
