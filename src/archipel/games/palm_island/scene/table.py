"""What a scene reads off a view again and again."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.naming import Units, together
from archipel.games.palm_island.scene.printed import look_of
from archipel.games.palm_island.values import CardView, PalmView

Drawn = tuple[list[Zone], list[Piece]]


def edition(view: PalmView) -> Edition:
    """The cards of the table."""
    return edition_of(view.options.content)


def house(view: PalmView, key: str) -> str:
    """The key of a sentence about a card of ours; one of an owner's box does not call itself so."""
    return f"{key}-own" if edition(view).own else key


def named(view: PalmView, token: str) -> Text:
    return edition(view).names.token(token)


def joined(*parts: Drawn) -> Drawn:
    return [zone for zones, _ in parts for zone in zones], [piece for _, pieces in parts for piece in pieces]


def at(view: PalmView, place: int) -> CardView | None:
    """The card at a place of the own deck, where it may be seen."""
    return next((card for card in view.cards if card.place == place), None)


def acting(view: PalmView, slot: int) -> CardView:
    """The card of a slot that an action is offered for."""
    card = at(view, slot - 1)
    assert card is not None
    return card


def stored(view: PalmView) -> list[CardView]:
    """The own stored cards, the next to reach the top first."""
    return [card for card in view.cards if card.stored]


def look(card: CardView) -> int:
    return look_of(card.card, card.area)


def looks_of(view: PalmView, tokens: tuple[str, ...]) -> list[int]:
    return [look(card) for token in tokens for card in view.cards if card.card == token]


def wealth(view: PalmView) -> Units:
    """All units on the own stored cards."""
    return together(edition(view), [look(card) for card in stored(view)])


def passes(view: PalmView, card: CardView) -> int:
    """How many cards pass before this one comes to the top; tracker and annex pass by themselves."""
    return card.place - (1 + len(view.annex) if card.place > view.left else 0)
