"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.palm_island import scoring
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    AREAS,
    DISASTERS,
    TOKENS,
    TRACKER,
    VISIBLE,
)
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, turns
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.stage import Staged
from archipel.games.palm_island.values import DISCARD, CardView, HandView, PalmOptions, PalmView
from archipel.games.palm_island.villages import lookalike

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

TRIES: Final = 8


def view(state: PalmState, seat: Seat | None) -> PalmView:
    step = state.steps[-1] if state.steps else None
    staged = step if isinstance(step, Staged) else None
    hand = state.hands[seat] if seat is not None else None
    stage = staged.stage(state, seat) if staged else "over"
    seats = range(state.seats)
    score = hand.score() if hand else 0
    return PalmView(
        seat=seat,
        seats=state.seats,
        mode=state.options.mode,
        round=state.round(),
        stage=stage,
        cards=visible(hand, stage == "study" or state.options.open_deck or not state.steps) if hand else (),
        size=len(hand.ring) if hand else 0,
        left=hand.left() if hand else 0,
        limit=hand.limit() if hand else 0,
        score=score,
        arrows=tuple(hand.arrows_by_kind()) if hand else (),
        annex=annex(hand) if hand else (),
        awake=tuple([TOKENS[card] for card in hand.awake]) if hand else (),
        spent=tuple([TOKENS[card] for card in hand.spent]) if hand else (),
        perk=ABILITIES[hand.perk] if hand and hand.perk != NO_PERK else "",
        used=hand.used if hand else False,
        hands=tuple([hand_view(state, staged, other) for other in seats]),
        market=tuple([TOKENS[card] for card in state.market]),
        gone=tuple([(TOKENS[card], buyer) for card, buyer in state.gone]),
        ready=tuple([staged.ready(state, other) for other in seats]) if staged else (False,) * state.seats,
        turn=staged.turn(state) if staged else -1,
        disaster=DISASTERS[state.disaster] if state.disaster >= 0 else "",
        level=state.level,
        ability=ABILITIES[state.ability] if state.ability >= 0 else "",
        unlocked=state.unlocked,
        target=staged.target() if staged else "",
        pledges=tuple([(giver, TOKENS[card]) for giver, card in staged.pledged()]) if staged else (),
        agreed=tuple([staged.agreed(other) for other in seats]) if staged else (False,) * state.seats,
        removed=tuple([TOKENS[card] for card in state.removed]),
        difficulty=state.options.difficulty,
        rank=scoring.rank("solo", score) if state.mode == "solo" else "",
        trophies=scoring.earned(state),
        options=agreed_options(state.options),
    )


def visible(hand: Hand, all: bool) -> tuple[CardView, ...]:
    """The three top cards, every stored one and the tracker, or the whole deck."""
    seen = []
    for place, element in enumerate(hand.ring):
        if all or place < VISIBLE or element & 1 or element >> 3 == TRACKER:
            seen.append(card_view(place, element))
    return tuple(seen)


def card_view(place: int, element: int) -> CardView:
    look = element >> 1
    return CardView(TOKENS[look >> 2], AREAS[look & 3], element & 1 == 1, place)


def hand_view(state: PalmState, staged: Staged | None, seat: Seat) -> HandView:
    hand = state.shown[seat] if staged is not None and not staged.open_hands() else state.hands[seat]
    stored = tuple([card_view(place, hand.ring[place]) for place in hand.stored()])
    arrows = tuple(hand.arrows_by_kind())
    return HandView(state.hands[seat].left(), stored, annex(hand), hand.score(), arrows, state.places[seat])


def annex(hand: Hand) -> tuple[str, ...]:
    return tuple([TOKENS[look >> 2] for look in hand.annex()])


@cache
def agreed_options(options: PalmOptions) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((key, str(value)) for key, value in msgspec.to_builtins(options).items()))


def determinize(state: PalmState, seat: Seat, rng: Rng) -> PalmState:
    """A seat knows its own deck by heart. Of another's it knows what was shown at the last meeting, and the order only
    while it is the common one; what was played since is played anew."""
    hands = [hand.clone() for hand in state.hands]
    shown = state.shown.copy()
    step = state.steps[-1] if state.steps else None
    for other in range(state.seats):
        if other == seat or not isinstance(step, Staged):
            continue
        if step.open_hands():
            hands[other] = likely(state, hands[other], rng)
            shown[other] = hands[other].clone()
        else:
            shown[other] = likely(state, shown[other], rng)
            hands[other] = played_on(state, other, shown[other], rng)
    return state.twin(rng, hands, shown)


def likely(state: PalmState, hand: Hand, rng: Rng) -> Hand:
    known = state.round() == 1 and state.mode != "cooperative" and not hand.arrived()
    return hand.clone() if known else lookalike(hand, rng)


def played_on(state: PalmState, seat: Seat, shown: Hand, rng: Rng) -> Hand:
    """The hand shown, played at random until as many cards are left before its tracker."""
    left = state.hands[seat].left()
    for _ in range(TRIES):
        hand = shown.clone()
        while hand.left() > left:
            carry_out(hand, rng.choose(turns(hand)))
            settle(hand)
        if hand.left() == left:
            return arrived_with(state, seat, hand)
    hand = shown.clone()
    hand.straighten(hand.stored())
    while hand.left() > left:
        carry_out(hand, DISCARD)
    return arrived_with(state, seat, hand)


def arrived_with(state: PalmState, seat: Seat, hand: Hand) -> Hand:
    """The hand with what its seat bought of the centre since the last meeting."""
    if hand.arrived():
        hand.end_round()
    for card, buyer in state.gone:
        if buyer == seat and hand.place_of(card) < 0:
            take_card(hand, card)
    return hand
