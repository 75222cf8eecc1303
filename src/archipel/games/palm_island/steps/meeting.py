"""The meeting of a cooperative round's end: the group may pay a level of the disaster, or unlock its ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    CARD_OF,
    DISASTERS,
    LEVELS,
    TOKENS,
    UNLOCK,
    Cost,
)
from archipel.games.palm_island.paying import covers, irredundant, shortfall, times
from archipel.games.palm_island.steps.stage import Staged
from archipel.games.palm_island.values import (
    AGREE,
    AIM,
    PASS,
    Agree,
    Agreed,
    Aim,
    Aimed,
    Averted,
    Passed,
    Pledge,
    Pledged,
    StageName,
    Unlocked,
    Withdraw,
    Withdrew,
)

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

LEVEL: Final = "level"
ABILITY: Final = "ability"


@final
class Meeting(Staged):
    """`pledges` are (seat, card); a card withdrawn is not pledged again at this meeting; a pass may be taken back by
    pledging."""

    def __init__(self, seats: int) -> None:
        self.aim = LEVEL
        self.aimed = False
        self.pledges: list[tuple[Seat, int]] = []
        self.withdrawn: list[tuple[Seat, int]] = []
        self.done: list[bool] = [False] * seats
        self.consent: list[bool] = [False] * seats

    def cost(self, state: PalmState) -> Cost:
        if self.aim == ABILITY:
            return times(UNLOCK[state.ability], state.seats)
        return times(LEVELS[state.disaster][state.level], state.seats)

    def open_question(self, state: PalmState) -> bool:
        """Is there something the group could pay for?"""
        if self.aim == LEVEL and state.level == len(LEVELS[state.disaster]):
            return False
        return covers(self.group_looks(state), self.cost(state))

    def ability_open(self, state: PalmState) -> bool:
        if state.ability < 0 or state.unlocked or self.aim == ABILITY:
            return False
        return covers(self.group_looks(state), times(UNLOCK[state.ability], state.seats))

    def group_looks(self, state: PalmState) -> list[int]:
        return [element >> 1 for hand in state.hands for element in hand.ring if element & 1]

    def pledged_looks(self, state: PalmState) -> list[int]:
        looks = []
        for seat, card in self.pledges:
            hand = state.hands[seat]
            looks.append(hand.ring[hand.place_of(card)] >> 1)
        return looks

    def complete(self, state: PalmState) -> bool:
        return bool(self.pledges) and irredundant(self.pledged_looks(state), self.cost(state))

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        if not self.open_question(state):
            return ()
        if self.complete(state):
            givers = [seat for seat, _ in self.pledges]
            return tuple([seat for seat in range(state.seats) if seat in givers and not self.consent[seat]])
        return tuple([seat for seat in range(state.seats) if not self.done[seat]])

    def guests(self, state: PalmState) -> tuple[Seat, ...]:
        """Who has passed may still pledge, and who has agreed may still withdraw."""
        return tuple([seat for seat in range(state.seats) if self.legal(state, seat)])

    def run(self, state: PalmState) -> None:
        if not self.open_question(state) and self.ability_open(state):
            self.begin(ABILITY)
        elif self.complete(state):
            self.pay(state)
        else:
            state.steps.pop()

    def begin(self, aim: str) -> None:
        self.aim = aim
        self.pledges = []
        self.withdrawn = []
        self.done = [False] * len(self.done)
        self.consent = [False] * len(self.done)

    def pay(self, state: PalmState) -> None:
        for seat, card in self.pledges:
            hand = state.hands[seat]
            hand.straighten([hand.place_of(card)])
        if self.aim == ABILITY:
            state.unlocked = True
            if state.log is not None:
                state.emit(Unlocked(ABILITIES[state.ability]))
        else:
            state.level += 1
            if state.log is not None:
                state.emit(Averted(DISASTERS[state.disaster], state.level))
        self.begin(LEVEL)

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [Withdraw(TOKENS[card]) for giver, card in self.pledges if giver == seat]
        if self.complete(state):
            if found and not self.consent[seat]:
                found.append(AGREE)
            return found
        looks = self.pledged_looks(state)
        short = shortfall(looks, self.cost(state)) if self.open_question(state) else 0
        for element in state.hands[seat].ring:
            card = element >> 3
            mine = (seat, card)
            if not element & 1 or mine in self.pledges or mine in self.withdrawn:
                continue
            if short > 0 and shortfall([*looks, element >> 1], self.cost(state)) < short:
                found.append(Pledge(TOKENS[card]))
        if not self.pledges and not self.aimed and self.ability_open(state):
            found.append(AIM)
        if not self.done[seat]:
            found.append(PASS)
        return found

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        if action in self.legal(state, seat):
            return None
        if isinstance(action, Pledge):
            hand = state.hands[seat]
            place = hand.place_of(CARD_OF.get(action.card, -1))
            if place < 0 or not hand.ring[place] & 1:
                return text("refused-pledge-stored", rule="8.2")
            if (seat, CARD_OF[action.card]) in self.withdrawn:
                return text("refused-pledge-again", rule="8.2")
            return text("refused-pledge-useless", rule="8.2")
        if isinstance(action, Agree):
            return text("refused-agree", rule="8.3")
        return text("refused-meeting", rule="8.1")

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        if isinstance(action, Pledge):
            self.pledges.append((seat, CARD_OF[action.card]))
            self.done[seat] = False
            if state.log is not None:
                state.emit(Pledged(seat, action.card))
        elif isinstance(action, Withdraw):
            self.withdraw(state, seat, action)
        elif isinstance(action, Agree):
            self.consent[seat] = True
            if state.log is not None:
                state.emit(Agreed(seat))
        elif isinstance(action, Aim):
            self.aimed = True
            self.begin(ABILITY)
            if state.log is not None:
                state.emit(Aimed(seat))
        else:
            self.done[seat] = True
            if state.log is not None:
                state.emit(Passed(seat))

    def withdraw(self, state: PalmState, seat: Seat, action: Withdraw) -> None:
        mine = (seat, CARD_OF[action.card])
        self.pledges.remove(mine)
        self.withdrawn.append(mine)
        self.consent = [False] * len(self.consent)
        self.done = [False] * len(self.done)
        if state.log is not None:
            state.emit(Withdrew(seat, action.card))

    def stage(self, state: PalmState, seat: Seat | None) -> StageName:
        return "meet"

    def target(self) -> str:
        return self.aim

    def pledged(self) -> list[tuple[Seat, int]]:
        return self.pledges

    def agreed(self, seat: Seat) -> bool:
        return self.consent[seat]

    def clone(self) -> Meeting:
        twin = Meeting(len(self.done))
        twin.aim = self.aim
        twin.aimed = self.aimed
        twin.pledges = self.pledges.copy()
        twin.withdrawn = self.withdrawn.copy()
        twin.done = self.done.copy()
        twin.consent = self.consent.copy()
        return twin

    def facts(self) -> object:
        marks = (self.aim, self.aimed, tuple(self.done), tuple(self.consent))
        return marks, tuple(self.pledges), tuple(self.withdrawn)
