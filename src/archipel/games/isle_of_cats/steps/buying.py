"""Choosing among cards in front of one and paying for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats.content.cards import COST, KIND, KIND_MASK
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Kept
from archipel.games.isle_of_cats.piles import lowest, numbers_of, size
from archipel.games.isle_of_cats.steps import refusals
from archipel.games.isle_of_cats.values import PAY, Buy, Return

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState

BUYS: Final[list[Buy]] = [Buy(kind) for kind in KIND]
RETURNS: Final[list[Return]] = [Return(kind) for kind in KIND]


def price(cards: int) -> int:
    return sum([COST[card] for card in numbers_of(cards)])


def choices(crew: Crew, cards: int, chosen: int) -> list[Action]:
    """Cards that can still be afforded, cards to put back, and paying; of each kind one."""
    left = crew.fish - price(chosen)
    found: list[Action] = []
    for card in one_of_each(cards & ~chosen):
        if COST[card] <= left:
            found.append(BUYS[card])
    if crew.may_put_back():
        found += [RETURNS[card] for card in one_of_each(chosen)]
    found.append(PAY)
    return found


def one_of_each(cards: int) -> list[int]:
    """The first card of each kind."""
    found: list[int] = []
    for card in numbers_of(cards):
        if not found or KIND[found[-1]] != KIND[card]:
            found.append(card)
    return found


def objection(crew: Crew, cards: int, chosen: int, action: Action) -> Text | None:
    if action in choices(crew, cards, chosen):
        return None
    if isinstance(action, (Buy, Return)):
        kind = KIND_MASK.get(action.card, 0)
        if not cards & kind:
            return text("refused-not-your-card", rule="5.3")
        if isinstance(action, Return):
            return refusals.put_back("5.3") if chosen & kind else text("refused-not-picked", rule="5.3")
        if not cards & ~chosen & kind:
            return text("refused-picked", rule="5.3")
        return text("refused-too-dear", rule="5.4", cost=price(lowest(kind)), fish=crew.fish - price(chosen))
    return refusals.unfinished("5.3")


def marked(crew: Crew, cards: int, chosen: int, action: Action) -> int:
    """Those to be paid for, with a card more or less."""
    if isinstance(action, Buy):
        return chosen | lowest(cards & ~chosen & KIND_MASK[action.card])
    assert isinstance(action, Return)
    crew.backs += 1
    return chosen ^ lowest(chosen & KIND_MASK[action.card])


def settle(state: CatsState, seat: Seat, cards: int, chosen: int) -> None:
    """Pay for the cards chosen; the others are discarded face down."""
    crew = state.crews[seat]
    fish = price(chosen)
    crew.fish -= fish
    crew.hand |= chosen
    crew.buried |= cards & ~chosen
    state.tell(Kept, seat, size(chosen), fish)
