"""The deck in the hand: two cards to use, one to look at, stored cards sticking out, the ring of places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Arg, Text, text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import (
    BUILDING,
    BUILDINGS,
    CARD_OF,
    CORE,
    FIRST_FEAT,
    FIRST_VILLAGER,
    TRACKER,
    Cost,
)
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene import naming, printed
from archipel.games.palm_island.scene.naming import KINDS, Units, described, given, lacking, shown, spoken
from archipel.games.palm_island.scene.payments import chip_of
from archipel.games.palm_island.scene.printed import CARD_HEIGHT, CARD_WIDTH, design, face, tab_face
from archipel.games.palm_island.scene.table import Drawn, at, edition, joined, look, named, passes, stored, wealth
from archipel.games.palm_island.values import CardView, PalmView

HAND: Final = "hand"
MIDDLE: Final = CARD_WIDTH // 2
ART, CHIPS, OVER = 0, 2, 4
PLAIN_FEATS: Final = 6
"""Feats of ours that are like buildings, and have a map."""


def hand(view: PalmView, legal: Sequence[Action]) -> Drawn:
    skin = f"palm-hand {'alone' if view.seats == 1 else 'racing' if view.options.mode == 'speed' else 'roomy'}"
    panel = Zone(HAND, "panel", text("hand"), skin=skin)
    palm = Zone("palm", "spots", text("hand"), HAND, skin="palm", width=980, height=664, face="hand-under")
    inside = (slots(view, legal), rail(view), totals(view), annex(view), deck(view), maps(view))
    return joined(([panel], []), *inside, ([palm], []))


def slots(view: PalmView, legal: Sequence[Action]) -> Drawn:
    zones, pieces = [], []
    for slot in (1, 2, 3):
        id = f"slot-{slot}"
        skin = f"card-slot {'third' if slot == 3 else 'usable' if view.pending.stage == 'play' else 'resting'}"
        label = text("slot", slot=slot)
        zones.append(Zone(id, "spots", label, HAND, skin=skin, width=CARD_WIDTH, height=CARD_HEIGHT, title=True))
        card = at(view, slot - 1)
        if card is not None and card.card not in view.annex:
            pieces += in_slot(view, slot, card, legal)
    pieces.append(Piece("thumb", "slot-1", "thumb", x=26, y=420, layer=OVER))
    pieces.append(Piece("fingers", "slot-2", "fingers", x=254, y=377, layer=OVER))
    return zones, pieces


def in_slot(view: PalmView, slot: int, card: CardView, legal: Sequence[Action]) -> list[Piece]:
    id = f"slot-{slot}"
    lying = card.stored
    front = face("T", str(view.round)) if card.card == "T" else face(card.card, card.area)
    name = f"lying-{card.card}" if lying else f"card-{card.card}"
    marks = "whole lying" if lying else "whole"
    label = text("slot-card", slot=slot, card=described(edition(view), card), state=state_of(slot, card))
    note = text("note-third", rule="4.2") if slot == 3 else text("note-lying", rule="4.3") if lying else None
    pieces = [
        Piece(name, id, front, x=MIDDLE, y=CARD_HEIGHT // 2, layer=ART, marks=marks),
        pane(f"top-{slot}", id, "pane", label, 64, note),
    ]
    if slot == 1 and view.pending.stage == "play":
        pieces.append(pane("under", id, "under", text("under"), 285))
    if view.pending.stage == "play" and slot < 3 and not lying and card.card != "T":
        pieces += chips(view, slot, card, legal)
    return pieces


def pane(id: str, zone: str, face: str, label: Text, y: int, note: Text | None = None) -> Piece:
    """A clear pane over a card, to be touched."""
    return Piece(id, zone, face, label, MIDDLE, y, layer=CHIPS, lit="glow-pane", note=note, marks="pane")


def state_of(slot: int, card: CardView) -> str:
    if slot == 3:
        return "look"
    return "stored" if card.stored else "tracker" if card.card == "T" else "use"


def chips(view: PalmView, slot: int, card: CardView, legal: Sequence[Action]) -> list[Piece]:
    offered = {chip_of(view, action) for action in legal}
    found = printed.actions(edition(view), look(card))
    pieces = []
    for nth, (verb, costs) in enumerate(found):
        left, width = printed.chip_at(len(found), nth)
        id = f"chip-{card.card}-{verb}"
        missing = Units() if id in offered else lacking(wealth(view), costs)
        pieces.append(
            Piece(
                id,
                f"slot-{slot}",
                printed.chip_face(edition(view), look(card), verb),
                chip_label(view, card, verb, costs, missing, id in offered),
                int(left + width / 2),
                printed.CHIP_MIDDLE,
                layer=CHIPS + 1,
                lit=f"glow-{width}",
                marks=" ".join(["printed", *([] if id in offered else ["dark", *naming.unlit(missing)])]),
            )
        )
    return pieces


def chip_label(
    view: PalmView, card: CardView, verb: str, costs: tuple[Cost, ...], missing: Units, offered: bool
) -> Text:
    to = printed.turned(look(card), verb)
    args: dict[str, Arg] = {"verb": text(f"verb-{verb}"), "card": named(view, card.card)}
    args |= {"free": "no" if any(any(cost) for cost in costs) else "yes", "cost": naming.spoken_cost(costs)}
    args |= {"turns": "yes" if to != look(card) else "no", **shown(edition(view), to)}
    state = "open" if offered else "short" if missing.total() else "shut"
    return Text("chip", {**args, "state": state, "missing": spoken(missing)})


def rail(view: PalmView) -> Drawn:
    """Stored cards not offered to the common payment, and the places that are free."""
    pledged = [token for seat, token in view.pending.pledges if seat == view.seat]
    cards = [card for card in stored(view) if card.card not in pledged]
    held = len(stored(view))
    zone = Zone("rail", "row", text("rail", stored=held, limit=view.limit), HAND, skin="rail")
    pieces = [tab(view, card, "rail") for card in cards]
    hole = text("hole")
    for row in range(held + 1, view.limit + 1):
        pieces.append(Piece(f"hole-{row}", "rail", "hole", hole, words=hole, lit="glow-tab", marks="hole"))
    return [zone], pieces


def tab(view: PalmView, card: CardView, zone: str) -> Piece:
    left = passes(view, card)
    units = spoken(given(edition(view), look(card)))
    label = text("tab", card=named(view, card.card), gives=units, passes=left)
    note = text("note-tab", rule="6.3", card=named(view, card.card), gives=units, passes=left)
    marks = "tab due" if left < 3 else "tab"
    face = tab_face(edition(view), look(card))
    return Piece(f"card-{card.card}", zone, face, label, count=left, note=note, lit="glow-tab", marks=marks)


def totals(view: PalmView) -> Drawn:
    zone = Zone("totals", "row", text("totals"), HAND, skin="totals")
    pieces = []
    for kind, count in zip(KINDS, wealth(view), strict=True):
        if kind != "any" or count:
            only = Units(*(count if kind == other else 0 for other in KINDS))
            label = spoken(only) if count else text(f"none-{kind}")
            pieces.append(Piece(f"total-{kind}", "totals", f"res-{kind}", label, words=text("figure", number=count)))
    return [zone], pieces


def annex(view: PalmView) -> Drawn:
    """Own outposts and villagers right behind the tracker; villagers can be sent to rest."""
    if not view.annex:
        return [], []
    zone = Zone("annex", "row", text("annex"), HAND, skin="annex", title=True)
    pieces = []
    for token in view.annex:
        state = "spent" if token in view.spent else "awake" if token in view.awake else "still"
        label = text("annexed", card=named(view, token), state=state)
        id, marks = f"annex-{token}", f"annexed {state}"
        pieces.append(Piece(id, "annex", id, label, note=label, lit="glow-annex", marks=marks))
    return [zone], pieces


def deck(view: PalmView) -> Drawn:
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
    if card is not None and view.options.open_deck:
        tint = f"band-{design(edition(view), CARD_OF[card.card])}" if CARD_OF[card.card] < CORE else "band-other"
        label = text("dot", place=place + 1, card=described(edition(view), card))
        return Piece(id, "deck", "dot-blank", label, tint=tint, marks="berth known")
    return Piece(id, "deck", "dot-blank", marks="berth")


def said(view: PalmView, token: str) -> Text:
    """The name that copies of a card share."""
    kind = BUILDING[CARD_OF[token]]
    return text(f"building-{BUILDINGS[kind]}") if kind >= 0 else named(view, token)


def maps(view: PalmView) -> Drawn:
    """The four areas of each usable card."""
    zones, pieces = [], []
    for slot in (1, 2):
        card = at(view, slot - 1)
        if card is None or card.stored or not is_mapped(edition(view), CARD_OF[card.card]):
            continue
        id, key = f"map-{slot}", f"{design(edition(view), CARD_OF[card.card])}-{card.area}"
        label = text("map", card=said(view, card.card))
        zones.append(Zone(id, "row", label, HAND, skin=f"areas areas-{slot}", title=True))
        pieces.append(Piece(f"{id}-wide", id, f"map-{key}", marks="map-wide"))
        pieces.append(Piece(f"{id}-small", id, f"smap-{key}", marks="map-small"))
    return zones, pieces


def is_mapped(edition: Edition, card: int) -> bool:
    """Whether a card has areas enough for a map of them."""
    return card != TRACKER and card < (FIRST_VILLAGER if edition.own else FIRST_FEAT + PLAIN_FEATS)
