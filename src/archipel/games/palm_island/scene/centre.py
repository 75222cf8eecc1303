"""What lies between the players: the race, the market, outposts to claim, the disaster and the common payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    BUILDINGS,
    CARD_OF,
    CORE,
    DISASTERS,
    FIRST_OUTPOST,
    LEVELS,
    OUTPOST_COST,
    OUTPOST_KIND,
    OUTPOST_NEEDS,
    OUTPOST_STARS,
    RECRUIT,
    UNLOCK,
    C,
    Cost,
)
from archipel.games.palm_island.paying import covers, times
from archipel.games.palm_island.scene.hand import KINDS, lacking, tab
from archipel.games.palm_island.scene.naming import Units, excess, given, lack, listed, named, spoken, together
from archipel.games.palm_island.scene.printed import look_of, tab_face
from archipel.games.palm_island.scene.table import look, option, stored, wealth
from archipel.games.palm_island.values import CardView, PalmView

LANE: Final = 46
COURSE: Final = 168
ORDER: Final = ("forest", "sea", "mountain")
Part = tuple[list[Zone], list[Piece]]


def centre(view: PalmView, legal: Sequence[Action]) -> list[Part]:
    if view.mode == "speed":
        return [market(view)]
    if view.mode == "casual":
        return [outposts(view)]
    return [island(view)] if view.mode == "cooperative" else []


def lanes(view: PalmView, inside: str) -> Part:
    """Everybody's way to the tracker: a boat for each seat."""
    most = max([CORE, *(hand.left for hand in view.hands)])
    zone = Zone("lanes", "spots", text("lanes"), inside, skin="lanes", width=216, height=LANE * view.seats)
    pieces = []
    for seat, hand in enumerate(view.hands):
        y = LANE * seat + 30
        label = text("lane", seat=seat_text(seat), left=hand.left, place=hand.place)
        pieces.append(Piece(f"lane-{seat}", "lanes", "lane", label, 108, y, layer=0))
        pieces.append(
            Piece(
                f"lane-name-{seat}",
                "lanes",
                x=6,
                y=y - 21,
                words=text("lane-name", seat=seat_text(seat), left=hand.left, place=hand.place),
                layer=1,
                marks="lane-name",
            )
        )
        x = 22 + COURSE * (most - hand.left) // most
        pieces.append(Piece(f"boat-{seat}", "lanes", "boat", x=x, y=y, layer=2, tint=f"seat-{seat}"))
    return [zone], pieces


def cost_of(token: str) -> Cost:
    card = CARD_OF[token]
    return OUTPOST_COST[card - FIRST_OUTPOST] if card >= FIRST_OUTPOST else RECRUIT[card * 4 + C][0]


def market(view: PalmView) -> Part:
    """Every card that is or was on sale, the highest first; what is bought leaves an empty place."""
    gone = dict(view.gone)
    tokens = sorted([*view.market, *gone], key=shelf)
    caption = text("market-left", left=len(view.market), of=len(tokens))
    skin = "market people" if tokens and tokens[0][0] == "V" else "market"
    zone = Zone("market", "row", text("market"), skin=skin, cols=7, caption=caption, title=True)
    return [zone], [sold(token, gone[token]) if token in gone else on_sale(view, token) for token in tokens]


def shelf(token: str) -> tuple[int, int]:
    card = CARD_OF[token]
    return (-OUTPOST_STARS[card - FIRST_OUTPOST] if card >= FIRST_OUTPOST else 0), card


def on_sale(view: PalmView, token: str) -> Piece:
    can = covers([look(card) for card in stored(view)], cost_of(token))
    missing = Units(0, 0, 0, 0) if can else lacking(wealth(view), (cost_of(token),))
    top = option(view, "speed_market") != "top" or view.market[:1] == (token,)
    marks = [
        "sale",
        "can" if can and top else "cannot",
        *(f"no-{kind}" for kind, count in zip(KINDS, missing, strict=True) if count),
    ]
    state = "can" if can and top else "later" if can else "short"
    label = text(
        "on-sale", card=named(token), cost=spoken(Units(*cost_of(token), 0)), state=state, missing=spoken(missing)
    )
    return Piece(f"sale-{token}", "market", f"sale-{token}", label, lit="glow-card", marks=" ".join(marks))


def sold(token: str, seat: int) -> Piece:
    label = text("sold", card=named(token), seat=seat_text(seat))
    return Piece(
        f"gone-{token}", "market", f"annex-{token}", label, words=seat_text(seat), tint=f"seat-{seat}", marks="gone"
    )


def outposts(view: PalmView) -> Part:
    """The three outposts of a casual game with everybody's way to them."""
    gone = dict(view.gone)
    tokens = sorted([*view.market, *gone, *view.removed], key=lambda token: ORDER.index(kind_of(token)))
    zones = [Zone("outposts", "panel", text("outposts"), skin="outposts")]
    pieces: list[Piece] = []
    for token in tokens:
        id = f"post-{token}"
        state = "removed" if token in view.removed else "taken" if token in gone else "open"
        caption = (
            text("post-removed")
            if state == "removed"
            else text("post-taken", seat=seat_text(gone[token]))
            if state == "taken"
            else None
        )
        zones.append(Zone(id, "row", named(token), "outposts", skin=f"post {state}", caption=caption))
        asks = listed(
            "parts", [text("need", building=text(f"short-{key}"), arrows=least) for key, least in needs_of(token)]
        )
        label = text("post", card=named(token), asks=asks, state=state)
        pieces.append(Piece(f"sale-{token}", id, f"claim-{token}", label, lit="glow-card", marks="claim"))
        if state == "open":
            pieces += [reach(view, token, seat) for seat in range(view.seats)]
    return zones, pieces


def kind_of(token: str) -> str:
    return OUTPOST_KIND[CARD_OF[token] - FIRST_OUTPOST]


def needs_of(token: str) -> list[tuple[str, int]]:
    return [(BUILDINGS[kind], least) for kind, least in OUTPOST_NEEDS[CARD_OF[token] - FIRST_OUTPOST]]


def reach(view: PalmView, token: str, seat: int) -> Piece:
    """How far a seat is on the way to an outpost: live for the own deck, else as of the last meeting."""
    arrows = view.arrows if seat == view.seat else view.hands[seat].arrows
    needs = OUTPOST_NEEDS[CARD_OF[token] - FIRST_OUTPOST]
    have = sum(min(arrows[kind], least) for kind, least in needs)
    of = sum(least for _, least in needs)
    label = text("reach", seat=seat_text(seat), have=have, of=of)
    return Piece(
        f"reach-{token}-{seat}",
        f"post-{token}",
        f"bar-{12 * have // of}",
        label,
        tint=f"seat-{seat}",
        words=text("reach-words", seat=seat_text(seat), have=have, of=of),
        marks="reach",
    )


def island(view: PalmView) -> Part:
    """The disaster, the community's ability, and at the meeting the common payment."""
    zones = [Zone("island", "panel", text("island"), skin="shore")]
    zones.append(Zone("threat", "row", text(f"disaster-{view.disaster}"), "island", skin="threat"))
    said = text(
        "threat",
        disaster=text(f"disaster-{view.disaster}"),
        level=view.level,
        cost=spoken(Units(*goal_cost(view, "level"), 0)),
        of=len(levels(view)),
    )
    pieces = [Piece("disaster", "threat", f"disaster-{view.disaster}-{view.level}-{view.seats}", said, note=said)]
    if view.ability:
        pieces.append(gift(view))
    if view.stage == "meet":
        common = chest(view)
        zones += common[0]
        pieces += common[1]
    return zones, pieces


def levels(view: PalmView) -> tuple[Cost, ...]:
    return LEVELS[DISASTERS.index(view.disaster)]


def goal_cost(view: PalmView, target: str) -> Cost:
    """What the group would have to pay in all."""
    if target == "ability":
        return times(UNLOCK[ABILITIES.index(view.ability)], view.seats)
    return times(levels(view)[view.level], view.seats) if view.level < len(levels(view)) else (0, 0, 0)


def gift(view: PalmView) -> Piece:
    state = "locked" if not view.unlocked else "used" if view.used else "open"
    label = text("ability", ability=text(f"ability-{view.ability}"), effect=text(f"effect-{view.ability}"), state=state)
    return Piece(
        "ability",
        "threat",
        f"ability-{view.ability}-{state}-{view.seats}",
        label,
        note=label,
        lit="glow-tall",
        marks=f"ability {state}",
    )


def chest(view: PalmView) -> Part:
    """Cards offered to the common payment: the sum, what is missing, what would be lost, who agrees."""
    offered = [card for _, card in pledged(view)]
    units = together([look(card) for card in offered])
    cost = goal_cost(view, view.target)
    short, over = lack(units, cost), excess(units, cost)
    missing = max(0, short.total() - units.wild)
    zone = Zone(
        "chest",
        "row",
        text("chest"),
        "island",
        skin="chest",
        title=True,
        caption=text(
            "chest-sum", have=spoken(units), missing=spoken(short), short=missing, lost=spoken(over), over=over.total()
        ),
    )
    pieces = [pledge(view, seat, card) for seat, card in pledged(view)]
    marks = {seat: "yes" if view.agreed[seat] else "no" for seat, _ in pledged(view)}
    zones = [zone]
    if marks:
        zones.append(Zone("consent", "row", text("consent"), "island", skin="consent"))
        for seat, agreed in marks.items():
            said = text("agrees", seat=seat_text(seat), agreed=agreed)
            pieces.append(
                Piece(
                    f"consent-{seat}",
                    "consent",
                    "check",
                    said,
                    words=said,
                    tint=f"seat-{seat}",
                    marks=f"agreed-{agreed}",
                )
            )
    return zones, pieces


def pledged(view: PalmView) -> list[tuple[int, CardView]]:
    return [(seat, card) for seat, token in view.pledges for card in view.hands[seat].stored if card.card == token]


def pledge(view: PalmView, seat: int, card: CardView) -> Piece:
    if seat == view.seat:
        mine = tab(view, card, "chest")
        return Piece(mine.id, "chest", mine.face, mine.label, tint=f"seat-{seat}", lit="glow-tab", marks="tab given")
    label: Text = text(
        "given", seat=seat_text(seat), card=named(card.card), gives=spoken(given(look_of(card.card, card.area)))
    )
    return Piece(
        f"given-{seat}-{card.card}", "chest", tab_face(look(card)), label, tint=f"seat-{seat}", marks="tab given"
    )
