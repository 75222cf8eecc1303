"""The plan of a turn: the entries that promise most, looked at again through the cards that may follow."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS, ISLANDS, TURNS
from archipel.games.hashi.mind.entries import NOWHERE, Entry, Lister, unwrite
from archipel.games.hashi.mind.prospect import MILLI, Prospect, Race
from archipel.games.hashi.mind.races import no_race, prospect

CANDIDATES: Final = 6
MARGIN: Final = 1500
LOOKED_AT: Final = 12
WRITES: Final = 3


@final
class Planner:
    """One seat's turn: its board before it, the turn, the cards seen with the one in play, and its races."""

    def __init__(self, board: Board, turn: int, seen: int, card: int, races: list[Race]) -> None:
        self.board = board
        self.turn = turn
        self.seen = seen
        self.number = board.sheet.numbers[card]
        self.count = board.sheet.counts[card]
        self.races = races
        self.now = prospect(board.sheet, turn, seen, races)

    def entries(self) -> list[Entry]:
        """Every entry, the most promising first."""
        found = Lister(self.board, self.now).every(self.number, self.count)
        found.sort(key=_promise)
        return found

    def bridgings(self) -> list[Entry]:
        """Every set of bridges, or none, once the number is decided."""
        lister = Lister(self.board, self.now)
        lister.bridged(NOWHERE, self.count)
        lister.found.sort(key=_promise)
        return lister.found

    def completions(self, left: int) -> list[Entry]:
        """Every way to draw the bridges that are left."""
        lister = Lister(self.board, self.now)
        lister.extend(NOWHERE, 0, left)
        lister.found.sort(key=_promise)
        return lister.found

    def best(self) -> Entry:
        found = self.entries()
        if self.turn == TURNS:
            return found[0]
        close = [entry for entry in found[:CANDIDATES] if entry.worth > found[0].worth - MARGIN]
        if len(close) == 1:
            return close[0]
        cards = self.cards()
        chosen = close[0]
        most = -1
        for entry in close:
            value = self.ahead(entry, cards)
            if value > most:
                chosen = entry
                most = value
        return chosen

    def cards(self) -> list[int]:
        """Cards that may come next, thinned out evenly where there are many."""
        unseen = [card for card in range(CARDS) if not self.seen >> card & 1]
        if len(unseen) <= LOOKED_AT:
            return unseen
        return [unseen[k * len(unseen) // LOOKED_AT] for k in range(LOOKED_AT)]

    def ahead(self, entry: Entry, cards: list[int]) -> int:
        """What an entry is worth once the next card has been played as well, summed over cards."""
        board = self.board.clone()
        entry.enter(board, self.number)
        self.now.worth(board)
        settled = 0
        races: list[Race] = []
        for bonus in range(len(self.races)):
            race = self.races[bonus]
            if self.now.holds[bonus]:
                settled += int(MILLI * race.prize())
                races.append(no_race())
            else:
                races.append(later(race))
        total = 0
        sheet = board.sheet
        for card in cards:
            after = prospect(sheet, self.turn + 1, self.seen | 1 << card, races)
            total += settled + reply(board, after, sheet.numbers[card], sheet.counts[card])
        return total


def later(race: Race) -> Race:
    """A race one turn on."""
    kept = [k for k in range(len(race.clocks)) if race.clocks[k]]
    return Race([race.clocks[k] - 1 for k in kept], [race.points[k] for k in kept])


def reply(board: Board, after: Prospect, number: int, count: int) -> int:
    """The worth of a good entry, found by writing first and then drawing the best bridge each time."""
    starts: list[tuple[int, int]] = [(after.worth(board), NOWHERE)]
    for island in range(ISLANDS):
        if board.takes(island, number):
            board.write(island, number)
            starts.append((after.worth(board), island))
            unwrite(board, island)
    starts.sort(reverse=True)
    best = starts[0][0]
    for _, island in starts[:WRITES]:
        if island != NOWHERE:
            board.write(island, number)
        value = draw_best(board, after, count)
        if value > best:
            best = value
        if island != NOWHERE:
            unwrite(board, island)
    return best


def draw_best(board: Board, after: Prospect, count: int) -> int:
    """The worth once `count` bridges stand, each the best for itself; -1 where they cannot all be drawn."""
    chosen = -1
    most = -1
    for line in range(len(board.bridges)):
        if board.spans(line):
            board.draw(line)
            value = after.worth(board)
            board.erase(line)
            if value > most:
                most = value
                chosen = line
    if chosen < 0 or count == 1:
        return most
    board.draw(chosen)
    most = draw_best(board, after, count - 1)
    board.erase(chosen)
    return most


def _promise(entry: Entry) -> int:
    return -entry.worth
