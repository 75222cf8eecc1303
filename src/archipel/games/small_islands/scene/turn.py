"""What is asked now: prompt, hint, stages of the turn, progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Progress, Stage
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.small_islands.edition import BOATS
from archipel.games.small_islands.mat import ROUNDS
from archipel.games.small_islands.scene.dock import FEW
from archipel.games.small_islands.scene.naming import listed, who
from archipel.games.small_islands.scene.places import Chart
from archipel.games.small_islands.values import Land
from archipel.games.small_islands.views import SmallView

EXPLORING: Final = ("turn", "place", "blocked", "draw", "joker", "moor", "orient")


def prompt(view: SmallView, chart: Chart, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    if view.pending.stage == "over":
        return ending(view)
    if not legal:
        return waiting(view, chart)
    if view.pending.stage == "start":
        return text("prompt-start", left=len(view.start) // 2)
    if view.pending.stage == "choose":
        return text("prompt-choose", kind=kind_of(view))
    if view.pending.stage == "turn":
        boats = any(isinstance(action, Land) for action in legal)
        tiles = any(not isinstance(action, Land) for action in legal)
        return text("prompt-turn", can="both" if boats and tiles else "land" if boats else "explore")
    if view.pending.stage == "houses":
        return text("prompt-houses" if len(legal) > 1 else "prompt-no-house", houses=_at_hand(view))
    return text(f"prompt-{view.pending.stage}")


def kind_of(view: SmallView) -> str:
    """What is chosen now: objectives, or in the advanced game missions, then rewards."""
    first = view.cards[0]
    return "objective" if first.mission and first.reward else "mission" if first.mission else "reward"


def waiting(view: SmallView, chart: Chart) -> Text:
    if view.pending.stage == "choose":
        late = [seat for seat, ready in enumerate(view.pending.ready) if not ready]
        return text("wait-choose", who=listed([seat_text(seat) for seat in late])) if late else text("wait")
    return text(f"wait-{view.pending.stage}", who=who(chart, view.turn))


def ending(view: SmallView) -> Text:
    if view.winner < 0:
        return text("over")
    score = view.mats[view.winner].score
    if view.alexis is not None:
        other = view.mats[1 - view.winner].score
        return text("over-won" if view.winner == 0 else "over-lost", points=score, other=other)
    return text("over-by", who=seat_text(view.winner), points=score)


def hint(view: SmallView, chart: Chart, legal: Sequence[Action]) -> Text | None:
    """How the choice is made, or how soon the round and the game may end."""
    if view.pending.stage == "over":
        return text(view.tie) if view.tie else None
    if not legal:
        return soon(view, chart)
    if view.pending.stage in ("turn", "draw"):
        return soon(view, chart) or text("hint-turn", left=view.navigation)
    rule = "6.6" if view.pending.stage == "blocked" else ""
    return text(f"hint-{view.pending.stage}", rule=rule)


def soon(view: SmallView, chart: Chart) -> Text | None:
    """A word of warning when the game may end."""
    if view.last_phase:
        return text("soon-last")
    if phase(view) == "reward" and view.lander >= 0:
        return text("landed-by", seat=who(chart, view.lander))
    if view.pending.stage not in EXPLORING:
        return None
    if [tile.tile for tile in view.tiles].count("boat") == BOATS - 1:
        return text("soon-boat")
    return text("soon-reserve", left=view.reserve) if view.reserve < FEW else None


def stages(view: SmallView, legal: Sequence[Action]) -> tuple[Stage, ...]:
    """Take, lay, joker: what is done of a turn of exploring."""
    if not legal or view.pending.stage not in ("turn", "place", "blocked", "draw", "joker"):
        return ()
    return _stages({"turn": 0, "place": 1, "blocked": 1, "draw": 1, "joker": 2}[view.pending.stage])


@kept
def _stages(at: int) -> tuple[Stage, ...]:
    return tuple([
        Stage(str(nth + 1), text(f"stage-{name}"), "done" if nth < at else "now" if nth == at else "next")
        for nth, name in enumerate(("take", "place", "joker"))
    ])  # fmt: skip


def subtitle(view: SmallView) -> Text:
    return _subtitle(view.options.mode, phase(view))


@kept
def _subtitle(mode: str, phase: str) -> Text:
    return text("subtitle", mode=text(f"mode-{mode}"), phase=text(f"phase-{phase}"))


def phase(view: SmallView) -> str:
    if view.pending.stage in ("start", "over"):
        return view.pending.stage
    if view.pending.stage == "choose":
        return "prepare"
    return "explore" if view.pending.stage in EXPLORING else "reward"


def progress(view: SmallView) -> Progress:
    return _progress(max(1, view.round))


@kept
def _progress(round: int) -> Progress:
    return Progress(text("progress", round=round), round, ROUNDS)


def _at_hand(view: SmallView) -> int:
    return view.mats[view.seat].at_hand if view.seat is not None else 0
