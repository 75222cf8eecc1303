"""What is asked of the viewer now: prompt, hint, phases of the day, closed buttons, invitations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.scene import May, Progress, Stage
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats.content.table import DAYS
from archipel.games.isle_of_cats.scene.boats import focus
from archipel.games.isle_of_cats.scene.gestures import ANYTIME, shown_tile
from archipel.games.isle_of_cats.scene.naming import PRICE, card_name
from archipel.games.isle_of_cats.values import WAIVE, PhaseName, Play, Rescue
from archipel.games.isle_of_cats.views import CatsView

PHASES: Final[tuple[PhaseName, ...]] = ("fishing", "exploring", "lessons", "rescue", "finds")


def prompt(view: CatsView, legal: Sequence[Action]) -> Text:
    stage = view.pending.stage
    if stage == "over":
        return text("prompt-over")
    if stage == "wait":
        return waiting(view)
    if stage == "window":
        return at_moment(view)
    if stage in ("place", "field", "dye"):
        return text(f"prompt-{stage}", tile=shown_tile(view))
    if stage in ("rescue", "find"):
        return text(f"prompt-{stage}", done=view.pending.rescued, mode=view.mode, open="yes" if can(legal) else "no")
    if stage == "colour":
        return text("prompt-colour", card=card_name(view.pending.card, view.options.content))
    return text(f"prompt-{stage}", count=view.pending.count, mode=view.mode)


def at_moment(view: CatsView) -> Text:
    """What is asked at a moment for any-time cards: before whose turn, where it is somebody's."""
    key, other = f"prompt-window-{view.pending.moment}", view.pending.turn
    return text(key, other=seat_text(other)) if other >= 0 else text(key)


def can(legal: Sequence[Action]) -> bool:
    """Something else than passing or an any-time card can be done."""
    return any(not isinstance(action, Play) and str(action) not in ("pass", "end") for action in legal)


def waiting(view: CatsView) -> Text:
    if view.pending.moment:
        return text("prompt-wait-window")
    if view.pending.turn >= 0 and view.pending.turn != view.seat:
        return text("prompt-wait", other=seat_text(view.pending.turn), phase=view.phase)
    return text("prompt-wait-all")


def hint(view: CatsView, legal: Sequence[Action]) -> Text | None:
    """What there is to spend, and what is special about the tile in hand."""
    crew = view.crews[focus(view)]
    tile = view.pending.tile
    if view.pending.stage in ("pay", "buy"):
        fish = sum(PRICE[kind] for kind in view.picked)
        return text("hint-pay", fish=fish, left=crew.fish - fish)
    if view.pending.stage == "place" and tile is not None:
        if tile.map >= 0:
            return text("hint-map", anywhere="yes" if tile.anywhere else "no")
        return text("hint-place", anywhere="yes" if tile.anywhere else "no")
    if view.pending.stage == "lay":
        return text("hint-lay")
    if view.pending.stage == "rescue" and any(isinstance(action, Rescue) for action in legal) and view.mode != "family":
        return text("hint-rescue", fish=crew.fish)
    if view.pending.stage == "draft":
        return text("hint-draft", way="next" if view.day % 2 else "previous", mode=view.mode)
    return None


def stages(view: CatsView) -> tuple[Stage, ...]:
    """The phases of the day: gone, present, to come."""
    if view.mode == "family" or view.phase == "over":
        return ()
    now = PHASES.index(view.phase) if view.phase in PHASES else -1 if view.phase == "dawn" else len(PHASES)
    found = []
    for nth, phase in enumerate(PHASES):
        state = "done" if nth < now else "now" if nth == now else "next"
        found.append(Stage(str(nth + 1), text(f"phase-{phase}"), state))  # type: ignore[arg-type]
    return tuple(found)


def progress(view: CatsView) -> Progress:
    day = max(1, view.day)
    return Progress(text("progress", day=day), day, DAYS)


def may(view: CatsView, legal: Sequence[Action]) -> tuple[May, ...]:
    """Any-time cards: at a moment for them, whatever is in the hand; else those that can be played while others act."""
    kinds = list(dict.fromkeys(action.kind for action in legal if isinstance(action, Play)))
    label = text("may", cards=len(kinds), card=text(f"kind-{kinds[0]}")) if kinds else text("may-none")
    if view.pending.stage == "window":
        moment = view.pending.moment
        return (May(moment, label, text(f"moment-{moment}"), WAIVE),)
    if view.pending.stage == "wait" and kinds:
        return (May(ANYTIME, label, text("may-name")),)
    return ()
