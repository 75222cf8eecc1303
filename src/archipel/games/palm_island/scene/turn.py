"""What is asked of the viewer now: prompt, hint, buttons, and gestures that cost nothing."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import Gesture, Shut
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.palm_island import values
from archipel.games.palm_island.content.cards import CORE, DISASTERS
from archipel.games.palm_island.scene.naming import seats
from archipel.games.palm_island.scene.table import acting, edition, named
from archipel.games.palm_island.values import AGREE, AIM, PalmView


def prompt(view: PalmView, legal: Sequence[Action]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    stage = view.pending.stage
    if stage == "over":
        return ending(view)
    if view.seat is None:
        return text("prompt-watch", round=view.round)
    if stage == "play":
        return text("prompt-play" if len(legal) > 1 else "prompt-forced")
    if stage == "buy":
        return text("prompt-buy", place=view.hands[view.seat].place)
    if stage == "study":
        return text("prompt-study", cards=view.size - 1)
    if stage == "meet":
        return meeting(view, legal)
    if stage == "cycle":
        return text("prompt-cycle" if view.options.mode == "speed" else "prompt-claim")
    return waiting(view)


def waiting(view: PalmView) -> Text:
    who = [seat for seat in view.waiting if seat != view.seat]
    return text("prompt-wait", who=seats(who)) if who else text("prompt-soon")


def meeting(view: PalmView, legal: Sequence[Action]) -> Text:
    goal = goal_of(view, view.pending.target)
    if AGREE in legal:
        return text("prompt-agree", goal=goal)
    return text("prompt-meet" if legal else "prompt-met", goal=goal)


def other_goal(view: PalmView) -> Text:
    return goal_of(view, "level" if view.pending.target == "ability" else "ability")


def goal_of(view: PalmView, target: str) -> Text:
    if target == "ability":
        return text("goal-ability", ability=edition(view).names.ability(view.ability))
    disaster = edition(view).names.disaster(view.disaster)
    return text("goal-level", disaster=disaster, level=min(view.level + 1, levels(view)))


def ending(view: PalmView) -> Text:
    if view.options.mode == "solo":
        return text("prompt-over-solo", points=view.hands[0].score, rank=text(view.rank))
    if view.options.mode == "cooperative":
        lowest = min(hand.score for hand in view.hands)
        disaster = edition(view).names.disaster(view.disaster)
        return text("prompt-over-together", disaster=disaster, saved="yes" if averted(view) else "no", points=lowest)
    best = max(hand.score for hand in view.hands)
    return text("prompt-over", points=best)


def averted(view: PalmView) -> bool:
    return view.level == levels(view)


def levels(view: PalmView) -> int:
    return len(edition(view).levels[DISASTERS.index(view.disaster)])


def hint(view: PalmView, legal: Sequence[Action]) -> Text | None:
    stage = view.pending.stage
    if view.seat is None or stage in ("over", "wait"):
        return None
    if stage == "play" and view.perk:
        return text("hint-perk", effect=edition(view).names.ability_effect(view.perk))
    return text("hint-forced" if stage == "play" and len(legal) == 1 else f"hint-{stage}")


def buttons(view: PalmView, legal: Sequence[Action]) -> list[Gesture]:
    """Gestures of all actions without a price."""
    return [found for action in legal for found in [button(view, action)] if found is not None]


def button(view: PalmView, action: Action) -> Gesture | None:
    if isinstance(action, values.Start):
        return Gesture(action, label=text("do-start"), main=True, icon="check")
    if isinstance(action, values.Discard):
        return discard(view, action)
    if isinstance(action, values.Pass):
        return Gesture(action, label=text(f"do-pass-{view.pending.stage}"))
    if isinstance(action, values.Aim):
        return Gesture(action, label=text("do-aim", goal=other_goal(view)), icon="ability")
    if isinstance(action, values.Agree):
        return Gesture(action, label=text("do-agree"), main=True, icon="check")
    if isinstance(action, values.Pledge):
        return Gesture(action, (f"card-{action.card}",), text("do-pledge", card=named(view, action.card)))
    if isinstance(action, values.Withdraw):
        return Gesture(action, (f"card-{action.card}",), text("do-withdraw", card=named(view, action.card)))
    if isinstance(action, values.Rest):
        return Gesture(action, (f"annex-{action.villager}",), text("do-rest", card=named(view, action.villager)))
    return None


def discard(view: PalmView, action: values.Discard) -> Gesture:
    card = acting(view, 1).card
    label = text("do-discard", card=named(view, card))
    moves = ((f"card-{card}", "slide"),)
    return Gesture(action, label=label, icon="act-discard", also=(("top-1", "under"),), moves=moves, key="d")


def shut(view: PalmView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """The buttons of the joint payment and of the other aim, while they say why not."""
    if view.pending.stage != "meet" or not legal:
        return ()
    agree = () if AGREE in legal else (Shut(AGREE, text("do-agree"), main=True, icon="check"),)
    if AIM in legal or not view.ability or view.unlocked or averted(view):
        return agree
    return (*agree, Shut(AIM, text("do-aim", goal=other_goal(view)), icon="ability"))


def subtitle(view: PalmView) -> Text:
    if view.options.mode == "solo":
        used = view.size - 1 - CORE if view.pending.stage == "study" else -1
        return text("subtitle-solo", difficulty=view.options.difficulty, used=max(0, used))
    if view.options.mode == "cooperative":
        return text("subtitle-cooperative", disaster=edition(view).names.disaster(view.disaster), seats=view.seats)
    villagers = "yes" if view.options.villagers else "no"
    return text(f"subtitle-{view.options.mode}", seats=view.seats, villagers=villagers)
