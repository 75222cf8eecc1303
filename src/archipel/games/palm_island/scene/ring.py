"""The ring of places: the tracker a notch, stored cards sticking out, the three visible ones numbered."""

from __future__ import annotations

from archipel.core.parts import kept
from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.palm_island.content.cards import CARD_OF, CORE
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene.naming import described
from archipel.games.palm_island.scene.printed import design
from archipel.games.palm_island.scene.table import HAND, Deck, stored

LIVE = ("dot-live-1", "dot-live-2", "dot-look")
BLANK = "dot-blank"


def ring(deck: Deck, size: int, round: int, *, known: bool) -> tuple[tuple[Zone, ...], tuple[Piece, ...]]:
    """`known`: cards of the deck are seen with an aid."""
    left, behind = deck.left, len(deck.annex)
    faces = [*LIVE[:left], *[BLANK] * (size - min(left, 3))]
    for card in stored(deck.cards):
        faces[card.place] = "dot-stored"
    faces[left : left + 1 + behind] = [f"dot-tracker-{round}", *["dot-annex"] * behind]
    pieces = [dot(place, face) for place, face in enumerate(faces)]
    for card in deck.cards if known else ():
        if faces[card.place] == BLANK:
            pieces[card.place] = seen(deck.content, card.card, card.area, card.place)
    zone, figure = middle(left)
    return (zone,), (figure, *pieces)


@kept
def middle(left: int) -> tuple[Zone, Piece]:
    """How many cards are left before the tracker."""
    caption = text("deck-left", left=left)
    zone = Zone("deck", "row", text("deck", left=left), HAND, skin="deck", caption=caption, needed=True)
    return zone, Piece("left", "deck", words=text("figure", number=left), marks="middle")


@kept
def dot(place: int, face: str) -> Piece:
    return Piece(f"dot-{place}", "deck", face, marks="berth notch" if face.startswith("dot-tracker") else "berth")


@kept
def seen(content: str, token: str, area: str, place: int) -> Piece:
    card = CARD_OF[token]
    tint = f"band-{design(edition_of(content), card)}" if card < CORE else "band-other"
    label = text("dot", place=place + 1, card=described(content, token, area))
    return Piece(f"dot-{place}", "deck", BLANK, label, tint=tint, marks="berth known")
