"""A turn pondered: the best Move now, against the best chain with a Move after it."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Seat
from archipel.games.islet.bots.asked import Asked
from archipel.games.islet.bots.chains import Chainlet, Chains
from archipel.games.islet.bots.land import Land
from archipel.games.islet.bots.prices import NESTED, PLAIN, Prices
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.bots.walk import Stand, Walk
from archipel.games.islet.content.parts import LIMIT
from archipel.games.islet.grid import ISLET
from archipel.games.islet.purse import TYPES, count, one, size
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.course import turns_left
from archipel.kit.masks import mask_of

TURN_COST: Final = 650
TILE_COST: Final = 45
MOVE_COST: Final = 225
ALIKE: Final = 4
LAST_SHARE: Final = 60
MANY: Final = 3
NEAR_END: Final = 4
RIVAL_WIDTH: Final = 4


@final
class Ponder:
    """What a seat makes of a state, as far as it looks. `now` are the cards of a lone game before a chain is laid."""

    def __init__(self, state: IsletState, seat: Seat, sight: Sight) -> None:
        self.state = state
        self.seat = seat
        self.sight = sight
        self.bird = state.birds[seat]
        self.alone = state.seats == 1
        self.prices: Prices = NESTED if state.nested else PLAIN
        self.others = [bird.at for other, bird in enumerate(state.birds) if other != seat]
        self.at_least = state.options.level_match == "at_least"
        self.around: int = state.options.surround_min_neighbours
        self.cards = mask_of([card for islet in state.cards for card in islet])
        self.turns = turns_to_come(state, seat)
        self.now: Asked | None = None

    def walk(self, tops: dict[int, int], passed: list[int], width: int, turns: int) -> Walk:
        """A Move over such islets, after which there are so many turns."""
        land = Land(tops, self.bird.at, passed, self.others, self.alone)
        share = 100 if turns > 1 else LAST_SHARE * max(turns, 0)
        return Walk(land, self.prices, self.state.piles, self.asked(tops), width, share, self.sight.eggs)

    def asked(self, tops: dict[int, int]) -> Asked | None:
        if not self.alone:
            return None
        state = self.state
        deck = state.deck.bit_count()
        return Asked(state.conditions, tops, self.bird.at, state.cards, deck, self.at_least, self.around)

    def stand(self, land: Land, raw: int, ready: int, tipped: int) -> Stand:
        return Stand(land.region_of(self.bird.at), raw, ready, tipped, self.bird.free, 0, [], self.cards)

    def move(self, passed: list[int]) -> tuple[Walk, Stand, int]:
        """The best Move from here, or its rest, and what it is worth to begin it."""
        walk = self.walk(self.state.board.tops, passed, self.sight.width, self.turns)
        bird = self.bird
        root = self.stand(walk.land, bird.raw, bird.ready, bird.tipped)
        best = walk.search(root)
        return walk, best, self.moved(root, best)

    def first_chains(self) -> list[Chainlet]:
        board = self.state.board
        most = min(len(self.bird.hand), self.sight.tiles)
        if self.alone:
            most = min(most, self.state.bag.size)
        chains = Chains(board.tops, self.blocked(), self.state.piles, most)
        return chains.begin(board.shores[self.bird.at // ISLET if self.alone else 0], self.bird.hand)

    def next_chains(self, cells: list[int], gains: int) -> list[Chainlet]:
        most = min(len(self.bird.hand), self.sight.tiles - len(cells))
        if self.alone:
            most = min(most, self.state.bag.size - len(cells))
        chains = Chains(self.state.board.tops, self.blocked(), self.state.piles, max(0, most))
        return chains.go_on(cells[-1], self.bird.hand, gains)

    def blocked(self) -> list[int]:
        return [bird.at for bird in self.state.birds]

    def best_chain(self, chains: list[Chainlet]) -> Chainlet | None:
        """The one that a Move follows best, what it costs in time taken off; nothing where there is none."""
        best: Chainlet | None = None
        for chain in self.shortlist(chains):
            chain.value = self.second_look(chain)
            if best is None or chain.value > best.value:
                best = chain
        return best

    def shortlist(self, chains: list[Chainlet]) -> list[Chainlet]:
        """The best at first glance, but not too many that yield the same."""
        self.now = self.asked(self.state.board.tops)
        for chain in chains:
            chain.value = self.first_glance(chain)
        ranked = [(-chain.value, number) for number, chain in enumerate(chains)]
        ranked.sort()
        found: list[Chainlet] = []
        alike: dict[int, int] = {}
        for _, number in ranked:
            chain = chains[number]
            same = alike.get(chain.gains, 0)
            if same < ALIKE:
                alike[chain.gains] = same + 1
                found.append(chain)
                if len(found) >= self.sight.looks:
                    break
        return found

    def cost(self, chain: Chainlet) -> int:
        if self.alone:
            return TILE_COST * len(chain.cells)
        return TURN_COST if self.turns > 1 else 0

    def first_glance(self, chain: Chainlet) -> int:
        guaranteed = self.bird.ready + self.bird.tipped
        raw = self.bird.raw + chain.gains
        if not self.alone:
            return self.prices.worth(self.prices.kept(raw, guaranteed) + guaranteed)
        asked = self.now
        assert asked is not None
        if chain.cells:
            asked = asked.after(chain.laid_on(self.state.board.tops), chain.cells)
        return asked.glance(self.cards, self.bird.at // ISLET, raw + guaranteed) - self.cost(chain)

    def second_look(self, chain: Chainlet) -> int:
        walk = self.walk(chain.laid_on(self.state.board.tops), [], self.sight.width // 2 + 1, self.turns - 1)
        guaranteed = self.bird.ready + self.bird.tipped
        root = self.stand(walk.land, self.bird.raw + chain.gains, guaranteed, 0)
        self.limit(walk, root)
        return self.moved(root, walk.search(root)) - self.cost(chain)

    def limit(self, walk: Walk, stand: Stand) -> None:
        """Too many raw cards are given back, the least wanted first."""
        for _ in range(size(stand.raw) - LIMIT):
            best = -1
            chosen = stand.raw
            for type in range(TYPES):
                if count(stand.raw, type):
                    left = walk.ahead(stand, stand.raw - one(type) + stand.ready)
                    if left > best:
                        best, chosen = left, stand.raw - one(type)
            stand.raw = chosen

    def least_wanted(self) -> int:
        """The type of the card without which the best Move is best."""
        bird = self.bird
        ground = self.walk(self.state.board.tops, [bird.at], self.sight.width, self.turns)
        best = -1
        chosen = 0
        for type in range(TYPES):
            if count(bird.raw, type):
                walk = Walk(
                    ground.land,
                    self.prices,
                    self.state.piles,
                    ground.asked,
                    self.sight.width,
                    ground.share,
                    self.sight.eggs,
                )
                value = walk.search(self.stand(walk.land, bird.raw - one(type), bird.ready, bird.tipped)).value
                if value > best:
                    best, chosen = value, type
        return chosen

    def moved(self, root: Stand, stand: Stand) -> int:
        """A Move costs tiles where one plays alone."""
        return max(root.value, stand.value - MOVE_COST) if self.alone else stand.value


def turns_to_come(state: IsletState, seat: Seat) -> int:
    """How many turns a seat has after this one, as far as anybody can tell."""
    if state.seats == 1:
        return MANY
    if state.egg_round or state.tile_round:
        return turns_left(state).count(seat)
    turns = 1 + 2 * state.bag.size // (5 * state.seats)
    for other in range(state.seats):
        if other != seat and may_finish(state, other):
            later = (other - state.first) % state.seats > (seat - state.first) % state.seats
            turns = min(turns, 0 if later else 1)
    return min(turns, MANY)


def may_finish(state: IsletState, seat: Seat) -> bool:
    """Whether a rival can lay all that it has left in one Move."""
    bird = state.birds[seat]
    if bird.eggs_left() > NEAR_END:
        return False
    others = [rival.at for other, rival in enumerate(state.birds) if other != seat]
    land = Land(state.board.tops, bird.at, [], others, False)
    walk = Walk(land, NESTED if state.nested else PLAIN, state.piles, None, RIVAL_WIDTH, 100, NEAR_END)
    ready = bird.ready + bird.tipped
    return not walk.search(Stand(land.region_of(bird.at), bird.raw, ready, 0, bird.free, 0, [], 0)).eggs_left()
