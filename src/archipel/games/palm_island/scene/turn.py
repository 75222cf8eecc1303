"""What is asked of the viewer now: prompt, hint, and what can be touched, with and without a price."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Piece, ScenePart, Shut, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.palm_island import values
from archipel.games.palm_island.content.cards import CORE, DISASTERS
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.scene.chips import Verbs
from archipel.games.palm_island.scene.naming import seats
from archipel.games.palm_island.scene.payments import Costly, payments
from archipel.games.palm_island.scene.table import Deck, acting, deck_of, named
from archipel.games.palm_island.values import AGREE, AIM, Feast, PalmView, Play

NO_WAYS: Final = ScenePart()


class Common(NamedTuple):
    """What the group is about: the disaster with the levels paid, the ability, and the aim of the meeting."""

    content: str
    disaster: str
    level: int
    ability: str
    target: str


class Offer(NamedTuple):
    """`verbs` are the actions open to the first and the second card, `ways` the choices between payments."""

    gestures: tuple[Gesture, ...]
    ways: ScenePart
    verbs: tuple[Verbs, Verbs]


def common_of(view: PalmView) -> Common:
    return Common(view.options.content, view.disaster, view.level, view.ability, view.pending.target)


def offer_of(view: PalmView, legal: tuple[Action, ...]) -> Offer:
    return offer(deck_of(view), common_of(view), view.pending.stage, legal)


@kept
def offer(deck: Deck, common: Common, stage: str, legal: tuple[Action, ...]) -> Offer:
    costly = [action for action in legal if isinstance(action, Costly)]
    pieces, priced = payments(deck, common.ability, costly)
    only = len(legal) == 1
    free = [button(deck, common, stage, action, only) for action in legal if not isinstance(action, Costly)]
    return Offer((*priced, *free), options(pieces), (verbs(1, costly), verbs(2, costly)))


def options(ways: list[Piece]) -> ScenePart:
    zone = Zone("options", "row", text("options"), "tray", skin="choices ways", title=True)
    return ScenePart((zone,), tuple(ways)) if ways else NO_WAYS


def verbs(slot: int, costly: list[Costly]) -> Verbs:
    found = [action for action in costly if isinstance(action, Play | Feast) and action.slot == slot]
    return tuple(dict.fromkeys([action.verb if isinstance(action, Play) else "use" for action in found]))


def button(deck: Deck, common: Common, stage: str, action: Action, only: bool) -> Gesture:
    """The gesture of an action without a price."""
    content = deck.content
    if isinstance(action, values.Start):
        return Gesture(action, label=text("do-start"), main=True, icon="check")
    if isinstance(action, values.Discard):
        return discard(acting(deck, 1).card, action, only)
    if isinstance(action, values.Pass):
        return Gesture(action, label=text(f"do-pass-{stage}"))
    if isinstance(action, values.Aim):
        return Gesture(action, label=text("do-aim", goal=other_goal(common)), icon="ability", revocable=True)
    if isinstance(action, values.Agree):
        return Gesture(action, label=text("do-agree"), main=True, icon="check")
    if isinstance(action, values.Pledge):
        return Gesture(
            action, (f"card-{action.card}",), text("do-pledge", card=named(content, action.card)), revocable=True
        )
    if isinstance(action, values.Withdraw):
        return Gesture(
            action, (f"card-{action.card}",), text("do-withdraw", card=named(content, action.card)), revocable=True
        )
    assert isinstance(action, values.Rest)
    return Gesture(action, (f"annex-{action.villager}",), text("do-rest", card=named(content, action.villager)))


@kept
def discard(card: str, action: values.Discard, only: bool) -> Gesture:
    moves = ((f"card-{card}", "slide"),)
    label = text("do-discard")
    return Gesture(action, label=label, main=only, icon="act-discard", also=(("top-1", "under"),), moves=moves, key="d")


def other_goal(common: Common) -> Text:
    return goal_of(common, "level" if common.target == "ability" else "ability")


def goal_of(common: Common, target: str) -> Text:
    names = edition_of(common.content).names
    if target == "ability":
        return text("goal-ability", ability=names.ability(common.ability))
    return text("goal-level", disaster=names.disaster(common.disaster), level=min(common.level + 1, levels(common)))


def levels(common: Common) -> int:
    return len(edition_of(common.content).levels[DISASTERS.index(common.disaster)])


def prompt(view: PalmView, legal: tuple[Action, ...]) -> Text:
    """One sentence: what to do, whom to wait for, or how it ended."""
    stage = view.pending.stage
    if stage == "over":
        return ending(view)
    if view.seat is None:
        return said("prompt-watch", round=view.round)
    if stage == "play":
        return said("prompt-play" if len(legal) > 1 else "prompt-forced")
    if stage == "buy":
        return said("prompt-buy", place=view.hands[view.seat].place)
    if stage == "study":
        return said("prompt-study", cards=view.size - 1)
    if stage == "meet":
        key = "prompt-agree" if AGREE in legal else "prompt-meet" if legal else "prompt-met"
        return meeting(key, common_of(view))
    if stage == "cycle":
        return said("prompt-cycle" if view.options.mode == "speed" else "prompt-claim")
    return waiting(tuple([seat for seat in view.waiting if seat != view.seat]))


@kept
def said(key: str, **numbers: int) -> Text:
    return Text(key, {**numbers})


@kept
def meeting(key: str, common: Common) -> Text:
    return text(key, goal=goal_of(common, common.target))


@kept
def waiting(who: tuple[int, ...]) -> Text:
    return text("prompt-wait", who=seats(who)) if who else text("prompt-soon")


def ending(view: PalmView) -> Text:
    if view.options.mode == "solo":
        return text("prompt-over-solo", points=view.hands[0].score, rank=text(view.rank))
    if view.options.mode == "cooperative":
        lowest = min(hand.score for hand in view.hands)
        disaster = edition_of(view.options.content).names.disaster(view.disaster)
        saved = "yes" if averted(common_of(view)) else "no"
        return text("prompt-over-together", disaster=disaster, saved=saved, points=lowest)
    points = max(hand.score for hand in view.hands)
    arrows = [sum(hand.arrows) for hand in view.hands if hand.score == points]
    tie = "none" if len(arrows) == 1 else "stored" if arrows.count(max(arrows)) > 1 else "arrows"
    return text("prompt-over", points=points, tie=tie)


def averted(common: Common) -> bool:
    return common.level == levels(common)


def hint(view: PalmView, legal: tuple[Action, ...]) -> Text | None:
    stage = view.pending.stage
    if view.seat is None or stage in ("over", "wait"):
        return None
    if stage == "play" and view.perk:
        return perk(view.options.content, view.perk)
    return said("hint-forced" if stage == "play" and len(legal) == 1 else f"hint-{stage}")


@kept
def perk(content: str, ability: str) -> Text:
    return text("hint-perk", effect=edition_of(content).names.ability_effect(ability))


def shut(view: PalmView, legal: tuple[Action, ...]) -> tuple[Shut, ...]:
    """The buttons of the joint payment and of the other aim, while they say why not."""
    if view.pending.stage != "meet" or not legal:
        return ()
    common = common_of(view)
    aims = not view.ability or view.unlocked or averted(common)
    return closed(common, AGREE not in legal, not aims and AIM not in legal)


@kept
def closed(common: Common, agree: bool, aim: bool) -> tuple[Shut, ...]:
    payment = Shut(AGREE, text("do-agree"), main=True, icon="check")
    other = [Shut(AIM, text("do-aim", goal=other_goal(common)), icon="ability")] if aim else []
    return (*([payment] if agree else []), *other)


def subtitle(view: PalmView) -> Text:
    options = view.options
    if options.mode == "solo":
        used = view.size - 1 - CORE if view.pending.stage == "study" else 0
        return alone(options.difficulty, max(0, used))
    if options.mode == "cooperative":
        return together(options.content, view.disaster, view.seats)
    return against(options.mode, view.seats, options.villagers)


@kept
def alone(difficulty: str, used: int) -> Text:
    return text("subtitle-solo", difficulty=difficulty, used=used)


@kept
def together(content: str, disaster: str, seats: int) -> Text:
    return text("subtitle-cooperative", disaster=edition_of(content).names.disaster(disaster), seats=seats)


@kept
def against(mode: str, seats: int, villagers: bool) -> Text:
    return text(f"subtitle-{mode}", seats=seats, villagers="yes" if villagers else "no")
