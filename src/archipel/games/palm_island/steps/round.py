"""A round: everybody plays through their own deck, all at once, until their tracker comes to the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    ABILITY_COST,
    ABILITY_NEEDS,
    AREAS,
    SHARED_STORES,
    TOKENS,
)
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, spend, tokens, turns
from archipel.games.palm_island.paying import payments
from archipel.games.palm_island.steps import refusals
from archipel.games.palm_island.steps.market import buy, on_sale, purchases
from archipel.games.palm_island.steps.stage import Staged
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
    Play,
    Rest,
    Rested,
    StageName,
)

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


@final
class Round(Staged):
    """By seat: its order of arrival (0: still playing), and whether it may buy on arrival."""

    def __init__(self, places: list[int], buying: list[bool], racing: bool) -> None:
        self.places = places
        self.buying = buying
        self.racing = racing

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        return tuple([seat for seat, place in enumerate(self.places) if not place or self.buying[seat]])

    def stage(self, state: PalmState, seat: Seat | None) -> StageName:
        if seat is None:
            return "wait"
        if self.buying[seat]:
            return "buy"
        return "wait" if self.places[seat] else "play"

    def open_hands(self) -> bool:
        return False

    def arrival(self, seat: Seat) -> int:
        return self.places[seat]

    def secret(self) -> bool:
        return not self.racing

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        hand = state.hands[seat]
        if self.buying[seat]:
            return [*purchases(hand, on_sale(state)), PASS]
        return [*turns(hand), *abilities(state, hand)]

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if self.buying[seat]:
            return refusals.at_market(state, seat, action)
        if isinstance(action, (Buy, Pass)):
            return text("refused-not-arrived", rule="9.2" if self.racing else "4.1")
        return refusals.in_round(state, state.hands[seat], action)

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        hand = state.hands[seat]
        if isinstance(action, Buy):
            self.buying[seat] = False
            buy(state, seat, action)
        elif isinstance(action, Pass):
            self.buying[seat] = False
            if state.log is not None:
                state.emit(Passed(seat))
        elif isinstance(action, Ability):
            use_ability(state, seat, action)
        else:
            self.turn_card(state, seat, hand, action)
        if not self.actors(state):
            state.steps.pop()

    def turn_card(self, state: PalmState, seat: Seat, hand: Hand, action: Action) -> None:
        before = hand.ring
        tops = [element >> 1 for element in before[:2]]
        carry_out(hand, action)
        lost = settle(hand)
        if state.log is not None:
            tell(state, seat, hand, action, tops)
            for card in lost:
                state.emit(Lost(seat, TOKENS[card]))
            if state.seats > 1:
                state.emit(Moved(seat, hand.left()))
        if hand.arrived():
            self.arrive(state, seat)

    def arrive(self, state: PalmState, seat: Seat) -> None:
        hand = state.hands[seat]
        hand.awake = []
        hand.end_effects()
        self.places[seat] = max(self.places) + 1
        if state.log is not None and state.seats > 1:
            state.emit(Arrived(seat, self.places[seat]))
        self.buying[seat] = self.racing and len(purchases(hand, on_sale(state))) > 0

    def clone(self) -> Round:
        return Round(self.places.copy(), self.buying.copy(), self.racing)

    def facts(self) -> object:
        return tuple(self.places), tuple(self.buying), self.racing


def abilities(state: PalmState, hand: Hand) -> list[Action]:
    """Ways to use the community's ability now."""
    if not state.unlocked or (hand.used and state.options.ability_use == "once_a_round"):
        return []
    if hand.perk != NO_PERK or hand.stores_shared or not hand.meets(ABILITY_NEEDS[state.ability]):
        return []
    places = hand.stored()
    looks = [hand.ring[place] >> 1 for place in places]
    masks: list[int] = []
    for cost in ABILITY_COST[state.ability]:
        masks += [mask for mask in payments(looks, cost) if mask not in masks]
    return [Ability(tokens(hand, places, mask)) for mask in masks]


def use_ability(state: PalmState, seat: Seat, action: Ability) -> None:
    hand = state.hands[seat]
    spend(hand, action.pay)
    hand.used = True
    if state.ability == SHARED_STORES:
        hand.stores_shared = True
    else:
        hand.perk = state.ability
    if state.log is not None:
        state.emit(Helped(seat, ABILITIES[state.ability]))


def tell(state: PalmState, seat: Seat, hand: Hand, action: Action, tops: list[int]) -> None:
    if isinstance(action, Play):
        card = tops[action.slot - 1] >> 2
        look = hand.ring[hand.place_of(card)] >> 1
        state.emit(Acted(seat, TOKENS[card], action.verb, AREAS[look & 3], action.pay, action.free))
    elif isinstance(action, Feast):
        state.emit(Feasted(seat, TOKENS[hand.ring[-1] >> 3]))
    elif isinstance(action, Rest):
        state.emit(Rested(seat, action.villager))
    else:
        state.emit(Discarded(seat, TOKENS[tops[0] >> 2]))
