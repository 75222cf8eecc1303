"""A turn: everybody may write the card's number, may draw its bridges, and confirms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.rng import Rng
from archipel.core.text import Text
from archipel.core.values import Action, Event, Seat
from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.steps import refusals
from archipel.games.hashi.steps.reveal import reveal
from archipel.games.hashi.values import (
    CONFIRM,
    SKIP_BRIDGES,
    SKIP_NUMBER,
    WRITES,
    Bridge,
    Declined,
    Drew,
    Pending,
    Ready,
    SkipBridges,
    SkipNumber,
    Stage,
    Write,
    Wrote,
)
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState

WRITE: Final = 0
DRAW: Final = 1
CONFIRMING: Final = 2
DONE: Final = 3
STAGES: Final[tuple[Stage, ...]] = ("write", "draw", "confirm", "done")


@final
class Turn(SecretStep["HashiState"]):
    """The card, its number and count of bridges. By seat: the stage it is at, the island it wrote on (0: none), the
    lines it drew."""

    def __init__(
        self, card: int, number: int, count: int, stages: list[int], islands: list[int], lines: list[list[int]]
    ) -> None:
        self.card = card
        self.number = number
        self.count = count
        self.stages = stages
        self.islands = islands
        self.lines = lines

    def ready(self, seat: Seat) -> bool:
        return self.stages[seat] == DONE

    def pending(self, state: HashiState, seat: Seat | None) -> Pending:
        if seat is None:
            return Pending("done", self.readiness(state))
        drew = tuple([state.sheet.lines[line] for line in self.lines[seat]])
        return Pending(STAGES[self.stages[seat]], self.readiness(state), self.islands[seat], drew, self.left(seat))

    def absence(self, state: HashiState, seat: Seat, action: Action) -> Text:
        return refusals.CONFIRMED

    def left(self, seat: Seat) -> int:
        return self.count - len(self.lines[seat])

    def legal(self, state: HashiState, seat: Seat) -> Sequence[Action]:
        stage = self.stages[seat]
        board = state.boards[seat]
        actions: list[Action] = []
        if stage == WRITE:
            for island in range(ISLANDS):
                if board.takes(island, self.number):
                    actions.append(WRITES[island])
            actions.append(SKIP_NUMBER)
        elif stage == DRAW:
            bridges = state.sheet.bridges
            for line in board.offered(self.left(seat)):
                actions.append(bridges[line])
            if not self.lines[seat]:
                actions.append(SKIP_BRIDGES)
        elif stage == CONFIRMING:
            actions.append(CONFIRM)
        return actions

    def objection(self, state: HashiState, seat: Seat, action: Action) -> Text | None:
        stage = STAGES[self.stages[seat]]
        return refusals.objection(state.boards[seat], stage, self.number, self.left(seat), self.count, action)

    def take(self, state: HashiState, seat: Seat, action: Action) -> None:
        if isinstance(action, Write):
            self.write(state, seat, action.island)
        elif isinstance(action, Bridge):
            self.draw(state, seat, state.sheet.line_of[action.line])
        elif isinstance(action, SkipNumber):
            self.stages[seat] = DRAW
            state.tell(Declined, seat, "number")
        elif isinstance(action, SkipBridges):
            self.stages[seat] = CONFIRMING
            state.tell(Declined, seat, "bridges")
        else:
            self.confirm(state, seat)

    def write(self, state: HashiState, seat: Seat, island: int) -> None:
        state.boards[seat].write(island - 1, self.number)
        self.islands[seat] = island
        self.stages[seat] = DRAW
        state.tell(Wrote, seat, island, self.number)

    def draw(self, state: HashiState, seat: Seat, line: int) -> None:
        state.boards[seat].draw(line)
        self.lines[seat].append(line)
        if not self.left(seat):
            self.stages[seat] = CONFIRMING
        state.tell(drew, state, seat, line)

    def confirm(self, state: HashiState, seat: Seat) -> None:
        self.stages[seat] = DONE
        state.tell(Ready, seat)
        if not self.actors(state):
            state.steps.pop()
            reveal(state, self.islands, self.lines)

    def forget(self, state: HashiState, seat: Seat, rng: Rng) -> None:
        for other in range(state.seats):
            if other == seat:
                continue
            ready = self.ready(other)
            self.islands[other] = 0
            self.lines[other] = []
            self.stages[other] = WRITE
            if ready:
                self.enter_anything(state, other, rng)

    def enter_anything(self, state: HashiState, seat: Seat, rng: Rng) -> None:
        """Some complete entry for a seat known to be ready, and nothing revealed."""
        while self.stages[seat] != CONFIRMING:
            self.take(state, seat, rng.choose(self.legal(state, seat)))
        self.stages[seat] = DONE

    def clone(self) -> Turn:
        lines = [lines.copy() for lines in self.lines]
        return Turn(self.card, self.number, self.count, self.stages.copy(), self.islands.copy(), lines)

    def facts(self) -> object:
        return self.card, tuple(self.stages), tuple(self.islands), repr(self.lines)


def drew(state: HashiState, seat: Seat, line: int) -> Event:
    return Drew(seat, state.sheet.lines[line])


def new_turn(card: int, number: int, count: int, seats: int) -> Turn:
    return Turn(card, number, count, [WRITE] * seats, [0] * seats, [[] for _ in range(seats)])
