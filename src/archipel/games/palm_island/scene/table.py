"""What a scene reads off a view again and again."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.core.parts import kept
from archipel.core.text import Text, text
from archipel.games.palm_island.content.cards import BUILDING, BUILDINGS, CARD_OF, Cost
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene import printed
from archipel.games.palm_island.scene.naming import Units, together
from archipel.games.palm_island.scene.printed import look_of
from archipel.games.palm_island.values import CardView, PalmView

HAND: Final = "hand"


class Deck(NamedTuple):
    """The own deck as far as it may be seen; `content` are the cards of the table."""

    content: str
    cards: tuple[CardView, ...]
    left: int
    limit: int
    annex: tuple[str, ...]


def is_central(view: PalmView) -> bool:
    """Whether what is asked of the viewer lies between the players, or there is no hand to be seen."""
    return view.seat is None or view.pending.stage in ("buy", "cycle", "meet")


def deck_of(view: PalmView) -> Deck:
    return Deck(view.options.content, view.cards, view.left, view.limit, view.annex)


def house(content: str, key: str) -> str:
    """The key of a sentence about a card of ours; one of an owner's box does not call itself so."""
    return f"{key}-own" if edition_of(content).own else key


@kept
def named(content: str, token: str) -> Text:
    return edition_of(content).names.token(token)


def shared(content: str, token: str) -> Text:
    """The name that copies of a card share."""
    kind = BUILDING[CARD_OF[token]]
    return text(f"building-{BUILDINGS[kind]}") if kind >= 0 else named(content, token)


def at(cards: tuple[CardView, ...], place: int) -> CardView | None:
    """The card at a place of the own deck, where it may be seen."""
    for card in cards:
        if card.place == place:
            return card
    return None


def acting(deck: Deck, slot: int) -> CardView:
    """The card of a slot that an action is offered for."""
    card = at(deck.cards, slot - 1)
    assert card is not None
    return card


def stored(cards: tuple[CardView, ...]) -> list[CardView]:
    """The stored cards, the next to reach the top first."""
    return [card for card in cards if card.stored]


@kept
def actions(content: str, look: int) -> list[tuple[str, tuple[Cost, ...]]]:
    """The printed actions of an area with their costs, from left to right."""
    return printed.actions(edition_of(content), look)


def look(card: CardView) -> int:
    return look_of(card.card, card.area)


@kept
def wealth(content: str, cards: tuple[CardView, ...]) -> Units:
    """All units on the stored cards."""
    return together(edition_of(content), [look(card) for card in stored(cards)])


def passes(deck: Deck, card: CardView) -> int:
    """How many cards pass before this one comes to the top; tracker and annex pass by themselves."""
    return card.place - (1 + len(deck.annex) if card.place > deck.left else 0)
