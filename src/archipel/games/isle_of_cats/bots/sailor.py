"""A player of The Isle of Cats: every decision by what boats and cards promise."""

from __future__ import annotations

from typing import Final

from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.anytime import card_to_play, herd, least_lesson
from archipel.games.isle_of_cats.bots.berths import Loose, best_worth, treasure
from archipel.games.isle_of_cats.bots.hands import keep, keep_family, lay, pay
from archipel.games.isle_of_cats.bots.outlay import later_days
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.treasures import found, oshax
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.bots.weights import PLAIN, Weights
from archipel.games.isle_of_cats.content.tiles import CAT, SHAPE_OF
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.arriving import Arrivals
from archipel.games.isle_of_cats.steps.draft import FAMILY, Draft
from archipel.games.isle_of_cats.steps.finds import FindTurn
from archipel.games.isle_of_cats.steps.giving import Forgetting, Giving
from archipel.games.isle_of_cats.steps.herding import SENDS, Herding
from archipel.games.isle_of_cats.steps.laying import Laying
from archipel.games.isle_of_cats.steps.lessons import Lessons
from archipel.games.isle_of_cats.steps.looking import Looking
from archipel.games.isle_of_cats.steps.paying import Paying
from archipel.games.isle_of_cats.steps.placing import COMMON_SHAPES, Placing
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.steps.stowaway import NAMES, Dyeing
from archipel.games.isle_of_cats.steps.window import Window
from archipel.games.isle_of_cats.survey import HUES
from archipel.games.isle_of_cats.values import (
    COLOURS,
    END,
    ENOUGH,
    LEFT,
    PASS,
    RIGHT,
    SKIP,
    WAIVE,
    Adopt,
    Find,
    Forget,
    Place,
    Rescue,
    Treasure,
)

PATIENCE: Final = 600
"""What a day's wait is worth to a treasure card."""


class Sailor:
    def __init__(self, skill: Skill, weights: Weights = PLAIN) -> None:
        self.skill = skill
        self.weights = weights

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        state = outlook.sample(rng.fork())
        assert isinstance(state, CatsState)
        watch = Watch(state, outlook.seat, legal, self.skill, self.weights, rng)
        action = decide(watch)
        return action if action in legal else legal[0]


def decide(watch: Watch) -> Action:
    step = watch.state.steps[-1]
    if isinstance(step, Placing):
        return place(watch, step)
    if isinstance(step, RescueTurn):
        return rescue(watch, step)
    if isinstance(step, Draft):
        return keep_family(watch) if step.rounds == FAMILY else keep(watch)
    if isinstance(step, (Paying, Looking)):
        return card_to_play(watch) or pay(watch)
    if isinstance(step, Laying):
        return card_to_play(watch) or lay(watch)
    if isinstance(step, Window):
        return card_to_play(watch) or WAIVE
    if isinstance(step, FindTurn):
        return card_to_play(watch) or find(watch, step)
    if isinstance(step, Lessons):
        return NAMES[watch.market().colour(step.naming)]
    if isinstance(step, Dyeing):
        worths = [
            best_worth(watch.chart, watch.hull, oshax(step.tile, hue), watch.crew.anywhere) for hue in range(HUES)
        ]
        return NAMES[worths.index(max(worths))]
    return choose_lesser(watch)


def choose_lesser(watch: Watch) -> Action:
    """What any-time cards ask for, treasures after the first, and the rest."""
    step = watch.state.steps[-1]
    if isinstance(step, Herding):
        wanted = [tile for tile in herd(watch) if tile not in step.moved]
        return SENDS[wanted[0]] if wanted else ENOUGH if ENOUGH in watch.legal else watch.legal[0]
    if isinstance(step, Arrivals):
        return LEFT if watch.count() or watch.state.seats == 1 else RIGHT
    if isinstance(step, Forgetting):
        return Forget(least_lesson(watch))
    if isinstance(step, Giving):
        return watch.legal[0]
    if any(isinstance(action, Treasure) for action in watch.legal):
        return treasure_or_none(watch)
    return watch.rng.choose(watch.legal)


def place(watch: Watch, step: Placing) -> Action:
    if not any(isinstance(action, Place) for action in watch.legal):
        return watch.legal[-1]
    loose, others, count = others_of(watch, step)
    return watch.ranked([loose], others, count)[0].place


def others_of(watch: Watch, step: Placing) -> tuple[Loose, list[Loose], int]:
    """The tile in hand, the cats that may come after it today, and how many tiles that makes."""
    loose = Loose(step.tile, step.kind, step.shape, step.colour, 0)
    if step.kind == CAT and watch.state.phase == "rescue" and watch.state.drawn < 0:
        return loose, watch.cats(), 1 + watch.count()
    return loose, [], 1


def rescue(watch: Watch, step: RescueTurn) -> Action:
    played = card_to_play(watch)
    if played is not None:
        return played
    stop = END if step.done else PASS
    ways = ways_of(watch)
    if not ways:
        return stop
    cats = [loose for loose in watch.cats() if loose.tile in ways]
    best = watch.ranked(cats, cats, watch.count())
    if not best or best[0].worth <= watch.base:
        return stop
    return ways[best[0].loose.tile]


def ways_of(watch: Watch) -> dict[int, Action]:
    """How to rescue each cat that can be had, with the usual basket."""
    ways: dict[int, Action] = {}
    for action in watch.legal:
        if isinstance(action, Rescue):
            ways.setdefault(action.cat, action)
    return ways


def find(watch: Watch, step: FindTurn) -> Action:
    """The Oshax or treasure that brings most, if it is worth its card now."""
    if step.done:
        return END
    best = 0
    chosen: Action = PASS
    for gain, action in finds_of(watch):
        if gain > best:
            best, chosen = gain, action
    return chosen


def finds_of(watch: Watch) -> list[tuple[int, Action]]:
    """What each Oshax or treasure brings more than its card is worth later."""
    all_found: list[tuple[int, Action]] = []
    gains: dict[tuple[str, int], int] = {}
    for action in watch.legal:
        if isinstance(action, Adopt):
            loose = oshax(action.oshax, COLOURS.index(action.colour))
            gain = best_worth(watch.chart, watch.hull, loose, watch.crew.anywhere) - watch.base
            all_found.append((gain, action))
        elif isinstance(action, Find):
            key = action.way, SHAPE_OF[action.shape]
            if key not in gains:
                gains[key] = found(watch.state, watch.chart, watch.hull, action.way, SHAPE_OF[action.shape])
            all_found.append((gains[key] - PATIENCE * later_days(watch.state), action))
    return all_found


def treasure_or_none(watch: Watch) -> Action:
    best = watch.base
    chosen: Action = SKIP
    for worth, action in treasures_of(watch):
        if worth > best:
            best, chosen = worth, action
    return chosen


def treasures_of(watch: Watch) -> list[tuple[int, Action]]:
    """The worth of the boat with each treasure offered."""
    all_found: list[tuple[int, Action]] = []
    for action in watch.legal:
        if isinstance(action, Treasure):
            shape = SHAPE_OF[action.shape]
            loose = treasure(shape, shape in COMMON_SHAPES)
            all_found.append((best_worth(watch.chart, watch.hull, loose, watch.crew.anywhere), action))
    return all_found
