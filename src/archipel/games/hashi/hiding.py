"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.hashi import scoring
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS
from archipel.games.hashi.values import BoardView, HashiView, Pending
from archipel.kit.ranking import title
from archipel.kit.secret import SecretStep

if TYPE_CHECKING:
    from archipel.games.hashi.state import HashiState


def view(state: HashiState, seat: Seat | None) -> HashiView:
    boards = [state.boards[mat] if mat == seat else state.shown[mat] for mat in range(state.seats)]
    pending: Pending = state.steps[-1].pending(state, seat) if state.steps else Pending("over", (False,) * state.seats)
    bonuses = range(len(scoring.BONUSES))
    scores = tuple(scoring.total(state, board, mat) for mat, board in enumerate(boards))
    return HashiView(
        seat=seat,
        seats=state.seats,
        side="A" if state.sheet.side == "A" else "B",
        low_bonus_window=state.window,
        turn=state.turn,
        card=state.card,
        seen=tuple(card for card in range(CARDS) if state.seen >> card & 1),
        removed=-1 if state.steps else state.removed,
        boards=tuple(board_view(board) for board in boards),
        reached=tuple(tuple(turns) for turns in state.reached),
        points=tuple(tuple(scoring.points(state, bonus, mat) for mat in range(state.seats)) for bonus in bonuses),
        last=tuple(state.last),
        scores=scores,
        pending=pending,
        rank=title(scoring.RANKS, scores[0]) if state.seats == 1 else "",
        content=state.content,
    )


def board_view(board: Board) -> BoardView:
    finished = tuple(board.finished >> island & 1 == 1 for island in range(len(board.numbers)))
    return BoardView(tuple(board.numbers), tuple(board.bridges), finished, board.largest_group())


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
