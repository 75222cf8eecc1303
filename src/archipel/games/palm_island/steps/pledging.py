"""Why an action of the cooperative meeting is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.paying import covers, irredundant, shortfall
from archipel.games.palm_island.scoring import averted
from archipel.games.palm_island.steps.refusals import missing
from archipel.games.palm_island.values import Agree, Aim, Pass, Pledge, Withdraw

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState
    from archipel.games.palm_island.steps.meeting import Meeting

CHANGES: Final = 20
"""How often one seat may take cards back and turn the aim at one meeting: nobody needs so many, and play is finite."""


def refusal(meeting: Meeting, state: PalmState, seat: Seat, action: Action) -> Text:
    """The reason against an action that is not legal at the meeting."""
    if isinstance(action, Pledge):
        return _pledge(meeting, state, seat, CARD_OF.get(action.card, -1))
    if isinstance(action, Withdraw):
        return text("refused-withdraw", rule="8.2")
    if isinstance(action, Agree):
        return _agree(meeting, state, seat)
    if isinstance(action, Aim):
        return _aim(meeting, state)
    if isinstance(action, Pass):
        return _covered(meeting, seat) if meeting.complete(state) else text("refused-passed", rule="8.3")
    return text("refused-meeting", rule="8.1")


def _pledge(meeting: Meeting, state: PalmState, seat: Seat, card: int) -> Text:
    hand = state.hands[seat]
    place = hand.place_of(card)
    if place < 0 or not hand.ring[place] & 1:
        return text("refused-pledge-stored", rule="8.2")
    if (seat, card) in meeting.pledges:
        return text("refused-pledge-twice", rule="5.2")
    if meeting.complete(state):
        return _covered(meeting, seat)
    units = meeting.pledged(state)
    cost = meeting.cost(state, meeting.aim)
    more = [*units, *hand.units([place])]
    if shortfall(more, cost) == shortfall(units, cost):
        return text("refused-pledge-useless", rule="8.2")
    if covers(more, cost) and not irredundant(more, cost):
        return text("refused-pledge-instead", rule="8.2")
    return text("refused-changes", rule="8.2", most=CHANGES)


def _covered(meeting: Meeting, seat: Seat) -> Text:
    """What is left to do once the payment is complete."""
    if not meeting.gives(seat):
        return text("refused-covered-others", rule="8.3")
    return text("refused-agreed" if meeting.consent[seat] else "refused-covered", rule="8.3")


def _agree(meeting: Meeting, state: PalmState, seat: Seat) -> Text:
    if not meeting.complete(state):
        return text("refused-agree", rule="8.3")
    return text("refused-agreed" if meeting.gives(seat) else "refused-agree-giver", rule="8.3")


def _aim(meeting: Meeting, state: PalmState) -> Text:
    if state.ability < 0:
        return text("refused-no-ability", rule="8.4")
    if state.unlocked:
        return text("refused-aim-unlocked", rule="8.4")
    if averted(state):
        return text("refused-aim-averted", rule="8.4")
    other = meeting.other_aim()
    if not meeting.payable(state, other):
        return text(
            "refused-aim-short", rule="8.4", missing=missing(meeting.stored(state), (meeting.cost(state, other),))
        )
    if meeting.pledges:
        return text("refused-aim-offered", rule="8.4")
    return text("refused-changes", rule="8.2", most=CHANGES)
