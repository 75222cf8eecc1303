"""What threatens a cooperative game: the disaster, the community's ability, and at the meeting the common payment."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Arg, Text, seat_text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.paying import times
from archipel.games.palm_island.scene import naming
from archipel.games.palm_island.scene.naming import Units, given, spoken
from archipel.games.palm_island.scene.printed import tab_face
from archipel.games.palm_island.scene.table import deck_of, house, is_central, look, named, passes
from archipel.games.palm_island.values import CardView, PalmView

Offered = tuple[tuple[int, CardView, int], ...]
"""Seats with the cards they offer, the own ones with how many cards pass before they are lost, those of others -1."""


def island(view: PalmView) -> list[ScenePart]:
    content = view.options.content
    state = "locked" if not view.unlocked else "used" if view.used else "open"
    laid = shore(content, view.disaster, view.level, view.seats, view.ability, state, not is_central(view))
    if view.pending.stage != "meet":
        return [laid]
    return [laid, chest(content, pledged(view), goal_cost(view), view.pending.agreed)]


@part
def shore(content: str, disaster: str, level: int, seats: int, ability: str, state: str, away: bool) -> Drawn:
    name = edition_of(content).names.disaster(disaster)
    zones = [
        Zone("island", "panel", text("island"), skin="shore", drawer="island" * away),
        Zone("threat", "row", name, "island", skin="threat"),
    ]
    cost = spoken(Units(*level_cost(content, disaster, level, seats)))
    of = len(levels(content, disaster))
    said = text(house(content, "threat"), disaster=name, level=level, cost=cost, of=of)
    threat = Piece("disaster", "threat", f"disaster-{disaster}-{level}-{seats}", said, note=said)
    return zones, [threat, gift(content, ability, state, seats)] if ability else [threat]


def levels(content: str, disaster: str) -> list[cards.Cost]:
    return edition_of(content).levels[cards.DISASTERS.index(disaster)]


def level_cost(content: str, disaster: str, level: int, seats: int) -> cards.Cost:
    found = levels(content, disaster)
    return times(found[level], seats) if level < len(found) else (0, 0, 0)


def gift(content: str, ability: str, state: str, seats: int) -> Piece:
    names = edition_of(content).names
    effect = names.ability_effect(ability)
    label = text(house(content, "ability"), ability=names.ability(ability), effect=effect, state=state)
    face, marks = f"ability-{ability}-{state}-{seats}", f"ability {state}"
    return Piece("ability", "threat", face, label, note=label, lit="glow-tall", marks=marks)


def pledged(view: PalmView) -> Offered:
    deck = deck_of(view)
    return tuple(
        [
            (seat, card, passes(deck, card) if seat == view.seat else -1)
            for seat, token in view.pending.pledges
            for card in view.hands[seat].stored
            if card.card == token
        ]
    )


def goal_cost(view: PalmView) -> cards.Cost:
    """What the group would have to pay in all."""
    content = view.options.content
    if view.pending.target == "ability":
        ability = edition_of(content).abilities[cards.ABILITIES.index(view.ability)]
        return times(ability.unlock, view.seats)
    return level_cost(content, view.disaster, view.level, view.seats)


@part
def chest(content: str, offered: Offered, cost: cards.Cost, agreed: tuple[bool, ...]) -> Drawn:
    """Cards offered to the common payment: the sum, what is missing, what would be lost, who agrees."""
    caption = gathered(naming.together(edition_of(content), [look(card) for _, card, _ in offered]), cost)
    zone = Zone("chest", "row", text("chest"), "island", skin="chest", title=True, caption=caption)
    givers = dict.fromkeys(seat for seat, _, _ in offered)
    agreeing = [Zone("consent", "row", text("consent"), "island", skin="consent")] if givers else []
    pieces = [pledge(content, seat, card, left) for seat, card, left in offered]
    return [zone, *agreeing], pieces + [consent(seat, agreed[seat]) for seat in givers]


def gathered(units: Units, cost: cards.Cost) -> Text:
    lack, over = naming.lack(units, cost), naming.excess(units, cost)
    short = max(0, lack.total() - units.wild)
    args: dict[str, Arg] = {"have": spoken(units), "missing": spoken(lack), "lost": spoken(over)}
    return Text("chest-sum", {**args, "short": short, "over": over.total()})


@kept
def pledge(content: str, seat: int, card: CardView, left: int) -> Piece:
    edition, token, tint = edition_of(content), card.card, f"seat-{seat}"
    name, gives = named(content, token), spoken(given(edition, look(card)))
    face, marks = tab_face(edition, look(card)), "tab given"
    if left >= 0:
        label = text("tab", card=name, gives=gives, passes=left)
        return Piece(f"card-{token}", "chest", face, label, tint=tint, lit="glow-tab", marks=marks)
    label = text("given", seat=seat_text(seat), card=name, gives=gives)
    return Piece(f"given-{seat}-{token}", "chest", face, label, tint=tint, marks=marks)


@kept
def consent(seat: int, agreed: bool) -> Piece:
    answer = "yes" if agreed else "no"
    said = text("agrees", seat=seat_text(seat), agreed=answer)
    marks = f"agreed-{answer}"
    return Piece(f"consent-{seat}", "consent", "check", said, words=said, marks=marks)
