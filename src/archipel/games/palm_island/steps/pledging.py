"""Why an action of the cooperative meeting is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.paying import shortfall
from archipel.games.palm_island.values import Agree, Aim, Pass, Pledge, Withdraw

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState
    from archipel.games.palm_island.steps.meeting import Meeting

TAKEN_BACK: Final = 2
"""How often a card may be pledged and withdrawn for the same payment."""


def refusal(meeting: Meeting, state: PalmState, seat: Seat, action: Action) -> Text:
    """The reason against an action that is not legal at the meeting."""
    if isinstance(action, Pledge):
        return _pledge(meeting, state, seat, CARD_OF.get(action.card, -1))
    if isinstance(action, Withdraw):
        return text("refused-withdraw", rule="8.2")
    if isinstance(action, Agree):
        return _agree(meeting, state, seat)
    if isinstance(action, Aim):
        return text("refused-aim", rule="8.4")
    if isinstance(action, Pass):
        return text("refused-covered" if meeting.complete(state) else "refused-passed", rule="8.3")
    return text("refused-meeting", rule="8.1")


def _pledge(meeting: Meeting, state: PalmState, seat: Seat, card: int) -> Text:
    hand = state.hands[seat]
    place = hand.place_of(card)
    if place < 0 or not hand.ring[place] & 1:
        return text("refused-pledge-stored", rule="8.2")
    if (seat, card) in meeting.pledges:
        return text("refused-pledge-twice", rule="5.2")
    if meeting.complete(state):
        return text("refused-covered", rule="8.3")
    if meeting.withdrawn.count((seat, card)) >= TAKEN_BACK:
        return text("refused-pledge-again", rule="8.2")
    looks = meeting.pledged_looks(state)
    cost = meeting.cost(state, meeting.aim)
    if shortfall([*looks, hand.ring[place] >> 1], cost) < shortfall(looks, cost):
        return text("refused-pledge-instead", rule="8.2")
    return text("refused-pledge-useless", rule="8.2")


def _agree(meeting: Meeting, state: PalmState, seat: Seat) -> Text:
    if not meeting.complete(state):
        return text("refused-agree", rule="8.3")
    return text("refused-agreed" if meeting.gives(seat) else "refused-agree-giver", rule="8.3")
