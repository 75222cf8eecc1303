"""What is asked of the viewer now: prompt, hint, and gestures that cost nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Shut
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.islet import values as act
from archipel.games.islet.content.parts import HAND, LIMIT, RESOURCE_OF
from archipel.games.islet.scene.ending import ending, in_sight, near_end
from archipel.games.islet.scene.naming import asked_text, said
from archipel.games.islet.scene.places import at_cell, spot_of
from archipel.games.islet.values import END, IsletView

DEEDS: Final = {"place": act.Place, "advance": act.Advance, "lay": act.Lay, "move": act.Move}


def prompt(view: IsletView, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    stage = view.stage
    if stage == "over":
        return ending(view)
    if not mine(view):
        return _waiting(view.turn, stage)
    if stage in ("turn", "move"):
        return said(f"prompt-{stage}", can=can_do(legal))
    if stage in ("discard", "remove"):
        return said(f"prompt-{stage}", count=view.pending.left)
    return said(f"prompt-{stage}")


@kept
def _waiting(seat: int, stage: str) -> Text:
    return text("prompt-wait", seat=seat_text(seat), stage=stage)


def mine(view: IsletView) -> bool:
    return view.seat is not None and view.turn == view.seat and view.stage != "over"


def can_do(legal: Sequence[Action]) -> str:
    """Which of placing, advancing, laying and beginning a Move can be done."""
    kinds = {type(action) for action in legal}
    return "-".join(name for name, kind in DEEDS.items() if kind in kinds) or "nothing"


def hint(view: IsletView, legal: Sequence[Action]) -> Text | None:
    if not mine(view):
        return None
    pending = view.pending
    if pending.stage == "turn" and in_sight(view):
        return near_end(view)
    if pending.stage == "turn":
        can, alone = can_do(legal), view.seats == 1
        if alone and view.bag < HAND and "place" in can:
            return said("hint-short-bag", count=view.bag, rule="10.9")
        return said("hint-turn", can=can, alone="yes" if alone else "no")
    if pending.stage == "chain":
        return said("hint-chain", nth=len(pending.chain) + 1, level=pending.chain[-1].level)
    if pending.stage == "move":
        return said("hint-move", can=can_do(legal))
    if pending.stage == "discard":
        return said("hint-discard", limit=LIMIT)
    return said(f"hint-{pending.stage}")


def buttons(view: IsletView, legal: Sequence[Action]) -> list[Gesture]:
    """Gestures of all actions without a price."""
    return [found for action in legal for found in [button(view, action)] if found is not None]


def button(view: IsletView, action: Action) -> Gesture | None:
    """By the kind of the action, drawn from what it shows of the view."""
    bird = view.birds[view.turn]
    match action:
        case act.Stop():
            return _stop(len(view.pending.chain))
        case act.End():
            return _end(view.stage == "turn")
        case act.Move() | act.Start():
            return _beginning(action)
        case act.Discard():
            return _discard(action, bird.raw[RESOURCE_OF[action.card]])
        case act.Remove():
            return _remove(action, view.bag if action.tile == "bag" else view.hand.count(action.tile))
        case act.Guarantee():
            return _guarantee(action, view.piles[RESOURCE_OF[action.card]])
        case act.GiveUp():
            at = RESOURCE_OF[action.card]
            return _give_up(action, bird.ready[at], bird.tipped[at])
        case act.Fulfil():
            islet = next(card.islet for card in view.cards if card.card == action.card)
            return _fulfil(action, view.options.content, islet)
    return None


@kept
def _stop(placed: int) -> Gesture:
    return Gesture(act.STOP, label=text("do-stop", count=placed), main=True, icon="flag", key="s")


@kept
def _end(idle: bool) -> Gesture:
    return Gesture(END, label=text("do-pass" if idle else "do-end"), main=not idle, icon="flag", key="e")


@kept
def _beginning(action: act.Move | act.Start) -> Gesture:
    if isinstance(action, act.Move):
        return Gesture(action, label=text(f"do-move-{action.source}"), icon="bag" if action.source == "bag" else "")
    return Gesture(action, (spot_of(at_cell(action)),), text("do-start", islet=text(f"islet-{action.islet}")))


@kept
def _discard(action: act.Discard, have: int) -> Gesture:
    label = text("do-discard", card=text(f"resource-{action.card}"), count=have)
    return Gesture(action, (f"raw-{action.card}",), label)


@kept
def _remove(action: act.Remove, count: int) -> Gesture:
    if action.tile == "bag":
        return Gesture(action, label=text("do-remove-bag", count=count), icon="bag", also=(("bag",),))
    return Gesture(action, (f"hand-{action.tile}",), text("do-remove", tile=text(f"tile-{action.tile}"), count=count))


@kept
def _guarantee(action: act.Guarantee, left: int) -> Gesture:
    label = text("do-guarantee", card=text(f"resource-{action.card}"), count=left)
    return Gesture(action, (f"raw-{action.card}",), label, also=((f"pile-{action.card}",),))


@kept
def _give_up(action: act.GiveUp, ready: int, tipped: int) -> Gesture:
    """Any of its kind in the same state will do."""
    alike = range(ready) if action.ready else range(ready, ready + tipped)
    paths = tuple((f"sure-{action.card}-{nth}",) for nth in alike)
    label = text("do-give-up", card=text(f"resource-{action.card}"), state="ready" if action.ready else "tipped")
    return Gesture(action, paths[0], label, also=paths[1:])


@kept
def _fulfil(action: act.Fulfil, packed: str, islet: int) -> Gesture:
    return Gesture(action, (f"ask-{action.card}",), text("do-fulfil", card=asked_text(packed, action.card, islet)))


def shut(view: IsletView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """The button that ends a move, while another bird stands here."""
    return _not_yet() if mine(view) and view.stage == "move" and END not in legal else ()


@kept
def _not_yet() -> tuple[Shut, ...]:
    return (Shut(END, text("do-end"), main=True, icon="flag"),)


def subtitle(view: IsletView) -> Text:
    return said("subtitle", seats=view.seats, eggs=view.birds[0].eggs)
