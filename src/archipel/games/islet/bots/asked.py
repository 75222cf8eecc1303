"""The cards of the lone game as a planner reads them: which cells meet them, and how near the others are."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.parts import CONDITIONS, MADE_OF, NEST, NOT_ASKED, OPEN_CARDS, TERRAIN, TERRAINS
from archipel.games.islet.grid import ISLET, ROW
from archipel.games.islet.purse import TYPES, count, one, size

MET: Final = 0
FAR: Final = 9
ANY_NEST: Final = 0b111000
UNITS: Final = 3
UNIT: Final = 110
STEP: Final = 60
NEW: Final = 100
SPARE: Final = 15
MET_WORTH: Final = 240
PROMISES: Final = (240, 150, 80, 30, 0, 0, 0, 0, 0, 0)
ELSEWHERE: Final = (100, 80, 70, 60, 35)


@final
class Asked:
    """`met` is by cell a mask of the cards it meets, `nests` by card a mask of the nests it is met on; `nearest` is by
    card how many tiles the best of the other cells is away. `homes` are masks of the cards by islet."""

    def __init__(self, tops: dict[int, int], cards: list[list[int]], deck: int, at_least: bool, around: int) -> None:
        self.met: dict[int, int] = {}
        self.deck = deck
        self.homes = [0, 0]
        self.nearest = [FAR] * len(CONDITIONS[0])
        self.nests = [0] * len(CONDITIONS[0])
        self.known: dict[tuple[int, int, int], int] = {}
        for islet in range(2):
            for card in cards[islet]:
                self.homes[islet] |= 1 << card
        for cell, top in tops.items():
            if not top >> EGG & WHOSE:
                self._look(tops, cell, top, cards[cell // ISLET], at_least, around)

    def _look(self, tops: dict[int, int], cell: int, top: int, cards: list[int], at_least: bool, around: int) -> None:
        mask = 0
        for card in cards:
            missing = tiles_missing(tops, cell, top, cell // ISLET, card, at_least, around)
            if missing == MET:
                mask |= 1 << card
                self.nests[card] |= 1 << NEST[top & KIND]
            elif missing < self.nearest[card]:
                self.nearest[card] = missing
        if mask:
            self.met[cell] = mask

    def refilled(self, cards: int, fresh: int, islet: int) -> int:
        """New cards by islet, four bits each, once an egg was laid on one of them."""
        other = 1 - islet
        room = OPEN_CARDS - (cards & self.homes[other]).bit_count() - (fresh >> 4 * other & 15)
        drawn = min(room, self.deck - (fresh & 15) - (fresh >> 4))
        return fresh + (drawn << 4 * other) if drawn > 0 else fresh

    def progress(self, cards: int, fresh: int, islet: int, steps: int, purse: int) -> int:
        """How far the next eggs are on their way: tiles that meet the cards, nests to pay, a step to get there; less
        on the other islet, so many paid steps away."""
        key = (cards << 8 | fresh, steps << 1 | islet, purse)
        found = self.known.get(key, -1)
        if found < 0:
            found = self.known[key] = self._progress(cards, fresh, islet, ELSEWHERE[min(steps, 4)], purse)
        return found

    def _progress(self, cards: int, fresh: int, islet: int, elsewhere: int, purse: int) -> int:
        total = 0
        while cards:
            best = 0
            chosen = -1
            pays = 0
            for card in range(len(self.nests)):
                if cards >> card & 1:
                    home = 0 if self.homes[0] >> card & 1 else 1
                    share = 100 if home == islet else elsewhere
                    nests = self.nests[card]
                    met = MET_WORTH + UNIT * units(purse, nests) if nests else -1
                    asked = CONDITIONS[home][card][2]
                    free = ANY_NEST if asked == NOT_ASKED else 1 << asked
                    near = PROMISES[self.nearest[card]] + UNIT * units(purse, free)
                    value = max(met, near) * share // 100
                    if value > best or chosen < 0:
                        best, chosen, pays = value, card, nests if met >= near else free
            cards ^= 1 << chosen
            total += best
            purse = spent(purse, pays)
            total, purse = step(total, purse)
        for home in range(2):
            for _ in range(fresh >> 4 * home & 15):
                value = NEW + UNIT * units(purse, ANY_NEST)
                total += value if home == islet else value * elsewhere // 100
                purse = spent(purse, ANY_NEST)
        return total + SPARE * size(purse)


def step(total: int, purse: int) -> tuple[int, int]:
    """A terrain set aside for a step."""
    plenty = 0
    for type in range(1, TERRAINS):
        if count(purse, type) > count(purse, plenty):
            plenty = type
    return (total + STEP, purse - one(plenty)) if count(purse, plenty) else (total, purse)


def units(purse: int, nests: int) -> int:
    """How many of the best of some nests the cards can pay, up to what an egg costs."""
    most = 0
    for nest in range(TERRAINS, TYPES):
        if nests >> nest & 1:
            first, second = MADE_OF[nest]
            most = max(most, count(purse, nest) + min(count(purse, first), count(purse, second)))
    return min(most, UNITS)


def spent(purse: int, nests: int) -> int:
    """The cards without those units."""
    most = 0
    chosen = -1
    for nest in range(TERRAINS, TYPES):
        if nests >> nest & 1:
            found = units(purse, 1 << nest)
            if found > most:
                most, chosen = found, nest
    if chosen < 0:
        return purse
    own = min(count(purse, chosen), most)
    first, second = MADE_OF[chosen]
    return purse - own * one(chosen) - (most - own) * (one(first) + one(second))


def tiles_missing(
    tops: dict[int, int], cell: int, top: int, islet: int, card: int, at_least: bool, around: int
) -> int:
    """How many tiles a cell is from meeting a card; FAR: it cannot."""
    level, terrain, nest, near = CONDITIONS[islet][card]
    kind = top & KIND
    right = terrain in (NOT_ASKED, TERRAIN[kind]) and nest in (NOT_ASKED, NEST[kind])
    missing = 0
    if level != NOT_ASKED:
        missing = level - (top >> LEVEL)
        if missing < 0:
            if not at_least:
                return FAR
            missing = 0
    if not right and not missing:
        if level != NOT_ASKED and not at_least:
            return FAR
        missing = 1
    if near != NOT_ASKED:
        missing += others_around(tops, cell, near, around)
    return missing


def others_around(tops: dict[int, int], cell: int, terrain: int, least: int) -> int:
    """Neighbours of another terrain, and those that lack."""
    wrong = 0
    found = 0
    for near in (cell - 1, cell + 1, cell + ROW if (cell ^ cell >> 8) & 1 else cell - ROW):
        top = tops.get(near, 0)
        if top:
            found += 1
            if TERRAIN[top & KIND] != terrain:
                if top >> EGG & WHOSE:
                    return FAR
                wrong += 1
    return wrong + max(0, least - found)
