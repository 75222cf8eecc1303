"""The panel of a seat: alone, the stairs of ranks and the feats; with others, what was last shown of each deck."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.palm_island.content.cards import BUILDINGS
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Feat
from archipel.games.palm_island.scene.naming import given, spoken
from archipel.games.palm_island.scene.printed import tab_face
from archipel.games.palm_island.scene.table import house, look, named, stored
from archipel.games.palm_island.scoring import RANKS, rank
from archipel.games.palm_island.values import CardView, PalmView

TOPS: Final = (106, 92, 74, 52, 30)
MOST: Final = 44


def panels(view: PalmView) -> list[ScenePart]:
    return solo(view) if view.options.mode == "solo" else [panel(view, seat) for seat in range(view.seats)]


def solo(view: PalmView) -> list[ScenePart]:
    score = view.hands[0].score if view.seat is None else view.score
    feats = cabinet(view.options.content, view.options.trophies, view.trophies, view.pending.stage == "over")
    return [stairs(score), counts(sum(view.arrows), len(stored(view.cards))), feats]


def panel(view: PalmView, seat: int) -> ScenePart:
    """Stored cards, arrows and annex as of the last meeting; the own ones as they are."""
    if seat == view.seat:
        return stats(seat, sum(view.arrows), len(stored(view.cards)))
    hand = view.hands[seat]
    return public(view.options.content, seat, sum(hand.arrows), hand.stored, hand.annex)


@part
def stairs(score: int) -> Drawn:
    said, goal = text("stairs"), climb(score)
    zone = Zone(
        "stairs",
        "spots",
        said,
        "seat:0",
        0,
        "stairs",
        width=268,
        height=118,
        face="stairs",
        caption=goal,
        drawer="stairs",
    )
    here = text("stairs-here", points=score)
    x, y = int(8 + min(score, MOST) * 5.6) + 26, TOPS[min(4, score // 10)] - 20
    return [zone], [Piece("flag", "stairs", "flag", here, x, y, words=text("figure", number=score))]


def climb(score: int) -> Text:
    """The title reached, and how far the next one is."""
    reached = text(rank("solo", score))
    coming = [(least, name) for least, name in RANKS["solo"] if score < least]
    if not coming:
        return text("climb-top", rank=reached)
    return text("climb", rank=reached, more=coming[0][0] - score, coming=text(coming[0][1]))


@part
def counts(arrows: int, held: int) -> Drawn:
    """The figures of somebody alone, under the stairs."""
    return figures(0, arrows, held, drawer="stairs")


@part
def stats(seat: int, arrows: int, held: int) -> Drawn:
    return figures(seat, arrows, held)


def figures(seat: int, arrows: int, held: int, *, drawer: str = "") -> tuple[list[Zone], list[Piece]]:
    id = f"stats-{seat}"
    zone = Zone(id, "row", text("stats", seat=seat_text(seat)), f"seat:{seat}", seat, "stats", drawer=drawer)
    up, kept = text("stat-arrows", arrows=arrows), text("stat-stored", stored=held)
    return [zone], [
        Piece(f"arrows-{seat}", id, "upgrade", up, words=up, marks="stat"),
        Piece(f"held-{seat}", id, "act-store", kept, words=kept, marks="stat"),
    ]


@part
def cabinet(content: str, used: tuple[str, ...], won: tuple[str, ...], over: bool) -> Drawn:
    """The nine feats: in this deck, met in this game, or what they ask."""
    caption = text("feats-won", won=len(won)) if over else text("feats-used", used=len(used))
    won_now = len(won) if over else len(used)
    zone = Zone(
        "feats", "row", text("feats"), "seat:0", 0, "feats", caption=caption, title=True, drawer="feats", badge=won_now
    )
    pieces = []
    for feat in edition_of(content).feats:
        state = "won" if feat.id in won else "used" if feat.id in used else "open"
        name = named(content, f"F{feat.id}")
        label = text(house(content, "feat"), feat=name, asks=asks(content, feat), state=state)
        face = "feat-locked" if state == "open" else "feat-won"
        pieces.append(Piece(f"feat-{feat.id}", "feats", face, label, note=label, marks=f"feat {state}"))
    return [zone], pieces


def asks(content: str, feat: Feat) -> Text:
    """What a feat demands at the end of a game."""
    if not edition_of(content).own:
        return text(f"trophy-{feat.id}-how")
    score = [text("face-score", points=feat.score)] if feat.score else []
    each = [text("face-each", arrows=feat.each)] if feat.each else []
    needs = [text("need", building=text(f"short-{BUILDINGS[kind]}"), arrows=least) for kind, least in feat.needs]
    return text("own-asks", asks=listed("and", [*score, *each, *needs]))


@part
def public(content: str, seat: int, arrows: int, cards: tuple[CardView, ...], behind: tuple[str, ...]) -> Drawn:
    zones, pieces = figures(seat, arrows, len(cards))
    for drawn in (tabs(content, seat, cards), *([annexed(content, seat, behind)] if behind else [])):
        zones.append(drawn[0])
        pieces += drawn[1]
    return zones, pieces


def tabs(content: str, seat: int, cards: tuple[CardView, ...]) -> tuple[Zone, list[Piece]]:
    id, edition = f"kept-{seat}", edition_of(content)
    zone = Zone(id, "row", text("kept", seat=seat_text(seat)), f"seat:{seat}", seat, "kept", caption=text("kept-since"))
    pieces = []
    for card in cards:
        label = text("kept-card", card=named(content, card.card), gives=spoken(given(edition, look(card))))
        pieces.append(Piece(f"{id}-{card.card}", id, tab_face(edition, look(card)), label, marks="tab"))
    return zone, pieces


def annexed(content: str, seat: int, tokens: tuple[str, ...]) -> tuple[Zone, list[Piece]]:
    """Outposts and villagers right behind another seat's tracker."""
    id = f"behind-{seat}"
    zone = Zone(id, "row", text("behind", seat=seat_text(seat)), f"seat:{seat}", seat, "behind", title=True)
    pieces = []
    for token in tokens:
        label = text("annexed", card=named(content, token), state="still")
        pieces.append(Piece(f"annex-{seat}-{token}", id, f"annex-{token}", label, note=label, marks="annexed still"))
    return zone, pieces
