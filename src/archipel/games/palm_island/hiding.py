"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.palm_island import scoring
from archipel.games.palm_island.content.cards import ABILITIES, AREAS, CARDS, DISASTERS, TOKENS, TRACKER, VISIBLE
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.moves import carry_out, settle, turns
from archipel.games.palm_island.small_draws import SmallDraws
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.round import Round
from archipel.games.palm_island.values import DISCARD, CardView, HandView, PalmView, Pending, Token
from archipel.games.palm_island.villages import lookalike

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

TRIES: Final = 8
OVER: Final = Pending("over")
CARD_VIEWS: Final[dict[int, CardView]] = {}
"""By the element of a ring and its place there."""


def view(state: PalmState, seat: Seat | None) -> PalmView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else OVER
    hand = state.hands[seat] if seat is not None else None
    whole = pending.stage == "study" or state.options.open_deck or not state.steps
    score = hand.score() if hand else 0
    return PalmView(
        seat,
        state.seats,
        state.options,
        state.round(),
        pending,
        state.to_act(),
        visible(hand.ring, whole) if hand else (),
        len(hand.ring) if hand else 0,
        hand.left() if hand else 0,
        hand.limit() if hand else 0,
        score,
        tuple(hand.arrows_by_kind()) if hand else (),
        annex(hand) if hand else (),
        tokens_of(hand.awake) if hand else (),
        tokens_of(hand.spent) if hand else (),
        ABILITIES[hand.perk] if hand and hand.perk != NO_PERK else "",
        hand.used if hand else False,
        hand_views(state),
        tokens_of(state.market),
        tuple([(TOKENS[card], buyer) for card, buyer in state.gone]) if state.gone else (),
        tokens_of(state.removed),
        DISASTERS[state.disaster] if state.disaster >= 0 else "",
        state.level,
        ABILITIES[state.ability] if state.ability >= 0 else "",
        state.unlocked,
        scoring.rank("solo", score) if state.mode == "solo" else "",
        scoring.earned(state),
    )


def tokens_of(cards: list[int]) -> tuple[Token, ...]:
    return tuple([TOKENS[card] for card in cards]) if cards else ()


def visible(ring: list[int], whole: bool) -> tuple[CardView, ...]:
    """The three top cards, every stored one and the tracker, or the whole deck."""
    seen = []
    for place, element in enumerate(ring):
        if whole or place < VISIBLE or element & 1 or element >> 3 == TRACKER:
            seen.append(card_view(place, element))
    return tuple(seen)


def card_view(place: int, element: int) -> CardView:
    """Each is made once: there are few cards, and few places."""
    at = element * CARDS + place
    found = CARD_VIEWS.get(at)
    if found is None:
        # The last bit says stored, the two above it are the area, the rest is the card.
        look = element >> 1
        found = CARD_VIEWS[at] = CardView(TOKENS[look >> 2], AREAS[look & 3], element & 1 == 1, place)
    return found


def annex(hand: Hand) -> tuple[Token, ...]:
    return tuple([TOKENS[look >> 2] for look in hand.annex()])


def hand_views(state: PalmState) -> tuple[HandView, ...]:
    """Stored cards, points and arrows of all: as of the last meeting while a round is played."""
    played = is_played(state)
    found: list[HandView] = []
    for seat, hand in enumerate(state.hands):
        seen = shown_view(state.shown[seat]) if played else summary(hand)
        found.append(HandView(hand.left(), seen.stored, seen.annex, seen.score, seen.arrows, state.places[seat]))
    return tuple(found)


def is_played(state: PalmState) -> bool:
    return len(state.steps) > 0 and isinstance(state.steps[-1], Round)


def shown_view(hand: Hand) -> HandView:
    """A hand that was shown is never changed in place: one summary serves everybody."""
    if hand.summary is None:
        hand.summary = summary(hand)
    return hand.summary


def summary(hand: Hand) -> HandView:
    """What a meeting shows of a deck."""
    stored = tuple([card_view(place, hand.ring[place]) for place in hand.stored()])
    return HandView(hand.left(), stored, annex(hand), hand.score(), tuple(hand.arrows_by_kind()), 0)


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
