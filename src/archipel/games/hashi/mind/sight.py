"""Looking ahead from the end of a turn: what a board is worth once the next card is played, or the next two."""

from __future__ import annotations

from typing import Final, final

from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS, ISLANDS, TURNS
from archipel.games.hashi.mind.entries import NOWHERE, Entry, unwrite
from archipel.games.hashi.mind.prospect import MILLI, Prospect, Race
from archipel.games.hashi.mind.races import no_race, prospect

NEXT: Final = 12
WRITES: Final = 3
"""Cards that are looked at where one is to come, and how many ways to write are followed with each."""
FIRST: Final = 12
SECOND: Final = 8
SECOND_WRITES: Final = 2
REPLIES: Final = 3
DOUBT: Final = 700
"""The same where two are to come; of the entries with the first, so many and none much worse than the best are
followed to the second."""
STRIDE: Final = 5


@final
class Sight:
    """A board when `turn` is over and the cards of `seen` were turned; `settled` is what its races have brought since
    the turn that is planned began."""

    def __init__(self, board: Board, turn: int, seen: int, races: list[Race], settled: int) -> None:
        self.board = board
        self.turn = turn
        self.seen = seen
        self.races = races
        self.settled = settled

    def one_card_on(self) -> int:
        """Its worth once the next card has been played well."""
        cards = thinned(unseen(self.seen), NEXT, 0)
        return self.mean_of_best(cards, WRITES)

    def mean_of_best(self, cards: list[int], writes: int) -> int:
        total = 0
        for card in cards:
            total += replies(self.board, self.after(card), card, writes)[0].worth
        return self.settled + total // len(cards)

    def two_cards_on(self) -> int:
        """Its worth once the next two cards have been played, the first with the second in mind."""
        cards = thinned(unseen(self.seen), FIRST, 0)
        total = 0
        for place, card in enumerate(cards):
            total += self.with_card(card, STRIDE * (place + 1))
        return total // len(cards)

    def with_card(self, card: int, shift: int) -> int:
        """The same if the next card is this one."""
        after = self.after(card)
        found = replies(self.board, after, card, WRITES)
        if self.turn + 1 == TURNS:
            return self.settled + found[0].worth
        number = self.board.sheet.numbers[card]
        seen = self.seen | 1 << card
        cards = thinned(unseen(seen), SECOND, shift)
        best = -1
        for entry in found[:REPLIES]:
            if entry.worth < found[0].worth - DOUBT:
                break
            here = Sight(self.board, self.turn + 1, seen, self.races, self.settled)
            worth = entered(self.board, entry, number, after, here).mean_of_best(cards, SECOND_WRITES)
            if worth > best:
                best = worth
        return best

    def after(self, card: int) -> Prospect:
        """How the board is judged when the next card is played."""
        return prospect(self.board.sheet, self.turn + 1, self.seen | 1 << card, self.races)


def entered(board: Board, entry: Entry, number: int, judge: Prospect, sight: Sight) -> Sight:
    """The board with an entry made, races that it wins settled; `judge` knows the turn, `sight` what was before."""
    laid = board.clone()
    entry.enter(laid, number)
    judge.worth(laid)
    settled = sight.settled
    races: list[Race] = []
    for bonus in range(len(sight.races)):
        race = sight.races[bonus]
        if judge.holds[bonus]:
            settled += int(MILLI * race.prize())
            races.append(no_race())
        else:
            races.append(later(race))
    return Sight(laid, sight.turn, sight.seen, races, settled)


def later(race: Race) -> Race:
    """A race one turn on."""
    kept = [k for k in range(len(race.clocks)) if race.clocks[k]]
    return Race([race.clocks[k] - 1 for k in kept], [race.points[k] for k in kept])


def unseen(seen: int) -> list[int]:
    return [card for card in range(CARDS) if not seen >> card & 1]


def thinned(cards: list[int], most: int, shift: int) -> list[int]:
    """Some of the cards, evenly; a shift gives others."""
    size = len(cards)
    if size <= most:
        return cards
    return [cards[(k * size + shift % size) // most % size] for k in range(most)]


def replies(board: Board, judge: Prospect, card: int, writes: int) -> list[Entry]:
    """A good entry for each of the best ways to write, the best first."""
    number = board.sheet.numbers[card]
    count = board.sheet.counts[card]
    starts: list[tuple[int, int]] = [(judge.worth(board), NOWHERE)]
    for island in range(ISLANDS):
        if board.takes(island, number):
            board.write(island, number)
            starts.append((judge.worth(board), island))
            unwrite(board, island)
    starts.sort(reverse=True)
    found: list[Entry] = []
    for worth, island in starts[:writes]:
        if island != NOWHERE:
            board.write(island, number)
        entry = Entry(island, [], worth)
        drawn = draw_best(board, judge, count, entry.lines)
        if drawn < worth:
            entry.lines.clear()
        else:
            entry.worth = drawn
        found.append(entry)
        if island != NOWHERE:
            unwrite(board, island)
    found.sort(key=_promise)
    return found


def draw_best(board: Board, judge: Prospect, count: int, lines: list[int]) -> int:
    """The worth once `count` bridges stand, each the best for itself and added to `lines`; -1 where they cannot all be
    drawn."""
    chosen = -1
    most = -1
    for line in range(len(board.bridges)):
        if board.spans(line):
            board.draw(line)
            value = judge.worth(board)
            board.erase(line)
            if value > most:
                most = value
                chosen = line
    if chosen < 0:
        return -1
    lines.append(chosen)
    if count == 1:
        return most
    board.draw(chosen)
    most = draw_best(board, judge, count - 1, lines)
    board.erase(chosen)
    return most


def _promise(entry: Entry) -> int:
    return -entry.worth
