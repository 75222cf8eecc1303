"""The whole deck in a row: to be memorised before the first turn, and to be admired after the last."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.scene.naming import described
from archipel.games.palm_island.scene.table import Drawn, edition
from archipel.games.palm_island.values import CardView, PalmView


def spread(view: PalmView) -> Drawn:
    over = view.pending.stage == "over"
    zone = Zone("spread", "row", text("spread-over" if over else "spread"), skin="laid-out", title=True)
    cards = sorted(village(view), key=lambda card: CARD_OF[card.card]) if over else view.cards
    return [zone], [laid(view, card, over) for card in cards]


def village(view: PalmView) -> list[CardView]:
    """All that was built, without the tracker and what came from the centre."""
    return [card for card in view.cards if card.card[0] not in "TO"]


def laid(view: PalmView, card: CardView, over: bool) -> Piece:
    shown = f"h-T-{view.round}" if card.card == "T" else f"h-{card.card}-{card.area}"
    label = text("spread-card", place=card.place + 1, card=described(edition(view), card))
    count = None if over else card.place + 1
    return Piece(f"card-{card.card}", "spread", shown, label, count=count, note=label, marks="laid")
