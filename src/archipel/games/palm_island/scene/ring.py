"""The ring of places: the tracker a notch, stored cards sticking out, the three visible ones numbered."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.palm_island.content.cards import CARD_OF, CORE
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene.naming import described
from archipel.games.palm_island.scene.printed import design
from archipel.games.palm_island.scene.table import HAND, stored
from archipel.games.palm_island.values import CardView, PalmView

LIVE = ("dot-live-1", "dot-live-2", "dot-look")
BLANK = "dot-blank"


def ring(view: PalmView) -> ScenePart:
    known = view.cards if view.options.open_deck else ()
    held = tuple([card.place for card in stored(view.cards)])
    return places(view.options.content, view.size, view.left, len(view.annex), view.round, held, known)


@part
def places(
    content: str, size: int, left: int, behind: int, round: int, held: tuple[int, ...], known: tuple[CardView, ...]
) -> Drawn:
    """`behind` cards follow the tracker, `held` are places of stored cards, `known` are cards seen with an aid."""
    caption = text("deck-left", left=left)
    zone = Zone("deck", "row", text("deck", left=left), HAND, skin="deck", caption=caption)
    faces = [*LIVE[:left], *[BLANK] * (size - min(left, 3))]
    for place in held:
        faces[place] = "dot-stored"
    faces[left : left + 1 + behind] = [f"dot-tracker-{round}", *["dot-annex"] * behind]
    pieces = [dot(place, face) for place, face in enumerate(faces)]
    for card in known:
        if faces[card.place] == BLANK:
            pieces[card.place] = seen(content, card.card, card.area, card.place)
    return [zone], [figure(left), *pieces]


@kept
def figure(left: int) -> Piece:
    return Piece("left", "deck", words=text("figure", number=left), marks="middle")


@kept
def dot(place: int, face: str) -> Piece:
    return Piece(f"dot-{place}", "deck", face, marks="berth notch" if face.startswith("dot-tracker") else "berth")


@kept
def seen(content: str, token: str, area: str, place: int) -> Piece:
    card = CARD_OF[token]
    tint = f"band-{design(edition_of(content), card)}" if card < CORE else "band-other"
    label = text("dot", place=place + 1, card=described(content, token, area))
    return Piece(f"dot-{place}", "deck", BLANK, label, tint=tint, marks="berth known")
