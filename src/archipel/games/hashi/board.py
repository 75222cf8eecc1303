"""One player's board: numbers on islands, bridges on lines, and what may still be drawn."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.content import ISLANDS
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.values import BoardView

MOST_BRIDGES: Final = 6
PER_LINE: Final = 2


@final
class Board:
    """`room` is what an island can still take, `touching` the bridges it has; `used` and `finished` are masks. `view`
    is what was made of it once it was shown: from then on it is never changed."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.numbers: list[int] = [0] * ISLANDS
        self.bridges: list[int] = [0] * len(sheet.lines)
        self.touching: list[int] = [0] * ISLANDS
        self.room: list[int] = [MOST_BRIDGES] * ISLANDS
        self.used = 0
        self.finished = 0
        self.view: BoardView | None = None

    def clone(self) -> Board:
        twin = Board(self.sheet)
        twin.numbers = self.numbers.copy()
        twin.bridges = self.bridges.copy()
        twin.touching = self.touching.copy()
        twin.room = self.room.copy()
        twin.used = self.used
        twin.finished = self.finished
        return twin

    def write(self, island: int, number: int) -> None:
        self.numbers[island] = number
        self.room[island] = number - self.touching[island]
        if not self.room[island]:
            self.finished |= 1 << island

    def draw(self, line: int) -> None:
        one, other = self.sheet.ends[line]
        self.bridges[line] += 1
        self.used |= 1 << line
        self._touch(one)
        self._touch(other)

    def _touch(self, island: int) -> None:
        self.touching[island] += 1
        self.room[island] -= 1
        if not self.room[island] and self.numbers[island]:
            self.finished |= 1 << island

    def erase(self, line: int) -> None:
        """Take one bridge away again."""
        one, other = self.sheet.ends[line]
        self.bridges[line] -= 1
        if not self.bridges[line]:
            self.used &= ~(1 << line)
        self._untouch(one)
        self._untouch(other)

    def _untouch(self, island: int) -> None:
        self.touching[island] -= 1
        self.room[island] += 1
        self.finished &= ~(1 << island)

    def takes(self, island: int, number: int) -> bool:
        """May this number be written here?"""
        if self.numbers[island] or number < self.touching[island]:
            return False
        return not self.sheet.flags[island] or self.touching[island] > 0

    def spans(self, line: int) -> bool:
        """May one bridge be drawn here?"""
        if self.bridges[line] >= PER_LINE or self.sheet.crossing[line] & self.used:
            return False
        one, other = self.sheet.ends[line]
        if not self.room[one] or not self.room[other]:
            return False
        return self.numbers[one] > 0 or self.numbers[other] > 0

    def offered(self, count: int) -> list[int]:
        """Lines from which a set of `count` bridges can still be completed."""
        lines = range(len(self.bridges))
        if count == 1:
            return [line for line in lines if self.spans(line)]
        found = []
        for line in lines:
            if self.spans(line):
                self.draw(line)
                if self.can_draw(count - 1):
                    found.append(line)
                self.erase(line)
        return found

    def can_draw(self, count: int) -> bool:
        """Is there a set of `count` bridges that may all be drawn?"""
        for line in range(len(self.bridges)):
            if not self.spans(line):
                continue
            if count == 1:
                return True
            self.draw(line)
            rest = self.can_draw(count - 1)
            self.erase(line)
            if rest:
                return True
        return False

    def largest_group(self) -> int:
        """Size of the largest group of finished islands that bridges join directly."""
        best = 0
        left = self.finished
        while left:
            group = self._group(left & -left)
            left &= ~group
            size = group.bit_count()
            if size > best:
                best = size
        return best

    def _group(self, start: int) -> int:
        group = start
        edge = start
        while edge:
            island = (edge & -edge).bit_length() - 1
            edge &= edge - 1
            for line in self.sheet.at[island]:
                if self.bridges[line]:
                    one, other = self.sheet.ends[line]
                    mate = 1 << (other if one == island else one)
                    if mate & self.finished and not mate & group:
                        group |= mate
                        edge |= mate
        return group

    def facts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return tuple(self.numbers), tuple(self.bridges)
