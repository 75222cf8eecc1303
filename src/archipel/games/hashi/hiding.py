"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.hashi import scoring
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS, ISLAND_POINTS, ISLANDS
from archipel.games.hashi.values import BoardView, HashiView, Pending
from archipel.kit.ranking import title
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


def view(state: HashiState, seat: Seat | None) -> HashiView:
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over", (False,) * state.seats)
    boards = [
        board_view(board) if mat == seat else _shown_view(state.shown[mat]) for mat, board in enumerate(state.boards)
    ]
    points = [scoring.given(state, bonus) for bonus in range(len(scoring.BONUSES))]
    islands = [ISLAND_POINTS * board.finished.count(True) for board in boards]
    scores = tuple([sum(parts) for parts in zip(islands, *points, strict=True)])
    return HashiView(
        seat=seat,
        seats=state.seats,
        side="A" if state.sheet.side == "A" else "B",
        low_bonus_window=state.window,
        turn=state.turn,
        card=state.card,
        seen=tuple([card for card in range(CARDS) if state.seen >> card & 1]),
        removed=-1 if state.steps else state.removed,
        boards=tuple(boards),
        reached=tuple([tuple(turns) for turns in state.reached]),
        points=tuple([tuple(given) for given in points]),
        last=tuple(state.last),
        scores=scores,
        pending=pending,
        rank=title(scoring.RANKS, scores[0]) if state.seats == 1 else "",
        content=state.content,
    )


def board_view(board: Board) -> BoardView:
    finished = tuple([board.finished >> island & 1 == 1 for island in range(ISLANDS)])
    return BoardView(tuple(board.numbers), tuple(board.bridges), finished, board.largest_group())


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
