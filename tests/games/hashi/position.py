"""Positions in the dossier's notation, and a table to try them on through the public steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from archipel.core.catalog import game
from archipel.core.rng import Quick
from archipel.games.hashi.board import Board
from archipel.games.hashi.sheet import SHEETS
from archipel.games.hashi.state import HashiState
from archipel.games.hashi.steps.card import NextCard
from archipel.games.hashi.values import Bridge, HashiOptions, HashiView, SkipBridges, SkipNumber, Write
from archipel.kit.testing import table
from archipel.kit.testing.chance import Stacked

HASHI = game("hashi")
CARD_IDS = [f"{number}/{count}" for number in range(1, 7) for count in range(1, 4)]


class Table(table.Table[HashiState, HashiView]):
    game = HASHI

    def islands(self, seat: int = 0) -> list[int]:
        """Islands offered for the number."""
        return [action.island for action in self.state.legal_actions(seat) if isinstance(action, Write)]

    def lines(self, seat: int = 0) -> list[str]:
        """Lines offered for the next bridge."""
        return [action.line for action in self.state.legal_actions(seat) if isinstance(action, Bridge)]

    def can_skip(self, seat: int = 0) -> bool:
        kinds = (SkipNumber, SkipBridges)
        return any(isinstance(action, kinds) for action in self.state.legal_actions(seat))

    def turn(self, island: int, *lines: str, seat: int = 0) -> Table:
        """A whole turn of a seat: the island it writes on (0: declined), the lines it draws, confirmed."""
        self.does(f"write {island}" if island else "skip_number", seat=seat)
        self.does(*([f"bridge {line}" for line in lines] or ["skip_bridges"]), seat=seat)
        return self.does("confirm", seat=seat)

    def numbers(self, seat: int = 0) -> dict[int, int]:
        return {at + 1: number for at, number in enumerate(self.view(seat).boards[seat].numbers) if number}

    def bridges(self, seat: int = 0) -> dict[str, int]:
        names = self.state.sheet.lines
        return {name: count for name, count in zip(names, self.view(seat).boards[seat].bridges, strict=True) if count}

    def touching(self, seat: int = 0) -> dict[int, int]:
        """Bridges at each island that has some."""
        found: dict[int, int] = {}
        for name, count in self.bridges(seat).items():
            for island in ends(name):
                found[island] = found.get(island, 0) + count
        return found

    def finished(self, seat: int = 0) -> set[int]:
        return {at + 1 for at, done in enumerate(self.view(seat).boards[seat].finished) if done}

    def groups(self, seat: int = 0) -> list[set[int]]:
        """Finished islands joined directly by bridges, largest group first; worked out here, not by the rules."""
        left, found = self.finished(seat), []
        pairs = [ends(name) for name in self.bridges(seat)]
        while left:
            group = {left.pop()}
            grown = True
            while grown:
                more = {b for a, b in pairs + [(b, a) for a, b in pairs] if a in group and b in left}
                group, left, grown = group | more, left - more, bool(more)
            found.append(group)
        return sorted(found, key=len, reverse=True)

    def reached(self, bonus: str) -> list[int]:
        """The turns in which the seats reached a bonus; 0: not."""
        return list(self.view(None).reached[("red", "blue", "six").index(bonus)])

    def points(self, bonus: str) -> list[int]:
        return list(self.view(None).points[("red", "blue", "six").index(bonus)])


Marks = tuple[Mapping[int, int], Mapping[str, int]]


def position(
    side: str,
    num: Mapping[int, int] | None = None,
    br: Mapping[str, int] | None = None,
    card: str = "1/1",
    *more: str,
    others: Iterable[Marks] = (),
    turn: int = 1,
    window: str = "next_turn",
) -> Table:
    """The first seat's board as written, `card` turned up as that of `turn`, `more` cards to follow."""
    boards = [(num or {}, br or {}), *others]
    state = HashiState(len(boards), Quick(0), SHEETS[side], window, *deck((card, *more)))
    state.boards = [_board(side, *marks) for marks in boards]
    state.show_boards()
    state.turn = turn - 1
    state.steps.append(NextCard())
    state.settle()
    return Table(state)


def rigged(options: HashiOptions, seats: int, cards: Iterable[str], removed: str) -> Table:
    """A new game whose cards come in this order."""
    below, hidden = deck(cards, removed)
    state = HASHI.setup(options, seats, Stacked([*below, hidden]))
    state.settle()
    assert isinstance(state, HashiState)
    return Table(state)


def deck(cards: Iterable[str], removed: str = "") -> tuple[list[int], int]:
    """The deck with these cards on top, the next to be taken last, and the removed card."""
    first = [CARD_IDS.index(card) for card in cards]
    rest = [card for card in range(len(CARD_IDS)) if card not in first]
    hidden = CARD_IDS.index(removed) if removed else rest[-1]
    return [*[card for card in rest if card != hidden][::-1], *first[::-1]], hidden


def ends(line: str) -> tuple[int, int]:
    one, other = line.split("-")
    return int(one), int(other)


def _board(side: str, num: Mapping[int, int], br: Mapping[str, int]) -> Board:
    board = Board(SHEETS[side])
    for island, number in num.items():
        board.write(island - 1, number)
    for line, count in br.items():
        for _ in range(count):
            board.draw(board.sheet.line_of[line])
    return board
