"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.hashi import scoring
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS, ISLAND_POINTS, ISLANDS
from archipel.games.hashi.values import BoardView, HashiView, Pending
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


def view(state: HashiState, seat: Seat | None) -> HashiView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over", (False,) * state.seats)
    boards = state.shown.copy()
    if seat is not None:
        boards[seat] = state.boards[seat]
    reached = tuple([tuple(turns) for turns in state.reached])
    points = scoring.all_given(reached, state.window)
    scores = tuple([_score(board, points, mat) for mat, board in enumerate(boards)])
    return HashiView(
        seat,
        state.seats,
        "A" if state.sheet.side == "A" else "B",
        state.window,
        state.turn,
        state.card,
        _cards(state.seen),
        -1 if state.steps else state.removed,
        tuple([board_view(board) if mat == seat else _shown_view(board) for mat, board in enumerate(boards)]),
        reached,
        points,
        tuple(state.last),
        scores,
        pending,
        scoring.rank(scores[0]) if state.seats == 1 else "",
        state.content,
    )


def board_view(board: Board) -> BoardView:
    return BoardView(tuple(board.numbers), tuple(board.bridges), _flags(board.finished), board.largest_group())


@lru_cache(maxsize=1 << 12)
def _flags(finished: int) -> tuple[bool, ...]:
    return tuple([finished >> island & 1 == 1 for island in range(ISLANDS)])


@lru_cache(maxsize=1 << 12)
def _cards(seen: int) -> tuple[int, ...]:
    return tuple([card for card in range(CARDS) if seen >> card & 1])


def _score(board: Board, points: tuple[tuple[int, ...], ...], seat: Seat) -> int:
    return ISLAND_POINTS * board.finished.bit_count() + sum([given[seat] for given in points])


def _shown_view(board: Board) -> BoardView:
    """A board that is shown is never changed in place: one view of it serves everybody."""
    if board.view is None:
        board.view = board_view(board)
    return board.view


def determinize(state: HashiState, seat: Seat, rng: Rng) -> HashiState:
    """Redraw the cards to come, the hidden card, and what others have entered this turn."""
    twin = state.twin(rng)
    if state.steps:
        unseen = sorted([*state.deck, state.removed])
        rng.shuffle(unseen)
        twin.removed = unseen.pop()
        twin.deck = unseen
    twin.boards = [(state.boards if mat == seat else state.shown)[mat].clone() for mat in range(state.seats)]
    for step in twin.steps:
        if isinstance(step, SecretStep):
            step.forget(twin, seat, rng)
    return twin
