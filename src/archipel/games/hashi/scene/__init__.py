"""From a view and its legal actions to the scene of a table of Hashi."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import as_parts
from archipel.core.scene import Piece, Progress, Scene, Zone
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import PILES, TURNS
from archipel.games.hashi.scene.boards import board_of, large_board
from archipel.games.hashi.scene.cards import all_cards, start_numbers, turn_card
from archipel.games.hashi.scene.plaques import plaques
from archipel.games.hashi.scene.seats import small_board, stats
from archipel.games.hashi.scene.solo import ladder, piles
from archipel.games.hashi.scene.touch import intent
from archipel.games.hashi.scene.turn import gestures, hint, prompt, shut, stages
from archipel.games.hashi.values import HashiView

__all__ = ["intent", "scene"]


def scene(view: HashiView, legal: Sequence[Action]) -> Scene:
    """A spectator looks over the shoulder of the first seat."""
    seat = view.seat or 0
    boards = [board_of(view, mat) for mat in range(view.seats)]
    parts = list(_parts(view, seat, boards))
    return Scene(
        prompt=prompt(view, boards[seat], legal),
        parts=as_parts(parts),
        gestures=gestures(view, boards[seat], legal),
        shut=shut(view, boards[seat], legal),
        hint=hint(view, legal),
        stages=stages(view, boards[seat], legal),
        progress=_progress(view),
        scores=view.scores,
        subtitle=text("subtitle", side=view.side, seats=view.seats),
    )


def _parts(view: HashiView, seat: int, boards: list[Board]) -> Iterator[tuple[list[Zone], list[Piece]]]:
    yield large_board(view, seat, boards[seat])
    yield plaques(view, seat, boards[seat])
    yield all_cards(view, boards[seat].sheet)
    yield turn_card(view, boards[seat].sheet)
    if view.pending.stage == "start":
        yield start_numbers()
    for mat, board in enumerate(boards):
        yield stats(view, mat, board)
        if mat != seat:
            yield small_board(view, mat, board)
    if view.seats == 1:
        yield piles(view)
        yield ladder(view)


def _progress(view: HashiView) -> Progress:
    return Progress(text("progress", turn=view.turn), view.turn, TURNS, PILES if view.seats == 1 else ())
