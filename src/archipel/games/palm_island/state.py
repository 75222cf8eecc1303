"""A game of Palm Island in play: a hand a seat, what of it is shown, and the cards in the centre."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel.games.palm_island import hiding, scoring
from archipel.games.palm_island.content.cards import TOKENS
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.values import PalmOptions

NONE: Final = -1


@final
class PalmState(State):
    """`edition` are the cards it is played with, `shown` the hands as of the last meeting, `places` the order of
    arrival in a race (0: not yet). `market` are cards of the centre; `gone` says who bought which."""

    def __init__(self, seats: int, rng: Rng, options: PalmOptions, hands: list[Hand]) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.mode: str = options.mode
        self.hands = hands
        self.edition = hands[0].edition
        self.names = self.edition.names
        self.shown: list[Hand] = []
        self.places: list[int] = [0] * seats
        self.market: list[int] = []
        self.gone: list[tuple[int, Seat]] = []
        self.removed: list[int] = []
        self.disaster = NONE
        self.level = 0
        self.ability = NONE
        self.unlocked = False

    def show_hands(self) -> None:
        self.shown = [hand.clone() for hand in self.hands]

    def round(self) -> int:
        return self.hands[0].round

    def clone(self) -> PalmState:
        return self.twin(self.rng.clone(), [hand.clone() for hand in self.hands], self.shown)

    def twin(self, rng: Rng, hands: list[Hand], shown: list[Hand]) -> PalmState:
        """A copy with other hands; shown hands are never changed in place, so they may be shared."""
        twin = PalmState(self.seats, rng, self.options, hands)
        twin.steps = [step.clone() for step in self.steps]
        twin.shown = shown
        twin.places = self.places.copy()
        twin.market = self.market.copy()
        twin.gone = self.gone.copy()
        twin.removed = self.removed.copy()
        twin.disaster = self.disaster
        twin.level = self.level
        twin.ability = self.ability
        twin.unlocked = self.unlocked
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def settled(self) -> Outcome | None:
        """A disaster that was averted stays averted."""
        return scoring.outcome(self) if self.mode == "cooperative" and scoring.averted(self) else None

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> PalmState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        hands = tuple([hand.facts() for hand in self.hands])
        shown = tuple([hand.facts() for hand in self.shown])
        centre = (tuple(self.market), tuple(self.gone), tuple(self.removed))
        common = (self.disaster, self.level, self.ability, self.unlocked)
        return str(self.options), hands, shown, tuple(self.places), centre, common

    def census(self) -> Mapping[str, int]:
        count: dict[str, int] = {}
        for hand in self.hands:
            for element in hand.ring:
                token = TOKENS[element >> 3]
                count[token] = count.get(token, 0) + 1
        for card in self.market + self.removed:
            count[TOKENS[card]] = count.get(TOKENS[card], 0) + 1
        return count
