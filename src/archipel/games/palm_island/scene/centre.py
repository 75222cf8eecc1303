"""What lies between the players: the race, the market, outposts to claim, the disaster and the common payment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Arg, Text, seat_text, text
from archipel.core.values import Action
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.paying import covers, times
from archipel.games.palm_island.scene import naming
from archipel.games.palm_island.scene.hand import tab
from archipel.games.palm_island.scene.naming import Units, given, spoken
from archipel.games.palm_island.scene.printed import tab_face
from archipel.games.palm_island.scene.table import Drawn, edition, house, joined, look, named, stored, wealth
from archipel.games.palm_island.values import CardView, PalmView

LANE: Final = 46
COURSE: Final = 168


def centre(view: PalmView, legal: Sequence[Action]) -> list[Drawn]:
    if view.options.mode == "speed":
        return [market(view)]
    if view.options.mode == "casual":
        return [outposts(view)]
    return [island(view)] if view.options.mode == "cooperative" else []


def lanes(view: PalmView, inside: str) -> Drawn:
    """Everybody's way to the tracker: a boat for each seat."""
    most = max([cards.CORE, *(hand.left for hand in view.hands)])
    zone = Zone("lanes", "spots", text("lanes"), inside, skin="lanes", width=216, height=LANE * view.seats)
    pieces = []
    for seat, hand in enumerate(view.hands):
        y = LANE * seat + 30
        label = text("lane", seat=seat_text(seat), left=hand.left, place=hand.place)
        pieces.append(Piece(f"lane-{seat}", "lanes", "lane", label, 108, y, layer=0))
        words = text("lane-name", seat=seat_text(seat), left=hand.left, place=hand.place)
        pieces.append(Piece(f"lane-name-{seat}", "lanes", x=6, y=y - 21, words=words, layer=1, marks="lane-name"))
        x = 22 + COURSE * (most - hand.left) // most
        pieces.append(Piece(f"boat-{seat}", "lanes", "boat", x=x, y=y, layer=2, tint=f"seat-{seat}"))
    return [zone], pieces


def market(view: PalmView) -> Drawn:
    """Every card that is or was on sale, the highest first; what is bought leaves an empty place."""
    gone = dict(view.gone)
    tokens = sorted([*view.market, *gone], key=partial(shelf, edition(view)))
    caption = text(house(view, "market-left"), left=len(view.market), of=len(tokens))
    skin = "market people" if tokens and tokens[0][0] == "V" else "market"
    zone = Zone("market", "row", text("market"), skin=skin, cols=7, caption=caption, title=True)
    return [zone], [sold(view, token, gone[token]) if token in gone else on_sale(view, token) for token in tokens]


def shelf(edition: Edition, token: str) -> tuple[int, int]:
    card = cards.CARD_OF[token]
    return -edition.stars_of(card), card


def on_sale(view: PalmView, token: str) -> Piece:
    cost, gives = edition(view).price[cards.CARD_OF[token]], edition(view).gives
    can = covers([gives[look(card)] for card in stored(view)], cost)
    missing = Units() if can else naming.lacking(wealth(view), (cost,))
    top = view.options.speed_market != "top" or view.market[:1] == (token,)
    marks = ["sale", "can" if can and top else "cannot", *naming.unlit(missing)]
    state = "can" if can and top else "later" if can else "short"
    label = text("on-sale", card=named(view, token), cost=spoken(Units(*cost)), state=state, missing=spoken(missing))
    return Piece(f"sale-{token}", "market", f"sale-{token}", label, lit="glow-card", marks=" ".join(marks))


def sold(view: PalmView, token: str, seat: int) -> Piece:
    who, face = seat_text(seat), f"annex-{token}"
    label = text("sold", card=named(view, token), seat=who)
    return Piece(f"gone-{token}", "market", face, label, words=who, tint=f"seat-{seat}", marks="gone")


def outposts(view: PalmView) -> Drawn:
    """The three outposts of a casual game with everybody's way to them."""
    gone = dict(view.gone)
    tokens = sorted([*view.market, *gone, *view.removed], key=lambda token: cards.KINDS.index(kind_of(view, token)))
    zones = [Zone("outposts", "panel", text("outposts"), skin="outposts")]
    pieces: list[Piece] = []
    for token in tokens:
        id = f"post-{token}"
        state, caption = "open", None
        if token in view.removed:
            state, caption = "removed", text("post-removed")
        elif token in gone:
            state, caption = "taken", text("post-taken", seat=seat_text(gone[token]))
        zones.append(Zone(id, "row", named(view, token), "outposts", skin=f"post {state}", caption=caption))
        needs = [(cards.BUILDINGS[kind], least) for kind, least in needs_of(view, token)]
        asks = listed("parts", [text("need", building=text(f"short-{key}"), arrows=least) for key, least in needs])
        label = text(house(view, "post"), card=named(view, token), asks=asks, state=state)
        pieces.append(Piece(f"sale-{token}", id, f"claim-{token}", label, lit="glow-card", marks="claim"))
        if state == "open":
            pieces += [reach(view, token, seat) for seat in range(view.seats)]
    return zones, pieces


def kind_of(view: PalmView, token: str) -> str:
    return edition(view).kinds[cards.CARD_OF[token] - cards.FIRST_OUTPOST]


def needs_of(view: PalmView, token: str) -> cards.Needs:
    return edition(view).needs[cards.CARD_OF[token] - cards.FIRST_OUTPOST]


def reach(view: PalmView, token: str, seat: int) -> Piece:
    """How far a seat is on the way to an outpost: live for the own deck, else as of the last meeting."""
    arrows = view.arrows if seat == view.seat else view.hands[seat].arrows
    have = sum(min(arrows[kind], least) for kind, least in needs_of(view, token))
    of = sum(least for _, least in needs_of(view, token))
    label, words = [text(key, seat=seat_text(seat), have=have, of=of) for key in ("reach", "reach-words")]
    id, face = f"reach-{token}-{seat}", f"bar-{12 * have // of}"
    return Piece(id, f"post-{token}", face, label, tint=f"seat-{seat}", words=words, marks="reach")


def island(view: PalmView) -> Drawn:
    """The disaster, the community's ability, and at the meeting the common payment."""
    name = edition(view).names.disaster(view.disaster)
    shore = Zone("island", "panel", text("island"), skin="shore")
    threat = Zone("threat", "row", name, "island", skin="threat")
    cost = spoken(Units(*goal_cost(view, "level")))
    said = text(house(view, "threat"), disaster=name, level=view.level, cost=cost, of=len(levels(view)))
    pieces = [Piece("disaster", "threat", f"disaster-{view.disaster}-{view.level}-{view.seats}", said, note=said)]
    if view.ability:
        pieces.append(gift(view))
    laid = [shore, threat], pieces
    return joined(laid, chest(view)) if view.pending.stage == "meet" else laid


def levels(view: PalmView) -> list[cards.Cost]:
    return edition(view).levels[cards.DISASTERS.index(view.disaster)]


def goal_cost(view: PalmView, target: str) -> cards.Cost:
    """What the group would have to pay in all."""
    if target == "ability":
        return times(edition(view).abilities[cards.ABILITIES.index(view.ability)].unlock, view.seats)
    return times(levels(view)[view.level], view.seats) if view.level < len(levels(view)) else (0, 0, 0)


def gift(view: PalmView) -> Piece:
    state = "locked" if not view.unlocked else "used" if view.used else "open"
    names = edition(view).names
    effect = names.ability_effect(view.ability)
    label = text(house(view, "ability"), ability=names.ability(view.ability), effect=effect, state=state)
    face, marks = f"ability-{view.ability}-{state}-{view.seats}", f"ability {state}"
    return Piece("ability", "threat", face, label, note=label, lit="glow-tall", marks=marks)


def chest(view: PalmView) -> Drawn:
    """Cards offered to the common payment: the sum, what is missing, what would be lost, who agrees."""
    offered = pledged(view)
    units = naming.together(edition(view), [look(card) for _, card in offered])
    cost = goal_cost(view, view.pending.target)
    short, over = naming.lack(units, cost), naming.excess(units, cost)
    missing = max(0, short.total() - units.wild)
    args: dict[str, Arg] = {"have": spoken(units), "missing": spoken(short), "short": missing}
    caption = Text("chest-sum", {**args, "lost": spoken(over), "over": over.total()})
    zone = Zone("chest", "row", text("chest"), "island", skin="chest", title=True, caption=caption)
    givers = list(dict.fromkeys(seat for seat, _ in offered))
    agreeing = [Zone("consent", "row", text("consent"), "island", skin="consent")] if givers else []
    pieces = [pledge(view, seat, card) for seat, card in offered]
    return [zone, *agreeing], pieces + [consent(view, seat) for seat in givers]


def pledged(view: PalmView) -> list[tuple[int, CardView]]:
    pledges = view.pending.pledges
    return [(seat, card) for seat, token in pledges for card in view.hands[seat].stored if card.card == token]


def pledge(view: PalmView, seat: int, card: CardView) -> Piece:
    tint = f"seat-{seat}"
    if seat == view.seat:
        mine = tab(view, card, "chest")
        return Piece(mine.id, "chest", mine.face, mine.label, tint=tint, lit="glow-tab", marks="tab given")
    label = text(
        "given", seat=seat_text(seat), card=named(view, card.card), gives=spoken(given(edition(view), look(card)))
    )
    return Piece(
        f"given-{seat}-{card.card}", "chest", tab_face(edition(view), look(card)), label, tint=tint, marks="tab given"
    )


def consent(view: PalmView, seat: int) -> Piece:
    agreed = "yes" if view.pending.agreed[seat] else "no"
    said = text("agrees", seat=seat_text(seat), agreed=agreed)
    marks = f"agreed-{agreed}"
    return Piece(f"consent-{seat}", "consent", "check", said, words=said, tint=f"seat-{seat}", marks=marks)
