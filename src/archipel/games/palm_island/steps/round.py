"""A round: everybody plays through their own deck, all at once, until their tracker comes to the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.palm_island.content.cards import ABILITIES, AREAS, CARD_OF, TOKENS
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, spend, tokens, turns
from archipel.games.palm_island.paying import payments
from archipel.games.palm_island.steps import refusals
from archipel.games.palm_island.steps.market import buy, on_sale, purchases
from archipel.games.palm_island.values import (
    PASS,
    Ability,
    Acted,
    Arrived,
    Buy,
    Discarded,
    Feast,
    Feasted,
    Helped,
    Lost,
    Moved,
    Pass,
    Passed,
    Pending,
    Play,
    Rest,
    Rested,
    Watched,
)

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

ALONE: Final = (0,)
WAIT: Final = Pending("wait")
BUY: Final = Pending("buy")
PLAY: Final = Pending("play")


@final
class Round(Step["PalmState"]):
    """`buying` are seats that have arrived in a race and may buy one card of the centre."""

    def __init__(self, buying: list[bool], racing: bool) -> None:
        self.buying = buying
        self.racing = racing

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        if state.seats == 1:
            return () if state.hands[0].arrived() else ALONE
        return tuple([seat for seat, hand in enumerate(state.hands) if self.buying[seat] or not hand.arrived()])

    def run(self, state: PalmState) -> None:
        state.steps.pop()

    def pending(self, state: PalmState, seat: Seat | None) -> Pending:
        if seat is None:
            return WAIT
        if self.buying[seat]:
            return BUY
        return WAIT if state.hands[seat].arrived() else PLAY

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        if self.racing and isinstance(action, (Buy, Pass)):
            return text("refused-one-purchase", rule="9.2")
        return text("refused-waiting-round", rule="7.1")

    def secret(self) -> bool:
        return not self.racing

    def together(self, state: PalmState) -> bool:
        return self.racing

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        hand = state.hands[seat]
        if self.buying[seat]:
            return [*purchases(hand, on_sale(state)), PASS]
        found = turns(hand)
        if state.unlocked:
            found += abilities(state, hand)
        return found

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if self.buying[seat]:
            return refusals.at_market(state, seat, action, "9.2")
        if self.racing and isinstance(action, (Buy, Pass)):
            return refusals.taken(state, action) or text("refused-not-arrived", rule="9.2")
        return refusals.in_round(state, state.hands[seat], action)

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        if isinstance(action, Buy):
            self.buying[seat] = False
            buy(state, seat, action)
        elif isinstance(action, Pass):
            self.buying[seat] = False
            state.tell(Passed, seat)
        elif isinstance(action, Ability):
            use_ability(state, seat, action)
        elif isinstance(action, Rest):
            carry_out(state.hands[seat], action)
            state.tell(Rested, seat, action.villager, state.names.own(CARD_OF[action.villager]))
        else:
            self.turn_card(state, seat, action)

    def turn_card(self, state: PalmState, seat: Seat, action: Action) -> None:
        hand = state.hands[seat]
        carry_out(hand, action)
        state.tell(turned, state, seat, action)
        for card in settle(hand):
            state.tell(Lost, seat, TOKENS[card], state.names.own(card))
        state.tell(moved, state, seat)
        if hand.arrived():
            self.arrive(state, seat)

    def arrive(self, state: PalmState, seat: Seat) -> None:
        hand = state.hands[seat]
        hand.end_round()
        if self.racing:
            state.places[seat] = max(state.places) + 1
            self.buying[seat] = len(purchases(hand, on_sale(state))) > 0
        if state.seats > 1:
            state.tell(Arrived, seat, state.places[seat])

    def clone(self) -> Round:
        return Round(self.buying.copy(), self.racing)

    def facts(self) -> object:
        return tuple(self.buying), self.racing


def abilities(state: PalmState, hand: Hand) -> list[Action]:
    """Ways to use the community's ability now."""
    if hand.used and state.options.ability_use == "once_a_round":
        return []
    ability = state.edition.abilities[state.ability]
    if hand.perk != NO_PERK or not hand.meets(ability.needs):
        return []
    places = hand.stored()
    units = hand.units(places)
    masks: list[int] = []
    for cost in ability.costs:
        masks += [mask for mask in payments(units, cost) if mask not in masks]
    return [Ability(tokens(hand, places, mask)) for mask in masks]


def use_ability(state: PalmState, seat: Seat, action: Ability) -> None:
    hand = state.hands[seat]
    spend(hand, action.pay)
    hand.used = True
    hand.perk = state.ability
    state.tell(Helped, seat, ABILITIES[state.ability], state.names.own_ability(state.ability))


def turned(state: PalmState, seat: Seat, action: Action) -> Event:
    """What a turn has done with its card, which now lies at the back, or, if recruited, at the end of the annex."""
    hand = state.hands[seat]
    recruited = isinstance(action, Play) and action.verb == "recruit"
    look = hand.ring[hand.annex_end() - 1 if recruited else -1] >> 1
    card, area, said = TOKENS[look >> 2], AREAS[look & 3], state.names.own(look >> 2)
    if isinstance(action, Play):
        return Acted(seat, card, action.verb, area, action.pay, action.free, action.help, said)
    return Feasted(seat, card, action.verb, area, said) if isinstance(action, Feast) else Discarded(seat, card, said)


def moved(state: PalmState, seat: Seat) -> Event:
    left = state.hands[seat].left()
    return Moved(seat, left) if state.seats > 1 else Watched(seat, left)
