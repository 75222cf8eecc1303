"""A game of Small Islands in play: the sea, what lies face up, face-down piles as masks, and a mat a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel.games.small_islands import hiding, scoring
from archipel.games.small_islands.board import Board
from archipel.games.small_islands.census import census
from archipel.games.small_islands.edition import Edition
from archipel.games.small_islands.explorer import Alexis
from archipel.games.small_islands.mat import Mat
from archipel.games.small_islands.values import SmallOptions

NONE: Final = -1


@final
class SmallState(State):
    """Nobody knows the order of a face-down pile, so a pile is the mask of what is in it, and chance draws from it.
    `pool` are all face-down tiles, `navigation` and `reserve` of them in the two piles; `deck` are objective cards,
    `returned` those all saw given back this round; `values` discovery tokens. `turn` is the colour that acts; `slot`
    the one emptied; `boat` the one taken (0 own, 1 grey). `landed` are boats in their order, -1 grey; `homes` are
    houses, spot * 4 + colour; `laid` are jokers, packed by `steps.joker`. In a reward phase: `left` are to come,
    `sites` islands open to a house, `built` the houses put, `finds` those whose tokens are still to be drawn, `drawn`
    and `aside` tokens. Until all have chosen anew: `bared` are the cards revealed, card * 4 + colour; `won` the houses
    put and what they pay, packed by `scoring.remember`."""

    def __init__(
        self, seats: int, rng: Rng, options: SmallOptions, edition: Edition, board: Board, mats: list[Mat],
        alexis: Alexis | None,
    ) -> None:  # fmt: skip
        super().__init__(seats, rng)
        self.options = options
        self.edition = edition
        self.board = board
        self.mats = mats
        self.alexis = alexis
        self.advanced = options.mode == "advanced" or options.mode == "solo_advanced"
        self.pool = 0
        self.navigation = 0
        self.reserve = 0
        self.row = [NONE, NONE, NONE]
        self.out: list[int] = []
        self.starts: list[int] = []
        self.deck = 0
        self.returned = 0
        self.values: list[int] = []
        self.greys = 0
        self.landed: list[int] = []
        self.grey_cells: list[int] = []
        self.laid: list[int] = []
        self.homes: list[int] = []
        self.round = 0
        self.first = 0
        self.turn = 0
        self.lander = NONE
        self.slot = NONE
        self.boat = NONE
        self.clock = 0
        self.left = 0
        self.sites: list[int] = []
        self.built: list[int] = []
        self.finds: list[int] = []
        self.drawn: list[int] = []
        self.aside: list[int] = []
        self.bared: list[int] = []
        self.won: list[int] = []
        self.scoring = False
        self.last_phase = ""
        self.reason = ""

    def clone(self) -> SmallState:
        return self.twin(self.rng.clone(), [mat.clone() for mat in self.mats])

    def twin(self, rng: Rng, mats: list[Mat]) -> SmallState:
        """A copy with other mats."""
        alexis = self.alexis.clone() if self.alexis is not None else None
        twin = SmallState(self.seats, rng, self.options, self.edition, self.board.clone(), mats, alexis)
        twin.steps = [step.clone() for step in self.steps]
        twin.pool = self.pool
        twin.navigation = self.navigation
        twin.reserve = self.reserve
        twin.row = self.row.copy()
        twin.out = self.out.copy()
        twin.starts = self.starts.copy()
        twin.deck = self.deck
        twin.returned = self.returned
        twin.values = self.values.copy()
        twin.greys = self.greys
        twin.landed = self.landed.copy()
        twin.grey_cells = self.grey_cells.copy()
        twin.laid = self.laid.copy()
        twin.homes = self.homes.copy()
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.lander = self.lander
        twin.slot = self.slot
        twin.boat = self.boat
        twin.clock = self.clock
        twin.left = self.left
        twin.sites = self.sites.copy()
        twin.built = self.built.copy()
        twin.finds = self.finds.copy()
        twin.drawn = self.drawn.copy()
        twin.aside = self.aside.copy()
        twin.bared = self.bared.copy()
        twin.won = self.won.copy()
        twin.scoring = self.scoring
        twin.last_phase = self.last_phase
        twin.reason = self.reason
        return twin

    def players(self) -> int:
        """Colours that take turns: Alexis is the second of a game alone."""
        return len(self.mats)

    def human(self) -> bool:
        """Whether the colour that acts has a seat."""
        return self.turn < self.seats

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> SmallState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        piles = (self.pool, self.navigation, self.reserve, tuple(self.row), tuple(self.out), tuple(self.starts))
        cards = (self.deck, self.returned, tuple(self.values), tuple(self.drawn), tuple(self.aside))
        boats = (self.greys, tuple(self.landed), tuple(self.grey_cells), tuple(self.laid), tuple(self.homes))
        moment = (self.round, self.first, self.turn, self.lander, self.slot, self.boat, self.clock, self.left)
        phase = (tuple(self.sites), tuple(self.built), tuple(self.finds), self.scoring, self.last_phase, self.reason)
        paid = (tuple(self.bared), tuple(self.won))
        mats = tuple([mat.facts() for mat in self.mats])
        alexis = self.alexis.facts() if self.alexis is not None else ()
        return str(self.options), self.board.facts(), piles, cards, boats, moment, phase, paid, mats, alexis

    def census(self) -> Mapping[str, int]:
        return census(self)
