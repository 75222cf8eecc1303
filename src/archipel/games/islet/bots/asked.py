"""The cards of the lone game as a planner reads them: which cells meet them, and how far the next eggs are."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.board import EGG, KIND, WHOSE
from archipel.games.islet.bots.land import NO_PATH, Land
from archipel.games.islet.bots.nearness import CLIMB, FAR, MET, climbable, tiles_missing
from archipel.games.islet.bots.option import ANY_NEST, ANY_STEP, UNIT, UNIT_BITS, UNITS, Option, fit
from archipel.games.islet.content.cards import NOT_ASKED, Condition
from archipel.games.islet.content.parts import NEST, OPEN_CARDS
from archipel.games.islet.grid import ISLET, neighbours
from archipel.games.islet.purse import TYPES, size
from archipel.kit.masks import mask_of

NEAR_BITS: Final = 4 + 2 * TYPES
NEW: Final = 100
SPARE: Final = 15
THERE: Final = 90
MET_WORTH: Final = 240
PROMISES: Final = (240, 150, 80, 30, 0, 0, 0, 0, 0, 0)
ELSEWHERE: Final = (100, 60, 55, 45, 25)


@final
class Asked:
    """`met` is by cell a mask of the cards it meets, `cells` by card where it is met; `nearest` is by card how many
    tiles the best of the other cells is away. `homes` are masks of the cards by islet."""

    def __init__(
        self,
        conditions: list[list[Condition]],
        tops: dict[int, int],
        at: int,
        cards: list[list[int]],
        deck: int,
        at_least: bool,
        around: int,
    ) -> None:
        self.conditions = conditions
        self.at = at
        self.met: dict[int, int] = {}
        self.deck = deck
        self.at_least = at_least
        self.around = around
        self.homes = [mask_of(open_cards) for open_cards in cards]
        self.nearest = [FAR] * len(conditions[0])
        self.tops = tops
        self.cells: list[list[int]] = [[] for _ in conditions[0]]
        self.open = cards[0] + cards[1]
        self.options: dict[int, list[list[Option]]] = {}
        self.known: dict[tuple[int, int, int], int] = {}
        self.glances: dict[int, int] = {}
        self.cards = cards
        self.ranked: dict[int, list[tuple[int, int]]] = {}
        for cell in tops:
            self._look(cell, cards[cell // ISLET])

    def _look(self, cell: int, cards: list[int]) -> None:
        """Which of the cards a cell meets, or how near it is."""
        tops = self.tops
        top = tops[cell]
        if top >> EGG & WHOSE:
            return
        asked = self.conditions[cell // ISLET]
        for card in cards:
            missing = tiles_missing(tops, cell, top, asked[card], self.at_least, self.around)
            if missing == MET:
                self.met[cell] = self.met.get(cell, 0) | 1 << card
                self.cells[card].append(cell)
            elif missing < self.nearest[card] and cell != self.at and climbable(tops, self.at, cell, CLIMB):
                self.nearest[card] = missing

    def after(self, tops: dict[int, int], laid: list[int]) -> Asked:
        """The same once tiles were laid on some cells of one islet: only these, and where a card asks for neighbours
        those next to them, are looked at anew."""
        found = Asked(self.conditions, {}, self.at, self.cards, self.deck, self.at_least, self.around)
        found.tops = tops
        found.glances = self.glances
        home = laid[0] // ISLET
        for islet, cards in enumerate(self.cards):
            for card in cards:
                if islet != home:
                    found.cells[card] = self.cells[card]
                    found.nearest[card] = self.nearest[card]
                else:
                    touched = laid
                    if self.conditions[home][card][3] != NOT_ASKED:
                        touched = with_neighbours(laid, tops)
                    self._rest(found, card, touched)
                    for cell in touched:
                        found._look(cell, [card])
        return found

    def _rest(self, found: Asked, card: int, touched: list[int]) -> None:
        """What the cells that were not touched say of a card."""
        found.cells[card] = [cell for cell in self.cells[card] if cell not in touched]
        for missing, cell in self._ranking(card):
            if cell not in touched:
                found.nearest[card] = missing
                return

    def _ranking(self, card: int) -> list[tuple[int, int]]:
        """The cells that may come to meet a card, the nearest first."""
        ranked = self.ranked.get(card)
        if ranked is None:
            ranked = self.ranked[card] = []
            tops, islet = self.tops, 0 if self.homes[0] >> card & 1 else 1
            asked = self.conditions[islet][card]
            for cell, top in tops.items():
                if cell // ISLET == islet and cell != self.at and not top >> EGG & WHOSE:
                    missing = tiles_missing(tops, cell, top, asked, self.at_least, self.around)
                    if MET < missing < FAR and climbable(tops, self.at, cell, CLIMB):
                        ranked.append((missing, cell))
            ranked.sort()
        return ranked

    def refilled(self, cards: int, fresh: int, islet: int) -> int:
        """New cards by islet, four bits each, once an egg was laid on one of them."""
        other = 1 - islet
        # The day's count is in the low four bits of `fresh`, the night's above it.
        room = OPEN_CARDS - (cards & self.homes[other]).bit_count() - (fresh >> 4 * other & 15)
        drawn = min(room, self.deck - (fresh & 15) - (fresh >> 4))
        return fresh + (drawn << 4 * other) if drawn > 0 else fresh

    def progress(self, cards: int, fresh: int, land: Land, region: int, purse: int) -> int:
        """How far the next eggs are on their way: tiles that meet the cards, nests to pay, steps to get there."""
        # `fresh` is eight bits, the cards lie above them.
        key = (cards << 8 | fresh, region, purse)
        found = self.known.get(key, -1)
        if found < 0:
            islet = land.cells[region][0] // ISLET
            elsewhere = ELSEWHERE[min(land.away[region], 4)]
            options = self.options.get(region)
            if options is None:
                options = self.options[region] = [self._options(card, land, region, islet) for card in self.open]
            found = self.known[key] = self.allot(options, cards, fresh, islet, elsewhere, purse)
        return found

    def _options(self, card: int, land: Land, region: int, islet: int) -> list[Option]:
        """Ways to an egg for a card, from a region: each met cell, and the nearest other one."""
        found: list[Option] = []
        paths = land.paths(region)
        for cell in self.cells[card]:
            path = paths[land.regions[cell]]
            if path != NO_PATH:
                found.append(Option(MET_WORTH, 1 << NEST[land.tops[cell] & KIND], path, 100))
        found.append(self.unmet(card, islet, ELSEWHERE[min(land.away[region], 4)]))
        return found

    def unmet(self, card: int, islet: int, elsewhere: int) -> Option:
        home = 0 if self.homes[0] >> card & 1 else 1
        asked = self.conditions[home][card][2]
        nests = ANY_NEST if asked == NOT_ASKED else 1 << asked
        return Option(PROMISES[self.nearest[card]], nests, ANY_STEP, 100 if home == islet else elsewhere)

    def glance(self, cards: int, islet: int, purse: int) -> int:
        """The same without a look at ways: all it takes is of each card how near it is and which nests meet it, here
        and on the other islet."""
        key = purse
        near: list[int] = []
        for card in self.open:
            nests = 0
            for cell in self.cells[card]:
                nests |= 1 << NEST[self.tops[cell] & KIND] << (0 if cell // ISLET == islet else TYPES)
            # Four bits of distance above the nests here, and those there.
            near.append(self.nearest[card] << 2 * TYPES | nests)
            key = key << NEAR_BITS | near[-1]
        found = self.glances.get(key, -1)
        if found < 0:
            options = [self._glances(card, islet, near[number]) for number, card in enumerate(self.open)]
            found = self.glances[key] = self.allot(options, cards, 0, islet, ELSEWHERE[1], purse)
        return found

    def _glances(self, card: int, islet: int, near: int) -> list[Option]:
        found = [self.unmet(card, islet, ELSEWHERE[1])]
        for nest in range(2 * TYPES):
            if near >> nest & 1:
                found.append(Option(MET_WORTH, 1 << nest % TYPES, ANY_STEP, 100 if nest < TYPES else THERE))
        return found

    def allot(self, options: list[list[Option]], cards: int, fresh: int, islet: int, elsewhere: int, purse: int) -> int:
        """Cards are allotted to the egg that is nearest, then to the next."""
        total = 0
        while cards:
            best = -1
            chosen = 0
            left = purse
            for number, card in enumerate(self.open):
                if cards >> card & 1:
                    for option in options[number]:
                        value, after = option.try_on(purse)
                        if value > best:
                            best, chosen, left = value, card, after
            cards ^= 1 << chosen
            total += best
            purse = left
        for home in range(2):
            for _ in range(fresh >> 4 * home & 15):
                paid = fit(purse, ANY_NEST)
                value = NEW + UNIT * (paid & UNITS)
                total += value if home == islet else value * elsewhere // 100
                purse = paid >> UNIT_BITS
        return total + SPARE * size(purse)


def with_neighbours(laid: list[int], tops: dict[int, int]) -> list[int]:
    """Some cells and all the land next to them, each once."""
    found = laid.copy()
    for cell in laid:
        for near in neighbours(cell):
            if near in tops and near not in found:
                found.append(near)
    return found
