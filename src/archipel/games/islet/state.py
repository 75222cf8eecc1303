"""A game of Islet in play: the board, a bird a seat, piles, bag, and how near the end is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat, View
from archipel.games.islet import hiding, scoring
from archipel.games.islet.bag import Bag
from archipel.games.islet.bird import Bird
from archipel.games.islet.board import KIND, Board
from archipel.games.islet.content.cards import CONDITIONS, Condition
from archipel.games.islet.content.parts import KINDS, RESOURCES
from archipel.games.islet.purse import TYPES, count
from archipel.games.islet.values import IsletOptions

NOBODY: Final = -1


@final
class IsletState(State):
    """`piles` is a purse. `turn` is the seat in turn, `first` the one that begins each round. `egg_by` and `tile_by`
    are seats that brought the end near, `egg_round` and `tile_round` when; `idle` counts rounds on end without a tile
    or an egg, `busy`: this one has seen some. Alone: `cards` lie open by islet, `told_cards` are they as last told,
    `deck` is a mask, `conditions` are by islet and card."""

    def __init__(self, seats: int, rng: Rng, options: IsletOptions, board: Board, birds: list[Bird], bag: Bag) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.nested: bool = options.nested_transformations
        self.ready_first: bool = options.guaranteed_first_payment
        self.board = board
        self.birds = birds
        self.bag = bag
        self.piles = 0
        self.round = 0
        self.turn: Seat = 0
        self.first: Seat = 0
        self.egg_by: Seat = NOBODY
        self.egg_round = 0
        self.tile_by: Seat = NOBODY
        self.tile_round = 0
        self.idle = 0
        self.busy = False
        self.cards: list[list[int]] = []
        self.conditions: list[list[Condition]] = CONDITIONS
        self.told_cards: hiding.ToldCards | None = None
        self.deck = 0
        self.discards: list[int] = []
        self.removed: list[int] = []
        self.why = ""

    def alone(self) -> bool:
        return self.seats == 1

    def other_bird_on(self, cell: int, seat: Seat) -> bool:
        """Whether another bird stands here."""
        return any(bird.at == cell and other != seat for other, bird in enumerate(self.birds))

    def bird_on(self, cell: int) -> bool:
        return self.other_bird_on(cell, NOBODY)

    def clone(self) -> IsletState:
        return self.twin(self.rng.clone(), [bird.clone() for bird in self.birds], self.bag.clone())

    def twin(self, rng: Rng, birds: list[Bird], bag: Bag) -> IsletState:
        """A copy with other birds and another bag."""
        twin = IsletState(self.seats, rng, self.options, self.board.clone(), birds, bag)
        twin.steps = [step.clone() for step in self.steps]
        twin.piles = self.piles
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.egg_by = self.egg_by
        twin.egg_round = self.egg_round
        twin.tile_by = self.tile_by
        twin.tile_round = self.tile_round
        twin.idle = self.idle
        twin.busy = self.busy
        if self.cards:
            twin.cards = [cards.copy() for cards in self.cards]
            twin.told_cards = self.told_cards
            twin.deck = self.deck
            twin.conditions = self.conditions
            twin.discards = self.discards.copy()
            twin.removed = self.removed.copy()
        twin.why = self.why
        return twin

    def outcome(self) -> Outcome | None:
        return None if self.steps else scoring.outcome(self)

    def view(self, seat: Seat | None) -> View:
        return hiding.view(self, seat)

    def determinize(self, seat: Seat, rng: Rng) -> IsletState:
        return hiding.determinize(self, seat, rng)

    def facts(self) -> object:
        birds = tuple([bird.facts() for bird in self.birds])
        course = (self.round, self.turn, self.first, self.egg_by, self.egg_round, self.tile_by, self.tile_round)
        still = (self.idle, self.busy, self.why, self.piles, tuple(self.bag.counts))
        cards = (tuple([tuple(cards) for cards in self.cards]), self.deck, tuple(self.discards), tuple(self.removed))
        return str(self.options), self.board.facts(), birds, course, still, cards

    def census(self) -> Mapping[str, int]:
        found = {name: self.bag.counts[kind] + self.removed.count(kind) for kind, name in enumerate(KINDS)}
        for tile in self.board.tiles:
            found[KINDS[tile & KIND]] += 1
        for bird in self.birds:
            for kind in bird.hand:
                found[KINDS[kind]] += 1
        for type in range(TYPES):
            held = sum([count(bird.raw, type) + bird.guaranteed(type) for bird in self.birds])
            found[RESOURCES[type]] = count(self.piles, type) + held
        found["eggs"] = sum([bird.eggs_left() + len(bird.levels) for bird in self.birds])
        found["cards"] = self.deck.bit_count() + len(self.discards) + sum([len(cards) for cards in self.cards])
        return found
