"""When to play any-time cards: fish when it buys a cat, baskets at once, the rest on the own turn."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.berths import best_worth
from archipel.games.isle_of_cats.bots.outlay import OVER, later_days, usable
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.content.cards import DRAWS, FISH_PER
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.steps.paying import Paying
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.values import COLOURS, Play

BERTH_GAIN: Final = 900
ON_TURN: Final = ("double_rescue", "tiles_to_fields", "move_cats", "anywhere")


def card_to_play(watch: Watch) -> Action | None:
    """An any-time card worth playing now."""
    for action in watch.legal:
        if isinstance(action, Play) and wanted(watch, action):
            return action
    return None


def wanted(watch: Watch, action: Play) -> bool:
    kind = action.kind
    if kind == "gain_basket":
        return weaves(watch, 0)
    if kind == "tile_to_boat":
        return watch.crew.covered != 0 and watch.state.phase in OVER
    if kind in DRAWS:
        return watch.crew.fish >= 2
    if kind in FISH_PER:
        return fishes(watch, action)
    if kind == "basket_to_fish":
        return later_days(watch.state) == 0 and action.what == "used" and short(watch) and usable(watch.crew, True) > 0
    if kind == "basket_for_lessons":
        return weaves(watch, idle(watch))
    return kind in ON_TURN and on_turn(watch, kind)


def weaves(watch: Watch, given: int) -> bool:
    """A new basket is worth more than what is given for it."""
    if watch.state.phase in OVER and later_days(watch.state) == 0:
        return False
    uses = later_days(watch.state) + (0 if watch.state.phase in OVER else 1)
    return watch.chart.weights.basket * uses + watch.chart.one_more_basket(watch.hull) > given


def idle(watch: Watch) -> int:
    """What the two least promising private lessons are worth."""
    found = sorted([prospect(aim, watch.hull, watch.chart.means) for aim in watch.chart.aims])
    return sum(found[:2])


def short(watch: Watch) -> bool:
    """A basket is there, but not the fish for any cat."""
    return isinstance(watch.state.steps[-1], RescueTurn) and watch.crew.fish < RIGHT_PRICE


def fishes(watch: Watch, action: Play) -> bool:
    state, crew = watch.state, watch.crew
    gain = catch(watch, action)
    if not gain:
        return False
    purse = watch.purse()
    if state.phase in OVER and later_days(state) == 0:
        return purse.worth(crew.fish + gain) > purse.worth(crew.fish)
    if purse.fine and later_days(state) == 0:
        return short(watch) and usable(crew, True) > 0
    if later_days(state) == 0:
        return True
    if isinstance(state.steps[-1], Paying):
        return gain >= RIGHT_PRICE
    return short(watch) and usable(crew, True) > 0 and gain >= LEFT_PRICE


def catch(watch: Watch, action: Play) -> int:
    """The fish a card brings now."""
    hull, kind = watch.hull, action.kind
    if kind == "fish_one_color":
        cats = hull.cats[COLOURS.index(action.what)]
        return cats if cats == max(hull.cats) else 0
    if kind == "fish_lessons":
        return watch.chart.means.lessons
    if kind == "fish_colors":
        return sum([1 for cats in hull.cats if cats])
    if kind == "fish_common":
        return hull.common
    return FISH_PER[kind] * (hull.rare if kind == "fish_rare" else hull.oshax)


def on_turn(watch: Watch, kind: str) -> bool:
    """Cards for the own rescue turn, before a cat is taken."""
    state, crew = watch.state, watch.crew
    step = state.steps[-1]
    if not isinstance(step, RescueTurn) or step.seat != watch.seat or step.done:
        return False
    count = watch.count()
    if kind == "double_rescue":
        return count >= 2 and crew.extra == 0
    if kind == "tiles_to_fields":
        return count >= 1
    if kind == "move_cats":
        return count >= 1 and bool(herd(watch))
    return not crew.anywhere and crew.covered != 0 and berth_gain(watch) > BERTH_GAIN


def herd(watch: Watch) -> list[int]:
    """Cats of the right field that would be taken soon, the most wanted first."""
    best = watch.ranked(watch.cats(), [], 1)
    found: list[tuple[int, int]] = []
    for tile in watch.state.right:
        loose = [one for one in watch.cats() if one.tile == tile]
        if loose:
            found.append((best_worth(watch.chart, watch.hull, loose[0], watch.crew.anywhere), tile))
    if not best or not found:
        return []
    found.sort(reverse=True)
    close = best[0].worth - 3 * watch.chart.weights.fish
    return [tile for worth, tile in found if worth >= close][: max(1, watch.count())]


def berth_gain(watch: Watch) -> int:
    """What a tile that need not touch would bring more."""
    best = watch.base
    free = watch.base
    for loose in watch.cats():
        best = max(best, best_worth(watch.chart, watch.hull, loose, False))
        free = max(free, best_worth(watch.chart, watch.hull, loose, True))
    return free - best


def least_lesson(watch: Watch) -> int:
    """The private lesson that promises least."""
    return min([(prospect(aim, watch.hull, watch.chart.means), aim.card) for aim in watch.chart.aims])[1]
