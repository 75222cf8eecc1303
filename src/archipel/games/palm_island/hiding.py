"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.palm_island import scoring
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    AREAS,
    BUILDINGS,
    DISASTERS,
    TOKENS,
    TRACKER,
    VISIBLE,
)
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, turns
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.stage import Staged
from archipel.games.palm_island.values import DISCARD, CardView, HandView, PalmView

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
        arrows=arrows(hand) if hand else (),
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
        trophies=scoring.feats_won(state.hands[0]) if state.mode == "solo" and not state.steps else (),
        options=tuple(sorted((key, str(value)) for key, value in msgspec.to_builtins(state.options).items())),
    )


def visible(hand: Hand, all: bool) -> tuple[CardView, ...]:
    """The three top cards and every stored one, or the whole deck."""
    seen = []
    for place, element in enumerate(hand.ring):
        if all or place < VISIBLE or element & 1 or element >> 3 == TRACKER:
            look = element >> 1
            seen.append(CardView(TOKENS[look >> 2], AREAS[look & 3], element & 1 == 1, place))
    return tuple(seen)


def hand_view(state: PalmState, staged: Staged | None, seat: Seat) -> HandView:
    hand = state.shown[seat] if staged is not None and not staged.open_hands() else state.hands[seat]
    stored = tuple(card for card in visible(hand, True) if card.stored)
    place = staged.arrival(seat) if staged else 0
    return HandView(state.hands[seat].left(), stored, annex(hand), hand.score(), arrows(hand), place)


def annex(hand: Hand) -> tuple[str, ...]:
    return tuple([TOKENS[look >> 2] for look in hand.annex()])


def arrows(hand: Hand) -> tuple[int, ...]:
    return tuple([hand.arrows(building) for building in range(len(BUILDINGS))])


def determinize(state: PalmState, seat: Seat, rng: Rng) -> PalmState:
    """A seat knows its own deck by heart; what others have done since the last meeting is played anew."""
    hands = [hand.clone() for hand in state.hands]
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Staged):
        for other in range(state.seats):
            if other != seat:
                hands[other] = imagined(state, step, other, rng)
    return state.twin(rng, hands)


def imagined(state: PalmState, step: Staged, seat: Seat, rng: Rng) -> Hand:
    """Some hand of another seat that looks the same from outside."""
    truth = state.hands[seat]
    if step.open_hands():
        return reordered(truth, rng)
    for _ in range(TRIES):
        hand = reordered(state.shown[seat], rng)
        while hand.left() > truth.left():
            carry_out(hand, rng.choose(turns(hand)))
            settle(hand)
        if hand.left() == truth.left():
            return with_purchases(state, seat, hand)
    return with_purchases(state, seat, discarded(reordered(state.shown[seat], rng), truth.left()))


def with_purchases(state: PalmState, seat: Seat, hand: Hand) -> Hand:
    """The hand with what its seat bought of the centre since the last meeting."""
    for card, buyer in state.gone:
        if buyer == seat and hand.place_of(card) < 0:
            take_card(hand, card)
    return hand


def discarded(hand: Hand, left: int) -> Hand:
    """The hand after nothing but discards, as if what was stored had been spent."""
    hand.straighten(hand.stored())
    while hand.left() > left:
        carry_out(hand, DISCARD)
    return hand


def reordered(hand: Hand, rng: Rng) -> Hand:
    """The same deck with its upright cards in another order, on each side of the tracker."""
    twin = hand.clone()
    left = hand.left()
    for part in (range(left), range(hand.annex_end(), len(hand.ring))):
        places = [place for place in part if not hand.ring[place] & 1]
        elements = [hand.ring[place] for place in places]
        rng.shuffle(elements)
        for place, element in zip(places, elements, strict=True):
            twin.ring[place] = element
    return twin
