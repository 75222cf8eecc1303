"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.palm_island import scoring
from archipel.games.palm_island.content.cards import ABILITIES, AREAS, DISASTERS, TOKENS, TRACKER, VISIBLE
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, turns
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.values import DISCARD, CardView, HandView, PalmView, Pending
from archipel.games.palm_island.villages import lookalike

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

TRIES: Final = 8


def view(state: PalmState, seat: Seat | None) -> PalmView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over")
    hand = state.hands[seat] if seat is not None else None
    whole = pending.stage == "study" or state.options.open_deck or not state.steps
    score = hand.score() if hand else 0
    return PalmView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        round=state.round(),
        pending=pending,
        waiting=state.to_act(),
        cards=visible(hand, whole) if hand else (),
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
        hands=hand_views(state),
        market=tuple([TOKENS[card] for card in state.market]),
        gone=tuple([(TOKENS[card], buyer) for card, buyer in state.gone]),
        removed=tuple([TOKENS[card] for card in state.removed]),
        disaster=DISASTERS[state.disaster] if state.disaster >= 0 else "",
        level=state.level,
        ability=ABILITIES[state.ability] if state.ability >= 0 else "",
        unlocked=state.unlocked,
        rank=scoring.rank("solo", score) if state.mode == "solo" else "",
        trophies=scoring.earned(state),
    )


def visible(hand: Hand, all: bool) -> tuple[CardView, ...]:
    """The three top cards, every stored one and the tracker, or the whole deck."""
    seen = []
    for place, element in enumerate(hand.ring):
        if all or place < VISIBLE or element & 1 or element >> 3 == TRACKER:
            seen.append(card_view(place, element))
    return tuple(seen)


def card_view(place: int, element: int) -> CardView:
    # The last bit says stored, the two above it are the area, the rest is the card.
    look = element >> 1
    return CardView(TOKENS[look >> 2], AREAS[look & 3], element & 1 == 1, place)


def hand_views(state: PalmState) -> tuple[HandView, ...]:
    """Stored cards, points and arrows of all: as of the last meeting while a round is played."""
    hands = state.shown if is_played(state) else state.hands
    return tuple([hand_view(state, seat, hand) for seat, hand in enumerate(hands)])


def is_played(state: PalmState) -> bool:
    return len(state.steps) > 0 and isinstance(state.steps[-1], Round)


def hand_view(state: PalmState, seat: Seat, hand: Hand) -> HandView:
    stored = tuple([card_view(place, hand.ring[place]) for place in hand.stored()])
    arrows = tuple(hand.arrows_by_kind())
    return HandView(state.hands[seat].left(), stored, annex(hand), hand.score(), arrows, state.places[seat])


def annex(hand: Hand) -> tuple[str, ...]:
    return tuple([TOKENS[look >> 2] for look in hand.annex()])


def determinize(state: PalmState, seat: Seat, rng: Rng) -> PalmState:
    """A seat knows its own deck by heart. Of another's it knows what was shown at the last meeting, and the order only
    while it is the common one; what was played since is played anew."""
    hands = [hand.clone() for hand in state.hands]
    shown = state.shown.copy()
    for other in range(state.seats):
        if other == seat or not state.steps:
            continue
        if is_played(state):
            shown[other] = likely(state, shown[other], rng)
            hands[other] = played_on(state, other, shown[other], rng)
        else:
            hands[other] = likely(state, hands[other], rng)
            shown[other] = hands[other].clone()
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
