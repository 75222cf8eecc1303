"""What a bot does at the cooperative meeting: the group gives what it will miss least, as all bots reckon alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.values import Action, Seat
from archipel.games.palm_island.bots.goals import due
from archipel.games.palm_island.bots.node import node_of
from archipel.games.palm_island.content.cards import CARD_OF, Cost
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.effects import ROOM
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.meeting import ABILITY, LEVEL, Meeting
from archipel.games.palm_island.values import AGREE, AIM, PASS, Pledge

ROOM_UNTIL: Final = 2
UNLOCK_UNTIL: Final = 4
"""The last round at whose end an ability is still worth its price; one that makes room, before."""
EASE: Final = 20
"""Whoever is ahead by points of the lowest score gives more lightly: by a twentieth a point, up to half."""

Gift = tuple[Seat, int]


def counsel(state: PalmState, meeting: Meeting, seat: Seat, legal: Sequence[Action]) -> Action:
    if AGREE in legal:
        return AGREE
    rest = PASS if PASS in legal else legal[0]
    aim = aim_of(state, meeting, seat)
    if aim != meeting.aim:
        return AIM if aim and AIM in legal else rest
    gifts = lightest(state, meeting, seat)
    for action in legal:
        if isinstance(action, Pledge) and (seat, CARD_OF[action.card]) in gifts:
            return action
    return rest


def aim_of(state: PalmState, meeting: Meeting, seat: Seat) -> str:
    """What the group should pay for now; nothing: wait. Whoever has said so once goes with the others."""
    if meeting.pledges or meeting.changes[seat]:
        return meeting.aim
    if meeting.payable(state, ABILITY) and state.round() <= worth_until(state):
        return ABILITY
    return LEVEL if meeting.payable(state, LEVEL) and state.round() >= due(state, state.level) else ""


def worth_until(state: PalmState) -> int:
    return ROOM_UNTIL if state.edition.abilities[state.ability].effect.kind == ROOM else UNLOCK_UNTIL


def lightest(state: PalmState, meeting: Meeting, seat: Seat) -> list[Gift]:
    """The cards that would pay the rest of the cost at the least loss, of all who have not passed."""
    cost = meeting.cost(state, meeting.aim)
    for giver, card in meeting.pledges:
        hand = state.hands[giver]
        cost = lowered(state.edition, cost, hand.ring[hand.place_of(card)] >> 1)
    best: dict[Cost, tuple[int, list[Gift]]] = {cost: (0, [])}
    for giver, look, loss in offers(state, meeting, seat):
        for need, (lost, gifts) in list(best.items()):
            left = lowered(state.edition, need, look)
            if left != need and (left not in best or best[left][0] > lost + loss):
                best[left] = lost + loss, [*gifts, (giver, look >> 2)]
    return best.get((0, 0, 0), (0, []))[1]


def lowered(edition: Edition, cost: Cost, look: int) -> Cost:
    wood, fish, stone = cost
    return max(0, wood - edition.wood[look]), max(0, fish - edition.fish[look]), max(0, stone - edition.stone[look])


def offers(state: PalmState, meeting: Meeting, seat: Seat) -> list[tuple[Seat, int, int]]:
    """Stored cards still to be had: the giver, the card's look, and what giving it costs."""
    scores = [hand.score() for hand in state.hands]
    found = []
    for giver, hand in enumerate(state.hands):
        if giver != seat and meeting.done[giver]:
            continue
        ease = min(EASE // 2, scores[giver] - min(scores))
        for place in hand.stored():
            look = hand.ring[place] >> 1
            if (giver, look >> 2) not in meeting.pledges:
                found.append((giver, look, max(1, loss(hand, place) * (EASE - ease) // EASE)))
    return found


def loss(hand: Hand, place: int) -> int:
    """What a hand is worth less with one stored card straightened."""
    after = hand.clone()
    after.straighten([place])
    return node_of(hand).value - node_of(after).value
