"""What a board may still become, in the eyes of somebody who knows the cards seen and the clocks of the races."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.board import PER_LINE, Board
from archipel.games.hashi.content import CARDS, ISLAND_POINTS, ISLANDS, TURNS
from archipel.games.hashi.mind.chances import (
    AGE_OF,
    AGES,
    FIT_OF,
    FITS,
    GROUPS,
    HOPE_OF,
    LACKS,
    LINES,
    NEARS,
    ROOMS,
    SIGHTS,
    SIX_HOPES,
    SLACKS,
    SPANS,
    SPARES,
    Chances,
    chance,
)
from archipel.games.hashi.sheet import Sheet

CLOCKS: Final = TURNS + 1
TENTHS: Final = 10
MILLI: Final = 1000
RISKY: Final = 8
WAYS: Final = 16
FREES: Final = 24
BYTE: Final = 255
DONE: Final = -1
LOST: Final = -2
BLANK: Final = 36
TOUCHED: Final = 7
"""A neighbour sees a number by the room it has left, and a blank island by the bridges it has, from 7 on."""
REACHES: Final = [8, 6, 4, 3, 3, 3, 3]
"""What an island adds to the group it may belong to, in quarters, by the room it has left."""


@final
class Race:
    """One bonus as a seat may still win it: `points[k]` for having it within `clocks[k]` more turns."""

    def __init__(self, clocks: list[int], points: list[float]) -> None:
        self.clocks = clocks
        self.points = points

    def prize(self) -> float:
        """What reaching it now would pay."""
        total = 0.0
        for points in self.points:
            total += points
        return total


@final
class Prospect:
    """`turn` is over and the cards of `seen` were turned. The slots tell which chances the last board was given."""

    def __init__(self, sheet: Sheet, chances: Chances, turn: int, seen: int, races: list[Race]) -> None:
        self.sheet = sheet
        self.chances = chances
        self.races = races
        self.flags = sheet.red + sheet.blue
        self.left = TURNS - turn
        self.fitting = [[0] * 7 for _ in range(7)]
        self.mean = 0
        self.supply = 0
        self.survey(seen)
        self.slots = [0] * ISLANDS
        self.more = [0] * ISLANDS
        self.paths = [0] * ISLANDS
        self.links = [0] * ISLANDS
        self.near = [0] * ISLANDS
        self.states = [DONE] * ISLANDS
        self.holds = [False] * len(races)
        self.spare = 0
        self.lack = 0
        self.six = 0
        self.group = 0

    def survey(self, seen: int) -> None:
        """Count what is still to come: numbers that fit between two bounds, the mean number, the bridges."""
        counts = [0] * 7
        bridges = 0
        for card in range(CARDS):
            if not seen >> card & 1:
                counts[self.sheet.numbers[card]] += 1
                bridges += self.sheet.counts[card]
        for least in range(7):
            total = 0
            for most in range(least, 7):
                total += counts[most]
                self.fitting[least][most] = total
        cards = self.fitting[0][6]
        if cards:
            self.mean = TENTHS * sum([number * counts[number] for number in range(7)]) // cards
            self.supply = TENTHS * bridges * self.left // cards

    def worth(self, board: Board) -> int:
        """Thousandths of the points to be expected of islands and of the races still open."""
        points = ISLAND_POINTS * self.finishing(board)
        points += self.flagged(self.races[0], self.sheet.red, self.chances.red, 0)
        points += self.flagged(self.races[1], self.sheet.blue, self.chances.blue, 1)
        if self.races[2].clocks:
            points += self.group_of_six(board, self.races[2])
        return int(MILLI * points + 0.5)

    def finishing(self, board: Board) -> float:
        """How many islands will be finished."""
        reach = self.reach(board)
        self.balance(board)
        self.approach(board, reach)
        states = self.states
        total = 0.0
        for island in range(ISLANDS):
            if board.finished >> island & 1:
                states[island] = DONE
                total += 1.0
            elif not self.left:
                states[island] = LOST
            elif board.numbers[island]:
                total += self.numbered(island, board.room[island], reach[island])
            else:
                total += self.blank(island, board.touching[island], reach[island])
        return total

    def numbered(self, island: int, need: int, reach: int) -> float:
        """The chance of an island that needs so many more bridges."""
        safe = reach & BYTE
        risky = reach >> RISKY & BYTE
        if safe + risky < need:
            self.states[island] = LOST
            return 0.0
        slack = 2 * safe + risky - 2 * need + 3
        slack = 0 if slack < 0 else slack if slack < SLACKS else SLACKS - 1
        slot = ((need - 1) * SLACKS + slack) * CLOCKS + self.left
        more = ((need - 1) * LINES + (reach >> WAYS & BYTE)) * LINES + (reach >> FREES)
        self.slots[island] = slot
        self.more[island] = more
        self.states[island] = (need - 1) * 6 + (slack >> 1)
        chances = self.chances
        odds = chances.need[slot] + chances.ways[more] + chances.spare[self.spare] + self.links[island]
        return chance(odds + chances.places[self.place(island, need)])

    def blank(self, island: int, have: int, reach: int) -> float:
        """The chance of an island that has so many bridges and no number."""
        safe = reach & BYTE
        risky = reach >> RISKY & BYTE
        most = have + safe + risky
        fit = self.fitting[have if have else 1][most if most < 6 else 6] if most else 0
        if not fit:
            self.states[island] = LOST
            return 0.0
        fit = fit if fit < FITS else FITS - 1
        slot = (have * ROOMS + safe + (risky >> 1)) * CLOCKS + self.left
        shut = 1 if self.sheet.flags[island] and not have else 0
        more = (fit * LACKS + self.lack) * 2 + shut
        path = ((reach >> WAYS & BYTE) * LINES + (reach >> FREES)) * 3 + (have if have < 2 else 2)
        self.slots[island] = slot
        self.more[island] = more
        self.paths[island] = path
        self.states[island] = BLANK + have * 5 + FIT_OF[fit]
        chances = self.chances
        odds = chances.blank[slot] + chances.fits[more] + chances.paths[path] + self.links[island]
        odds += chances.places[self.place(island, TOUCHED + have)]
        return chance(odds + chances.spare[self.spare + SPARES * AGES])

    def place(self, island: int, sight: int) -> int:
        return (island * SIGHTS + sight) * AGES + AGE_OF[self.left]

    def reach(self, board: Board) -> list[int]:
        """By island, packed: bridges its open lines bring safely, and at risk; open lines; those to blank islands. What
        the lines say of either end is noted."""
        found = [0] * ISLANDS
        sheet = self.sheet
        numbers = board.numbers
        links = self.links
        says = self.chances.links
        for island in range(ISLANDS):
            links[island] = 0
        for line in range(len(board.bridges)):
            span = self.span(board, line)
            if not span:
                continue
            one = sheet.one[line]
            other = sheet.other[line]
            links[one] += says[link(board, one, other, span)]
            links[other] += says[link(board, other, one, span)]
            span += 1 << WAYS
            found[one] += span if numbers[other] else span + (1 << FREES)
            found[other] += span if numbers[one] else span + (1 << FREES)
        return found

    def span(self, board: Board, line: int) -> int:
        """Bridges a line may still bring, packed: safely, or at risk where another may cross it."""
        drawn = board.bridges[line]
        sheet = self.sheet
        if drawn == PER_LINE or sheet.crossing[line] & board.used:
            return 0
        room = board.room
        here = room[sheet.one[line]]
        there = room[sheet.other[line]]
        span = PER_LINE - drawn
        if here < span:
            span = here
        if there < span:
            span = there
        if not drawn:
            for rival in sheet.rivals[line]:
                if room[sheet.one[rival]] and room[sheet.other[rival]]:
                    return span << RISKY
        return span

    def approach(self, board: Board, reach: list[int]) -> None:
        """Note of islands with a flag how many neighbours with a number they can still be joined to."""
        for flag in range(len(self.flags)):
            island = self.flags[flag]
            ways = (reach[island] >> WAYS & BYTE) - (reach[island] >> FREES)
            have = 3 if board.numbers[island] else board.touching[island] if board.touching[island] < 2 else 2
            self.near[island] = (flag * NEARS + (ways if ways < 3 else 3) * 4 + have) * CLOCKS

    def balance(self, board: Board) -> None:
        """Note how many bridges will be to spare, and how many blank islands will lack a number."""
        blank = 0
        need = 0
        for island in range(ISLANDS):
            if board.numbers[island]:
                need += TENTHS * board.room[island]
            else:
                blank += 1
                if TENTHS * board.touching[island] < self.mean:
                    need += self.mean - TENTHS * board.touching[island]
        spare = (2 * self.supply - need + TENTHS * SPARES) // (2 * TENTHS)
        spare = 0 if spare < 0 else spare if spare < SPARES else SPARES - 1
        self.spare = spare * AGES + AGE_OF[self.left]
        lack = blank - self.left
        self.lack = 0 if lack < 0 else lack if lack < LACKS else LACKS - 1

    def flagged(self, race: Race, islands: list[int], odds_of: list[int], flag: int) -> float:
        """Points to be expected of finishing all islands of a flag."""
        missing = 0
        self.holds[flag] = False
        for island in islands:
            state = self.states[island]
            if state == LOST:
                return 0.0
            if state != DONE:
                missing += 1
        self.holds[flag] = not missing
        total = 0.0
        for k in range(len(race.clocks)):
            clock = race.clocks[k]
            if not missing:
                total += race.points[k]
            elif clock:
                odds = self.chances.flags[(flag * 5 + missing) * CLOCKS + clock]
                for island in islands:
                    if self.states[island] != DONE:
                        odds += odds_of[self.states[island] * CLOCKS + clock]
                        odds += self.chances.near[self.near[island] + clock]
                total += race.points[k] * chance(odds)
        return total

    def group_of_six(self, board: Board, race: Race) -> float:
        """Points to be expected of a group of six."""
        size, hope = self.groups(board)
        self.holds[2] = size >= 6
        self.six = (size * SIX_HOPES + hope) * CLOCKS
        total = 0.0
        for k in range(len(race.clocks)):
            if size >= 6:
                total += race.points[k]
            elif race.clocks[k]:
                clock = race.clocks[k]
                total += race.points[k] * chance(
                    self.chances.six[self.six + clock] + self.chances.group[self.group + clock]
                )
        return total

    def groups(self, board: Board) -> tuple[int, int]:
        """The size of the largest group, and the best of those that open islands could make it. The same with blank
        islands that have a bridge is noted."""
        closed = list(range(ISLANDS))
        joined = list(range(ISLANDS))
        reaches = [0] * ISLANDS
        hoped = list(range(ISLANDS))
        sizes = [0] * ISLANDS
        hopes = [0] * ISLANDS
        for island in range(ISLANDS):
            if self.states[island] == DONE:
                sizes[island] = 1
                hopes[island] = HOPE_OF[0]
                reaches[island] = REACHES[0]
            elif self.states[island] == LOST:
                continue
            elif board.numbers[island]:
                hopes[island] = HOPE_OF[board.room[island]]
                reaches[island] = REACHES[board.room[island]]
            elif board.touching[island]:
                reaches[island] = REACHES[-1]
        for line in range(len(board.bridges)):
            if board.bridges[line]:
                one = self.sheet.one[line]
                other = self.sheet.other[line]
                if sizes[one] and sizes[other]:
                    join(closed, sizes, one, other)
                if hopes[one] and hopes[other]:
                    join(hoped, hopes, one, other)
                if reaches[one] and reaches[other]:
                    join(joined, reaches, one, other)
        wide = max(reaches) >> 2
        self.group = (wide if wide < GROUPS else GROUPS - 1) * CLOCKS
        hope = max(hopes) >> 2
        return max(sizes), hope if hope < SIX_HOPES else SIX_HOPES - 1


def sight(board: Board, island: int) -> int:
    """An island as its neighbours see it."""
    return board.room[island] if board.numbers[island] else TOUCHED + board.touching[island]


def link(board: Board, mine: int, other: int, span: int) -> int:
    """What an open line says of one of its ends: by both islands, by the bridges it may bring, and whether at risk."""
    bring = 1 + (span >> RISKY) if span >> RISKY else span - 1
    return (sight(board, mine) * SIGHTS + sight(board, other)) * SPANS + bring


def join(roots: list[int], sizes: list[int], one: int, other: int) -> None:
    """Make two groups one."""
    while roots[one] != one:
        one = roots[one]
    while roots[other] != other:
        other = roots[other]
    if one != other:
        roots[other] = one
        sizes[one] += sizes[other]
