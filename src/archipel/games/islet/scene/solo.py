"""Alone: the cards at each islet, the deck, and the ladder of tiles left in the bag."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.islet.content.cards import CARD_OF, SIDES, is_ours
from archipel.games.islet.content.parts import LADDER
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.naming import asked_text
from archipel.games.islet.scene.threats import light
from archipel.games.islet.values import CardView, IsletView

RUNGS: Final = sorted(LADDER)


@part
def islets_box() -> Drawn:
    """The two islets stand in one box."""
    return [Zone("islets", "panel", text("islets"), skin="islets")], []


@part
def cards(land: Land, packed: str, opened: tuple[CardView, ...]) -> Drawn:
    """The open cards of both islets, and a light on each cell that meets one, seen while the card is pointed at."""
    zones = [_place(islet, won(land, islet)) for islet in (1, 2)]
    pieces = [_card(packed, card.card, card.islet, len(card.met), nth) for nth, card in enumerate(opened)]
    lights = [
        light(f"met-{card.card}", f"met place-{nth}", cell, land.levels[cell])
        for nth, card in enumerate(opened)
        for cell in card.met
    ]
    return zones, pieces + lights


@kept
def _place(islet: int, met: int) -> Zone:
    """Where the cards of an islet lie, and how many were met there."""
    told = text("cards-won", count=met)
    return Zone(
        f"cards-{islet}", "row", text(f"cards-at-{islet}"), "islets", skin=f"asks {SIDES[islet - 1]}", caption=told
    )


def won(land: Land, islet: int) -> int:
    """Each egg has met one card of its islet."""
    return sum(at[0] == islet and cell.egg >= 0 for at, cell in land.cells.items())


@kept
def _card(packed: str, card: str, islet: int, met: int, nth: int) -> Piece:
    asked, side = asked_text(packed, card, islet), SIDES[islet - 1]
    ours = "yes" if is_ours(packed, CARD_OF[card], side) else "no"
    label = text("card", side=asked, count=met)
    note = text("card-note", rule="10.7", islet=islet, side=asked, count=met, ours=ours)
    marks = f"ask place-{nth}{' met-now' if met else ''}"
    return Piece(f"ask-{card}", f"cards-{islet}", f"{card}-{side}", label, note=note, lit="solo-glow", marks=marks)


def ladder(view: IsletView) -> ScenePart:
    """The rating that the bag would give now."""
    here = max(nth for nth, (least, _) in enumerate(RUNGS) if view.bag >= least)
    return _ladder(here, view.deck, len(view.discards), len(view.removed))


@part
def _ladder(here: int, deck: int, gone: int, removed: int) -> Drawn:
    caption = text("deck", deck=deck, gone=gone, removed=removed)
    zone = Zone("ladder", "ladder", text("ladder"), "seat:0", 0, "ladder", title=True, caption=caption)
    states = {here: "here", here + 1: "next"}
    return [zone], [_rung(nth, states.get(nth, "far")) for nth in range(len(RUNGS))]


@kept
def _rung(nth: int, state: str) -> Piece:
    least, name = RUNGS[nth]
    most = RUNGS[nth + 1][0] - 1 if nth + 1 < len(RUNGS) else -1
    tiles = text("rung-tiles", least=least, most=most, kind="some" if most >= 0 else "last")
    title = text(name)
    label = text("rung", title=title, tiles=tiles, state=state)
    return Piece(f"rung-{nth + 1}", "ladder", "", label, words=title, note=tiles, marks=f"rung {state}")
