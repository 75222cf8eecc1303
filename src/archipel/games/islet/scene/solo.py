"""Alone: the cards at each islet, the deck, and the ladder of tiles left in the bag."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.games.islet.content.cards import CARD_OF, SIDES, is_ours
from archipel.games.islet.content.parts import LADDER
from archipel.games.islet.scene.board import Drawn
from archipel.games.islet.scene.naming import asked_text
from archipel.games.islet.scene.threats import light
from archipel.games.islet.values import CardView, Cell, CellView, IsletView


def islets_box() -> Drawn:
    """The two islets stand in one box."""
    return [Zone("islets", "panel", text("islets"), skin="islets")], []


def cards(view: IsletView, cells: Mapping[Cell, CellView]) -> Drawn:
    zones = [
        Zone(f"cards-{islet}", "row", text(f"cards-at-{islet}"), "islets", skin=f"asks {SIDES[islet - 1]}")
        for islet in (1, 2)
    ]
    return zones, [card_piece(view, card, nth) for nth, card in enumerate(view.cards)] + lights(view, cells)


def card_piece(view: IsletView, card: CardView, nth: int) -> Piece:
    side = asked_text(view, card)
    ours = "yes" if is_ours(view.options.content, CARD_OF[card.card], SIDES[card.islet - 1]) else "no"
    label = text("card", side=side, count=len(card.met))
    note = text("card-note", rule="10.7", side=side, count=len(card.met), ours=ours)
    marks = f"ask place-{nth}{' met-now' if card.met else ''}"
    face = f"{card.card}-{SIDES[card.islet - 1]}"
    return Piece(f"ask-{card.card}", f"cards-{card.islet}", face, label, note=note, lit="solo-glow", marks=marks)


def lights(view: IsletView, cells: Mapping[Cell, CellView]) -> list[Piece]:
    """Cells that meet a card now: seen while the card is pointed at."""
    return [
        light(f"met-{card.card}", f"met place-{nth}", cells[cell])
        for nth, card in enumerate(view.cards)
        for cell in card.met
    ]


def ladder(view: IsletView) -> Drawn:
    """The rating that the bag would give now."""
    zone = Zone("ladder", "ladder", text("ladder"), "seat:0", 0, "ladder", title=True, caption=deck_text(view))
    rungs = sorted(LADDER)
    here = max(nth for nth, (least, _) in enumerate(rungs) if view.bag >= least)
    return [zone], [rung(rungs, nth, here) for nth in range(len(rungs))]


def deck_text(view: IsletView) -> Text:
    return text("deck", deck=view.deck, gone=len(view.discards), removed=len(view.removed))


def rung(rungs: list[tuple[int, str]], nth: int, here: int) -> Piece:
    least, name = rungs[nth]
    most = rungs[nth + 1][0] - 1 if nth + 1 < len(rungs) else -1
    state = "here" if nth == here else "next" if nth == here + 1 else "far"
    tiles = text("rung-tiles", least=least, most=most, kind="some" if most >= 0 else "last")
    title = text(name)
    label = text("rung", title=title, tiles=tiles, state=state)
    return Piece(f"rung-{nth + 1}", "ladder", "", label, words=title, note=tiles, marks=f"rung {state}")
