"""The account of one seat: what its person asked for and was told of it, against the lines of the log."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from archipel.table.rows import Entry

NEVER = float("inf")
TIMES = itertools.count()
DOUBTFUL = "server-not-kept"
"""The one refusal after which a line may be in the log: the database was lost before it could say so."""


class Promise:
    """An entry asked for: when it was sent, when it was acknowledged, if ever, and why it was refused, if it was."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.sent: float = next(TIMES)
        self.kept: float = NEVER
        self.why = ""

    def keep(self) -> None:
        self.kept = next(TIMES)

    def acknowledged(self) -> bool:
        return self.kept != NEVER

    def denied(self) -> bool:
        """Whether its person was told that it did not happen."""
        return self.why not in ("", DOUBTFUL)

    def uncertain(self) -> bool:
        """Whether nobody has said what became of it."""
        return not self.acknowledged() and not self.denied()


class Settlement(NamedTuple):
    """Which line of the log keeps which promise of a seat, what was acknowledged and is not there, and the lines that
    keep none. `sure` are those kept that cannot be read otherwise: where the same was asked for twice and cut off each
    time, nobody knows which of them a line keeps."""

    kept: list[tuple[int, Promise]]
    sure: list[tuple[int, Promise]]
    lost: list[Promise]
    extra: list[tuple[int, Entry]]

    def doubled(self) -> list[tuple[int, Entry]]:
        """Lines that keep again what another line keeps."""
        words = {promise.words for _, promise in self.kept}
        return [(line, entry) for line, entry in self.extra if words_of(entry) in words]


class Way(NamedTuple):
    """How to come to a place among lines and promises: its cost, and what was matched last."""

    cost: int
    before: Way | None
    line: int | None
    promise: int | None


def words_of(entry: Entry) -> str:
    """An undo that took back more than the last action names its lines; that was not asked for in words."""
    return entry.action if entry.kind == "act" else entry.kind


def settle(lines: Sequence[tuple[int, Entry]], promises: Sequence[Promise]) -> Settlement:
    """Lines of one seat by their numbers, and its promises in the order in which they were sent: each acknowledged one
    is there once and in order, one that was cut off or refused may be there or not; as much as possible is matched."""
    found, other = _settle(lines, promises), _settle(lines[::-1], promises[::-1])
    return found._replace(sure=[one for one in found.kept if one in {*other.kept}])


def in_order(kept: Sequence[tuple[int, Promise]]) -> bool:
    """Whether nothing stands before what was acknowledged before it was sent."""
    latest = -1.0
    for _, promise in sorted(kept, key=lambda one: one[0]):
        if promise.kept < latest:
            return False
        latest = max(latest, promise.sent)
    return True


def _settle(lines: Sequence[tuple[int, Entry]], promises: Sequence[Promise]) -> Settlement:
    """Where it can be read in several ways, each line keeps the latest promise that it may."""
    return _read(_whole_way(lines, promises) or _cheapest_way(lines, promises), lines, promises)


MUCH = 1000
START = Way(0, None, None, None)


def _whole_way(lines: Sequence[tuple[int, Entry]], promises: Sequence[Promise]) -> Way | None:
    """The way on which nothing is lost or left over and as few as possible are refused and there; None: there is
    none. Kept are the ways to each number of lines that are still open: few, for every acknowledged promise closes
    those where it does not come next."""
    ways = {0: START}
    for number, promise in enumerate(promises):
        after = {} if promise.acknowledged() else ways.copy()
        for at, way in ways.items():
            if at < len(lines) and words_of(lines[at][1]) == promise.words:
                found = Way(way.cost + promise.denied(), way, at, number)
                after[at + 1] = min(found, after.get(at + 1, found), key=lambda way: way.cost)
        ways = after
    return ways.get(len(lines))


def _cheapest_way(lines: Sequence[tuple[int, Entry]], promises: Sequence[Promise]) -> Way:
    """Where there is none: what is lost or left over costs much, a refused one that is there costs a little."""
    row = _extras(lines)
    for number, promise in enumerate(promises):
        row = _after(row, lines, number, promise)
    return row[-1]


def _extras(lines: Sequence[tuple[int, Entry]]) -> list[Way]:
    row = [START]
    for at in range(len(lines)):
        row.append(Way(row[-1].cost + MUCH, row[-1], at, None))
    return row


def _after(before: list[Way], lines: Sequence[tuple[int, Entry]], number: int, promise: Promise) -> list[Way]:
    """The cheapest ways once a promise is read, to each number of lines."""
    absent = MUCH if promise.acknowledged() else 0
    present = 1 if promise.denied() else 0
    row = [_absent(before[0], absent, number)]
    for at, (_, entry) in enumerate(lines):
        ways = [_absent(before[at + 1], absent, number), Way(row[at].cost + MUCH, row[at], at, None)]
        if words_of(entry) == promise.words:
            ways.append(Way(before[at].cost + present, before[at], at, number))
        row.append(min(ways, key=lambda way: way.cost))
    return row


def _absent(before: Way, cost: int, number: int) -> Way:
    return Way(before.cost + cost, before, None, number) if cost else before


def _read(way: Way | None, lines: Sequence[tuple[int, Entry]], promises: Sequence[Promise]) -> Settlement:
    found = Settlement([], [], [], [])
    while way is not None:
        if way.line is not None and way.promise is not None:
            found.kept.append((lines[way.line][0], promises[way.promise]))
        elif way.line is not None:
            found.extra.append(lines[way.line])
        elif way.promise is not None:
            found.lost.append(promises[way.promise])
        way = way.before
    for part in found:
        part.reverse()
    return found
