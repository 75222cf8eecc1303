"""The plan of a turn: the entries that promise most, looked at again through the cards that may follow."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.board import Board
from archipel.games.hashi.content import TURNS
from archipel.games.hashi.mind.entries import NOWHERE, Entry, Lister
from archipel.games.hashi.mind.prospect import Race
from archipel.games.hashi.mind.races import prospect
from archipel.games.hashi.mind.sight import Sight, entered, unseen

CANDIDATES: Final = 8
MARGIN: Final = 2000
FINALISTS: Final = 5
DOUBT: Final = 1000
"""So many entries, and none that promises so many thousandths of a point less than the best, are looked at through one
card to come; of these, so many through two."""


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
        if self.turn < TURNS:
            found = self.weighed(leading(found, CANDIDATES, MARGIN), deep=False)
        if self.turn < TURNS - 1:
            found = self.weighed(leading(found, FINALISTS, DOUBT), deep=True)
        return found[0]

    def weighed(self, entries: list[Entry], *, deep: bool) -> list[Entry]:
        """The entries by what they are worth one card on, or two; the best first."""
        if len(entries) > 1:
            for entry in entries:
                sight = self.sight(entry)
                entry.worth = sight.two_cards_on() if deep else sight.one_card_on()
            entries.sort(key=_promise)
        return entries

    def sight(self, entry: Entry) -> Sight:
        return entered(self.board, entry, self.number, self.now, Sight(self.board, self.turn, self.seen, self.races, 0))

    def cards(self) -> list[int]:
        """Cards that may come next."""
        return unseen(self.seen)


def leading(entries: list[Entry], most: int, margin: int) -> list[Entry]:
    return [entry for entry in entries[:most] if entry.worth > entries[0].worth - margin]


def _promise(entry: Entry) -> int:
    return -entry.worth
