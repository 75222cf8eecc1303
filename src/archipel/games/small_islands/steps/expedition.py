"""A turn of Alexis: his card says what, which slot, and in which directions he looks from your last tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands import events
from archipel.games.small_islands.edition import BOAT, BOAT_POSE, Expedition
from archipel.games.small_islands.explorer import ALEXIS, EXPLORE, LAND, NOWHERE, Alexis
from archipel.games.small_islands.geometry import DIRECTIONS, STEPS, x_of, y_of
from archipel.games.small_islands.mat import ON_OFFER, TURNED
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.hand import largest
from archipel.games.small_islands.steps.joker import end_turn
from archipel.games.small_islands.steps.moor import moor
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.steps.rewards import begin_rewards, last_rewards
from archipel.games.small_islands.steps.settling import draw_card
from archipel.games.small_islands.values import ORIENTS, Orient
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

CONSOLATION: Final = 1


def expedition(state: SmallState) -> None:
    alexis = state.alexis
    assert alexis is not None
    card = state.edition.expeditions[draw_card(state, alexis, EXPLORE)]
    alexis.away |= 1 << alexis.card
    state.tell(drawn, card)
    if card.land and land(state, alexis, card):
        return
    explore(state, alexis, card)


def drawn(card: Expedition) -> Event:
    return events.Expedition(card.name, card.land, card.slot, tuple([DIRECTIONS[way] for way in card.ways]))


def land(state: SmallState, alexis: Alexis, card: Expedition) -> bool:
    """Whether he landed: the navigation pile is empty and a boat fits on his way."""
    if state.navigation:
        state.tell(events.NoLanding, "navigation")
        return False
    alexis.use = LAND
    alexis.tile = BOAT
    cell = seek(state, alexis, card, BOAT)
    if cell == NOWHERE:
        state.tell(events.NoLanding, "cells")
        alexis.use = EXPLORE
        return False
    turned = not state.greys
    if turned:
        assert state.mats[0].boat == ON_OFFER
        state.mats[0].boat = TURNED
        state.greys += 1
    moor(state, ALEXIS, cell, False)
    state.tell(events.AlexisMoored, x_of(cell), y_of(cell), turned)
    begin_rewards(state)
    return True


def explore(state: SmallState, alexis: Alexis, card: Expedition) -> None:
    slot = card.slot - 1
    tile = state.row[slot]
    if tile < 0:
        alexis.forget()
        state.tell(events.Missing, card.slot)
        last_rewards(state, "reason-missing")
        return
    state.slot = slot
    state.row[slot] = NOWHERE
    alexis.tile = tile
    cell = seek(state, alexis, card, tile)
    if cell == NOWHERE:
        state.out.append(tile)
        state.mats[ALEXIS].gains[state.round - 1] += CONSOLATION
        state.tell(events.AlexisFailed, state.edition.names[tile], CONSOLATION)
        end_turn(state)
        return
    turns = turns_at(state, tile, cell)
    if len(turns) > 1:
        state.steps.append(ORIENTING)
    else:
        place(state, alexis, turns[0])


def seek(state: SmallState, alexis: Alexis, card: Expedition, tile: int) -> int:
    """The nearest cell along the first direction that has one; NOWHERE."""
    for number in range(len(card.ways)):
        way = card.ways[number]
        cell = alexis.anchor + STEPS[way]
        found = NOWHERE
        while state.board.inside[cell] and found == NOWHERE:
            if state.board.at[cell] < 0 and turns_at(state, tile, cell):
                found = cell
            cell += STEPS[way]
        state.tell(events.Sought, DIRECTIONS[way], found != NOWHERE)
        if found != NOWHERE:
            alexis.way = number
            alexis.found = found
            return found
    alexis.way = NOWHERE
    alexis.found = NOWHERE
    return NOWHERE


def turns_at(state: SmallState, tile: int, cell: int) -> list[int]:
    """The turns in which his tile may lie there: it fits, and no island with a house of his grows."""
    board = state.board
    turns: list[int] = []
    if cell not in board.frontier:
        return turns
    for turn in state.edition.turns[tile]:
        pose = tile * 4 + turn if tile != BOAT else BOAT_POSE
        if board.fits(pose, cell):
            his = False
            for island in board.touched(pose, cell):
                if board.houses(island, ALEXIS):
                    his = True
            if not his:
                turns.append(turn)
    return turns


def place(state: SmallState, alexis: Alexis, turn: int) -> None:
    """His tile goes down; the slot is filled, and it is your turn."""
    joined = state.board.lay(alexis.tile * 4 + turn, alexis.found)
    state.clock += 1
    state.mats[ALEXIS].last = state.clock
    state.tell(placed, state, alexis, turn, joined)
    end_turn(state)


def placed(state: SmallState, alexis: Alexis, turn: int, joined: int) -> Event:
    x, y = x_of(alexis.found), y_of(alexis.found)
    return events.AlexisPlaced(state.edition.names[alexis.tile], x, y, turn, largest(state), joined)


@final
class Orienting(Decision):
    """Several turns fit: his opponent chooses."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("orient")

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return (0,)

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        alexis = state.alexis
        assert alexis is not None
        return [ORIENTS[turn] for turn in turns_at(state, alexis.tile, alexis.found)]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Orient):
            return untimely(action)
        return None if action in self.legal(state, seat) else text("refused-orient", rule="13.5")

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        alexis = state.alexis
        assert alexis is not None
        assert isinstance(action, Orient)
        state.steps.pop()
        place(state, alexis, action.turn)


ORIENTING: Final = Orienting()
