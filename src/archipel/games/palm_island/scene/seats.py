"""The panel of a seat: alone, the stairs of ranks and the feats; with others, what was last shown of each deck."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.scene.naming import given, named, spoken
from archipel.games.palm_island.scene.printed import tab_face
from archipel.games.palm_island.scene.table import look, stored
from archipel.games.palm_island.values import HandView, PalmView

RANKS: Final = tuple((row["from"], row["id"]) for row in CONTENT["ranks"]["solo"])
STEP: Final = 56
TOPS: Final = (106, 92, 74, 52, 30)
MOST: Final = 44


def panel(view: PalmView, seat: int) -> tuple[list[Zone], list[Piece]]:
    if view.mode == "solo":
        return solo(view)
    return public(view, seat)


def solo(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    score = view.hands[0].score if view.seat is None else view.score
    zones = [
        Zone(
            "stairs",
            "spots",
            text("stairs"),
            "seat:0",
            0,
            "stairs",
            width=268,
            height=118,
            face="stairs",
            caption=climb(score),
        )
    ]
    step = min(4, score // 10)
    here = text("stairs-here", points=score)
    x = int(8 + min(score, MOST) * 5.6) + 26
    pieces = [Piece("flag", "stairs", "flag", here, x, TOPS[step] - 20, words=text("figure", number=score))]
    held = stats(view, 0, sum(view.arrows), len(stored(view)))
    feats = cabinet(view)
    return zones + held[0] + feats[0], pieces + held[1] + feats[1]


def climb(score: int) -> Text:
    """The title reached, and how far the next one is."""
    reached = [name for least, name in RANKS if score >= least]
    coming = [(least, name) for least, name in RANKS if score < least]
    title = text(reached[-1] if reached else "rank-0")
    if not coming:
        return text("climb-top", rank=title)
    return text("climb", rank=title, more=coming[0][0] - score, coming=text(coming[0][1]))


def stats(view: PalmView, seat: int, arrows: int, held: int) -> tuple[list[Zone], list[Piece]]:
    id = f"stats-{seat}"
    zone = Zone(id, "row", text("stats", seat=seat_text(seat)), f"seat:{seat}", seat, "stats")
    up, kept = text("stat-arrows", arrows=arrows), text("stat-stored", stored=held)
    return [zone], [
        Piece(f"arrows-{seat}", id, "upgrade", up, words=up, marks="stat"),
        Piece(f"held-{seat}", id, "act-store", kept, words=kept, marks="stat"),
    ]


def cabinet(view: PalmView) -> tuple[list[Zone], list[Piece]]:
    """The nine feats: in this deck, met in this game, or what they ask."""
    used = [row["number"] for row in CONTENT["feats"] if in_deck(view, row["number"])]
    caption = text("feats-won", won=len(view.trophies)) if view.stage == "over" else text("feats-used", used=len(used))
    zone = Zone("feats", "row", text("feats"), "seat:0", 0, "feats", caption=caption, title=True)
    pieces = []
    for row in CONTENT["feats"]:
        number = row["number"]
        state = "won" if str(number) in view.trophies else "used" if number in used else "open"
        label = text("feat", feat=text(f"feat-{number}"), asks=text(f"trophy-{number}-how"), state=state)
        face = "feat-locked" if state == "open" else "feat-won"
        pieces.append(Piece(f"feat-{number}", "feats", face, label, note=label, marks=f"feat {state}"))
    return [zone], pieces


def in_deck(view: PalmView, number: int) -> bool:
    return f"'{number}'" in dict(view.options)["trophies"]


def public(view: PalmView, seat: int) -> tuple[list[Zone], list[Piece]]:
    """Stored cards, arrows and annex as of the last meeting; the own ones as they are."""
    hand = view.hands[seat]
    mine = seat == view.seat
    arrows = view.arrows if mine else hand.arrows
    zones, pieces = stats(view, seat, sum(arrows), len(stored(view)) if mine else len(hand.stored))
    shown = tabs(seat, hand) if not mine else ([], [])
    behind = annexed(view, seat)
    return zones + shown[0] + behind[0], pieces + shown[1] + behind[1]


def tabs(seat: int, hand: HandView) -> tuple[list[Zone], list[Piece]]:
    id = f"kept-{seat}"
    zone = Zone(id, "row", text("kept", seat=seat_text(seat)), f"seat:{seat}", seat, "kept", caption=text("kept-since"))
    pieces = []
    for card in hand.stored:
        label = text("kept-card", card=named(card.card), gives=spoken(given(look(card))))
        pieces.append(Piece(f"{id}-{card.card}", id, tab_face(look(card)), label, marks="tab"))
    return [zone], pieces


def annexed(view: PalmView, seat: int) -> tuple[list[Zone], list[Piece]]:
    """Outposts and villagers right behind another seat's tracker."""
    annex = view.hands[seat].annex
    if not annex or seat == view.seat:
        return [], []
    id = f"behind-{seat}"
    zone = Zone(id, "row", text("behind", seat=seat_text(seat)), f"seat:{seat}", seat, "behind", title=True)
    pieces = []
    for token in annex:
        label = text("annexed", card=named(token), state="still")
        pieces.append(Piece(f"annex-{seat}-{token}", id, f"annex-{token}", label, note=label, marks="annexed still"))
    return [zone], pieces
