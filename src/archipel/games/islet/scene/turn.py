"""What is asked of the viewer now: prompt, hint, and gestures that cost nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.scene import Gesture, Shut
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.islet import values as act
from archipel.games.islet.content.parts import HAND, LIMIT, RESOURCE_OF
from archipel.games.islet.scene.naming import asked_text, seats_text
from archipel.games.islet.scene.places import at_cell, spot_of
from archipel.games.islet.values import END, IsletView

DEEDS: Final = {"place": act.Place, "advance": act.Advance, "lay": act.Lay, "move": act.Move}


def prompt(view: IsletView, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    stage = view.stage
    if stage == "over":
        return ending(view)
    if not mine(view):
        return text("prompt-wait", seat=seat_text(view.turn), stage=stage)
    if stage in ("turn", "move"):
        return text(f"prompt-{stage}", can=can_do(legal))
    if stage in ("discard", "remove"):
        return text(f"prompt-{stage}", count=view.pending.left)
    return text(f"prompt-{stage}")


def mine(view: IsletView) -> bool:
    return view.seat is not None and view.turn == view.seat and view.stage != "over"


def can_do(legal: Sequence[Action]) -> str:
    """Which of placing, advancing, laying and beginning a Move can be done."""
    kinds = {type(action) for action in legal}
    return "-".join(name for name, kind in DEEDS.items() if kind in kinds) or "nothing"


def ending(view: IsletView) -> Text:
    if view.seats == 1:
        won = view.birds[0].laid == view.birds[0].eggs
        rank = text(view.rank) if view.rank else text("rank-lost")
        return text("prompt-over-alone", won="yes" if won else "no", tiles=view.bag, eggs=view.birds[0].laid, rank=rank)
    best = [seat for seat, bird in enumerate(view.birds) if bird.place == 1]
    eggs = view.birds[best[0]].laid
    if len(best) > 1:
        return text("prompt-shared", who=seats_text(best), eggs=eggs)
    tied = sum(bird.laid == eggs for bird in view.birds) > 1
    return text("prompt-won", seat=seat_text(best[0]), eggs=eggs, tied="yes" if tied else "no")


def hint(view: IsletView, legal: Sequence[Action]) -> Text | None:
    if not mine(view):
        return None
    pending = view.pending
    if pending.stage == "turn":
        can, alone = can_do(legal), view.seats == 1
        if alone and view.bag < HAND and "place" in can:
            return text("hint-short-bag", count=view.bag, rule="10.9")
        return text("hint-turn", can=can, alone="yes" if alone else "no")
    if pending.stage == "chain":
        return text("hint-chain", nth=len(pending.chain) + 1, level=pending.chain[-1].level)
    if pending.stage == "move":
        return text("hint-move", can=can_do(legal))
    if pending.stage == "discard":
        return text("hint-discard", limit=LIMIT)
    return text(f"hint-{pending.stage}")


def buttons(view: IsletView, legal: Sequence[Action]) -> list[Gesture]:
    """Gestures of all actions without a price."""
    return [found for action in legal for found in [button(view, action)] if found is not None]


def button(view: IsletView, action: Action) -> Gesture | None:
    if isinstance(action, act.Stop):
        return Gesture(action, label=text("do-stop", count=len(view.pending.chain)), main=True, icon="flag", key="s")
    if isinstance(action, act.End):
        idle = view.stage == "turn"
        return Gesture(action, label=text("do-pass" if idle else "do-end"), main=not idle, icon="flag", key="e")
    if isinstance(action, act.Move):
        return Gesture(action, label=text(f"do-move-{action.source}"), icon="bag" if action.source == "bag" else "")
    if isinstance(action, act.Start):
        return Gesture(action, (spot_of(at_cell(action)),), text("do-start", islet=text(f"islet-{action.islet}")))
    if isinstance(action, act.Discard):
        have = view.birds[view.turn].raw[RESOURCE_OF[action.card]]
        label = text("do-discard", card=text(f"resource-{action.card}"), count=have)
        return Gesture(action, (f"raw-{action.card}",), label)
    if isinstance(action, act.Remove):
        return remove(view, action.tile, action)
    if isinstance(action, act.Guarantee):
        left = view.piles[RESOURCE_OF[action.card]]
        label = text("do-guarantee", card=text(f"resource-{action.card}"), count=left)
        return Gesture(action, (f"pile-{action.card}",), label)
    if isinstance(action, act.GiveUp):
        return give_up(view, action)
    if isinstance(action, act.Fulfil):
        card = next(card for card in view.cards if card.card == action.card)
        return Gesture(action, (f"ask-{action.card}",), text("do-fulfil", card=asked_text(view, card)))
    return None


def remove(view: IsletView, tile: str, action: act.Remove) -> Gesture:
    if tile == "bag":
        return Gesture(action, ("bag",), text("do-remove-bag", count=view.bag))
    label = text("do-remove", tile=text(f"tile-{tile}"), count=view.hand.count(tile))
    return Gesture(action, (f"hand-{tile}",), label)


def give_up(view: IsletView, action: act.GiveUp) -> Gesture:
    """Any of its kind in the same state will do."""
    at, bird = RESOURCE_OF[action.card], view.birds[view.turn]
    ready, all = bird.ready[at], bird.ready[at] + bird.tipped[at]
    paths = tuple((f"sure-{action.card}-{nth}",) for nth in (range(ready) if action.ready else range(ready, all)))
    label = text("do-give-up", card=text(f"resource-{action.card}"), state="ready" if action.ready else "tipped")
    return Gesture(action, paths[0], label, also=paths[1:])


def shut(view: IsletView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """The button that ends a move, while another bird stands here."""
    if mine(view) and view.stage == "move" and END not in legal:
        return (Shut(END, text("do-end"), main=True, icon="flag"),)
    return ()


def subtitle(view: IsletView) -> Text:
    return text("subtitle", seats=view.seats, eggs=view.birds[0].eggs)
