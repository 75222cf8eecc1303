"""Why an action of a round is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import SLOTS, lowered, printed, surplus, ways
from archipel.games.palm_island.paying import covers, missing_units, shortfall
from archipel.games.palm_island.steps.market import on_sale
from archipel.games.palm_island.values import Ability, Buy, Feast, Play, Rest, Start, in_order

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


def in_round(state: PalmState, hand: Hand, action: Action) -> Text:
    """The reason against an action that is not legal in a round."""
    if isinstance(action, Play):
        return _play(state, hand, action)
    if isinstance(action, Feast):
        return _slot(state, hand, action.slot) or _feast(state, hand, action)
    if isinstance(action, Ability):
        return _ability(state, hand, action)
    if isinstance(action, Rest):
        return text("refused-rest", rule="11.3", card=state.names.token(action.villager))
    if isinstance(action, Start):
        return text("refused-started", rule="3.3")
    return text("refused-meeting-only", rule="7.1")


def at_market(state: PalmState, seat: Seat, action: Action, rule: str) -> Text:
    """The reason against an action that is not legal while cards of the centre are bought."""
    return purchase(state, seat, action) if isinstance(action, Buy) else text("refused-round-over", rule=rule)


def taken(state: PalmState, action: Action) -> Text | None:
    """Somebody was faster to a card of the centre."""
    for card, buyer in state.gone:
        if isinstance(action, Buy) and cards.TOKENS[card] == action.card:
            return text("refused-taken", rule="9.3", card=state.names.token(action.card), buyer=seat_text(buyer))
    return None


def purchase(state: PalmState, seat: Seat, action: Buy) -> Text:
    """The reason against a purchase that is not legal."""
    gone = taken(state, action)
    if gone is not None:
        return gone
    card = cards.CARD_OF.get(action.card, -1)
    if card not in state.market:
        return text("refused-not-on-sale", rule="9.3")
    if card not in on_sale(state):
        return text("refused-not-top", rule="9.4", card=state.names.token(action.card))
    return _unpaid(state, state.hands[seat], action.pay, (state.edition.price[card],))


def _unpaid(state: PalmState, hand: Hand, pay: tuple[str, ...], costs: tuple[cards.Cost, ...]) -> Text:
    """The reason against a payment that is not offered for any of the alternatives."""
    units = hand.units(hand.stored())
    if not any(covers(units, cost) for cost in costs):
        return text("refused-cannot-pay", rule="5.1", missing=missing(units, costs))
    why = _spendable(state, hand, pay)
    if why is not None:
        return why
    spent = hand.units([hand.place_of(cards.CARD_OF[token]) for token in pay])
    return _misfit([covers(spent, cost) for cost in costs])


def _slot(state: PalmState, hand: Hand, slot: int) -> Text | None:
    if not 1 <= slot <= min(SLOTS, len(hand.ring)):
        return text("refused-third", rule="4.2")
    element = hand.ring[slot - 1]
    if element >> 3 == cards.TRACKER:
        return text("refused-tracker", rule="4.4")
    if element & 1:
        return text("refused-stored-card", rule="4.3", card=state.names.card(element >> 3))
    return None


def _play(state: PalmState, hand: Hand, action: Play) -> Text:
    why = _slot(state, hand, action.slot)
    if why is not None:
        return why
    look = hand.ring[action.slot - 1] >> 1
    costs = printed(hand.edition, action.verb)[look]
    if not costs:
        return text("refused-not-printed", rule="4.1", card=state.names.card(look >> 2), verb=action.verb)
    why = _spendable(state, hand, (*action.pay, *action.free))
    return why or _payment(state, hand, action, costs) or _room(hand, action)


def _spendable(state: PalmState, hand: Hand, given: tuple[str, ...]) -> Text | None:
    """Each card given is stored, and given once."""
    for token in given:
        place = hand.place_of(cards.CARD_OF.get(token, -1))
        if place < 0 or not hand.ring[place] & 1:
            return text("refused-not-stored", rule="5.1", card=state.names.token(token))
        if given.count(token) > 1:
            return text("refused-twice", rule="5.2", card=state.names.token(token))
    return None


def _payment(state: PalmState, hand: Hand, action: Play, costs: tuple[cards.Cost, ...]) -> Text | None:
    for token in action.help:
        card = cards.CARD_OF.get(token, -1)
        if card not in hand.awake or card in hand.spent or action.help.count(token) > 1:
            return text("refused-helper", rule="11.4", card=state.names.token(token))
    places = hand.stored()
    units = hand.units(places)
    found = ways(hand, costs, action.verb, units)
    if not found:
        return text("refused-cannot-pay", rule="5.1", missing=missing(units, costs))
    names = [cards.TOKENS[hand.ring[place] >> 3] for place in places]
    for mask, help in found:
        paid = [name for bit, name in enumerate(names) if mask >> bit & 1]
        if in_order(help) == action.help and in_order(tuple(paid)) == action.pay:
            return None
    spent = hand.units([hand.place_of(cards.CARD_OF[token]) for token in action.pay])
    helpers = [cards.CARD_OF[token] for token in action.help]
    # (1 << n) - 1 has a bit for each of n helpers: all of them.
    prices = [lowered(hand, cost, action.verb, helpers, (1 << len(helpers)) - 1) for cost in costs]
    return _misfit([covers(spent, cost, wild) for cost, wild in prices])


def _misfit(covered: list[bool]) -> Text:
    """Too little, or more than is needed."""
    return text("refused-useless" if any(covered) else "refused-short", rule="5.1")


def missing(units: list[int], costs: tuple[cards.Cost, ...]) -> Text:
    """What the stored cards lack for the nearest of the alternatives."""
    nearest = min([(shortfall(units, cost), at) for at, cost in enumerate(costs)])[1]
    wood, fish, stone = missing_units(units, costs[nearest])
    kinds = "".join([kind for kind, count in (("w", wood), ("f", fish), ("s", stone)) if count])
    return text(f"units-{kinds}", wood=wood, fish=fish, stone=stone)


def _room(hand: Hand, action: Play) -> Text:
    kept = len(hand.stored()) - len(action.pay)
    most = surplus(hand, kept) if action.verb == "store" else 0
    if len(action.free) > most:
        return text("refused-no-release", rule="6.3")
    return text("refused-room", rule="6.1", limit=hand.limit())


def _feast(state: PalmState, hand: Hand, action: Feast) -> Text:
    card = hand.ring[action.slot - 1] >> 3
    if not hand.edition.feasts[card]:
        return text("refused-not-festival", rule="10.5", card=state.names.card(card))
    return text("refused-feast", rule="10.5")


def _ability(state: PalmState, hand: Hand, action: Ability) -> Text:
    if state.ability < 0:
        return text("refused-no-ability", rule="8.4")
    if not state.unlocked:
        return text("refused-locked", rule="8.5")
    if hand.used and state.options.ability_use == "once_a_round":
        return text("refused-used", rule="8.6")
    if hand.perk != NO_PERK:
        return text("refused-in-force", rule="8.6")
    ability = state.edition.abilities[state.ability]
    if not hand.meets(ability.needs):
        return text("refused-needs", rule="8.6")
    return _unpaid(state, hand, action.pay, ability.costs)
