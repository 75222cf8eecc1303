"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.palm_island import scoring
from archipel.games.palm_island.content.cards import ABILITIES, AREAS, DISASTERS, TOKENS, TRACKER, VISIBLE
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, turns
from archipel.games.palm_island.small_draws import SmallDraws
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.values import DISCARD, CardView, HandView, PalmView, Pending
from archipel.games.palm_island.villages import lookalike

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

TRIES: Final = 8
KEPT: Final = 4096
NOTHING: Final = HandView(0, (), (), 0, (), 0)


def view(state: PalmState, seat: Seat | None) -> PalmView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over")
    hand = state.hands[seat] if seat is not None else None
    whole = pending.stage == "study" or state.options.open_deck or not state.steps
    own = summary(hand.edition, tuple(hand.ring)) if hand else NOTHING
    return PalmView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        round=state.round(),
        pending=pending,
        waiting=state.to_act(),
        cards=visible(tuple(hand.ring), whole) if hand else (),
        size=len(hand.ring) if hand else 0,
        left=own.left,
        limit=hand.limit() if hand else 0,
        score=own.score,
        arrows=own.arrows,
        annex=own.annex,
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
        rank=scoring.rank("solo", own.score) if state.mode == "solo" else "",
        trophies=scoring.earned(state),
    )


@lru_cache(maxsize=KEPT)
def visible(ring: tuple[int, ...], all: bool) -> tuple[CardView, ...]:
    """The three top cards, every stored one and the tracker, or the whole deck."""
    seen = []
    for place, element in enumerate(ring):
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
    found: list[HandView] = []
    for seat, hand in enumerate(hands):
        seen = summary(hand.edition, tuple(hand.ring))
        left, place = state.hands[seat].left(), state.places[seat]
        found.append(HandView(left, seen.stored, seen.annex, seen.score, seen.arrows, place))
    return tuple(found)


def is_played(state: PalmState) -> bool:
    return len(state.steps) > 0 and isinstance(state.steps[-1], Round)


@lru_cache(maxsize=KEPT)
def summary(edition: Edition, ring: tuple[int, ...]) -> HandView:
    """What a meeting shows of a deck."""
    hand = Hand(list(ring), 1, edition)
    stored = tuple([card_view(place, ring[place]) for place in hand.stored()])
    annex = tuple([TOKENS[look >> 2] for look in hand.annex()])
    return HandView(hand.left(), stored, annex, hand.score(), tuple(hand.arrows_by_kind()), 0)


def determinize(state: PalmState, seat: Seat, rng: Rng) -> PalmState:
    """A seat knows its own deck by heart. Of another's it knows what was shown at the last meeting, and the order only
    while it is the common one; what was played since is played anew."""
    hands: list[Hand] = []
    shown = state.shown.copy()
    draws = SmallDraws(rng)
    played = is_played(state)
    for other, hand in enumerate(state.hands):
        if other == seat or not state.steps:
            hands.append(hand.clone())
        elif played:
            shown[other] = likely(state, shown[other], draws)
            hands.append(played_on(shown[other], hand.left(), draws))
            arrived_with(state, other, hands[other])
        else:
            hands.append(likely(state, hand, draws))
            shown[other] = hands[other].clone()
    return state.twin(rng, hands, shown)


def likely(state: PalmState, hand: Hand, rng: Rng) -> Hand:
    known = state.round() == 1 and state.mode != "cooperative" and not hand.arrived()
    return hand.clone() if known else lookalike(hand, rng)


def played_on(shown: Hand, left: int, rng: Rng) -> Hand:
    """The hand shown, played at random until so many cards are left before its tracker."""
    for _ in range(TRIES):
        hand = shown.clone()
        while hand.left() > left:
            carry_out(hand, rng.choose(turns(hand)))
            if hand.ring[0] & 1:
                settle(hand)
        if hand.left() == left:
            return hand
    hand = shown.clone()
    hand.straighten(hand.stored())
    while hand.left() > left:
        carry_out(hand, DISCARD)
    return hand


def arrived_with(state: PalmState, seat: Seat, hand: Hand) -> None:
    """Give the hand what its seat bought of the centre since the last meeting."""
    if hand.arrived():
        hand.end_round()
    for card, buyer in state.gone:
        if buyer == seat and hand.place_of(card) < 0:
            take_card(hand, card)
