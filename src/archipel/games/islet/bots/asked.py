"""The cards of the lone game as a planner reads them: which cells meet them, and how near the others are."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.bots.land import NO_PATH, Land
from archipel.games.islet.content.parts import CONDITIONS, MADE_OF, NEST, NOT_ASKED, OPEN_CARDS, TERRAIN, TERRAINS
from archipel.games.islet.grid import ISLET, ROW
from archipel.games.islet.purse import TYPES, count, one, size

MET: Final = 0
FAR: Final = 9
ANY_NEST: Final = 0b111000
UNITS: Final = 3
CLIMB: Final = 2
UNIT: Final = 110
STEP: Final = 60
WAY: Final = 140
LACK: Final = 50
ANY_STEP: Final = -2
NEW: Final = 100
SPARE: Final = 15
MET_WORTH: Final = 240
PROMISES: Final = (240, 150, 80, 30, 0, 0, 0, 0, 0, 0)
ELSEWHERE: Final = (100, 60, 55, 45, 25)


@final
class Asked:
    """`met` is by cell a mask of the cards it meets, `cells` by card where it is met; `nearest` is by card how many
    tiles the best of the other cells is away. `homes` are masks of the cards by islet."""

    def __init__(
        self, tops: dict[int, int], at: int, cards: list[list[int]], deck: int, at_least: bool, around: int
    ) -> None:
        self.at = at
        self.met: dict[int, int] = {}
        self.deck = deck
        self.homes = [0, 0]
        self.nearest = [FAR] * len(CONDITIONS[0])
        self.tops = tops
        self.cells: list[list[int]] = [[] for _ in CONDITIONS[0]]
        self.options: list[list[Option]] = [[] for _ in CONDITIONS[0]]
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
                self.cells[card].append(cell)
            elif missing < self.nearest[card] and cell != self.at and climbable(tops, self.at, cell, CLIMB):
                self.nearest[card] = missing
        if mask:
            self.met[cell] = mask

    def refilled(self, cards: int, fresh: int, islet: int) -> int:
        """New cards by islet, four bits each, once an egg was laid on one of them."""
        other = 1 - islet
        room = OPEN_CARDS - (cards & self.homes[other]).bit_count() - (fresh >> 4 * other & 15)
        drawn = min(room, self.deck - (fresh & 15) - (fresh >> 4))
        return fresh + (drawn << 4 * other) if drawn > 0 else fresh

    def progress(self, cards: int, fresh: int, land: Land, region: int, purse: int) -> int:
        """How far the next eggs are on their way: tiles that meet the cards, nests to pay, steps to get there."""
        key = (cards << 8 | fresh, region, purse)
        found = self.known.get(key, -1)
        if found < 0:
            islet = land.cells[region][0] // ISLET
            self.options = [self._options(card, land, region, islet) for card in range(len(self.nearest))]
            found = self.known[key] = self.allot(cards, fresh, islet, ELSEWHERE[min(land.away[region], 4)], purse)
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
        asked = CONDITIONS[home][card][2]
        nests = ANY_NEST if asked == NOT_ASKED else 1 << asked
        return Option(PROMISES[self.nearest[card]], nests, ANY_STEP, 100 if home == islet else elsewhere)

    def glance(self, cards: int, islet: int, purse: int) -> int:
        """The same without a look at ways."""
        for card in range(len(self.nearest)):
            self.options[card] = [self.unmet(card, islet, ELSEWHERE[1])]
            for cell in self.cells[card]:
                nest = 1 << NEST[self.tops[cell] & KIND]
                self.options[card].append(Option(MET_WORTH, nest, ANY_STEP, 100 if cell // ISLET == islet else 90))
        return self.allot(cards, 0, islet, ELSEWHERE[1], purse)

    def allot(self, cards: int, fresh: int, islet: int, elsewhere: int, purse: int) -> int:
        """Cards are allotted to the egg that is nearest, then to the next."""
        total = 0
        while cards:
            best = -1
            chosen = 0
            left = purse
            for card in range(len(self.nearest)):
                if cards >> card & 1:
                    for option in self.options[card]:
                        value, after = option.try_on(purse)
                        if value > best:
                            best, chosen, left = value, card, after
            cards ^= 1 << chosen
            total += best
            purse = left
        for home in range(2):
            for _ in range(fresh >> 4 * home & 15):
                value = NEW + UNIT * units(purse, ANY_NEST)
                total += value if home == islet else value * elsewhere // 100
                purse = spent(purse, ANY_NEST)
        return total + SPARE * size(purse)


@final
class Option:
    """One way to lay for a card: how near its tile is, which nests may pay, the way there, how much it counts."""

    def __init__(self, tile: int, nests: int, path: int, share: int) -> None:
        self.tile = tile
        self.nests = nests
        self.path = path
        self.share = share

    def try_on(self, purse: int) -> tuple[int, int]:
        """What it is worth with such cards, and the cards it leaves."""
        value = self.tile + UNIT * units(purse, self.nests)
        left = spent(purse, self.nests)
        if self.path == ANY_STEP:
            value, left = step(value, left)
        else:
            value += max(0, WAY - LACK * lacking(left, self.path))
            left = without(left, self.path)
        return value * self.share // 100, left


def lacking(purse: int, path: int) -> int:
    """Cards short of a way, where two of one terrain stand for one of another."""
    lack = 0
    spare = 0
    for type in range(TERRAINS):
        more = count(purse, type) - count(path, type)
        if more < 0:
            lack -= more
        else:
            spare += more // 2
    return max(0, lack - spare)


def without(purse: int, path: int) -> int:
    """What is left, as far as it goes."""
    for type in range(TERRAINS):
        purse -= min(count(purse, type), count(path, type)) * one(type)
    return purse


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


def tiles_missing(tops: dict[int, int], cell: int, top: int, islet: int, card: int, at_least: bool, around: int) -> int:
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


def climbable(tops: dict[int, int], at: int, cell: int, tiles: int) -> bool:
    """Whether a chain can come here: from the sea, or over lower tiles with neither egg nor bird."""
    level = tops[cell] >> LEVEL
    for near in (cell - 1, cell + 1, cell + ROW if (cell ^ cell >> 8) & 1 else cell - ROW):
        top = tops.get(near, 0)
        if not top:
            return True
        if (
            tiles
            and top >> LEVEL < level
            and not top >> EGG & WHOSE
            and near != at
            and climbable(tops, at, near, tiles - 1)
        ):
            return True
    return False


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
