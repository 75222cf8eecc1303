"""Race bonuses, the score sheet, and the ladder of ranks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from archipel.core.values import Outcome, Part, Score, Seat
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CONTENT, ISLAND_POINTS
from archipel.games.hashi.sheet import BLUE, RED
from archipel.kit.ranking import score_of, title, winners

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState

BONUSES: Final[tuple[str, ...]] = tuple(row["id"] for row in CONTENT["bonuses"])
HIGH: Final[tuple[int, ...]] = tuple(row["high"] for row in CONTENT["bonuses"])
LOW: Final[tuple[int, ...]] = tuple(row["low"] for row in CONTENT["bonuses"])
NEEDS: Final[tuple[int, ...]] = tuple(row["needs"] for row in CONTENT["bonuses"])
DEADLINES: Final[tuple[int, ...]] = tuple(row["deadline"] for row in CONTENT["bonuses"])
RANKS: Final[tuple[tuple[int, str], ...]] = tuple((row["from"], row["id"]) for row in CONTENT["ranks"])


def progress(board: Board, bonus: int) -> int:
    """How many of the islands a bonus needs are there."""
    name = BONUSES[bonus]
    if name == "six":
        return board.largest_group()
    return (board.finished & board.sheet.flagged[RED if name == "red" else BLUE]).bit_count()


@lru_cache(maxsize=1 << 7)
def rank(score: int) -> str:
    """The title of a score alone."""
    return title(RANKS, score)


def points(state: HashiState, bonus: int, seat: Seat) -> int:
    """What a seat has of a bonus."""
    return given(state, bonus)[seat]


def given(state: HashiState, bonus: int) -> list[int]:
    """What each seat has of a bonus."""
    return _given(bonus, state.reached[bonus], state.window)


@lru_cache(maxsize=1 << 10)
def all_given(reached: tuple[tuple[int, ...], ...], window: str) -> tuple[tuple[int, ...], ...]:
    """What each seat has of each bonus, from the turns in which it reached them."""
    return tuple([tuple(_given(bonus, turns, window)) for bonus, turns in enumerate(reached)])


def _given(bonus: int, turns: Sequence[int], window: str) -> list[int]:
    return [solo_award(bonus, turns[0])] if len(turns) == 1 else award(bonus, turns, window)


def award(bonus: int, turns: Sequence[int], window: str) -> list[int]:
    """Points by seat from the turns in which each reached the bonus (0: never)."""
    first = min((turn for turn in turns if turn), default=0)
    given = []
    for turn in turns:
        if not turn:
            given.append(0)
        elif turn == first:
            given.append(HIGH[bonus])
        elif turn == first + 1 or window == "any_later_turn":
            given.append(LOW[bonus])
        else:
            given.append(0)
    return given


def solo_award(bonus: int, turn: int) -> int:
    if not turn:
        return 0
    return HIGH[bonus] if turn <= DEADLINES[bonus] else LOW[bonus]


def total(state: HashiState, board: Board, seat: Seat) -> int:
    """Points of a seat with its finished islands on `board` and the bonuses it holds."""
    given = sum([points(state, bonus, seat) for bonus in range(len(BONUSES))])
    return ISLAND_POINTS * board.finished.bit_count() + given


def outcome(state: HashiState) -> Outcome:
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    best = winners([score.total for score in scores])
    return Outcome(best, scores, "reason-cards", rank(scores[0].total) if state.seats == 1 else "")


def _score(state: HashiState, seat: Seat) -> Score:
    islands = ISLAND_POINTS * state.boards[seat].finished.bit_count()
    parts = [Part("islands", islands)]
    for bonus, name in enumerate(BONUSES):
        parts.append(Part(name, points(state, bonus, seat)))
    return score_of(parts)
