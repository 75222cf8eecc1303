"""Buying a card of the centre with stored cards, as the arrival and the cycles of speed games do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import CARD_OF, FIRST_OUTPOST, TOKENS, B, D
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.moves import spend, tokens
from archipel.games.palm_island.paying import payments
from archipel.games.palm_island.values import Bought, Buy

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState


def on_sale(state: PalmState) -> list[int]:
    return state.market[:1] if state.options.speed_market == "top" and state.mode == "speed" else state.market


def purchases(hand: Hand, cards: list[int]) -> list[Action]:
    """Every card a hand can pay for, with every way to pay."""
    places = hand.stored()
    units = hand.units(places)
    found: list[Action] = []
    for card in cards:
        for mask in payments(units, hand.edition.price[card]):
            found.append(Buy(TOKENS[card], tokens(hand, places, mask)))
    return found


def buy(state: PalmState, seat: Seat, action: Buy) -> None:
    hand = state.hands[seat]
    card = CARD_OF[action.card]
    spend(hand, action.pay)
    state.market.remove(card)
    state.gone.append((card, seat))
    take_card(hand, card)
    state.tell(Bought, seat, action.card, action.pay, state.names.own(card))


def take_card(hand: Hand, card: int) -> None:
    """Put a card of the centre right behind the tracker, built or recruited."""
    # (card * 4 + area) * 2: not stored.
    hand.ring.insert(hand.annex_end(), (card * 4 + (B if card >= FIRST_OUTPOST else D)) * 2)
