"""Cards kept of a draft, paid for, and laid for the rescue."""

from __future__ import annotations

from archipel.core.values import Action
from archipel.games.isle_of_cats.bots.aims import prospect
from archipel.games.isle_of_cats.bots.measures import Aim
from archipel.games.isle_of_cats.bots.outlay import HALVES, REGULAR, later_days
from archipel.games.isle_of_cats.bots.watch import Watch
from archipel.games.isle_of_cats.content.cards import KIND_MASK, RESCUE_CARDS, RESCUES, SPEED
from archipel.games.isle_of_cats.piles import lowest, numbers_of, size
from archipel.games.isle_of_cats.steps.draft import cards_of
from archipel.games.isle_of_cats.steps.laying import LAYS, LIFTS
from archipel.games.isle_of_cats.values import PAY, READY, Buy, Keep, Return


def keep(watch: Watch) -> Action:
    """Of a draft those that make the best purchase with what was kept before."""
    market = watch.market()
    crew = watch.crew
    best, chosen = -1, watch.legal[0]
    for action in watch.legal:
        assert isinstance(action, Keep)
        cards = cards_of(crew.offer, action.cards)
        worth = market.purchase(crew.drafted | cards)[1]
        if watch.skill.blur:
            worth += watch.rng.below(watch.skill.blur)
        if worth > best:
            best, chosen = worth, action
    return chosen


def keep_family(watch: Watch) -> Action:
    best, chosen = -1, watch.legal[0]
    for action in watch.legal:
        assert isinstance(action, Keep)
        cards = numbers_of(cards_of(watch.crew.offer, action.cards))
        means = watch.chart.means
        worth = sum([prospect(Aim(card, -1, means), watch.hull, means) for card in cards])
        if worth > best:
            best, chosen = worth, action
    return chosen


def pay(watch: Watch) -> Action:
    """Step by step to the best purchase."""
    crew = watch.crew
    chosen, _ = watch.market().purchase(crew.drafted)
    for action in watch.legal:
        if isinstance(action, (Buy, Return)):
            cards = KIND_MASK[action.card]
            more = size(chosen & cards) - size(crew.picked & cards)
            if more > 0 if isinstance(action, Buy) else more < 0:
                return action
    return PAY


def lay(watch: Watch) -> Action:
    wanted = to_lay(watch)
    crew = watch.crew
    for number, kind in enumerate(RESCUES):
        more = size(wanted & KIND_MASK[kind]) - size(crew.picked & KIND_MASK[kind])
        if more > 0:
            return LAYS[number]
        if more < 0:
            return LIFTS[number]
    return READY


def to_lay(watch: Watch) -> int:
    """The rescue cards to lay: as many baskets as cats can be paid for, and boots."""
    hand = watch.crew.hand
    if later_days(watch.state) == 0:
        return hand & RESCUE_CARDS
    purse = watch.purse()
    purse.look(watch.state, watch.crew.anywhere)
    regular, halves = hand & REGULAR, hand & HALVES
    purse.crowd = 100
    _, taken = purse.trip(watch.crew.fish, watch.crew.ready + size(regular) + size(halves) // 2)
    need = taken - watch.crew.ready
    laid = 0
    pairs = fastest(halves)
    while need > 0 and len(pairs) >= 2:
        laid |= 1 << pairs.pop(0) | 1 << pairs.pop(0)
        need -= 1
    for card in fastest(regular):
        if need > 0:
            laid |= 1 << card
            need -= 1
    if laid:
        laid |= lowest(hand & KIND_MASK["boots"])
    return laid


def fastest(cards: int) -> list[int]:
    found = numbers_of(cards)
    found.sort(key=SPEED.__getitem__, reverse=True)
    return found
