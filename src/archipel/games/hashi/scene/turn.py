"""What is asked of the viewer now: the prompt, the stages of the turn, and the gestures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Shut, Stage
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.hashi.board import Board
from archipel.games.hashi.scene.places import place
from archipel.games.hashi.scene.plaques import names
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.values import CONFIRM, SKIP_BRIDGES, Bridge, Confirm, HashiView, SkipBridges, Start, Write

_said: Final = kept(text)
"""A sentence of numbers and plain words."""


def stranded(view: HashiView, board: Board, legal: Sequence[Action]) -> bool:
    """Neither a number nor bridges can be entered this turn."""
    # Asking tries bridges out, and the board is everybody's.
    return view.pending.stage == "write" and len(legal) == 1 and not board.clone().can_draw(view.pending.left)


def prompt(view: HashiView, sheet: Sheet, legal: Sequence[Action], stuck: bool) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    stage = view.pending.stage
    if stage == "over":
        return _ending(view.scores, view.rank)
    if view.seat is None:
        return _said("prompt-watch", turn=view.turn)
    if stage == "done":
        return _waiting(view.pending.ready)
    if stage == "start":
        return _said("prompt-start", seats=view.seats)
    if stage == "confirm":
        return _said("prompt-confirm")
    if stuck:
        return _said("prompt-nothing")
    if stage == "write":
        return _said("prompt-write" if len(legal) > 1 else "prompt-no-island", number=sheet.numbers[view.card])
    if list(legal) == [SKIP_BRIDGES]:
        return _said("prompt-no-bridge", count=sheet.counts[view.card])
    return _said("prompt-draw", left=view.pending.left, begun="yes" if view.pending.drew else "no")


@kept
def _ending(scores: tuple[int, ...], rank: str) -> Text:
    best = max(scores)
    if len(scores) == 1:
        return text("prompt-solo-over", points=best, rank=text(rank))
    winners = [seat for seat, score in enumerate(scores) if score == best]
    if len(winners) == 1:
        return text("prompt-won", seat=seat_text(winners[0]), points=best)
    return text("prompt-shared", who=names(winners), points=best)


@kept
def _waiting(ready: tuple[bool, ...]) -> Text:
    return text("prompt-wait", who=names([seat for seat, done in enumerate(ready) if not done]))


def hint(view: HashiView, legal: Sequence[Action]) -> Text | None:
    stage = view.pending.stage
    if view.seat is None or stage == "over":
        return None
    if stage == "start":
        return _said("hint-start", seats=view.seats)
    if stage in ("write", "draw") and len(legal) == 1:
        return _said("hint-none", stage=stage)
    return _said(f"hint-{stage}")


def stages(view: HashiView, sheet: Sheet, stuck: bool) -> tuple[Stage, ...]:
    """Part a and part b of the turn in hand."""
    pending = view.pending
    if view.seat is None or view.card < 0 or pending.stage in ("start", "over"):
        return ()
    number, count = sheet.numbers[view.card], sheet.counts[view.card]
    if pending.stage == "write":
        return _writing(number, count, stuck)
    if pending.stage == "draw":
        return _drawing(number, count, pending.wrote > 0, pending.left)
    return _entered(number, count, pending.wrote > 0, len(pending.drew))


@kept
def _writing(number: int, count: int, stuck: bool) -> tuple[Stage, ...]:
    first = Stage("a", text("stage-write", number=number), "next" if stuck else "now")
    return first, Stage("b", text("stage-draw", count=count), "next", 0, count, "arch")


@kept
def _drawing(number: int, count: int, wrote: bool, left: int) -> tuple[Stage, ...]:
    draw, note = text("stage-draw", count=count), text("stage-left", left=left)
    return _written(number, wrote), Stage("b", draw, "now", count - left, count, "arch", note)


@kept
def _entered(number: int, count: int, wrote: bool, drawn: int) -> tuple[Stage, ...]:
    draw, note = text("stage-draw", count=count), None if drawn else text("stage-passed")
    return _written(number, wrote), Stage("b", draw, "done", drawn, count, "arch", note)


def _written(number: int, wrote: bool) -> Stage:
    return Stage("a", text("stage-write", number=number), "done", note=None if wrote else text("stage-passed"))


def shut(view: HashiView, legal: Sequence[Action], stuck: bool) -> tuple[Shut, ...]:
    """The button that ends a turn, while it cannot end yet."""
    return _not_yet() if view.pending.stage in ("write", "draw") and legal and not stuck else ()


@kept
def _not_yet() -> tuple[Shut, ...]:
    return (Shut(CONFIRM, text("do-confirm"), main=True, icon="check"),)


def gestures(view: HashiView, board: Board, legal: tuple[Action, ...], stuck: bool) -> tuple[Gesture, ...]:
    if stuck:
        return _go_on(legal)
    number = board.sheet.numbers[view.card] if view.card >= 0 else 0
    return _gestures(board, number, legal)


@kept
def _go_on(legal: tuple[Action, ...]) -> tuple[Gesture, ...]:
    then = (SKIP_BRIDGES, CONFIRM)
    return (Gesture(legal[0], label=text("do-continue"), main=True, icon="check", then=then),)


@kept
def _gestures(board: Board, number: int, legal: tuple[Action, ...]) -> tuple[Gesture, ...]:
    return tuple([_gesture(board, number, action) for action in legal])


def _gesture(board: Board, number: int, action: Action) -> Gesture:
    if isinstance(action, Bridge):
        line = board.sheet.line_of[action.line]
        return _bridge(board.sheet, line, board.bridges[line] > 0)
    return _start(action) if isinstance(action, Start) else _entry(action, number)


@kept
def _bridge(sheet: Sheet, line: int, second: bool) -> Gesture:
    action, spot = sheet.bridges[line], place(sheet, line)
    one, other = (end + 1 for end in sheet.ends[line])
    return Gesture(
        action,
        (f"line-{action.line}",),
        text("do-second-bridge" if second else "do-bridge", one=one, other=other),
        ghost=f"{'ghost2' if second else 'ghost'}-{spot.way}{spot.steps}",
        also=((f"isle-{one}", f"isle-{other}"), (f"isle-{other}", f"isle-{one}")),
    )


@kept
def _start(action: Start) -> Gesture:
    isle, choice = f"isle-{action.island}", f"number-{action.number}"
    label = text("do-start", island=action.island, number=action.number)
    return Gesture(action, (isle, choice), label, also=((choice, isle),))


@kept
def _entry(action: Action, number: int) -> Gesture:
    if isinstance(action, Write):
        label = text("do-write", island=action.island, number=number)
        return Gesture(action, (f"isle-{action.island}",), label, ghost=f"ghost-{number}")
    if isinstance(action, Confirm):
        return Gesture(action, label=text("do-confirm"), main=True, icon="check")
    return Gesture(action, label=text("do-no-bridges" if isinstance(action, SkipBridges) else "do-no-number"))
