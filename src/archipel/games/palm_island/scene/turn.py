"""What is asked of the viewer now: prompt, hint, buttons, and gestures that cost nothing."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import Gesture, Shut
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import CORE, DISASTERS, LEVELS
from archipel.games.palm_island.scene.naming import named, seats
from archipel.games.palm_island.scene.table import at, option
from archipel.games.palm_island.values import (
    AGREE,
    Agree,
    Aim,
    Discard,
    PalmView,
    Pass,
    Pledge,
    Rest,
    Start,
    Withdraw,
)


def prompt(view: PalmView, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    if view.stage == "over":
        return ending(view)
    if view.seat is None:
        return text("prompt-watch", round=view.round)
    if view.stage == "play":
        return text("prompt-play" if len(legal) > 1 else "prompt-forced")
    if view.stage == "buy":
        return text("prompt-buy", place=view.hands[view.seat].place)
    if view.stage == "study":
        return text("prompt-study", cards=view.size - 1)
    if view.stage == "meet":
        return meeting(view, legal)
    if view.stage == "cycle":
        return text("prompt-cycle" if view.mode == "speed" else "prompt-claim")
    return waiting(view)


def waiting(view: PalmView) -> Text:
    who = [seat for seat in range(view.seats) if not view.ready[seat] and seat != view.seat]
    return text("prompt-wait", who=seats(who)) if who else text("prompt-soon")


def meeting(view: PalmView, legal: Sequence[Action]) -> Text:
    goal = text("goal-ability", ability=text(f"ability-{view.ability}")) if view.target == "ability" else level(view)
    if AGREE in legal:
        return text("prompt-agree", goal=goal)
    return text("prompt-meet" if legal else "prompt-met", goal=goal)


def level(view: PalmView) -> Text:
    of = len(LEVELS[DISASTERS.index(view.disaster)])
    return text("goal-level", disaster=text(f"disaster-{view.disaster}"), level=min(view.level + 1, of))


def ending(view: PalmView) -> Text:
    if view.mode == "solo":
        return text("prompt-over-solo", points=view.hands[0].score, rank=text(view.rank))
    if view.mode == "cooperative":
        saved = view.level == len(LEVELS[DISASTERS.index(view.disaster)])
        lowest = min(hand.score for hand in view.hands)
        disaster = text(f"disaster-{view.disaster}")
        return text("prompt-over-together", disaster=disaster, saved="yes" if saved else "no", points=lowest)
    best = max(hand.score for hand in view.hands)
    return text("prompt-over", points=best)


def hint(view: PalmView, legal: Sequence[Action]) -> Text | None:
    if view.seat is None or view.stage in ("over", "wait"):
        return None
    if view.stage == "play" and view.perk:
        return text("hint-perk", effect=text(f"effect-{view.perk}"))
    forced = view.stage == "play" and len(legal) == 1
    return text("hint-forced" if forced else f"hint-{view.stage}")


def buttons(view: PalmView, legal: Sequence[Action]) -> list[Gesture]:
    """Gestures of all actions without a price."""
    return [found for action in legal for found in [button(view, action)] if found is not None]


def button(view: PalmView, action: Action) -> Gesture | None:
    if isinstance(action, Start):
        return Gesture(action, label=text("do-start"), main=True, icon="check")
    if isinstance(action, Discard):
        return discard(view, action)
    if isinstance(action, Pass):
        return Gesture(action, label=text(f"do-pass-{view.stage}"))
    if isinstance(action, Aim):
        other = (
            level(view) if view.target == "ability" else text("goal-ability", ability=text(f"ability-{view.ability}"))
        )
        return Gesture(action, label=text("do-aim", goal=other), icon="ability")
    if isinstance(action, Agree):
        return Gesture(action, label=text("do-agree"), main=True, icon="check")
    if isinstance(action, Pledge):
        return Gesture(action, (f"card-{action.card}",), text("do-pledge", card=named(action.card)))
    if isinstance(action, Withdraw):
        return Gesture(action, (f"card-{action.card}",), text("do-withdraw", card=named(action.card)))
    if isinstance(action, Rest):
        return Gesture(action, (f"annex-{action.villager}",), text("do-rest", card=named(action.villager)))
    return None


def discard(view: PalmView, action: Discard) -> Gesture:
    card = at(view, 0)
    assert card is not None
    label = text("do-discard", card=named(card.card))
    moves = ((f"card-{card.card}", "slide"),)
    return Gesture(action, label=label, icon="act-discard", also=(("top-1", "under"),), moves=moves, key="d")


def shut(view: PalmView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """The button of the joint payment, while it does not reach yet."""
    if view.stage == "meet" and legal and AGREE not in legal:
        return (Shut(AGREE, text("do-agree"), main=True, icon="check"),)
    return ()


def subtitle(view: PalmView) -> Text:
    if view.mode == "solo":
        used = view.size - 1 - CORE if view.stage == "study" else -1
        return text("subtitle-solo", difficulty=view.difficulty, used=max(0, used))
    if view.mode == "cooperative":
        return text("subtitle-cooperative", disaster=text(f"disaster-{view.disaster}"), seats=view.seats)
    villagers = "yes" if option(view, "villagers") == "True" else "no"
    return text(f"subtitle-{view.mode}", seats=view.seats, villagers=villagers)
