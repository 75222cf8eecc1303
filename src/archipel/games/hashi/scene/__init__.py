"""From a view and its legal actions to the scene of a table of Hashi."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import kept
from archipel.core.scene import Progress, Scene, ScenePart
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import PILES, TURNS
from archipel.games.hashi.scene.boards import board_of, own_board
from archipel.games.hashi.scene.cards import all_cards, start_numbers, turn_card
from archipel.games.hashi.scene.plaques import plaques
from archipel.games.hashi.scene.seats import progress_of, small_board, stats
from archipel.games.hashi.scene.solo import ladder, piles
from archipel.games.hashi.scene.touch import intent
from archipel.games.hashi.scene.turn import gestures, hint, prompt, shut, stages, stranded
from archipel.games.hashi.values import HashiView

__all__ = ["intent", "scene"]


def scene(view: HashiView, legal: Sequence[Action]) -> Scene:
    """A spectator looks over the shoulder of the first seat."""
    seat = view.seat or 0
    boards = [board_of(view, mat) for mat in range(view.seats)]
    board = boards[seat]
    stuck = stranded(view, board, legal)
    return Scene(
        prompt=prompt(view, board.sheet, legal, stuck),
        parts=tuple(_parts(view, seat, boards)),
        gestures=gestures(view, board, tuple(legal), stuck),
        shut=shut(view, legal, stuck),
        hint=hint(view, legal),
        stages=stages(view, board.sheet, stuck),
        progress=_progress(view.turn, PILES if view.seats == 1 else ()),
        scores=view.scores,
        subtitle=_subtitle(view.side, view.seats),
    )


def _parts(view: HashiView, seat: int, boards: list[Board]) -> Iterator[ScenePart]:
    sheet, over = boards[seat].sheet, view.pending.stage == "over"
    yield own_board(view, seat, boards[seat])
    yield from plaques(view, seat, progress_of(boards[seat]))
    yield all_cards(sheet, view.seen, -1 if over else view.card, view.removed)
    yield turn_card(sheet, view.card, view.removed, view.turn)
    if view.pending.stage == "start":
        yield start_numbers()
    for mat, board in enumerate(boards):
        yield stats(mat, progress_of(board))
        if mat != seat:
            yield small_board(mat, board)
    if view.seats == 1:
        yield from piles(view.turn, view.reached, over)
        yield ladder(view.rank)


@kept
def _progress(turn: int, groups: tuple[int, ...]) -> Progress:
    return Progress(text("progress", turn=turn), turn, TURNS, groups)


@kept
def _subtitle(side: str, seats: int) -> Text:
    return text("subtitle", side=side, seats=seats)
