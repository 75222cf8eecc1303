"""What a scene reads off a view again and again."""

from __future__ import annotations

from archipel.games.palm_island.scene.naming import Units, together
from archipel.games.palm_island.scene.printed import look_of
from archipel.games.palm_island.values import CardView, PalmView


def at(view: PalmView, place: int) -> CardView | None:
    """The card at a place of the own deck, where it may be seen."""
    return next((card for card in view.cards if card.place == place), None)


def stored(view: PalmView) -> list[CardView]:
    """The own stored cards, the next to reach the top first."""
    return [card for card in view.cards if card.stored]


def look(card: CardView) -> int:
    return look_of(card.card, card.area)


def looks_of(view: PalmView, tokens: tuple[str, ...]) -> list[int]:
    return [look(card) for token in tokens for card in view.cards if card.card == token]


def wealth(view: PalmView) -> Units:
    """All units on the own stored cards."""
    return together([look(card) for card in stored(view)])


def passes(view: PalmView, card: CardView) -> int:
    """How many cards pass before this one comes to the top; tracker and annex pass by themselves."""
    return card.place - (1 + len(view.annex) if card.place > view.left else 0)


def option(view: PalmView, name: str) -> str:
    return dict(view.options)[name]
