"""A player of Palm Island: it follows a plan, and slips now and then."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action, Seat
from archipel.games.palm_island.bots.council import counsel
from archipel.games.palm_island.bots.course import course_from
from archipel.games.palm_island.bots.goals import goals_of
from archipel.games.palm_island.bots.node import Node, node_of
from archipel.games.palm_island.bots.packs import annexed
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.moves import carry_out, settle, spend
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.market import take_card
from archipel.games.palm_island.steps.meeting import Meeting
from archipel.games.palm_island.steps.round import use_ability
from archipel.games.palm_island.values import PASS, Ability, Buy, Rest

CARE: Final = 3


class Islander:
    """Plans `rounds` ahead with a beam of some width; in `slips` of a hundred turns it does anything, but takes more
    care where others depend on it."""

    def __init__(self, *, width: int, rounds: int, slips: int, again: int = 0) -> None:
        self.width = width
        self.rounds = rounds
        self.slips = slips
        self.again = again

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = [action for action in outlook.legal if not isinstance(action, Rest)]
        if len(legal) == 1:
            return legal[0]
        state = outlook.sample(rng.fork())
        assert isinstance(state, PalmState)
        step = state.steps[-1]
        if isinstance(step, Meeting):
            return counsel(state, step, outlook.seat, legal)
        if rng.below(100) < (self.slips // CARE if state.mode == "cooperative" else self.slips):
            return rng.choose(legal)
        hand = state.hands[outlook.seat]
        course = course_from(hand, goals_of(state, outlook.seat), self.width, self.rounds, self.again)
        return purchase(hand, legal, course) if hand.arrived() else step_to(state, outlook.seat, legal, course)


def step_to(state: PalmState, seat: Seat, legal: list[Action], course: list[Node]) -> Action:
    """The action that leads to the next position of a course."""
    key = course[0].key()
    for action in legal:
        if node_of(after(state, seat, action)).key() == key:
            return action
    return max(legal, key=lambda action: node_of(after(state, seat, action)).value)


def after(state: PalmState, seat: Seat, action: Action) -> Hand:
    """The hand once an action of its own round is carried out."""
    if isinstance(action, Ability):
        twin = state.clone()
        use_ability(twin, seat, action)
        return twin.hands[seat]
    hand = state.hands[seat].clone()
    carry_out(hand, action)
    settle(hand)
    if hand.arrived():
        hand.end_round()
    return hand


def purchase(hand: Hand, legal: list[Action], course: list[Node]) -> Action:
    """The purchase of a course's meeting that is to be had now and leaves the most; else none."""
    wanted = [node for node in course if node.round == hand.round]
    if not wanted:
        return PASS
    annex = wanted[-1].aside.annex
    bought = [
        action for action in legal if isinstance(action, Buy) and annexed(hand.edition, CARD_OF[action.card]) in annex
    ]
    if not bought:
        return PASS
    first = wanted[0].key()
    owned = [(node_of(owning(hand, action)), action) for action in bought]
    return max(owned, key=lambda pair: (pair[0].key() == first, pair[0].value))[1]


def owning(hand: Hand, action: Buy) -> Hand:
    twin = hand.clone()
    spend(twin, action.pay)
    take_card(twin, CARD_OF[action.card])
    return twin
