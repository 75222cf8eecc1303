"""The deck in the hand: two cards to use, one to look at, stored cards sticking out, the ring of places."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.games.palm_island.content.cards import (
    CARD_OF,
    FIRST_FEAT,
    FIRST_VILLAGER,
    TRACKER,
)
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.chips import Verbs, chips
from archipel.games.palm_island.scene.naming import KINDS, Units, described, given, spoken
from archipel.games.palm_island.scene.printed import CARD_HEIGHT, CARD_WIDTH, design, face, look_of, tab_face
from archipel.games.palm_island.scene.ring import ring
from archipel.games.palm_island.scene.table import (
    HAND,
    Deck,
    at,
    deck_of,
    is_central,
    named,
    passes,
    shared,
    stored,
    wealth,
)
from archipel.games.palm_island.values import CardView, PalmView

MIDDLE: Final = CARD_WIDTH // 2
ART, CHIPS, OVER = 0, 2, 4
NO_UNITS: Final = Units()
Laid = tuple[tuple[Zone, ...], tuple[Piece, ...]]
NOTHING: Final[Laid] = (), ()
PALM: Final = (Zone("palm", "spots", text("hand"), HAND, skin="palm", width=980, height=664, face="hand-under"),)
AREA_MAPS: Final = (Zone("areas", "panel", text("areas"), HAND, skin="area-maps", drawer="areas"),)
PLAIN_FEATS: Final = 6
"""Feats of ours that are like buildings, and have a map."""


class Moment(NamedTuple):
    """What the hand shows beside the deck: `open` are the actions the first and the second card can take, None while
    no turn is played; `known`: the whole deck is seen with an aid."""

    skin: str
    seat: int
    round: int
    size: int
    open: tuple[Verbs, Verbs] | None
    pledged: tuple[str, ...]
    spent: tuple[str, ...]
    awake: tuple[str, ...]
    known: bool


def hand(view: PalmView, offered: tuple[Verbs, Verbs]) -> ScenePart:
    assert view.seat is not None
    skin = "alone" if view.seats == 1 else "racing" if view.options.mode == "speed" else "roomy"
    skin += " aside" if is_central(view) else ""
    pledged = tuple([token for seat, token in view.pending.pledges if seat == view.seat])
    open = offered if view.pending.stage == "play" else None
    known = view.options.open_deck
    moment = Moment(skin, view.seat, view.round, view.size, open, pledged, view.spent, view.awake, known)
    return whole(deck_of(view), moment)


@part
def whole(deck: Deck, now: Moment) -> Drawn:
    """One part, for a turn changes nearly all of it; its pieces are kept."""
    content = deck.content
    units = wealth(content, deck.cards)
    cards = [in_hand(deck, place) for place in range(3)]
    open = now.open or (None, None)
    inside = [
        (frame(now.skin, now.seat), ()),
        slot(content, 1, cards[0], now.round, open[0], units),
        slot(content, 2, cards[1], now.round, open[1], units),
        slot(content, 3, cards[2], now.round, None, NO_UNITS),
        rail(deck, now.pledged),
        totals(units),
        annex(content, deck.annex, now.spent, now.awake),
        ring(deck, now.size, now.round, known=now.known),
        (AREA_MAPS, ()),
        *[area_map(content, number, card) for number, card in zip((1, 2), cards, strict=False)],
        (PALM, ()),
    ]
    return [zone for zones, _ in inside for zone in zones], [piece for _, pieces in inside for piece in pieces]


def in_hand(deck: Deck, place: int) -> CardView | None:
    card = at(deck.cards, place)
    return None if card is None or card.card in deck.annex else card


@kept
def frame(skin: str, seat: int) -> tuple[Zone, ...]:
    """What others do never marks a card in it."""
    return (Zone(HAND, "panel", text("hand"), owner=seat, skin=f"palm-hand {skin}"),)


@kept
def slot(content: str, number: int, card: CardView | None, round: int, open: Verbs | None, units: Units) -> Laid:
    """One of the three top cards."""
    pieces = [] if card is None else [art(number, card, round if card.card == "T" else 0), top(content, number, card)]
    if card is not None and open is not None:
        if number == 1:
            pieces.append(pane("under", 1, "under", text("under"), 285))
        if not card.stored and card.card != "T":
            pieces += chips(content, number, card, open, units)
    return (slot_zone(number, open is not None),), (*pieces, *fingers(number))


@kept
def slot_zone(number: int, playing: bool) -> Zone:
    skin = f"card-slot {'third' if number == 3 else 'usable' if playing else 'resting'}"
    label = text("slot", slot=number)
    return Zone(f"slot-{number}", "spots", label, HAND, skin=skin, width=CARD_WIDTH, height=CARD_HEIGHT, title=True)


@kept
def fingers(number: int) -> tuple[Piece, ...]:
    """What holds the deck."""
    if number == 1:
        return (Piece("thumb", "slot-1", "thumb", x=26, y=420, layer=OVER),)
    return (Piece("fingers", "slot-2", "fingers", x=254, y=377, layer=OVER),) if number == 2 else ()


@kept
def art(number: int, card: CardView, round: int) -> Piece:
    front = face("T", str(round)) if card.card == "T" else face(card.card, card.area)
    name, marks = ("lying", "whole lying") if card.stored else ("card", "whole")
    return Piece(f"{name}-{card.card}", f"slot-{number}", front, x=MIDDLE, y=CARD_HEIGHT // 2, layer=ART, marks=marks)


@kept
def top(content: str, number: int, card: CardView) -> Piece:
    seen = described(content, card.card, card.area)
    label = text("slot-look", card=seen) if number == 3 else text(f"slot-{state_of(card)}", slot=number, card=seen)
    note = text("note-third", rule="4.2") if number == 3 else text("note-lying", rule="4.3") if card.stored else None
    return pane(f"top-{number}", number, "pane", label, 64, note)


def pane(id: str, slot: int, face: str, label: Text, y: int, note: Text | None = None) -> Piece:
    """A clear pane over a card, to be touched."""
    return Piece(id, f"slot-{slot}", face, label, MIDDLE, y, layer=CHIPS, lit="glow-pane", note=note, marks="pane")


def state_of(card: CardView) -> str:
    return "stored" if card.stored else "tracker" if card.card == "T" else "use"


def rail(deck: Deck, pledged: tuple[str, ...]) -> Laid:
    """Stored cards not offered to the common payment, and the places that are free."""
    found = stored(deck.cards)
    loose = [card for card in found if card.card not in pledged]
    tabs = [tab(deck.content, card.card, card.area, passes(deck, card)) for card in loose]
    holes = [hole(row) for row in range(len(found) + 1, deck.limit + 1)]
    return (rail_zone(len(found), deck.limit),), (*tabs, *holes)


@kept
def rail_zone(held: int, limit: int) -> Zone:
    return Zone("rail", "row", text("rail", stored=held, limit=limit), HAND, skin="storage")


@kept
def tab(content: str, token: str, area: str, left: int) -> Piece:
    edition, look = edition_of(content), look_of(token, area)
    name, units = named(content, token), spoken(given(edition, look))
    label = text("tab", card=name, gives=units, passes=left)
    note = text("note-tab", rule="6.3", card=name, gives=units, passes=left)
    marks = "tab due" if left < 3 else "tab"
    face = tab_face(edition, look)
    return Piece(f"card-{token}", "rail", face, label, count=left, note=note, lit="glow-tab", marks=marks)


@kept
def hole(row: int) -> Piece:
    free = text("hole")
    return Piece(f"hole-{row}", "rail", "hole", free, words=free, lit="glow-tab", marks="hole")


@kept
def totals(units: Units) -> Laid:
    zone = Zone("totals", "row", text("totals"), HAND, skin="totals")
    return (zone,), tuple([total(nth, count) for nth, count in enumerate(units) if count or KINDS[nth] != "any"])


@kept
def total(nth: int, count: int) -> Piece:
    kind = KINDS[nth]
    label = spoken(Units(*[count if other == kind else 0 for other in KINDS])) if count else text(f"none-{kind}")
    return Piece(f"total-{kind}", "totals", f"res-{kind}", label, words=text("figure", number=count))


@kept
def annex(content: str, tokens: tuple[str, ...], spent: tuple[str, ...], awake: tuple[str, ...]) -> Laid:
    """Own outposts and villagers right behind the tracker; villagers can be sent to rest."""
    if not tokens:
        return NOTHING
    zone = Zone("annex", "row", text("annex"), HAND, skin="annex", title=True, drawer="annex", badge=len(tokens))
    states = ["spent" if token in spent else "awake" if token in awake else "still" for token in tokens]
    return (zone,), tuple([behind(content, token, state) for token, state in zip(tokens, states, strict=True)])


def behind(content: str, token: str, state: str) -> Piece:
    label = text("annexed", card=named(content, token), state=state)
    id, marks = f"annex-{token}", f"annexed {state}"
    return Piece(id, "annex", id, label, note=label, lit="glow-annex", marks=marks)


@kept
def area_map(content: str, number: int, card: CardView | None) -> Laid:
    """The four areas of a usable card."""
    edition = edition_of(content)
    if card is None or not is_mapped(edition, card):
        return NOTHING
    id, key = f"map-{number}", f"{design(edition, CARD_OF[card.card])}-{card.area}"
    zone = Zone(
        id, "row", text("map", card=shared(content, card.card)), "areas", skin=f"areas areas-{number}", title=True
    )
    wide = Piece(f"{id}-wide", id, f"map-{key}", marks="map-wide")
    return (zone,), (wide, Piece(f"{id}-small", id, f"smap-{key}", marks="map-small"))


def is_mapped(edition: Edition, card: CardView) -> bool:
    """Whether a card has areas enough for a map of them."""
    number = CARD_OF[card.card]
    most = FIRST_VILLAGER if edition.own else FIRST_FEAT + PLAIN_FEATS
    return not card.stored and number != TRACKER and number < most
