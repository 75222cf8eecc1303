"""A game of The Isle of Cats in play: crews, fields, what lies about the island, and the sister."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel.games.isle_of_cats import counting, hiding, scoring
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.piles import kinds_of
from archipel.games.isle_of_cats.values import CatsOptions, PhaseName
from archipel.games.isle_of_cats.views import SisterView

NONE: Final = -1


@final
class Sister:
    """`colours` and `lessons` are turned up; `today` are her cards of the day seen so far, `left` how many of `dealt`
    she has still to carry out; `speed` is today's; `view` is how she was shown last, when `told` was what there was to
    tell."""

    def __init__(self) -> None:
        self.colours: list[int] = []
        self.lessons: list[int] = []
        self.unturned = 0
        self.deck = 0
        self.today: list[int] = []
        self.dealt = 0
        self.left = 0
        self.speed = 0
        self.spent = 0
        self.view: SisterView | None = None
        self.told: object = None

    def clone(self) -> Sister:
        twin = Sister()
        twin.colours = self.colours.copy()
        twin.lessons = self.lessons
        twin.unturned = self.unturned
        twin.deck = self.deck
        twin.today = self.today.copy()
        twin.dealt = self.dealt
        twin.left = self.left
        twin.speed = self.speed
        twin.spent = self.spent
        twin.view = self.view
        twin.told = self.told
        return twin

    def facts(self) -> object:
        cards = (tuple(self.colours), tuple(self.lessons), self.unturned, self.deck, self.spent)
        return cards, tuple(self.today), self.dealt, self.left, self.speed


@final
class CatsState(State):
    """Cards and tiles as masks. `rare` are the treasures under the island in the order their stacks began, `stock` the
    common ones left by shape, `drawn` a tile in the air; `public` are lessons in the middle as (card, colour or -1,
    seat); `used` are cards discarded face up, `gone` tiles out of the game, `wasted` common treasures out of it.
    `revealed`: the rescue cards laid are face up."""

    def __init__(self, seats: int, rng: Rng, options: CatsOptions, crews: list[Crew]) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.mode: str = options.mode
        self.crews = crews
        self.day = 1
        self.phase: PhaseName = "dawn"
        self.order: list[int] = []
        self.passed: list[bool] = [False] * seats
        self.left: list[int] = []
        self.right: list[int] = []
        self.rare: list[int] = []
        self.stock: list[int] = []
        self.wasted: list[int] = [0, 0, 0, 0]
        self.oshax: list[int] = []
        self.bag = 0
        self.drawn = NONE
        self.gone = 0
        self.deck = 0
        self.used = 0
        self.public: list[tuple[int, int, Seat]] = []
        self.revealed = False
        self.sister: Sister | None = None

    def clone(self) -> CatsState:
        return self.twin(self.rng.clone(), [crew.clone() for crew in self.crews])

    def twin(self, rng: Rng, crews: list[Crew]) -> CatsState:
        """A copy with other crews."""
        twin = CatsState(self.seats, rng, self.options, crews)
        twin.steps = [step.clone() for step in self.steps]
        twin.day = self.day
        twin.phase = self.phase
        twin.order = self.order.copy()
        twin.passed = self.passed.copy()
        twin.left = self.left.copy()
        twin.right = self.right.copy()
        twin.rare = self.rare.copy()
        twin.stock = self.stock.copy()
        twin.wasted = self.wasted.copy()
        twin.oshax = self.oshax.copy()
        twin.bag = self.bag
        twin.drawn = self.drawn
        twin.gone = self.gone
        twin.deck = self.deck
        twin.used = self.used
        twin.public = self.public.copy()
        twin.revealed = self.revealed
        twin.sister = None if self.sister is None else self.sister.clone()
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> CatsState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        island = (tuple(self.left), tuple(self.right), tuple(self.rare), tuple(self.stock), tuple(self.oshax))
        stores = (
            self.bag,
            self.drawn,
            self.gone,
            kinds_of(self.deck),
            kinds_of(self.used),
            tuple(self.wasted),
            tuple(self.public),
        )
        course = (self.day, self.phase, tuple(self.order), tuple(self.passed), self.revealed)
        sister = None if self.sister is None else self.sister.facts()
        return str(self.options), course, island, stores, tuple([crew.facts() for crew in self.crews]), sister

    def census(self) -> Mapping[str, int]:
        return counting.census(self)
