"""The meeting of a cooperative round's end: the group may pay a level of the disaster, or unlock its ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.state import Step
from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.games.palm_island import values
from archipel.games.palm_island.content.cards import ABILITIES, CARD_OF, DISASTERS, TOKENS, Cost
from archipel.games.palm_island.paying import covers, irredundant, shortfall, times
from archipel.games.palm_island.scoring import averted
from archipel.games.palm_island.steps.pledging import CHANGES, refusal
from archipel.games.palm_island.values import AGREE, AIM, PASS, Pending

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

LEVEL: Final = "level"
ABILITY: Final = "ability"


@final
class Meeting(Step["PalmState"]):
    """`pledges` are (seat, card). Whoever is done may still pledge; `changes` counts by seat the cards taken back and
    the aims turned: no two moments of a meeting are alike, and it ends."""

    def __init__(self, seats: int) -> None:
        self.aim = LEVEL
        self.pledges: list[tuple[Seat, int]] = []
        self.done: list[bool] = [False] * seats
        self.consent: list[bool] = [False] * seats
        self.changes: list[int] = [0] * seats

    def cost(self, state: PalmState, aim: str) -> Cost:
        """What the whole group must pay."""
        if aim == ABILITY:
            return times(state.edition.abilities[state.ability].unlock, state.seats)
        return times(state.edition.levels[state.disaster][state.level], state.seats)

    def payable(self, state: PalmState, aim: str) -> bool:
        """Whether it is still to be paid, and the group has what it takes."""
        if aim == ABILITY and (state.ability < 0 or state.unlocked):
            return False
        if aim == LEVEL and averted(state):
            return False
        return covers(self.stored(state), self.cost(state, aim))

    def stored(self, state: PalmState) -> list[int]:
        """What everybody has, packed."""
        gives = state.edition.gives
        return [gives[element >> 1] for hand in state.hands for element in hand.ring if element & 1]

    def other_aim(self) -> str:
        return LEVEL if self.aim == ABILITY else ABILITY

    def pledged(self, state: PalmState) -> list[int]:
        """What is offered, packed."""
        hands, gives = state.hands, state.edition.gives
        return [gives[hands[seat].ring[hands[seat].place_of(card)] >> 1] for seat, card in self.pledges]

    def complete(self, state: PalmState) -> bool:
        return len(self.pledges) > 0 and covers(self.pledged(state), self.cost(state, self.aim))

    def gives(self, seat: Seat) -> bool:
        return any(giver == seat for giver, _ in self.pledges)

    def actors(self, state: PalmState) -> tuple[Seat, ...]:
        if not self.payable(state, self.aim):
            return ()
        if self.complete(state):
            return tuple([seat for seat in range(state.seats) if self.gives(seat) and not self.consent[seat]])
        return tuple([seat for seat in range(state.seats) if not self.done[seat]])

    def guests(self, state: PalmState) -> tuple[Seat, ...]:
        """Who has passed may still pledge, and who has agreed may still withdraw."""
        return tuple([seat for seat in range(state.seats) if self.legal(state, seat)])

    def run(self, state: PalmState) -> None:
        if not self.payable(state, self.aim) and self.payable(state, self.other_aim()):
            self.begin(self.other_aim())
        elif self.payable(state, self.aim) and self.complete(state):
            self.pay(state)
        else:
            state.steps.pop()

    def begin(self, aim: str) -> None:
        self.aim = aim
        self.pledges = []
        self.done = [False] * len(self.done)
        self.consent = [False] * len(self.done)

    def pay(self, state: PalmState) -> None:
        for seat, card in self.pledges:
            hand = state.hands[seat]
            hand.straighten([hand.place_of(card)])
        if self.aim == ABILITY:
            state.unlocked = True
            state.tell(values.Unlocked, ABILITIES[state.ability], state.names.own_ability(state.ability))
        else:
            state.level += 1
            said = state.names.own_disaster(state.disaster)
            state.tell(values.Averted, DISASTERS[state.disaster], state.level, said)
        self.begin(LEVEL)

    def legal(self, state: PalmState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [values.Withdraw(TOKENS[card]) for giver, card in self.pledges if giver == seat]
        if not self.payable(state, self.aim):
            return found
        if self.complete(state):
            if found and not self.consent[seat]:
                found.append(AGREE)
            return found
        units = self.pledged(state)
        for element in state.hands[seat].ring:
            if element & 1 and self.welcome(state, seat, element >> 1, units):
                found.append(values.Pledge(TOKENS[element >> 3]))
        if self.may_aim(state, seat):
            found.append(AIM)
        if not self.done[seat]:
            found.append(PASS)
        return found

    def welcome(self, state: PalmState, seat: Seat, look: int, units: list[int]) -> bool:
        """Whether a stored card brings the payment nearer and makes no other pledge useless."""
        if (seat, look >> 2) in self.pledges or self.changes[seat] >= CHANGES:
            return False
        cost = self.cost(state, self.aim)
        more = [*units, state.edition.gives[look]]
        left = shortfall(more, cost)
        return left < shortfall(units, cost) and (left > 0 or irredundant(more, cost))

    def may_aim(self, state: PalmState, seat: Seat) -> bool:
        return not self.pledges and self.changes[seat] < CHANGES and self.payable(state, self.other_aim())

    def objection(self, state: PalmState, seat: Seat, action: Action) -> Text | None:
        return None if action in self.legal(state, seat) else refusal(self, state, seat, action)

    def absence(self, state: PalmState, seat: Seat, action: Action) -> Text:
        return refusal(self, state, seat, action)

    def take(self, state: PalmState, seat: Seat, action: Action) -> None:
        if isinstance(action, values.Pledge):
            self.pledges.append((seat, CARD_OF[action.card]))
            self.done[seat] = False
            state.tell(values.Pledged, seat, action.card)
        elif isinstance(action, values.Withdraw):
            self.withdraw(seat, CARD_OF[action.card])
            state.tell(values.Withdrew, seat, action.card)
        elif isinstance(action, values.Agree):
            self.consent[seat] = True
            state.tell(values.Agreed, seat)
        elif isinstance(action, values.Aim):
            self.changes[seat] += 1
            self.begin(self.other_aim())
            state.tell(values.Aimed, seat, self.aim)
        else:
            self.done[seat] = True
            state.tell(values.Passed, seat)

    def withdraw(self, seat: Seat, card: int) -> None:
        """What the others thought enough is open again."""
        self.pledges.remove((seat, card))
        self.changes[seat] += 1
        self.consent = [False] * len(self.consent)
        self.done = [False] * len(self.done)

    def pending(self, state: PalmState, seat: Seat | None) -> Pending:
        pledges = tuple([(giver, TOKENS[card]) for giver, card in self.pledges])
        return Pending("meet", self.aim, pledges, tuple(self.consent))

    def clone(self) -> Meeting:
        twin = Meeting(len(self.done))
        twin.aim = self.aim
        twin.pledges = self.pledges.copy()
        twin.done = self.done.copy()
        twin.consent = self.consent.copy()
        twin.changes = self.changes.copy()
        return twin

    def facts(self) -> object:
        marks = (self.aim, tuple(self.done), tuple(self.consent), tuple(self.changes))
        return marks, tuple(self.pledges)
