"""A game of Hashi in play: the boards, what of them is shown, the cards, the races."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel.games.hashi import hiding, scoring
from archipel.games.hashi.board import Board
from archipel.games.hashi.sheet import Sheet

NOBODY: Final = -1


@final
class HashiState(State):
    """`boards` carry the entries of the turn in hand; `shown` are they as of the end of the last turn. `content` is
    as in the options."""

    def __init__(self, seats: int, rng: Rng, sheet: Sheet, window: str, deck: list[int], removed: int) -> None:
        super().__init__(seats, rng)
        self.sheet = sheet
        self.content = ""
        self.window = window
        self.deck = deck
        self.removed = removed
        self.card = NOBODY
        self.seen = 0
        self.turn = 0
        self.boards: list[Board] = []
        self.shown: list[Board] = []
        self.reached: list[list[int]] = [[0] * seats for _ in scoring.BONUSES]
        self.last: list[tuple[int, int]] = [(0, 0)] * seats

    def lay_boards(self) -> None:
        self.boards = [Board(self.sheet) for _ in range(self.seats)]
        self.show_boards()

    def show_boards(self) -> None:
        self.shown = [board.clone() for board in self.boards]

    def clone(self) -> HashiState:
        twin = self.twin(self.rng.clone())
        twin.boards = [board.clone() for board in self.boards]
        return twin

    def twin(self, rng: Rng) -> HashiState:
        """A copy without boards; shown boards are never changed in place, so they are shared."""
        twin = HashiState(self.seats, rng, self.sheet, self.window, self.deck.copy(), self.removed)
        twin.steps = [step.clone() for step in self.steps]
        twin.content = self.content
        twin.card = self.card
        twin.seen = self.seen
        twin.turn = self.turn
        twin.shown = self.shown.copy()
        twin.reached = [turns.copy() for turns in self.reached]
        twin.last = self.last.copy()
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> HashiState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        boards = tuple(board.facts() for board in self.boards)
        shown = tuple(board.facts() for board in self.shown)
        cards = (tuple(self.deck), self.removed, self.card, self.seen, self.turn)
        return self.sheet.side + self.content, self.window, cards, boards, shown, repr(self.reached), tuple(self.last)

    def census(self) -> Mapping[str, int]:
        cards = len(self.deck) + self.seen.bit_count() + 1
        return {"cards": cards, "boards": len(self.boards)}
