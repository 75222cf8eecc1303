"""What is asked of the viewer now: the prompt, the stages of the turn, and the gestures."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import Gesture, Shut, Stage
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.hashi.board import Board
from archipel.games.hashi.scene.places import place
from archipel.games.hashi.scene.plaques import names
from archipel.games.hashi.values import CONFIRM, SKIP_BRIDGES, Bridge, Confirm, HashiView, SkipBridges, Start, Write


def prompt(view: HashiView, board: Board, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    if view.pending.stage == "over":
        return _ending(view)
    if view.seat is None:
        return text("prompt-watch", turn=view.turn)
    if view.pending.stage == "done":
        return text("prompt-wait", who=names([seat for seat in range(view.seats) if not view.pending.ready[seat]]))
    if view.pending.stage == "start":
        return text("prompt-start", seats=view.seats)
    if view.pending.stage == "confirm":
        return text("prompt-confirm")
    number, count = board.sheet.numbers[view.card], board.sheet.counts[view.card]
    if stranded(view, board, legal):
        return text("prompt-nothing")
    if view.pending.stage == "write":
        return text("prompt-write" if len(legal) > 1 else "prompt-no-island", number=number)
    if list(legal) == [SKIP_BRIDGES]:
        return text("prompt-no-bridge", count=count)
    return text("prompt-draw", left=view.pending.left, begun="yes" if view.pending.drew else "no")


def hint(view: HashiView, legal: Sequence[Action]) -> Text | None:
    if view.seat is None or view.pending.stage == "over":
        return None
    if view.pending.stage == "start":
        return text("hint-start", seats=view.seats)
    if view.pending.stage in ("write", "draw") and len(legal) == 1:
        return text("hint-none", stage=view.pending.stage)
    return text(f"hint-{view.pending.stage}")


def stages(view: HashiView, board: Board, legal: Sequence[Action]) -> tuple[Stage, ...]:
    """Part a and part b of the turn in hand."""
    if view.seat is None or view.card < 0 or view.pending.stage in ("start", "over"):
        return ()
    count = board.sheet.counts[view.card]
    wrote = text("stage-write", number=board.sheet.numbers[view.card])
    draw = text("stage-draw", count=count)
    passed = text("stage-passed")
    if view.pending.stage == "write":
        first = Stage("a", wrote, "next" if stranded(view, board, legal) else "now")
        return first, Stage("b", draw, "next", 0, count, "arch")
    first = Stage("a", wrote, "done", note=None if view.pending.wrote else passed)
    if view.pending.stage == "draw":
        left = view.pending.left
        return first, Stage("b", draw, "now", count - left, count, "arch", text("stage-left", left=left))
    drawn = len(view.pending.drew)
    return first, Stage("b", draw, "done", drawn, count, "arch", None if drawn else passed)


def gestures(view: HashiView, board: Board, legal: Sequence[Action]) -> tuple[Gesture, ...]:
    if stranded(view, board, legal):
        on = Gesture(legal[0], label=text("do-continue"), main=True, icon="check", then=(SKIP_BRIDGES, CONFIRM))
        return (on,)
    return tuple(_gesture(view, board, action) for action in legal)


def shut(view: HashiView, board: Board, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """The button that ends a turn, while it cannot end yet."""
    if view.pending.stage in ("write", "draw") and legal and not stranded(view, board, legal):
        return (Shut(CONFIRM, text("do-confirm"), main=True, icon="check"),)
    return ()


def stranded(view: HashiView, board: Board, legal: Sequence[Action]) -> bool:
    """Neither a number nor bridges can be entered this turn."""
    return view.pending.stage == "write" and len(legal) == 1 and not board.can_draw(view.pending.left)


def _gesture(view: HashiView, board: Board, action: Action) -> Gesture:
    if isinstance(action, Start):
        isle, choice = f"isle-{action.island}", f"number-{action.number}"
        label = text("do-start", island=action.island, number=action.number)
        return Gesture(action, (isle, choice), label, also=((choice, isle),))
    if isinstance(action, Write):
        number = board.sheet.numbers[view.card]
        label = text("do-write", island=action.island, number=number)
        return Gesture(action, (f"isle-{action.island}",), label, ghost=f"ghost-{number}")
    if isinstance(action, Bridge):
        return _bridge(board, action)
    if isinstance(action, Confirm):
        return Gesture(action, label=text("do-confirm"), main=True, icon="check")
    return Gesture(action, label=text("do-no-bridges" if isinstance(action, SkipBridges) else "do-no-number"))


def _bridge(board: Board, action: Bridge) -> Gesture:
    line = board.sheet.line_of[action.line]
    spot = place(board.sheet, line)
    one, other = (end + 1 for end in board.sheet.ends[line])
    second = board.bridges[line]
    return Gesture(
        action,
        (f"line-{action.line}",),
        text("do-bridge", one=one, other=other, second="yes" if second else "no"),
        ghost=f"{'ghost2' if second else 'ghost'}-{spot.way}{spot.steps}",
        also=((f"isle-{one}", f"isle-{other}"), (f"isle-{other}", f"isle-{one}")),
    )


def _ending(view: HashiView) -> Text:
    best = max(view.scores)
    if view.seats == 1:
        return text("prompt-solo-over", points=best, rank=text(view.rank))
    winners = [seat for seat, score in enumerate(view.scores) if score == best]
    if len(winners) == 1:
        return text("prompt-won", seat=seat_text(winners[0]), points=best)
    return text("prompt-shared", who=names(winners), points=best)
