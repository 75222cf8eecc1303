"""The deck in the hand: two cards to use, one to look at, stored cards sticking out, the ring of places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import AREAS, ARROWS, CARD_OF, CORE, FIRST_FEAT, STARS, Cost
from archipel.games.palm_island.scene.naming import Units, described, given, lack, named, spoken, spoken_cost
from archipel.games.palm_island.scene.payments import chip_of
from archipel.games.palm_island.scene.printed import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_MIDDLE,
    actions,
    chip_at,
    chip_face,
    design,
    face,
    tab_face,
    turned,
)
from archipel.games.palm_island.scene.table import at, look, option, passes, stored, wealth
from archipel.games.palm_island.values import CardView, PalmView

HAND: Final = "hand"
MIDDLE: Final = CARD_WIDTH // 2
ART, CHIPS, OVER = 0, 2, 4
KINDS: Final = ("wood", "fish", "stone", "any")
MAPPED: Final = FIRST_FEAT + 6


def hand(view: PalmView, legal: Sequence[Action]) -> tuple[list[Zone], list[Piece]]:
    skin = f"palm-hand {'alone' if view.seats == 1 else 'racing' if view.mode == 'speed' else 'roomy'}"
    zones = [Zone(HAND, "panel", text("hand"), skin=skin)]
    pieces: list[Piece] = []
    for part in (slots(view, legal), rail(view), totals(view), annex(view), deck(view), maps(view)):
        zones += part[0]
        pieces += part[1]
    return [
        *zones,
        Zone("palm", "spots", text("hand"), HAND, skin="palm", width=980, height=664, face="hand-under"),
    ], pieces


def slots(view: PalmView, legal: Sequence[Action]) -> tuple[list[Zone], list[Piece]]:
    zones, pieces = [], []
    for slot in (1, 2, 3):
        id = f"slot-{slot}"
        skin = f"card-slot {'third' if slot == 3 else 'usable' if view.stage == 'play' else 'resting'}"
        zones.append(
            Zone(
                id, "spots", text("slot", slot=slot), HAND, skin=skin, width=CARD_WIDTH, height=CARD_HEIGHT, title=True
            )
        )
        card = at(view, slot - 1)
        if card is not None and card.card not in view.annex:
            pieces += in_slot(view, slot, card, legal)
    pieces.append(Piece("thumb", "slot-1", "thumb", x=26, y=420, layer=OVER))
    pieces.append(Piece("fingers", "slot-2", "fingers", x=254, y=377, layer=OVER))
    return zones, pieces


def in_slot(view: PalmView, slot: int, card: CardView, legal: Sequence[Action]) -> list[Piece]:
    id = f"slot-{slot}"
    lying = card.stored
    shown = face("T", str(view.round)) if card.card == "T" else face(card.card, card.area)
    name = f"lying-{card.card}" if lying else f"card-{card.card}"
    pieces = [
        Piece(name, id, shown, x=MIDDLE, y=CARD_HEIGHT // 2, layer=ART, marks="whole lying" if lying else "whole")
    ]
    label = text("slot-card", slot=slot, card=described(card), state=state_of(slot, card))
    note = text("note-third", rule="4.2") if slot == 3 else text("note-lying", rule="4.3") if lying else None
    pieces.append(
        Piece(f"top-{slot}", id, "pane", label, MIDDLE, 64, layer=CHIPS, lit="glow-pane", note=note, marks="pane")
    )
    if slot == 1 and view.stage == "play":
        pieces.append(
            Piece("under", id, "under", text("under"), MIDDLE, 285, layer=CHIPS, marks="pane", lit="glow-pane")
        )
    if view.stage == "play" and slot < 3 and not lying and card.card != "T":
        pieces += chips(view, slot, card, legal)
    return pieces


def state_of(slot: int, card: CardView) -> str:
    if slot == 3:
        return "look"
    return "stored" if card.stored else "tracker" if card.card == "T" else "use"


def chips(view: PalmView, slot: int, card: CardView, legal: Sequence[Action]) -> list[Piece]:
    offered = {chip_of(view, action) for action in legal}
    found = actions(look(card))
    pieces = []
    for nth, (verb, costs) in enumerate(found):
        left, width = chip_at(len(found), nth)
        id = f"chip-{card.card}-{verb}"
        missing = Units(0, 0, 0, 0) if id in offered else lacking(wealth(view), costs)
        dark = [f"no-{kind}" for kind, count in zip(KINDS, missing, strict=True) if count]
        pieces.append(
            Piece(
                id,
                f"slot-{slot}",
                chip_face(look(card), verb),
                chip_label(card, verb, costs, missing, id in offered),
                int(left + width / 2),
                CHIP_MIDDLE,
                layer=CHIPS + 1,
                lit=f"glow-{width}",
                marks=" ".join(["printed", *([] if id in offered else ["dark", *dark])]),
            )
        )
    return pieces


def lacking(have: Units, costs: tuple[Cost, ...]) -> Units:
    """What is missing for the alternative that is nearest."""
    return min([lack(have, cost) for cost in costs], key=Units.total)


def chip_label(card: CardView, verb: str, costs: tuple[Cost, ...], missing: Units, offered: bool) -> Text:
    state = "open" if offered else "short" if missing.total() else "shut"
    to = turned(look(card), verb) if verb in ("rotate", "flip") else look(card)
    return text(
        "chip",
        verb=text(f"verb-{verb}"),
        card=named(card.card),
        free="no" if any(any(cost) for cost in costs) else "yes",
        cost=spoken_cost(costs),
        turns="yes" if to != look(card) else "no",
        area=AREAS[to & 3],
        gives=spoken(given(to)),
        empty="no" if given(to).total() else "yes",
        stars=STARS[to],
        arrows=ARROWS[to],
        state=state,
        missing=spoken(missing),
    )


def rail(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    """Stored cards not offered to the common payment, and the places that are free."""
    pledged = [token for seat, token in view.pledges if seat == view.seat]
    cards = [card for card in stored(view) if card.card not in pledged]
    held = len(stored(view))
    zone = Zone("rail", "row", text("rail", stored=held, limit=view.limit), HAND, skin="rail")
    pieces = [tab(view, card, "rail") for card in cards]
    for row in range(held + 1, view.limit + 1):
        pieces.append(
            Piece(f"hole-{row}", "rail", "hole", text("hole"), words=text("hole"), lit="glow-tab", marks="hole")
        )
    return [zone], pieces


def tab(view: PalmView, card: CardView, zone: str) -> Piece:
    left = passes(view, card)
    units = spoken(given(look(card)))
    label = text("tab", card=named(card.card), gives=units, passes=left)
    note = text("note-tab", rule="6.3", card=named(card.card), gives=units, passes=left)
    marks = "tab due" if left < 3 else "tab"
    return Piece(
        f"card-{card.card}", zone, tab_face(look(card)), label, count=left, note=note, lit="glow-tab", marks=marks
    )


def totals(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    units = wealth(view)
    zone = Zone("totals", "row", text("totals"), HAND, skin="totals")
    pieces = []
    for kind, count in zip(KINDS, units, strict=True):
        if kind != "any" or count:
            only = Units(*(count if kind == other else 0 for other in KINDS))
            pieces.append(
                Piece(
                    f"total-{kind}",
                    "totals",
                    f"res-{kind}",
                    spoken(only) if count else text(f"none-{kind}"),
                    words=text("figure", number=count),
                )
            )
    return [zone], pieces


def annex(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    """Own outposts and villagers right behind the tracker; villagers can be sent to rest."""
    if not view.annex:
        return [], []
    zone = Zone("annex", "row", text("annex"), HAND, skin="annex", title=True)
    pieces = []
    for token in view.annex:
        state = "spent" if token in view.spent else "awake" if token in view.awake else "still"
        label = text("annexed", card=named(token), state=state)
        marks = f"annexed {state}"
        pieces.append(
            Piece(f"annex-{token}", "annex", f"annex-{token}", label, note=label, lit="glow-annex", marks=marks)
        )
    return [zone], pieces


def deck(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    """The ring of places: the tracker a notch, stored cards sticking out, the three visible ones numbered."""
    caption = text("deck-left", left=view.left)
    zone = Zone("deck", "row", text("deck", left=view.left), HAND, skin="deck", caption=caption)
    pieces = [Piece("left", "deck", words=text("figure", number=view.left), marks="middle")]
    return [zone], pieces + [dot(view, place) for place in range(view.size)]


def dot(view: PalmView, place: int) -> Piece:
    id, card = f"dot-{place}", at(view, place)
    if place == view.left:
        return Piece(id, "deck", f"dot-tracker-{view.round}", marks="berth notch")
    if view.left < place <= view.left + len(view.annex):
        return Piece(id, "deck", "dot-annex", marks="berth")
    if card is not None and card.stored:
        return Piece(id, "deck", "dot-stored", marks="berth")
    if place < 3 and view.left > place:
        return Piece(id, "deck", "dot-look" if place == 2 else f"dot-live-{place + 1}", marks="berth")
    if card is not None and option(view, "open_deck") == "True":
        tint = f"band-{design(CARD_OF[card.card])}" if CARD_OF[card.card] < CORE else "band-other"
        return Piece(
            id, "deck", "dot-blank", text("dot", place=place + 1, card=described(card)), tint=tint, marks="berth known"
        )
    return Piece(id, "deck", "dot-blank", marks="berth")


def said(token: str) -> str:
    """The key of a design's name."""
    key = design(CARD_OF[token])
    return f"building-{key}" if CARD_OF[token] < CORE else key


def maps(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    """The four areas of each usable card."""
    zones, pieces = [], []
    for slot in (1, 2):
        card = at(view, slot - 1)
        if card is None or card.stored or not 0 <= CARD_OF[card.card] < MAPPED or card.card == "T":
            continue
        id, key = f"map-{slot}", f"{design(CARD_OF[card.card])}-{card.area}"
        zones.append(
            Zone(
                id,
                "row",
                text("map", card=text(said(card.card))),
                HAND,
                skin=f"areas areas-{slot}",
                title=True,
            )
        )
        pieces.append(Piece(f"{id}-wide", id, f"map-{key}", marks="map-wide"))
        pieces.append(Piece(f"{id}-small", id, f"smap-{key}", marks="map-small"))
    return zones, pieces
