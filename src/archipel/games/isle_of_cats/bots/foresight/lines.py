"""The choices of a decision that are worth looking over: each a few actions long, with what is held of it at once."""

from __future__ import annotations

from typing import Final, final

from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.anytime import card_to_play
from archipel.games.isle_of_cats.bots.hands import to_lay
from archipel.games.isle_of_cats.bots.sailor import finds_of, others_of, treasures_of, ways_of
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.content.cards import RESCUE_CARDS, RESCUES
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of, size
from archipel.games.isle_of_cats.steps.buying import BUYS
from archipel.games.isle_of_cats.steps.draft import FAMILY, Draft, cards_of
from archipel.games.isle_of_cats.steps.finds import FindTurn, SecondFind
from archipel.games.isle_of_cats.steps.laying import LAYS, Laying
from archipel.games.isle_of_cats.steps.lessons import Lessons
from archipel.games.isle_of_cats.steps.paying import Paying
from archipel.games.isle_of_cats.steps.placing import Bonus, Placing
from archipel.games.isle_of_cats.steps.rescue import RescueTurn
from archipel.games.isle_of_cats.steps.stowaway import NAMES
from archipel.games.isle_of_cats.survey import HUES
from archipel.games.isle_of_cats.values import END, PASS, PAY, READY, SKIP, Keep, Place

SAME: Final = 3
"""Places of one cat that are looked over before another cat's."""
UNLIKE: Final = 500
"""How much worse a rescue card more or less is held to be, before it is looked over."""


@final
class Line:
    """Actions in their order, and their worth at a glance."""

    def __init__(self, actions: list[Action], worth: int) -> None:
        self.actions = actions
        self.worth = worth


def lines_of(watch: Watch, width: int) -> list[Line]:
    """The most promising lines, best first; none where a glance decides."""
    step = watch.state.steps[-1]
    found: list[Line] = []
    if isinstance(step, (RescueTurn, Paying, Laying, FindTurn)) and card_to_play(watch) is not None:
        return found
    if isinstance(step, Placing):
        found = places(watch, step)
    elif isinstance(step, RescueTurn):
        found = rescues(watch, step)
    elif isinstance(step, Draft) and step.rounds != FAMILY:
        found = keeps(watch)
    elif isinstance(step, Paying):
        found = purchases(watch)
    elif isinstance(step, Laying):
        found = layings(watch)
    elif isinstance(step, FindTurn) and not step.done:
        found = [Line([PASS], 0)] + [Line([action], gain) for gain, action in finds_of(watch)]
    elif isinstance(step, (Bonus, SecondFind)):
        found = [Line([SKIP], watch.base)] + [Line([action], worth) for worth, action in treasures_of(watch)]
    elif isinstance(step, Lessons):
        market = watch.market()
        found = [Line([NAMES[colour]], market.lead(step.naming, colour)) for colour in range(HUES)]
    keys = [line.worth for line in found]
    best: list[Line] = []
    for number in sorted(range(len(keys)), key=keys.__getitem__, reverse=True):
        # Cards alike make lines alike.
        if len(best) < width and not any(line.actions == found[number].actions for line in best):
            best.append(found[number])
    return best


def places(watch: Watch, step: Placing) -> list[Line]:
    if not any(isinstance(action, Place) for action in watch.legal):
        return []
    loose, others, count = others_of(watch, step)
    return [Line([berth.place], berth.worth) for berth in watch.ranked([loose], others, count)]


def rescues(watch: Watch, step: RescueTurn) -> list[Line]:
    """The best places of each cat, and to stop."""
    ways = ways_of(watch)
    if not ways:
        return []
    found = [Line([END if step.done else PASS], watch.base)]
    seen: dict[int, int] = {}
    cats = [loose for loose in watch.cats() if loose.tile in ways]
    for berth in watch.ranked(cats, cats, watch.count()):
        tile = berth.loose.tile
        seen[tile] = seen.get(tile, 0) + 1
        if seen[tile] <= SAME:
            found.append(Line([ways[tile], berth.place], berth.worth))
    return found


def keeps(watch: Watch) -> list[Line]:
    market = watch.market()
    crew = watch.crew
    found: list[Line] = []
    for action in watch.legal:
        assert isinstance(action, Keep)
        cards = crew.drafted | cards_of(crew.offer, action.cards)
        found.append(Line([action], market.purchase(cards)[1]))
    return found


def purchases(watch: Watch) -> list[Line]:
    """The best purchase with the cards chosen so far, and for each card the best that differs in it."""
    market = watch.market()
    crew = watch.crew
    more = numbers_of(crew.drafted & ~crew.picked)
    # Every choice of the other cards, a bit of `pick` for each.
    totals: list[int] = []
    for pick in range(1 << len(more)):
        totals.append(market.total(picked(crew.picked, more, pick), crew.fish, crew.hand, crew.ready))
    best = totals.index(max(totals))
    picks = [best]
    for place in range(len(more)):
        others = [pick for pick in range(len(totals)) if (pick ^ best) >> place & 1]
        found = max(others, key=totals.__getitem__)
        if totals[found] >= 0 and found not in picks:
            picks.append(found)
    lines: list[Line] = []
    for pick in picks:
        buys: list[Action] = [BUYS[card] for card in numbers_of(picked(0, more, pick))]
        lines.append(Line([*buys, PAY], totals[pick]))
    return lines


def picked(cards: int, more: list[int], pick: int) -> int:
    for place, card in enumerate(more):
        if pick >> place & 1:
            cards |= 1 << card
    return cards


def layings(watch: Watch) -> list[Line]:
    """The cards that seem right, one more, one less, none further and all; none is taken back."""
    crew = watch.crew
    cards = watch.crew.hand & RESCUE_CARDS
    wanted = to_lay(watch) | crew.picked
    masks = [wanted, crew.picked, cards | crew.picked]
    for card in numbers_of(cards & ~crew.picked):
        masks.append(wanted ^ 1 << card)
    found: list[Line] = []
    seen: set[tuple[str, ...]] = set()
    for mask in masks:
        kinds = kinds_of(mask)
        if kinds not in seen:
            seen.add(kinds)
            lays: list[Action] = [LAYS[RESCUES.index(kind)] for kind in kinds_of(mask & ~crew.picked)]
            found.append(Line([*lays, READY], -UNLIKE * size(mask ^ wanted)))
    return found
