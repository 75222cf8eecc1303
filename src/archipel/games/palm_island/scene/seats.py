"""The panel of a seat: alone, the stairs of ranks and the feats; with others, what was last shown of each deck."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.palm_island.content.cards import BUILDINGS
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.edition import Feat
from archipel.games.palm_island.scene.naming import given, spoken
from archipel.games.palm_island.scene.printed import tab_face
from archipel.games.palm_island.scene.table import Drawn, edition, house, joined, look, named, stored
from archipel.games.palm_island.scoring import RANKS, rank
from archipel.games.palm_island.values import HandView, PalmView

STEP: Final = 56
TOPS: Final = (106, 92, 74, 52, 30)
MOST: Final = 44


def panel(view: PalmView, seat: int) -> Drawn:
    return solo(view) if view.options.mode == "solo" else public(view, seat)


def solo(view: PalmView) -> Drawn:
    score = view.hands[0].score if view.seat is None else view.score
    said, goal = text("stairs"), climb(score)
    zone = Zone("stairs", "spots", said, "seat:0", 0, "stairs", width=268, height=118, face="stairs", caption=goal)
    here = text("stairs-here", points=score)
    x, y = int(8 + min(score, MOST) * 5.6) + 26, TOPS[min(4, score // 10)] - 20
    flag = Piece("flag", "stairs", "flag", here, x, y, words=text("figure", number=score))
    return joined(([zone], [flag]), stats(0, sum(view.arrows), len(stored(view))), cabinet(view))


def climb(score: int) -> Text:
    """The title reached, and how far the next one is."""
    reached = text(rank("solo", score))
    coming = [(least, name) for least, name in RANKS["solo"] if score < least]
    if not coming:
        return text("climb-top", rank=reached)
    return text("climb", rank=reached, more=coming[0][0] - score, coming=text(coming[0][1]))


def stats(seat: int, arrows: int, held: int) -> Drawn:
    id = f"stats-{seat}"
    zone = Zone(id, "row", text("stats", seat=seat_text(seat)), f"seat:{seat}", seat, "stats")
    up, kept = text("stat-arrows", arrows=arrows), text("stat-stored", stored=held)
    return [zone], [
        Piece(f"arrows-{seat}", id, "upgrade", up, words=up, marks="stat"),
        Piece(f"held-{seat}", id, "act-store", kept, words=kept, marks="stat"),
    ]


def cabinet(view: PalmView) -> Drawn:
    """The nine feats: in this deck, met in this game, or what they ask."""
    used = view.options.trophies
    over = view.pending.stage == "over"
    caption = text("feats-won", won=len(view.trophies)) if over else text("feats-used", used=len(used))
    zone = Zone("feats", "row", text("feats"), "seat:0", 0, "feats", caption=caption, title=True)
    pieces = []
    for feat in edition(view).feats:
        number = feat.id
        state = "won" if number in view.trophies else "used" if number in used else "open"
        key, name = house(view, "feat"), named(view, f"F{number}")
        label = text(key, feat=name, asks=asks(view, feat), state=state)
        face = "feat-locked" if state == "open" else "feat-won"
        pieces.append(Piece(f"feat-{number}", "feats", face, label, note=label, marks=f"feat {state}"))
    return [zone], pieces


def asks(view: PalmView, feat: Feat) -> Text:
    """What a feat demands at the end of a game."""
    if not edition(view).own:
        return text(f"trophy-{feat.id}-how")
    score = [text("face-score", points=feat.score)] if feat.score else []
    each = [text("face-each", arrows=feat.each)] if feat.each else []
    needs = [text("need", building=text(f"short-{BUILDINGS[kind]}"), arrows=least) for kind, least in feat.needs]
    return text("own-asks", asks=listed("and", [*score, *each, *needs]))


def public(view: PalmView, seat: int) -> Drawn:
    """Stored cards, arrows and annex as of the last meeting; the own ones as they are."""
    hand = view.hands[seat]
    mine = seat == view.seat
    arrows = view.arrows if mine else hand.arrows
    held = stats(seat, sum(arrows), len(stored(view)) if mine else len(hand.stored))
    return held if mine else joined(held, tabs(view, seat, hand), annexed(view, seat, hand))


def tabs(view: PalmView, seat: int, hand: HandView) -> Drawn:
    id = f"kept-{seat}"
    zone = Zone(id, "row", text("kept", seat=seat_text(seat)), f"seat:{seat}", seat, "kept", caption=text("kept-since"))
    pieces = []
    for card in hand.stored:
        label = text("kept-card", card=named(view, card.card), gives=spoken(given(edition(view), look(card))))
        pieces.append(Piece(f"{id}-{card.card}", id, tab_face(edition(view), look(card)), label, marks="tab"))
    return [zone], pieces


def annexed(view: PalmView, seat: int, hand: HandView) -> Drawn:
    """Outposts and villagers right behind another seat's tracker."""
    if not hand.annex:
        return [], []
    id = f"behind-{seat}"
    zone = Zone(id, "row", text("behind", seat=seat_text(seat)), f"seat:{seat}", seat, "behind", title=True)
    pieces = []
    for token in hand.annex:
        label = text("annexed", card=named(view, token), state="still")
        pieces.append(Piece(f"annex-{seat}-{token}", id, f"annex-{token}", label, note=label, marks="annexed still"))
    return [zone], pieces
