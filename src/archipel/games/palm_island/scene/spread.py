"""The whole deck in a row: to be memorised before the first turn, and to be admired after the last."""

from __future__ import annotations

from archipel.core.parts import Drawn, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.scene.naming import described
from archipel.games.palm_island.values import CardView, PalmView


def spread(view: PalmView) -> ScenePart:
    drawn = village if view.pending.stage == "over" else order
    return drawn(view.options.content, view.cards, view.round)


@part
def order(content: str, cards: tuple[CardView, ...], round: int) -> Drawn:
    zone = Zone("spread", "row", text("spread"), skin="laid-out", title=True)
    return [zone], [laid(content, card, round, card.place + 1) for card in cards]


@part
def village(content: str, cards: tuple[CardView, ...], round: int) -> Drawn:
    """All that was built, without the tracker and what came from the centre."""
    zone = Zone("spread", "row", text("spread-over"), skin="laid-out", title=True)
    built = [card for card in cards if card.card[0] not in "TO"]
    return [zone], [laid(content, card, round, None) for card in sorted(built, key=lambda card: CARD_OF[card.card])]


def laid(content: str, card: CardView, round: int, count: int | None) -> Piece:
    shown = f"h-T-{round}" if card.card == "T" else f"h-{card.card}-{card.area}"
    label = text("spread-card", place=card.place + 1, card=described(content, card.card, card.area))
    return Piece(f"card-{card.card}", "spread", shown, label, count=count, note=label, marks="laid")
