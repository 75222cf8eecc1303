"""Why an action of a round is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import (
    ABILITY_NEEDS,
    CARD_OF,
    FLIP,
    RECRUIT,
    ROTATE,
    STORE,
    TOKENS,
    TRACKER,
    Cost,
)
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.moves import SLOTS, ways
from archipel.games.palm_island.steps.market import refused_buy
from archipel.games.palm_island.values import Ability, Buy, Feast, Play, Rest, Start

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

COSTS: Final = {"store": STORE, "rotate": ROTATE, "flip": FLIP, "recruit": RECRUIT}


def in_round(state: PalmState, hand: Hand, action: Action) -> Text:
    """The reason against an action that is not legal in a round."""
    if isinstance(action, Play):
        return _play(hand, action)
    if isinstance(action, Feast):
        return _slot(hand, action.slot) or text("refused-feast", rule="10.5")
    if isinstance(action, Ability):
        return _ability(state, hand)
    if isinstance(action, Rest):
        return text("refused-rest", rule="11.3")
    if isinstance(action, Start):
        return text("refused-started", rule="3.3")
    return text("refused-meeting-only", rule="7.1")


def at_market(state: PalmState, seat: Seat, action: Action) -> Text:
    why = refused_buy(state, seat, action) if isinstance(action, Buy) else None
    return why or text("refused-round-over", rule="9.2")


def _slot(hand: Hand, slot: int) -> Text | None:
    if not 1 <= slot <= SLOTS:
        return text("refused-third", rule="4.2")
    if slot > len(hand.ring):
        return text("refused-third", rule="4.2")
    element = hand.ring[slot - 1]
    if element >> 3 == TRACKER:
        return text("refused-tracker", rule="4.4")
    if element & 1:
        return text("refused-stored-card", rule="4.3", card=text(f"card-{TOKENS[element >> 3]}"))
    return None


def _play(hand: Hand, action: Play) -> Text:
    why = _slot(hand, action.slot)
    if why is not None:
        return why
    look = hand.ring[action.slot - 1] >> 1
    costs = COSTS[action.verb][look]
    card = text(f"card-{TOKENS[look >> 2]}")
    if not costs:
        return text("refused-not-printed", rule="4.1", card=card, verb=action.verb)
    return _payment(hand, action, costs) or _room(hand, action)


def _payment(hand: Hand, action: Play, costs: tuple[Cost, ...]) -> Text | None:
    given = [*action.pay, *action.free]
    for token in given:
        place = hand.place_of(CARD_OF.get(token, -1))
        if place < 0 or not hand.ring[place] & 1:
            return text("refused-not-stored", rule="5.1", card=_name(token))
    if len(set(given)) < len(given):
        return text("refused-twice", rule="5.2")
    for token in action.help:
        if CARD_OF.get(token, -1) not in hand.awake or CARD_OF[token] in hand.spent:
            return text("refused-helper", rule="11.4", card=_name(token))
    places = hand.stored()
    looks = [hand.ring[place] >> 1 for place in places]
    found = ways(hand, costs, action.verb, looks)
    if not found:
        return text("refused-cannot-pay", rule="5.1")
    names = [TOKENS[hand.ring[place] >> 3] for place in places]
    for mask, help in found:
        pay = tuple(name for bit, name in enumerate(names) if mask >> bit & 1)
        if pay == action.pay and help == action.help:
            return None
    return text("refused-payment", rule="5.1")


def _room(hand: Hand, action: Play) -> Text:
    if action.verb != "store" and action.free:
        return text("refused-no-release", rule="6.3")
    return text("refused-room", rule="6.1", limit=hand.limit())


def _ability(state: PalmState, hand: Hand) -> Text:
    if not state.unlocked:
        return text("refused-locked", rule="8.5")
    if hand.used and state.options.ability_use == "once_a_round":
        return text("refused-used", rule="8.6")
    if not hand.meets(ABILITY_NEEDS[state.ability]):
        return text("refused-needs", rule="8.6")
    return text("refused-payment", rule="5.1")


def _name(token: str) -> Text:
    return text(f"card-{token}") if token in CARD_OF else text("card-unknown")
