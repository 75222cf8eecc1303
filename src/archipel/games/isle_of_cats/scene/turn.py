"""What is asked of the viewer now: prompt, hint, phases of the day, closed buttons, invitations."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import May, Progress, Stage
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats.content.table import DAYS
from archipel.games.isle_of_cats.scene.boats import focus
from archipel.games.isle_of_cats.scene.gestures import ANYTIME, tile_in_hand
from archipel.games.isle_of_cats.scene.naming import PRICE, card_name
from archipel.games.isle_of_cats.values import WAIVE, Adopt, End, Find, Pass, PhaseName, Play, Rescue
from archipel.games.isle_of_cats.views import CatsView

PHASES: Final[tuple[PhaseName, ...]] = ("fishing", "exploring", "lessons", "rescue", "finds")


def prompt(view: CatsView, kinds: Collection[type]) -> Text:
    """What the viewer is asked, by the kinds of actions that are legal."""
    pending = view.pending
    stage = pending.stage
    if stage == "over":
        return asked("over")
    if stage == "wait":
        return waiting(view)
    if stage == "window":
        return at_moment(pending.moment, pending.turn)
    if stage in ("place", "field", "dye"):
        tile = pending.tile
        assert tile is not None
        return of_tile(stage, tile.kind, tile.shape, tile.colour)
    if stage in ("rescue", "find"):
        return of_turn(stage, pending.rescued, view.mode, can(kinds))
    if stage == "colour":
        return of_lesson(pending.card, view.options.content)
    return of_cards(stage, pending.count, view.mode)


def waiting(view: CatsView) -> Text:
    turn = view.pending.turn
    if view.pending.moment:
        return asked("wait-window")
    return of_other(turn, view.phase) if turn >= 0 and turn != view.seat else asked("wait-all")


@kept
def asked(what: str) -> Text:
    return text(f"prompt-{what}")


@kept
def of_other(turn: int, phase: str) -> Text:
    return text("prompt-wait", other=seat_text(turn), phase=phase)


@kept
def at_moment(moment: str, turn: int) -> Text:
    """What is asked at a moment for any-time cards: before whose turn, where it is somebody's."""
    key = f"prompt-window-{moment}"
    return text(key, other=seat_text(turn)) if turn >= 0 else text(key)


@kept
def of_tile(stage: str, kind: str, shape: str, colour: str) -> Text:
    return text(f"prompt-{stage}", tile=tile_in_hand(kind, shape, colour))


@kept
def of_turn(stage: str, rescued: int, mode: str, can: bool) -> Text:
    return text(f"prompt-{stage}", done=rescued, mode=mode, open="yes" if can else "no")


@kept
def of_lesson(card: int, content: str) -> Text:
    return text("prompt-colour", card=card_name(card, content))


@kept
def of_cards(stage: str, count: int, mode: str) -> Text:
    return text(f"prompt-{stage}", count=count, mode=mode)


def can(kinds: Collection[type]) -> bool:
    """Something else than passing or an any-time card can be done."""
    return any(kind not in (Play, Pass, End) for kind in kinds)


def hint(view: CatsView, kinds: Collection[type]) -> Text | None:
    """What there is to spend, and what is special about the tile in hand."""
    crew = view.crews[focus(view)]
    stage, tile = view.pending.stage, view.pending.tile
    if stage in ("pay", "buy"):
        fish = sum([PRICE[kind] for kind in view.picked])
        return text("hint-pay", fish=fish, left=crew.fish - fish)
    if stage == "place" and tile is not None:
        return text("hint-map" if tile.map >= 0 else "hint-place", anywhere="yes" if tile.anywhere else "no")
    if stage == "lay":
        return text("hint-lay")
    if stage == "rescue" and Rescue in kinds and view.mode != "family":
        return text("hint-rescue", fish=crew.fish)
    if stage == "find" and (Adopt in kinds or Find in kinds):
        return text("hint-find", what=findable(kinds))
    if stage == "draft":
        return text("hint-draft", way="next" if view.day % 2 else "previous", mode=view.mode)
    return otherwise(stage, kinds)


def otherwise(stage: str, kinds: Collection[type]) -> Text | None:
    """How to go on where nothing special is to be said."""
    if stage in ("wait", "over", "window"):
        return None
    if stage == "rescue" and Rescue in kinds:
        return how("free")
    return how("touch" if can(kinds) else "pass")


@kept
def how(what: str) -> Text:
    return text(f"hint-{what}")


def findable(kinds: Collection[type]) -> str:
    if Adopt not in kinds:
        return "treasure"
    return "both" if Find in kinds else "oshax"


@kept
def stages(mode: str, phase: str) -> tuple[Stage, ...]:
    """The phases of the day: gone, present, to come."""
    if mode == "family" or phase == "over":
        return ()
    now = PHASES.index(phase) if phase in PHASES else -1 if phase == "dawn" else len(PHASES)
    found = []
    for nth, name in enumerate(PHASES):
        state = "done" if nth < now else "now" if nth == now else "next"
        found.append(Stage(str(nth + 1), text(f"phase-{name}"), state))  # type: ignore[arg-type]
    return tuple(found)


@kept
def progress(day: int) -> Progress:
    day = max(1, day)
    return Progress(text("progress", day=day), day, DAYS)


def may(view: CatsView, legal: Sequence[Action], kinds: Collection[type]) -> tuple[May, ...]:
    """Any-time cards: at a moment for them, whatever is in the hand; else those that can be played while others act."""
    stage = view.pending.stage
    if stage != "window" and (stage != "wait" or Play not in kinds):
        return ()
    cards = tuple(dict.fromkeys([action.kind for action in legal if isinstance(action, Play)]))
    return invitation(cards, view.pending.moment if stage == "window" else "")


@kept
def invitation(cards: tuple[str, ...], moment: str) -> tuple[May, ...]:
    """Some of the cards may be played at this moment; without one, at any time."""
    label = text("may", cards=len(cards), card=text(f"kind-{cards[0]}")) if cards else text("may-none")
    if moment:
        return (May(moment, label, text(f"moment-{moment}"), WAIVE),)
    return (May(ANYTIME, label, text("may-name")),)
