"""What lies between the players: the race, the market, outposts to claim."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import seat_text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene import naming
from archipel.games.palm_island.scene.island import island
from archipel.games.palm_island.scene.naming import Units, spoken, spoken_if
from archipel.games.palm_island.scene.table import house, is_central, named, wealth
from archipel.games.palm_island.values import PalmView

LANE: Final = 46
COURSE: Final = 168
Gone = tuple[tuple[str, int], ...]
"""Cards of the centre and who has them."""


def centre(view: PalmView) -> list[ScenePart]:
    options, away = view.options, not is_central(view)
    if options.mode == "speed":
        top = view.market[0] if options.speed_market == "top" and view.market else ""
        return [market(options.content, view.market, view.gone, top, wealth(options.content, view.cards), away)]
    if options.mode == "casual":
        arrows = tuple([view.arrows if seat == view.seat else shown.arrows for seat, shown in enumerate(view.hands)])
        return [outposts(options.content, view.market, view.gone, view.removed, arrows, away)]
    return island(view) if options.mode == "cooperative" else []


def lanes(view: PalmView, inside: str) -> ScenePart:
    return course(inside, tuple([(hand.left, hand.place) for hand in view.hands]))


@part
def course(inside: str, boats: tuple[tuple[int, int], ...]) -> Drawn:
    """Everybody's way to the tracker: a boat for each seat, with the cards left and the place of arrival."""
    most = max([cards.CORE, *[left for left, _ in boats]])
    size, drawer = LANE * len(boats), "lanes" if inside != "board" else ""
    zone = Zone("lanes", "spots", text("lanes"), inside, skin="lanes", width=216, height=size, drawer=drawer)
    return [zone], [piece for seat, boat in enumerate(boats) for piece in lane(seat, *boat, most)]


@kept
def lane(seat: int, left: int, place: int, most: int) -> tuple[Piece, ...]:
    x, y = 22 + COURSE * (most - left) // most, LANE * seat + 30
    label, words = [text(key, seat=seat_text(seat), left=left, place=place) for key in ("lane", "lane-name")]
    return (
        Piece(f"lane-{seat}", "lanes", "lane", label, 108, y, layer=0),
        Piece(f"lane-name-{seat}", "lanes", x=6, y=y - 21, words=words, layer=1, marks="lane-name"),
        Piece(f"boat-{seat}", "lanes", "boat", x=x, y=y, layer=2, tint=f"seat-{seat}"),
    )


@part
def market(content: str, market: tuple[str, ...], gone: Gone, top: str, units: Units, away: bool) -> Drawn:
    """Every card that is or was on sale, the highest first; what is bought leaves an empty place. `top`: the only one
    for sale, where only one is. `away`: nothing of it is asked now."""
    buyers = dict(gone)
    tokens = sorted([*market, *buyers], key=lambda token: shelf(content, token))
    caption = text(house(content, "market-left"), left=len(market), of=len(tokens))
    skin = "market people" if tokens and tokens[0][0] == "V" else "market"
    zone = Zone("market", "row", text("market"), skin=skin, cols=7, caption=caption, title=True, drawer="market" * away)
    return [zone], [
        sold(content, token, buyers[token]) if token in buyers else on_sale(content, token, top in ("", token), units)
        for token in tokens
    ]


@kept
def shelf(content: str, token: str) -> tuple[int, int]:
    card = cards.CARD_OF[token]
    return -edition_of(content).stars_of(card), card


@kept
def on_sale(content: str, token: str, now: bool, units: Units) -> Piece:
    cost = edition_of(content).price[cards.CARD_OF[token]]
    missing = naming.lack(units, cost)
    can = missing.total() <= units.wild
    marks = ["sale", "can" if can and now else "cannot", *([] if can else naming.unlit(missing))]
    lack = spoken_if(missing) if not can else "none" if now else "later"
    label = text("on-sale", card=named(content, token), cost=spoken(Units(*cost)), missing=lack)
    return Piece(f"sale-{token}", "market", f"sale-{token}", label, lit="glow-card", marks=" ".join(marks))


@kept
def sold(content: str, token: str, seat: int) -> Piece:
    who, face = seat_text(seat), f"annex-{token}"
    label = text("sold", card=named(content, token), seat=who)
    return Piece(f"gone-{token}", "market", face, label, words=who, tint=f"seat-{seat}", marks="gone")


@part
def outposts(
    content: str,
    market: tuple[str, ...],
    gone: Gone,
    removed: tuple[str, ...],
    arrows: tuple[tuple[int, ...], ...],
    away: bool,
) -> Drawn:
    """The three outposts of a casual game with everybody's way to them: live for the own deck, else as of the last
    meeting."""
    takers = dict(gone)
    tokens = sorted([*market, *takers, *removed], key=lambda token: cards.KINDS.index(kind_of(content, token)))
    zones = [Zone("outposts", "panel", text("outposts"), skin="outposts", drawer="outposts" * away)]
    pieces: list[Piece] = []
    for token in tokens:
        state = "removed" if token in removed else "taken" if token in takers else "open"
        zones.append(post(content, token, state, takers.get(token, -1)))
        pieces.append(claim(content, token, state))
        if state == "open":
            pieces += reaches(content, token, arrows)
    return zones, pieces


def kind_of(content: str, token: str) -> str:
    return edition_of(content).kinds[cards.CARD_OF[token] - cards.FIRST_OUTPOST]


def needs_of(content: str, token: str) -> cards.Needs:
    return edition_of(content).needs[cards.CARD_OF[token] - cards.FIRST_OUTPOST]


@kept
def post(content: str, token: str, state: str, taker: int) -> Zone:
    caption = text("post-taken", seat=seat_text(taker)) if state == "taken" else None
    if state == "removed":
        caption = text("post-removed")
    return Zone(f"post-{token}", "row", named(content, token), "outposts", skin=f"post {state}", caption=caption)


@kept
def claim(content: str, token: str, state: str) -> Piece:
    needs = [(cards.BUILDINGS[kind], least) for kind, least in needs_of(content, token)]
    asks = listed("parts", [text("need", building=text(f"short-{key}"), arrows=least) for key, least in needs])
    label = text(house(content, "post"), card=named(content, token), asks=asks, state=state)
    return Piece(f"sale-{token}", f"post-{token}", f"claim-{token}", label, lit="glow-card", marks="claim")


def reaches(content: str, token: str, arrows: tuple[tuple[int, ...], ...]) -> list[Piece]:
    """How far each seat is on the way to an outpost."""
    needs = needs_of(content, token)
    of = sum([least for _, least in needs])
    return [reach(token, seat, sum([min(own[k], n) for k, n in needs]), of) for seat, own in enumerate(arrows)]


@kept
def reach(token: str, seat: int, have: int, of: int) -> Piece:
    label, words = [text(key, seat=seat_text(seat), have=have, of=of) for key in ("reach", "reach-words")]
    id, face = f"reach-{token}-{seat}", f"bar-{12 * have // of}"
    return Piece(id, f"post-{token}", face, label, tint=f"seat-{seat}", words=words, marks="reach")
